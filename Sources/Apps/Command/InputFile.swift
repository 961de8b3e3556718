import Formats
import Foundation

/// A file that a command reads: a path, or `-` for standard input.
struct InputFile {
    let name: String

    init(_ name: String) { self.name = name }

    /// Its name for use as a title and the like.
    var fileName: String { givenName ?? "standard input" }

    /// The file's own name; nil for standard input.
    var givenName: String? { name == "-" ? nil : URL(filePath: name).lastPathComponent }

    /// Returns the file as a source of bytes. A regular file is read later; anything else, such as a pipe, is read now.
    ///
    /// - Throws: ``CommandFailure`` if that fails.
    func source() throws -> ImportSource {
        let path = name == "-" ? "/dev/stdin" : name
        var status = stat()
        guard stat(path, &status) == 0 else { throw failure(String(cString: strerror(errno))) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file(URL(filePath: path))
        case S_IFDIR: throw failure(String(cString: strerror(EISDIR)))
        default: break
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
            throw failure(error.reason)
        }
    }

    /// Reads the whole file.
    func data() throws -> Data {
        switch try source() {
        case .file(let url):
            do { return try Data(contentsOf: url, options: .mappedIfSafe) } catch { throw failure(error.reason) }
        case .data(let data): return data
        default: return Data()
        }
    }

    private func failure(_ reason: String) -> CommandFailure {
        CommandFailure("\(name) could not be read: \(reason). Nothing was changed. Choose another file.")
    }
}
