/// What a JSON text will take when it is decoded, told before it is.
public struct JSONExtent: Sendable {
    /// The deepest nesting that is decoded, lists and objects in each other. Nothing that Glossa reads has more than some ten.
    ///
    /// Foundation's limit is 512, but where a text ends just there it traps when it looks for the line to complain of (Swift
    /// 6.3, `JSONError.SourceLocation`): 520 bytes would end the server.
    public static let deepest = 200

    /// As many values as the text can have at most: each is the first, follows a comma, or follows the bracket that opens
    /// a list or an object. The name of a member counts with its value.
    public private(set) var values = 1
    /// How deep lists and objects are in each other.
    public private(set) var depth = 0

    /// Whether it may be decoded at all.
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
            // One too many closes nothing: what follows could still be read as deep as it is.
            case UInt8(ascii: "]"), UInt8(ascii: "}"): if !isText { open = max(0, open - 1) }
            default: break
            }
            place += 1
        }
    }
}
