/// The size and depth of a JSON text, measured before decoding.
public struct JSONExtent: Sendable {
    /// The deepest nesting of lists and objects that is decoded. Nothing that Glossa reads has more than about ten
    /// levels.
    ///
    /// Foundation's limit is 512, but if a text ends exactly there, Foundation traps when it looks up the line for its
    /// error (Swift 6.3, `JSONError.SourceLocation`): 520 bytes would end the server.
    public static let deepest = 200

    /// An upper bound on the number of values: each is the first, follows a comma, or follows the bracket that opens a
    /// list or an object. A member's name counts with its value.
    public private(set) var values = 1
    /// The deepest nesting of lists and objects.
    public private(set) var depth = 0

    /// Whether the text is shallow enough to decode.
    public var isShallow: Bool { depth <= Self.deepest }

    public init(_ json: some Sequence<UInt8>) {
        if json.withContiguousStorageIfAvailable({ count($0) }) == nil {
            Array(json).withUnsafeBufferPointer { count($0) }
        }
    }

    private mutating func count(_ bytes: UnsafeBufferPointer<UInt8>) {
        var place = 0
        var open = 0
        var isText = false
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\\") where isText: place += 1
            case UInt8(ascii: "\""): isText.toggle()
            case UInt8(ascii: ","): if !isText { values += 1 }
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if !isText {
                    values += 1
                    open += 1
                    depth = max(depth, open)
                }
            // A surplus bracket closes nothing: the rest could still be read as deeply nested as it is.
            case UInt8(ascii: "]"), UInt8(ascii: "}"): if !isText { open = max(0, open - 1) }
            default: break
            }
            place += 1
        }
    }
}
