import Foundation

/// Writes a JSON document piece by piece, so that it may be larger than memory.
///
/// ```swift
/// let json = JSONStream { try file.write(contentsOf: $0) }
/// try json.object {
///     try json.value(1, as: "version")
///     try json.array("words") { for word in words { try json.value(word) } }
/// }
/// try json.finish()
/// ```
///
/// Use it from one thread at a time. The output is valid JSON only after ``finish()``.
public final class JSONStream {
    /// Bytes passed on at once.
    private static let pieceLength = 1 << 16
    /// Bytes converted to Base64 at once; a multiple of three.
    private static let base64Length = 3 << 14

    private let write: (Data) throws -> Void
    private let encoder = JSONEncoder()
    private var pending = Data()
    /// For each open object and array, whether it has any contents.
    private var isFilled: [Bool] = []

    /// - Parameter write: Receives the document piece by piece, in order.
    public init(_ write: @escaping (Data) throws -> Void) {
        self.write = write
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        pending.reserveCapacity(Self.pieceLength * 2)
    }

    /// Writes an object whose members are written by `body`.
    ///
    /// - Parameter name: Its name in the enclosing object; nil in an array, and for the document itself.
    public func object(_ name: String? = nil, _ body: () throws -> Void) throws {
        try nest(name, "{", "}", body)
    }

    /// Writes an array whose elements are written by `body`.
    public func array(_ name: String? = nil, _ body: () throws -> Void) throws {
        try nest(name, "[", "]", body)
    }

    /// Writes a value that fits into memory.
    public func value(_ value: some Encodable, as name: String? = nil) throws {
        try begin(name)
        pending.append(try encoder.encode(value))
        try handOn()
    }

    /// Writes a value that is already JSON, for values that number in the millions.
    public func json(_ text: String, as name: String? = nil) throws {
        try begin(name)
        pending.append(contentsOf: text.utf8)
        try handOn()
    }

    /// Writes bytes as one Base64 string (RFC 4648).
    ///
    /// - Parameter pieces: Returns the next bytes at each call; none at the end.
    public func base64(as name: String? = nil, _ pieces: () throws -> [UInt8]) throws {
        try begin(name)
        pending.append(UInt8(ascii: "\""))
        var rest: [UInt8] = []
        while true {
            let piece = try pieces()
            guard !piece.isEmpty else { break }
            rest += piece
            var start = 0
            while rest.count - start >= Self.base64Length {
                pending.append(Data(rest[start..<start + Self.base64Length]).base64EncodedData())
                start += Self.base64Length
                try handOn()
            }
            rest.removeFirst(start)
        }
        pending.append(Data(rest).base64EncodedData())
        pending.append(UInt8(ascii: "\""))
        try handOn()
    }

    /// Passes on the remaining bytes. Call once, after the document.
    public func finish() throws {
        pending.append(0x0A)
        try write(pending)
        pending.removeAll()
    }

    private func nest(_ name: String?, _ open: Character, _ close: Character, _ body: () throws -> Void) throws {
        try begin(name)
        pending.append(contentsOf: String(open).utf8)
        isFilled.append(false)
        try body()
        if isFilled.removeLast() { pending.append(0x0A) }
        pending.append(contentsOf: String(close).utf8)
        try handOn()
    }

    /// Writes what precedes a value: a comma, a line feed and its name.
    private func begin(_ name: String?) throws {
        if let isLater = isFilled.last {
            pending.append(contentsOf: isLater ? ",\n".utf8 : "\n".utf8)
            isFilled[isFilled.count - 1] = true
        }
        if let name {
            pending.append(try encoder.encode(name))
            pending.append(UInt8(ascii: ":"))
        }
    }

    private func handOn() throws {
        guard pending.count >= Self.pieceLength else { return }
        try write(pending)
        pending.removeAll(keepingCapacity: true)
    }
}
