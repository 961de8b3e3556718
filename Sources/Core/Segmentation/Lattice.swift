import Model

/// The words that could stand in one stretch of text, and the cheapest way through them.
///
/// A node is a word at a place. The cost of a path is the sum of its words' costs (how rare each is) and of the
/// transitions between their classes (how rarely one follows the other): a first-order Markov model decoded by
/// A. Viterbi's algorithm. The storage is reused from stretch to stretch.
struct Lattice {
    struct Node {
        /// Cost of the cheapest path from the beginning up to and including this node.
        var forward: Int32
        /// Cost of the cheapest path from the end of this node to the end of the stretch.
        var backward: Int32
        var start: Int32
        var end: Int32
        /// The node before this one on the cheapest path; -1 at the beginning.
        var previous: Int32
        /// Another node that ends where this one does; -1 for the last.
        var nextAtEnd: Int32
        var word: UInt32
        var cost: UInt16
        var wordClass: UInt8
        var kind: UInt8
    }

    /// The longest stretch, in characters. A longer one without punctuation is cut.
    static let capacity = 4096
    private static let nodeCapacity = capacity * 24

    let nodes: UnsafeMutablePointer<Node>
    private(set) var count = 0
    /// The last node made that ends at each position; -1 where none does.
    private let lastAtEnd: UnsafeMutablePointer<Int32>
    /// The first node that starts at each position.
    private let firstAtStart: UnsafeMutablePointer<Int32>
    private let transitions: UnsafePointer<Int16>
    private let classCount: Int
    private let edgeClass: Int

    init(tables: SegmentationTables) {
        nodes = .allocate(capacity: Self.nodeCapacity)
        lastAtEnd = .allocate(capacity: Self.capacity + 1)
        firstAtStart = .allocate(capacity: Self.capacity + 2)
        transitions = tables.transitions
        classCount = tables.classCount
        edgeClass = Int(tables.classes.edge)
    }

    func deallocate() {
        nodes.deallocate()
        lastAtEnd.deallocate()
        firstAtStart.deallocate()
    }

    mutating func begin(length: Int) {
        count = 0
        for position in 0...length { lastAtEnd[position] = -1 }
    }

    /// Tells that the nodes added from now on start at `position`. Positions only grow.
    @inline(__always)
    func open(_ position: Int) { firstAtStart[position] = Int32(truncatingIfNeeded: count) }

    /// Whether any path reaches `position`.
    @inline(__always)
    func isReached(_ position: Int) -> Bool { position == 0 || lastAtEnd[position] >= 0 }

    /// Whether there is room for another node.
    @inline(__always)
    var isFull: Bool { count >= Self.nodeCapacity - 64 }

    /// Adds a word from `start` to `end` and links it to the cheapest word before it.
    @inline(__always)
    mutating func add(start: Int, end: Int, word: UInt32, cost: UInt16, wordClass: UInt8, kind: Token.Kind) {
        let row = transitions + Int(wordClass) &* classCount
        var best = Int32.max
        var previous: Int32 = -1
        if start == 0 {
            best = Int32(row[edgeClass])
        } else {
            var candidate = lastAtEnd[start]
            while candidate >= 0 {
                let node = nodes + Int(candidate)
                let total = node.pointee.forward &+ Int32(row[Int(node.pointee.wordClass)])
                if total < best {
                    best = total
                    previous = candidate
                }
                candidate = node.pointee.nextAtEnd
            }
        }
        nodes[count] = Node(
            forward: best &+ Int32(cost), backward: 0, start: Int32(truncatingIfNeeded: start),
            end: Int32(truncatingIfNeeded: end), previous: previous, nextAtEnd: lastAtEnd[end], word: word, cost: cost,
            wordClass: wordClass, kind: kind.rawValue)
        lastAtEnd[end] = Int32(truncatingIfNeeded: count)
        count &+= 1
    }

    /// The last node of the cheapest path to `length`, and that path's cost; nil when nothing ends there.
    func cheapest(length: Int) -> (node: Int32, cost: Int32)? {
        let row = transitions + edgeClass &* classCount
        var best = Int32.max
        var found: Int32 = -1
        var candidate = lastAtEnd[length]
        while candidate >= 0 {
            let node = nodes[Int(candidate)]
            let total = node.forward &+ Int32(row[Int(node.wordClass)])
            if total < best {
                best = total
                found = candidate
            }
            candidate = node.nextAtEnd
        }
        return found >= 0 ? (found, best) : nil
    }

    /// Fills in `backward` of every node: with it, `forward + backward` is the cost of the cheapest path through it.
    func computeBackward(length: Int) {
        firstAtStart[length] = Int32(count)
        let edgeRow = transitions + edgeClass &* classCount
        var position = length
        while position > 0 {
            var candidate = lastAtEnd[position]
            while candidate >= 0 {
                let node = nodes + Int(candidate)
                let preceding = Int(node.pointee.wordClass)
                if position == length {
                    node.pointee.backward = Int32(edgeRow[preceding])
                } else {
                    var best = Int32.max / 2
                    var next = Int(firstAtStart[position])
                    let last = Int(firstAtStart[position + 1])
                    while next < last {
                        let following = nodes + next
                        let total =
                            Int32(transitions[Int(following.pointee.wordClass) &* classCount &+ preceding])
                            &+ Int32(following.pointee.cost) &+ following.pointee.backward
                        if total < best { best = total }
                        next &+= 1
                    }
                    node.pointee.backward = best
                }
                candidate = node.pointee.nextAtEnd
            }
            position &-= 1
        }
    }
}
