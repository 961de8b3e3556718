import Etymology
import Foundation

/// The file of a notebook, shared with other programs and written so that a crash at any moment leaves it intact.
///
/// An append is first recorded in a journal next to the file; if it is interrupted, the next process to open the file
/// completes it. All other writes replace the file atomically. A lock file next to it keeps Glossa's own processes
/// apart.
struct NotebookFile: Sendable {
    let path: String

    private var journal: String { path + ".adding" }
    private var lock: String { path + ".lock" }

    /// Runs `body` while no other Glossa process writes, after completing any interrupted append.
    func locked<Value>(_ body: () throws -> Value) throws -> Value {
        let folder = URL(filePath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw NotebookError.notWritten(path: path, reason: error.localizedDescription) }
        let descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw notWritten() }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 { guard errno == EINTR else { throw notWritten() } }
        try finishAppend()
        return try body()
    }

    /// Runs `body`, which only reads, while no other Glossa process writes. Writes nothing unless an append must be
    /// completed, and proceeds without the lock if the disk is read-only.
    func lockedForReading<Value>(_ body: () throws -> Value) throws -> Value {
        let manager = FileManager.default
        guard manager.fileExists(atPath: path) || manager.fileExists(atPath: journal) else { return try body() }
        do { return try locked(body) } catch NotebookError.notWritten { return try body() }
    }

    /// Returns the file's bytes; empty if there is no file yet.
    func read() throws -> Data {
        do {
            return try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return Data()
        } catch {
            throw NotebookError.unreadable(path: path, reason: error.localizedDescription)
        }
    }

    /// Whether no append must be completed.
    var isSettled: Bool { access(journal, F_OK) != 0 }

    /// The identity of the notebook's folder, which goes with the folder when it is moved or restored; nil if it has
    /// none yet. It stands in the lock file.
    var place: String? {
        guard let data = try? Data(contentsOf: URL(filePath: lock)) else { return nil }
        let text = NotebookText.trimmed(String(decoding: data.prefix(100), as: UTF8.self))
        return text.isEmpty ? nil : text
    }

    /// Returns the identity of the notebook's folder, and gives it one if it has none. Call it with the file locked.
    func identifiedPlace() throws -> String {
        if let place { return place }
        let new = UUID().uuidString.lowercased()
        // Written into the lock file itself: a new file in its place would not be locked.
        let file = open(lock, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { throw notWritten() }
        defer { close(file) }
        try write(Data((new + "\n").utf8), to: file, at: 0)
        return new
    }

    /// When and how the file last changed; nil if there is none.
    var stamp: Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Stamp(
            seconds: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec), size: Int(status.st_size),
            file: UInt64(status.st_ino))
    }

    struct Stamp: Hashable, Sendable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int
        var file: UInt64

        /// The stamp as one word.
        var text: String { "\(file).\(size).\(seconds).\(nanoseconds)" }

        /// Whether the file was last changed so recently that another change might leave the same time of change.
        var isRecent: Bool { time(nil) - seconds < 2 }
    }

    /// Appends to the file, and returns once the text is on disk. Call it with the file locked.
    ///
    /// - Returns: What was appended: the text, after blank lines if the file did not end with a line break.
    @discardableResult
    func append(_ block: Data) throws -> Data {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw notWritten() }
        defer { close(file) }
        let size = lseek(file, 0, SEEK_END)
        guard size >= 0 else { throw notWritten() }
        var text = Data()
        if size > 0 {
            var last: UInt8 = 0
            guard pread(file, &last, 1, size - 1) == 1 else { throw notWritten() }
            if last != 0x0A { text += Data("\n\n".utf8) }
        }
        text += block
        try replace(journal, with: Data("\(size) \(text.count)\n".utf8) + text)
        do {
            try write(text, to: file, at: size)
        } catch {
            // The disk is full: remove what was written.
            _ = ftruncate(file, size)
            unlink(journal)
            throw error
        }
        unlink(journal)
        return text
    }

    /// Replaces the file atomically. Call it with the file locked.
    func replace(with data: Data) throws { try replace(path, with: data) }

    /// Removes the file, if it exists.
    func remove() { unlink(path) }

    // MARK: Writing

    /// Completes an interrupted append, unless another program has written to the file since.
    private func finishAppend() throws {
        guard let written = try? Data(contentsOf: URL(filePath: journal)) else { return }
        defer { unlink(journal) }
        guard let end = written.firstIndex(of: 0x0A) else { return }
        let numbers = String(decoding: written[..<end], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
        let text = Data(written[(end + 1)...])
        guard numbers.count == 2, numbers[0] >= 0, numbers[1] == text.count else { return }
        let there = try read()
        guard there.count >= numbers[0], there.count < numbers[0] + text.count,
            there[numbers[0]...].elementsEqual(text.prefix(there.count - numbers[0]))
        else { return }
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw notWritten() }
        defer { close(file) }
        try write(text, to: file, at: off_t(numbers[0]))
    }

    private func write(_ data: Data, to file: Int32, at offset: off_t) throws {
        var written = 0
        while written < data.count {
            let count = data.withUnsafeBytes {
                pwrite(file, $0.baseAddress! + written, data.count - written, offset + off_t(written))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw notWritten() }
            written += count
        }
        guard fsync(file) == 0 else { throw notWritten() }
    }

    /// Writes a temporary file and renames it over the target. Follows symbolic links.
    private func replace(_ path: String, with data: Data) throws {
        let target = URL(filePath: path).resolvingSymlinksInPath().path
        let unfinished = target + ".unfinished"
        var status = stat()
        let mode = stat(target, &status) == 0 ? status.st_mode & 0o777 : 0o600
        // Do not replace a file that its owner made read-only.
        if access(target, F_OK) == 0, access(target, W_OK) != 0 || mode & 0o200 == 0 {
            errno = EACCES
            throw notWritten()
        }
        let file = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
        guard file >= 0 else { throw notWritten() }
        do {
            defer { close(file) }
            try write(data, to: file, at: 0)
        } catch {
            unlink(unfinished)
            throw error
        }
        guard rename(unfinished, target) == 0 else {
            let error = notWritten()
            unlink(unfinished)
            throw error
        }
        // Makes the rename durable across a power failure.
        let folder = open(URL(filePath: target).deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
        if folder >= 0 {
            fsync(folder)
            close(folder)
        }
    }

    private func notWritten() -> NotebookError {
        .notWritten(path: path, reason: String(cString: strerror(errno)))
    }
}
