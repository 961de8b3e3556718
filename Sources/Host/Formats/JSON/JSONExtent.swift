/// What a JSON text will take when it is decoded, told before it is.
public enum JSONExtent {
    /// As many values as the text can have at most: each is the first, follows a comma, or follows the bracket that opens
    /// a list or an object. The name of a member counts with its value.
    public static func values(in json: some Sequence<UInt8>) -> Int {
        let counted =
            json.withContiguousStorageIfAvailable { count($0) } ?? Array(json).withUnsafeBufferPointer { count($0) }
        return counted
    }

    private static func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var count = 1
        var place = 0
        var isText = false
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\\") where isText: place += 1
            case UInt8(ascii: "\""): isText.toggle()
            case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"): if !isText { count += 1 }
            default: break
            }
            place += 1
        }
        return count
    }
}
