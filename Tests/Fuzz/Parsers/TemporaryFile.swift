import Foundation

/// A file private to this process, in memory if the machine has an in-memory file system.
enum TemporaryFile {
    static let folder: URL = {
        let memory = URL(filePath: "/dev/shm")
        let base =
            FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
        let folder = base.appending(path: "glossa-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }()

    /// Runs `body` with a file of these bytes.
    static func with<Value>(_ bytes: [UInt8], named name: String, _ body: (URL) throws -> Value) throws -> Value {
        let file = folder.appending(path: name)
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file)
    }
}
