import Foundation

/// Reads standard input line by line and writes the transformed lines, in large blocks.
enum LineFilter {
    /// - Parameter transform: Receives a line without its line ending, and appends its output, also without one.
    static func run(_ transform: (_ line: UnsafeBufferPointer<UInt8>, _ output: inout [UInt8]) throws -> Void) throws {
        var pending: [UInt8] = []
        var output: [UInt8] = []
        let input = FileHandle.standardInput
        let block = 1 << 20
        var buffer = [UInt8](repeating: 0, count: block)
        func flush(atLeast limit: Int) throws {
            guard output.count >= limit, !output.isEmpty else { return }
            Output.write(output.span.bytes)
            output.removeAll(keepingCapacity: true)
        }
        while true {
            let count = buffer.withUnsafeMutableBytes { read(input.fileDescriptor, $0.baseAddress, block) }
            if count < 0 {
                if errno == EINTR { continue }
                // What was written so far lacks the rest of the input, so the command must not end as if it had all.
                try flush(atLeast: 0)
                throw CommandFailure("Standard input cannot be read to its end: \(String(cString: strerror(errno))).")
            }
            if count == 0 { break }
            var start = 0
            try buffer.withUnsafeBufferPointer { bytes in
                while let newline = memchr(bytes.baseAddress! + start, 0x0A, count - start) {
                    let end = UnsafeRawPointer(newline) - UnsafeRawPointer(bytes.baseAddress!)
                    if pending.isEmpty {
                        try transform(UnsafeBufferPointer(rebasing: bytes[start..<end]), &output)
                    } else {
                        pending.append(contentsOf: bytes[start..<end])
                        try pending.withUnsafeBufferPointer { try transform($0, &output) }
                        pending.removeAll(keepingCapacity: true)
                    }
                    output.append(0x0A)
                    start = end + 1
                }
                pending.append(contentsOf: bytes[start..<count])
            }
            try flush(atLeast: block)
        }
        if !pending.isEmpty { try pending.withUnsafeBufferPointer { try transform($0, &output) } }
        try flush(atLeast: 0)
    }

    /// A part of a line that is UTF-8, or one that is not.
    struct Piece {
        var bytes: UnsafeBufferPointer<UInt8>
        /// Nil for bytes that are no text, which are not to be replaced.
        var text: String?
    }

    /// Divides a line into what is text and what is not.
    static func pieces(of line: UnsafeBufferPointer<UInt8>) -> [Piece] {
        if let text = String(validating: line, as: UTF8.self) { return [Piece(bytes: line, text: text)] }
        var pieces: [Piece] = []
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = line.makeIterator()
        var (start, place) = (0, 0)
        var isText = true
        // The part that ends here, if the next one is of the other kind.
        func turn(to next: Bool) {
            guard isText != next else { return }
            end()
            (start, isText) = (place, next)
        }
        func end() {
            guard start < place else { return }
            let bytes = UnsafeBufferPointer(rebasing: line[start..<place])
            pieces.append(Piece(bytes: bytes, text: isText ? String(decoding: bytes, as: UTF8.self) : nil))
        }
        while true {
            switch parser.parseScalar(from: &bytes) {
            case .valid(let scalar):
                turn(to: true)
                place += scalar.count
            case .error(let length):
                turn(to: false)
                place += length
            case .emptyInput:
                end()
                return pieces
            }
        }
    }
}
