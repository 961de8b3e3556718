/// A piece of Japanese text in the cheapest path through the lattice.
package struct JapanesePiece {
    /// Its bytes in the analysed text.
    package var start: Int
    package var end: Int
    /// The number of the word; -1 if no dictionary knows it.
    package var word: Int
    /// The number of its part of speech.
    package var partOfSpeech: Int
}

/// Finds the cheapest sequence of words that covers a text: words cost by rarity, neighbours by how rarely one follows
/// the other (Viterbi's algorithm).
///
/// It keeps its working memory, so use one for many texts.
package struct JapaneseLattice {
    private struct Node {
        var begin: Int32
        var word: Int32
        var right: UInt16
        var partOfSpeech: UInt16
        var total: Int32
        var previous: Int32
        /// The next node that ends where this one ends.
        var sibling: Int32
    }

    private let tables: JapaneseTables
    /// The text in the writing of the dictionary's index (half-width, small letters), as UTF-8.
    private var bytes: [UInt8] = []
    /// For each byte in `bytes` and the end: where its character is in the text.
    private var places: [Int32] = []
    /// For each byte in `bytes`: the category of the character that begins there; 0xFF within a character.
    private var categories: [UInt8] = []
    private var scalars: [UInt32] = []
    /// The first node that ends at each byte; -1 for none.
    private var ending: [Int32] = []
    private var nodes: [Node] = []
    /// The best left neighbour of words with a row of connections, and its total.
    private struct Neighbour {
        /// The position at which it is the best one, as ``mark`` counts them.
        var mark: Int32
        var node: Int32
        var total: Int32
    }

    /// By row of connections.
    private var best: [Neighbour]
    private var mark: Int32 = 0
    /// Unknown words by category.
    private let unknown: [[JapaneseUnknownRecord]]
    /// Where the words of a part of speech hardly ever begin a sentence in which kana go on behind them.
    package enum Head: UInt8 {
        case usual
        /// Words of one kana do not, such as the conjunction で: でかける.
        case unusualIfShort
        /// No word does, such as particles.
        case unusual
    }

    /// By number of part of speech.
    private let heads: [Head]
    /// Whether words that follow others cost more at the position in hand.
    private var isHead = false
    /// What a particle costs more where a sentence begins and kana go on behind it: はしらない is 走らない, not は and 知らない.
    private static let costAtHead: Int32 = 6000

    /// The total of a path through a pair that is forbidden.
    private static let forbidden = Int32.max - 1

    /// - Parameter heads: By number of part of speech: how its words begin sentences; those beyond its end as any word.
    package init(_ tables: JapaneseTables, heads: [Head] = []) {
        self.tables = tables
        self.heads = heads
        best = Array(repeating: Neighbour(mark: 0, node: -1, total: 0), count: tables.size)
        var unknown: [[JapaneseUnknownRecord]] = Array(repeating: [], count: JapaneseCategory.allCases.count)
        for record in tables.unknown where Int(record.category) < unknown.count {
            unknown[Int(record.category)].append(record)
        }
        self.unknown = unknown
    }

    /// Calls a closure for each piece of a text, in order; together they cover it.
    ///
    /// - Parameter text: UTF-8, of some thousand bytes at most: the working memory grows with it.
    package mutating func analyze(_ text: UnsafeBufferPointer<UInt8>, _ body: (JapanesePiece) -> Void) {
        read(text)
        let count = bytes.count
        guard count > 0 else { return }
        nodes.removeAll(keepingCapacity: true)
        // The beginning of the text has number 0 on both sides.
        nodes.append(Node(begin: -1, word: -1, right: 0, partOfSpeech: 0, total: 0, previous: -1, sibling: -1))
        ending[0] = 0
        for position in 0..<count where ending[position] >= 0 { addWords(at: position) }
        trace(to: count, body)
    }

    /// Reads a text into `bytes`, character by character.
    private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        categories.removeAll(keepingCapacity: true)
        scalars.removeAll(keepingCapacity: true)
        var place = 0
        while place < text.count {
            let (scalar, length) = Self.scalar(text, place)
            let plain = Self.indexForm(scalar)
            let first = bytes.count
            Self.append(plain, to: &bytes)
            categories.append(JapaneseCategory(scalar).rawValue)
            scalars.append(scalar)
            places.append(Int32(truncatingIfNeeded: place))
            for _ in first + 1..<max(first + 1, bytes.count) {
                categories.append(0xFF)
                scalars.append(0)
                places.append(Int32(truncatingIfNeeded: place))
            }
            place += length
        }
        places.append(Int32(truncatingIfNeeded: text.count))
        ending.removeAll(keepingCapacity: true)
        for _ in 0...bytes.count { ending.append(-1) }
    }

    private mutating func addWords(at position: Int) {
        let category = JapaneseCategory(rawValue: categories[position]) ?? .other
        mark &+= 1
        if position > 0, category.isWhole, categories[before(position)] == category.rawValue {
            // Within a Latin word: nothing begins here, so no path leads through.
            return
        }
        isHead = !heads.isEmpty && beginsSentence(at: position)
        var found = false
        let trie = tables.trie
        var node = Int(Self.offset(trie[0]))
        var end = position
        while end < bytes.count {
            let label = UInt32(bytes[end])
            node ^= Int(label)
            guard node < trie.count else { break }
            let unit = trie[node]
            guard unit & 0x8000_00FF == label else { break }
            node ^= Int(Self.offset(unit))
            end += 1
            guard unit & 0x100 != 0, node < trie.count, end == bytes.count || categories[end] != 0xFF else { continue }
            if addWords(from: Int(trie[node] & 0x7FFF_FFFF), position, end) { found = true }
        }
        addUnknown(category, at: position, found)
    }

    /// Adds the words that are written as the bytes from a position to an end.
    private mutating func addWords(from first: Int, _ position: Int, _ end: Int) -> Bool {
        var number = first
        while let word = tables.word(number) {
            add(
                position, end, word: number, left: word.left, right: word.right, cost: word.cost,
                word.partOfSpeech & ~JapaneseWordRecord.lastBit)
            if word.isLast { break }
            number += 1
        }
        return number > first || tables.word(first) != nil
    }

    private mutating func addUnknown(_ category: JapaneseCategory, at position: Int, _ isKnown: Bool) {
        if !isKnown || category.alwaysGuesses, !JapaneseCategory.cannotBegin(scalars[position]) {
            let records = unknown[Int(category.rawValue)]
            var end = position
            var length = 0
            repeat {
                end = after(end)
                length += 1
                let goesOn =
                    end < bytes.count && categories[end] == category.rawValue
                    && (length < 64 || category.isWhole)
                if length <= category.longest || (category.groups && !goesOn) {
                    for record in records {
                        add(
                            position, end, word: -1, left: record.left, right: record.right, cost: record.cost,
                            record.partOfSpeech)
                    }
                }
                if !goesOn { break }
            } while category.groups || length < category.longest
            if !records.isEmpty { return }
        }
        guard !isKnown, let record = unknown[0].first else { return }
        add(
            position, after(position), word: -1, left: record.left, right: record.right, cost: record.cost,
            record.partOfSpeech)
    }

    @inline(__always)
    private mutating func add(
        _ begin: Int, _ end: Int, word: Int, left: UInt16, right: UInt16, cost: Int16, _ partOfSpeech: UInt16
    ) {
        let row = Int(left)
        guard row < tables.size, Int(right) < tables.size else { return }
        if best[row].mark != mark {
            let connections = UnsafeBufferPointer(
                rebasing: tables.connections[row * tables.size..<(row + 1) * tables.size])
            // The smallest of these numbers is the cheapest neighbour, and of several the latest. Without a branch that depends on
            // a cost, the processor fetches many connections at a time.
            var found = Int64.max
            var index = ending[begin]
            while index >= 0 {
                let node = nodes[Int(index)]
                // Numbers on the right are checked when a node is made.
                let connection = connections[Int(node.right)]
                // The highest cost means that the pair is forbidden.
                let total = connection == Int16.max ? Self.forbidden : node.total &+ Int32(connection)
                found = min(found, Int64(total) &<< 32 | Int64(Int32.max &- index))
                index = node.sibling
            }
            best[row] = Neighbour(
                mark: mark, node: Int32.max &- Int32(truncatingIfNeeded: found),
                total: Int32(truncatingIfNeeded: found &>> 32))
        }
        let previous = best[row].node
        guard previous >= 0, best[row].total < Self.forbidden else { return }
        var total = best[row].total &+ Int32(cost)
        if isHead, isUnusualAtHead(partOfSpeech, begin, end) { total &+= Self.costAtHead }
        nodes.append(
            Node(
                begin: Int32(truncatingIfNeeded: begin), word: Int32(truncatingIfNeeded: word), right: right,
                partOfSpeech: partOfSpeech, total: total, previous: previous, sibling: ending[end]))
        ending[end] = Int32(truncatingIfNeeded: nodes.count - 1)
    }

    /// Follows the cheapest path back from the end of the text.
    private func trace(to count: Int, _ body: (JapanesePiece) -> Void) {
        var best: Int32 = -1
        var total = Int32.max
        var index = ending[count]
        while index >= 0 {
            let node = nodes[Int(index)]
            // The end of the text is row 0.
            let cost = node.total &+ Int32(tables.connections[Int(node.right)])
            if cost < total { (total, best) = (cost, index) }
            index = node.sibling
        }
        var path: [Int32] = []
        while best > 0 {
            path.append(best)
            best = nodes[Int(best)].previous
        }
        var start = 0
        for (place, index) in path.reversed().enumerated() {
            let node = nodes[Int(index)]
            let next = place + 1 < path.count ? Int(nodes[Int(path[path.count - 2 - place])].begin) : count
            let end = Int(places[next])
            body(JapanesePiece(start: start, end: end, word: Int(node.word), partOfSpeech: Int(node.partOfSpeech)))
            start = end
        }
    }

    /// Whether a sentence begins at a position: nothing, a sign that ends one or an opening quotation mark stands before it.
    private func beginsSentence(at position: Int) -> Bool {
        guard position > 0 else { return true }
        switch scalars[before(position)] {
        // 。！？!? and 「『（( and the space that begins a paragraph.
        case 0x3002, 0xFF01, 0xFF1F, 0x21, 0x3F, 0x300C, 0x300E, 0xFF08, 0x28, 0x3000: return true
        default: return false
        }
    }

    private func isUnusualAtHead(_ partOfSpeech: UInt16, _ begin: Int, _ end: Int) -> Bool {
        guard Int(partOfSpeech) < heads.count, end < categories.count,
            categories[end] == JapaneseCategory.hiragana.rawValue
        else { return false }
        return switch heads[Int(partOfSpeech)] {
        case .usual: false
        case .unusualIfShort: after(begin) == end
        case .unusual: true
        }
    }

    private func before(_ position: Int) -> Int {
        var position = position - 1
        while position > 0, categories[position] == 0xFF { position -= 1 }
        return position
    }

    private func after(_ position: Int) -> Int {
        var position = position + 1
        while position < categories.count, categories[position] == 0xFF { position += 1 }
        return position
    }

    @inline(__always)
    private static func offset(_ unit: UInt32) -> UInt32 { (unit >> 10) << ((unit & 0x200) >> 6) }
}

