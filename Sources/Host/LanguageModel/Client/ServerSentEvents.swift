/// Parses the data of a stream of server-sent events (HTML standard, section 9.2).
struct ServerSentEvents {
    private var line: [UInt8] = []
    private var data: [String] = []
    /// The memory used by the lines of this event, including the overhead of each.
    private var size = 0
    private var lastWasReturn = false
    /// Whether an event was larger than an answer can be.
    private(set) var isTooLong = false

    /// Processes the next bytes, split anywhere, and returns the data of the events that they complete.
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

    /// Returns the last event if no empty line followed it.
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
