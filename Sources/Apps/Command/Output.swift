import Foundation
import Wire

/// The output of commands.
enum Output {
    /// Prints a line to standard output immediately. Control characters in it are replaced: a book's title could colour
    /// the terminal, rename it, or type into it.
    static func line(_ text: String) { self.text(text.withoutControls + "\n") }

    /// Prints a line to standard output, ignoring failures.
    static func announce(_ text: String) {
        let bytes = Array((text + "\n").utf8)
        _ = Glibc.write(STDOUT_FILENO, bytes, bytes.count)
    }

    /// Prints a text to standard output, unchanged.
    static func text(_ text: String) { write(Data(text.utf8)) }

    /// Writes bytes to standard output. If the reader has gone, as in `glossa words | head -1`, the command exits
    /// silently; if there is no room, it says so and fails.
    static func write(_ data: Data) { write(data.bytes) }

    static func write(_ bytes: RawSpan) {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                // 128 + SIGPIPE, as a shell reports it.
                if count < 0, errno == EPIPE { exit(141) }
                guard count > 0 else {
                    note(
                        "Error: The output could not be written: \(String(cString: strerror(errno))). It is cut off.")
                    exit(1)
                }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Prints a line to standard error.
    static func note(_ text: String) {
        let bytes = Array((text.withoutControls + "\n").utf8)
        // If standard error is closed, nobody can be told.
        _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
    }

    /// "1 row", "2 rows".
    static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
        "\(number) " + (number == 1 ? one : many ?? one + "s")
    }

    static func json(_ value: some Encodable) throws {
        write(try data(value))
    }

    /// JSON with a line feed at its end.
    static func data(_ value: some Encodable) throws -> Data {
        try WireJSON.data(of: value) + Data("\n".utf8)
    }
}

extension String {
    /// The text with control characters (C0 except tabs and line feeds, DEL, C1) and bidirectional controls (Unicode
    /// Standard Annex 9, section 2) replaced, so that it is safe for a terminal.
    var withoutControls: String {
        func isControl(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar {
            case "\t", "\n": false
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
            default: scalar.properties.generalCategory == .control
            }
        }
        guard unicodeScalars.contains(where: isControl) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
    }
}

/// Why a valid command failed.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description.withoutControls }
}
