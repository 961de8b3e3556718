import Foundation
import Model

/// A JSON document in a file, which is read part by part: it may be larger than memory.
///
/// It finds the boundaries of parts by brackets and quotation marks; ``value(at:)`` then parses a part strictly.
///
/// ```swift
/// let document = try JSONFile(file)
/// let members = try document.members(of: document.whole)
/// try document.forEachElement(of: members["words"]!) { try use($0) }
/// ```
public struct JSONFile: Sendable {
    private let data: Data
    private let part: String

    /// The most bytes of a part that is parsed as a whole.
    private static let longestPart = 256 << 20
    /// The most values in such a part: a row has some tens. Each takes many times the bytes that it is written with.
    private static let mostValues = 10_000

    /// - Parameter part: What to call the document in errors.
    /// - Throws: `ArchiveFault.damaged` if the file cannot be read.
    public init(_ file: URL, called part: String) throws(ArchiveFault) {
        guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else { throw .damaged(part: part) }
        self.data = data
        self.part = part
    }

    /// Where the document's value is.
    public var whole: Range<Int> { 0..<data.count }

    /// Returns where the members of an object are, by name.
    ///
    /// - Throws: `ArchiveFault.damaged` if there is no object, if two members share a name, or if there are more than a
    ///   document has.
    public func members(of range: Range<Int>) throws -> [String: Range<Int>] {
        var members: [String: Range<Int>] = [:]
        try skim(range, from: UInt8(ascii: "{"), to: UInt8(ascii: "}")) { skimmer in
            let start = skimmer.place
            try skimmer.skipString()
            guard case .text(let name) = try value(at: start..<skimmer.place) else { throw damaged }
            skimmer.skipSpace()
            guard skimmer.take(UInt8(ascii: ":")) else { throw damaged }
            skimmer.skipSpace()
            let first = skimmer.place
            try skimmer.skipValue()
            guard members.count < Self.mostValues,
                members.updateValue(first..<skimmer.place, forKey: name) == nil
            else { throw damaged }
        }
        return members
    }

    /// Passes the elements of an array to `body`, parsed, one by one.
    ///
    /// - Throws: `ArchiveFault.damaged` for what is no array of valid JSON, and what `body` throws.
    public func forEachElement(of range: Range<Int>, _ body: (JSON) throws -> Void) throws {
        try skim(range, from: UInt8(ascii: "["), to: UInt8(ascii: "]")) { skimmer in
            let start = skimmer.place
            try skimmer.skipValue()
            try body(try value(at: start..<skimmer.place))
        }
    }

    /// Parses a part.
    ///
    /// - Throws: `ArchiveFault.damaged` if it is not valid JSON, or too long to be one row.
    public func value(at range: Range<Int>) throws(ArchiveFault) -> JSON {
        guard range.count <= Self.longestPart, JSONExtent(data[range]).values <= Self.mostValues else { throw damaged }
        do throws(JSONError) { return try JSON(parsing: data[range]) } catch { throw damaged }
    }

    private var damaged: ArchiveFault { .damaged(part: part) }

    /// Goes through the parts of an array or object, which must end where the range does.
    private func skim(
        _ range: Range<Int>, from opening: UInt8, to closing: UInt8, _ body: (inout Skimmer) throws -> Void
    ) throws {
        try data.withUnsafeBytes { bytes in
            var skimmer = Skimmer(
                bytes: bytes.bindMemory(to: UInt8.self), end: range.upperBound, damaged: damaged,
                place: range.lowerBound)
            skimmer.skipSpace()
            guard skimmer.take(opening) else { throw damaged }
            skimmer.skipSpace()
            if !skimmer.take(closing) {
                while true {
                    try body(&skimmer)
                    skimmer.skipSpace()
                    if skimmer.take(closing) { break }
                    guard skimmer.take(UInt8(ascii: ",")) else { throw damaged }
                    skimmer.skipSpace()
                }
            }
            skimmer.skipSpace()
            guard skimmer.place == range.upperBound else { throw damaged }
        }
    }
}

/// A place in a JSON text.
private struct Skimmer {
    let bytes: UnsafeBufferPointer<UInt8>
    let end: Int
    let damaged: ArchiveFault
    var place: Int

    mutating func skipSpace() {
        while place < end, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[place]) { place += 1 }
    }

    /// Takes a byte if it is next.
    mutating func take(_ byte: UInt8) -> Bool {
        guard place < end, bytes[place] == byte else { return false }
        place += 1
        return true
    }

    mutating func skipString() throws(ArchiveFault) {
        guard take(UInt8(ascii: "\"")) else { throw damaged }
        while place < end {
            switch bytes[place] {
            case UInt8(ascii: "\\"): place += 2
            case UInt8(ascii: "\""):
                place += 1
                return
            default: place += 1
            }
        }
        throw damaged
    }

    /// Skips a value, at least one byte of it.
    mutating func skipValue() throws(ArchiveFault) {
        let start = place
        var depth = 0
        while place < end {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                try skipString()
                if depth == 0 { return }
                continue
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 {
                    guard place > start else { throw damaged }
                    return
                }
                depth -= 1
                if depth == 0 {
                    place += 1
                    return
                }
            case UInt8(ascii: ","), 0x20, 0x0A, 0x0D, 0x09:
                if depth == 0 {
                    guard place > start else { throw damaged }
                    return
                }
            default: break
            }
            place += 1
        }
        guard depth == 0, place > start, place == end else { throw damaged }
    }
}
