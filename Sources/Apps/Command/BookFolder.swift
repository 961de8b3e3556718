import Formats
import Foundation

/// The books that an argument names: a file, or all in a folder and its subfolders.
struct BookFolder {
    /// The paths of the books, in order.
    private(set) var files: [String]
    private(set) var isFolder = false
    /// The number of files in the folder whose names are not those of books.
    private(set) var skipped = 0

    /// - Throws: ``CommandFailure`` if a folder cannot be read.
    init(_ path: String) throws {
        files = [path]
        var isDirectory: ObjCBool = false
        guard path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
            isDirectory.boolValue
        else { return }
        isFolder = true
        files = []
        do {
            // Links to folders are not followed, so that none leads around in a circle.
            for name in try FileManager.default.subpathsOfDirectory(atPath: path).sorted() {
                guard !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { continue }
                let file = path.hasSuffix("/") ? path + name : path + "/" + name
                guard FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory), !isDirectory.boolValue
                else { continue }
                if Self.isBook(name) { files.append(file) } else { skipped += 1 }
            }
        } catch {
            throw CommandFailure(
                "\(path) could not be read: \(error.reason). Nothing was imported. Choose another folder.")
        }
    }

    /// Whether a file's name is that of a book. A file that is named on its own is judged by its contents.
    private static func isBook(_ name: String) -> Bool {
        let parts = name.lowercased().split(separator: ".")
        guard parts.count > 1, let last = parts.last else { return false }
        return last == "zip" ? parts.dropLast().last == "fb2" : extensions.contains(String(last))
    }

    private static let extensions: Set = [
        "txt", "text", "epub", "pdf", "docx", "fb2", "mobi", "prc", "azw", "azw3", "md", "markdown", "mdown", "html",
        "htm", "xhtml", "srt", "vtt", "ass", "ssa",
    ]
}
