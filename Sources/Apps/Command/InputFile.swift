import Formats
import Foundation

/// A file that a command reads, as it was named: a path, or `-` for standard input.
struct InputFile {
    let name: String

    init(_ name: String) { self.name = name }

    /// What goes for its name where a name is wanted, such as a title.
    var fileName: String { name == "-" ? "standard input" : URL(filePath: name).lastPathComponent }

    /// An ordinary file is read where it is; what can be read only once, such as a pipe, is read here and now.
    ///
    /// - Throws: ``CommandFailure``, where that fails.
    func source() throws -> ImportSource {
        let path = name == "-" ? "/dev/stdin" : name
        var status = stat()
        // What is not there, and folders, are explained by who reads files.
        guard stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
            return .file(URL(filePath: path))
        }
        do {
            let pipe = try FileHandle(forReadingFrom: URL(filePath: path))
            defer { try? pipe.close() }
            var data = Data()
            while data.count <= ImportSource.limit, let piece = try pipe.read(upToCount: 1 << 20), !piece.isEmpty {
                data += piece
            }
            return .data(data)
        } catch {
            throw CommandFailure("\(name) could not be read: \(error.reason). Nothing was imported.")
        }
    }
}
