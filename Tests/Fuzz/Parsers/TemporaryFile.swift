import Foundation

/// A file of this process alone, in memory where the machine has a file system there.
enum TemporaryFile {
    static let folder: URL = {
        let memory = URL(filePath: "/dev/shm")
        let base =
            FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
        let folder = base.appending(path: "glossa-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }()

    /// Lends a file with these bytes.
    static func with<Value>(_ bytes: [UInt8], named name: String, _ body: (URL) throws -> Value) throws -> Value {
        let file = folder.appending(path: name)
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file)
    }
}
