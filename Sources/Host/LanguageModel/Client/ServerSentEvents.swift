/// Takes a stream of server-sent events apart (HTML standard, section 9.2), as far as their data go.
struct ServerSentEvents {
    private var line: [UInt8] = []
    private var data: [String] = []
    /// What the lines of this event take, with what the memory of each takes beside its bytes.
    private var size = 0
    private var lastWasReturn = false
    /// Whether an event had more bytes than an answer can have.
    private(set) var isTooLong = false

    /// Takes the next bytes, cut anywhere, and gives the data of the events that they complete.
    mutating func take(_ bytes: some Sequence<UInt8>) -> [String] {
        var events: [String] = []
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\n") where lastWasReturn: lastWasReturn = false
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                lastWasReturn = byte == UInt8(ascii: "\r")
                if let event = endLine() { events.append(event) }
            default:
                lastWasReturn = false
                if line.count < ModelTransport.limit { line.append(byte) } else { isTooLong = true }
            }
        }
        return events
    }

    /// What the stream ended with, where no empty line came after it.
    mutating func finish() -> String? {
        _ = endLine()
        return flush()
    }

    private mutating func endLine() -> String? {
        defer { line.removeAll(keepingCapacity: true) }
        if line.isEmpty { return flush() }
        let field = "data:"
        guard line.starts(with: field.utf8) else { return nil }
        var value = line[field.utf8.count...]
        if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
        size += value.count + 32
        guard size <= ModelTransport.limit else {
            isTooLong = true
            return nil
        }
        data.append(String(decoding: value, as: UTF8.self))
        return nil
    }

    private mutating func flush() -> String? {
        defer {
            data.removeAll()
            size = 0
        }
        return data.isEmpty ? nil : data.joined(separator: "\n")
    }
}