extension JapaneseLattice {
    /// The character at a byte, and its length in bytes.
    @inline(__always)
    fileprivate static func scalar(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> (UInt32, Int) {
        guard let bytes = text.baseAddress else { return (0, 1) }
        var reader = ScalarReader(bytes: bytes, count: text.count, position: place)
        let scalar = reader.next()
        return (scalar, reader.position &- place)
    }

    /// The character under which the dictionary lists another: half-width and small.
    fileprivate static func indexForm(_ scalar: UInt32) -> UInt32 {
        let plain = (0xFF01...0xFF5E).contains(scalar) ? scalar - 0xFEE0 : scalar
        return (0x41...0x5A).contains(plain) ? plain + 0x20 : plain
    }

    fileprivate static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
        func low(_ shift: UInt32) -> UInt8 { UInt8(0x80 | (scalar >> shift & 0x3F)) }
        switch scalar {
        case ..<0x80: bytes.append(UInt8(scalar))
        case ..<0x800:
            bytes.append(UInt8(0xC0 | (scalar >> 6 & 0x1F)))
            bytes.append(low(0))
        case ..<0x10000:
            bytes.append(UInt8(0xE0 | (scalar >> 12 & 0x0F)))
            bytes.append(low(6))
            bytes.append(low(0))
        default:
            bytes.append(UInt8(0xF0 | (scalar >> 18 & 0x07)))
            bytes.append(low(12))
            bytes.append(low(6))
            bytes.append(low(0))
        }
    }
}
