import Model

/// The possible words in one stretch of text, and the cheapest path through them.
///
/// A node is a word at a position. The cost of a path is the sum of its words' costs (how rare each is) and of the
/// transitions between their classes (how rarely one follows the other): a first-order Markov model decoded by A.
/// Viterbi's algorithm. The storage is reused from stretch to stretch, and lies behind pointers, so that copies of the
/// struct share it and the optimiser can keep them in registers.
struct Lattice {
    /// 24 bytes.
    struct Node {
        /// The cost of the cheapest path from the beginning up to and including this node.
        var forward: Int32
        /// The previous node on the cheapest path; -1 at the beginning.
        var previous: Int32
        /// Another node with the same end; -1 for the last.
        var nextAtEnd: Int32
        var word: UInt32
        /// Positions in the stretch, in characters.
        var start: UInt16
        var end: UInt16
        var cost: UInt16
        var wordClass: UInt8
        var kind: Token.Kind

        @inline(__always) var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
    }

    /// The longest stretch, in characters. Longer text without punctuation is cut.
    static let capacity = 4096
    private static let nodeCapacity = capacity * 24

    let nodes: UnsafeMutablePointer<Node>
    private let counter: UnsafeMutablePointer<Int>
    /// The cost of the cheapest path from each node's end to the end of the stretch; see `computeBackward`.
    private let backward: UnsafeMutablePointer<Int32>
    /// The last node created with each end position; -1 if there is none.
    private let lastAtEnd: UnsafeMutablePointer<Int32>
    /// The first node with each start position.
    private let firstAtStart: UnsafeMutablePointer<Int32>
    private let transitions: UnsafePointer<Int16>
    private let classCount: Int
    private let edgeClass: Int

    init(tables: SegmentationTables) {
        nodes = .allocate(capacity: Self.nodeCapacity)
        counter = .allocate(capacity: 1)
        counter.initialize(to: 0)
        backward = .allocate(capacity: Self.nodeCapacity)
        lastAtEnd = .allocate(capacity: Self.capacity + 1)
        firstAtStart = .allocate(capacity: Self.capacity + 2)
        transitions = tables.transitions
        classCount = tables.classCount
        edgeClass = Int(tables.classes.edge)
    }

    func deallocate() {
        nodes.deallocate()
        counter.deallocate()
        backward.deallocate()
        lastAtEnd.deallocate()
        firstAtStart.deallocate()
    }

    /// The number of nodes.
    @inline(__always)
    var count: Int { counter.pointee }

    func begin(length: Int) {
        counter.pointee = 0
        lastAtEnd.update(repeating: -1, count: length &+ 1)
    }

    /// Sets the start position of the nodes added next. Positions only increase.
    @inline(__always)
    func open(_ position: Int) { firstAtStart[position] = Int32(truncatingIfNeeded: count) }

    /// Returns whether any path reaches `position`.
    @inline(__always)
    func isReached(_ position: Int) -> Bool { position == 0 || lastAtEnd[position] >= 0 }

    /// Whether there is room for another node.
    @inline(__always)
    var isFull: Bool { count >= Self.nodeCapacity - 64 }

    /// Adds a word from `start` to `end` and links it to the cheapest word before it.
    @inline(__always)
    func add(start: Int, end: Int, word: UInt32, cost: WordCost, kind: Token.Kind) {
        let before = cheapest(before: cost.wordClass, at: start)
        let index = count
        nodes[index] = Node(
            forward: before.cost &+ Int32(cost.cost), previous: before.node, nextAtEnd: lastAtEnd[end], word: word,
            start: UInt16(truncatingIfNeeded: start), end: UInt16(truncatingIfNeeded: end), cost: cost.cost,
            wordClass: cost.wordClass, kind: kind)
        lastAtEnd[end] = Int32(truncatingIfNeeded: index)
        counter.pointee = index &+ 1
    }

    /// Returns the last node and the cost of the cheapest path through the whole stretch; nil if no path reaches the
    /// end.
    func cheapest(length: Int) -> (node: Int32, cost: Int32)? {
        let last = cheapest(before: UInt8(truncatingIfNeeded: edgeClass), at: length)
        return last.node >= 0 ? last : nil
    }

    /// Returns the node ending at `position` that is cheapest before a word of `wordClass`, and the cost of the path up
    /// to that word.
    @inline(__always)
    private func cheapest(before wordClass: UInt8, at position: Int) -> (node: Int32, cost: Int32) {
        let row = transitions + Int(wordClass) &* classCount
        if position == 0 { return (-1, Int32(row[edgeClass])) }
        var best = Int32.max
        var found: Int32 = -1
        var candidate = lastAtEnd[position]
        while candidate >= 0 {
            let node = nodes + Int(candidate)
            let total = node.pointee.forward &+ Int32(row[Int(node.pointee.wordClass)])
            found = total < best ? candidate : found
            best = min(best, total)
            candidate = node.pointee.nextAtEnd
        }
        return (found, best)
    }

    /// Returns the cost of the cheapest path through a node, once `computeBackward` has reached the node's end.
    func pathCost(through node: Int) -> Int32 { nodes[node].forward &+ backward[node] }

    /// Fills in the backward costs of the nodes that end at `positions`; those of later ends must be filled in already.
    func computeBackward(_ positions: ClosedRange<Int>, length: Int) {
        firstAtStart[length] = Int32(count)
        var position = positions.upperBound
        while position >= positions.lowerBound {
            var candidate = lastAtEnd[position]
            while candidate >= 0 {
                let preceding = nodes[Int(candidate)].wordClass
                backward[Int(candidate)] =
                    position == length
                    ? Int32(transitions[edgeClass &* classCount &+ Int(preceding)])
                    : cheapestRest(from: position, after: preceding)
                candidate = nodes[Int(candidate)].nextAtEnd
            }
            position &-= 1
        }
    }

    /// Returns the cost of the cheapest path from `position` to the end after a word of a class.
    @inline(__always)
    private func cheapestRest(from position: Int, after preceding: UInt8) -> Int32 {
        let column = transitions + Int(preceding)
        var best = Int32.max / 2
        var next = Int(firstAtStart[position])
        let last = Int(firstAtStart[position &+ 1])
        while next < last {
            let node = nodes + next
            let total =
                Int32(column[Int(node.pointee.wordClass) &* classCount]) &+ Int32(node.pointee.cost) &+ backward[next]
            best = min(best, total)
            next &+= 1
        }
        return best
    }
}
