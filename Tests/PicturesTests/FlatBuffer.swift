/// Writes FlatBuffers from front to back: a table comes before the data it refers to (FlatBuffers' "Internals").
struct FlatBuffer {
    /// The fields of a table, by their index in its schema.
    typealias Table = [Int: Field]

    indirect enum Field {
        case byte(UInt8)
        case word(Int32)
        case text(String)
        case bytes([UInt8])
        case words([Int32])
        case longs([Int64])
        case floats([Float])
        case table(Table)
        case tables([Table])
    }

    private(set) var bytes: [UInt8]

    init(_ root: Table, mark: String) {
        bytes = [0, 0, 0, 0] + Array(mark.utf8)
        refer(from: 0, to: add(root))
    }

    private mutating func add(_ table: Table) -> Int {
        let count = (table.keys.max() ?? -1) + 1
        var offsets = [Int](repeating: 0, count: count)
        var size = 4
        for place in table.keys.sorted() {
            if case .byte = table[place] {
                offsets[place] = size
                size += 1
            } else {
                offsets[place] = (size + 3) / 4 * 4
                size = offsets[place] + 4
            }
        }
        size = (size + 3) / 4 * 4
        let head = 4 + 2 * count
        pad(to: 4, before: head)
        bytes += ([head, size] + offsets).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        let start = bytes.count
        bytes += Self.word(Int32(head)) + [UInt8](repeating: 0, count: size - 4)
        for place in table.keys.sorted() {
            let address = start + offsets[place]
            switch table[place]! {
            case .byte(let byte): bytes[address] = byte
            case .word(let word): bytes.replaceSubrange(address..<address + 4, with: Self.word(word))
            case let field: refer(from: address, to: add(field))
            }
        }
        return start
    }

    private mutating func add(_ field: Field) -> Int {
        switch field {
        case .byte, .word: preconditionFailure("stands in its table")
        case .text(let text): add(Array(text.utf8), count: text.utf8.count, end: [0])
        case .bytes(let list): add(list, count: list.count)
        case .words(let list): add(list.flatMap(Self.word), count: list.count)
        case .longs(let list):
            add(list.flatMap { long in (0..<8).map { UInt8(truncatingIfNeeded: long >> ($0 * 8)) } }, count: list.count)
        case .floats(let list):
            add(list.flatMap { Self.word(Int32(bitPattern: $0.bitPattern)) }, count: list.count)
        case .table(let table): add(table)
        case .tables(let tables): add(tables)
        }
    }

    private mutating func add(_ tables: [Table]) -> Int {
        let start = add([UInt8](repeating: 0, count: tables.count * 4), count: tables.count)
        for (place, table) in tables.enumerated() { refer(from: start + 4 + place * 4, to: add(table)) }
        return start
    }

    /// A vector: its length, then its elements, aligned to 16 bytes as tensor data requires.
    private mutating func add(_ elements: [UInt8], count: Int, end: [UInt8] = []) -> Int {
        pad(to: 16, before: 4)
        let start = bytes.count
        bytes += Self.word(Int32(count)) + elements + end
        return start
    }

    private mutating func pad(to alignment: Int, before next: Int) {
        while !(bytes.count + next).isMultiple(of: alignment) { bytes.append(0) }
    }

    private mutating func refer(from address: Int, to target: Int) {
        bytes.replaceSubrange(address..<address + 4, with: Self.word(Int32(target - address)))
    }

    private static func word(_ word: Int32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
}
