import Cryptography
import Foundation
import Lexicon
import LexiconFile
import Model

/// Compiles data sets into one lexicon.
public struct LexiconBuilder {
    /// Increased whenever the compiler makes something else of the same data.
    private static let edition: UInt32 = 4

    /// A digest of everything of Glossa's own that goes into a lexicon: the versions of the layout and the compiler, and
    /// the bundled data. A lexicon with another recipe still works, but should be recompiled.
    public static let recipe: String = {
        var digest = SHA256()
        withUnsafeBytes(of: LexiconSection.formatVersion.littleEndian) { digest.update(data: $0) }
        withUnsafeBytes(of: edition.littleEndian) { digest.update(data: $0) }
        for data in EmbeddedData.all { digest.update(data: data.bytes) }
        return digest.finalize().hexadecimal
    }()

    /// What identifies a lexicon of this version of Glossa, compiled from files with a digest.
    fileprivate static func recipe(of sources: String) -> String { recipe + "-" + sources }

    /// A digest of the names and contents of all files that data sets consist of, as far as they are there.
    var sourcesDigest: String {
        var digest = SHA256()
        for file in DataSet.all.flatMap(\.files) {
            let found = (try? SHA256Digest.hex(ofFile: sources.appending(path: file.name))) ?? "missing"
            digest.update(data: Array("\(file.name) \(found)\n".utf8))
        }
        return digest.finalize().hexadecimal
    }

    private let sources: URL
    private let report: (String) -> Void

    /// - Parameters:
    ///   - sources: The folder filled by ``DataSetFetcher``. Missing files are skipped.
    ///   - report: Called before each step with its description.
    public init(sources: URL, report: @escaping (String) -> Void) {
        self.sources = sources
        self.report = report
    }

    /// Compiles everything and replaces `target` atomically, so that a lexicon in use is never half written.
    ///
    /// - Returns: What was compiled.
    /// - Throws: ``LexiconError/notWritten(path:reason:)``, ``LexiconError/malformed(file:line:reason:)``.
    public func build(to target: URL) throws -> [CompiledDataSet] {
        // Before the files are read: a file that changes meanwhile is compiled the next time.
        let digest = sourcesDigest
        var writer = LexiconWriter()
        var table = EntryTable()
        var parts: [CompiledDataSet] = []
        func note(_ set: DataSet, _ count: Int) {
            parts.append(
                CompiledDataSet(
                    name: set.name, version: set.version, licence: set.licence, home: set.home, purpose: set.purpose,
                    count: count))
        }
        let everyday = try EverydayWords.glossa()
        try ChineseCompiler(sources: self, everyday: everyday, report: report)
            .compile(into: &table, writer: &writer, note: note)
        try JapaneseCompiler(sources: self, report: report).compile(into: &table, note: note)
        try LatticeCompiler(sources: self, report: report).compile(into: &writer, note: note)
        let english = try EnglishCompiler(sources: self, report: report)
            .compile(into: &table, writer: &writer, note: note)
        report("Compiling what English words mean in Chinese")
        ChineseForEnglish(
            everyday, english, table, frequencies: text("jieba.txt").map(parseWordFrequencies) ?? []
        ).compile(into: &table, writer: &writer)
        everyday.compile(into: &table, writer: &writer)
        try FactCompiler(report: report).compile(into: &writer)
        report("Writing the lexicon")
        table.write(to: &writer)
        writer.add(.manifest, Manifest(recipe: Self.recipe(of: digest), dataSets: parts).bytes)
        do {
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try writer.write(to: target)
        } catch {
            // Foundation's own errors have the system's as their cause.
            let cause = error as? POSIXError ?? (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
            throw LexiconError.notWritten(
                path: target.path,
                reason: cause.map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription)
        }
        return parts
    }

    /// The text of a source file in UTF-8; nil if the file is missing.
    func text(_ name: String) -> String? {
        guard let data = data(name) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// The bytes of a source file; nil if the file is missing.
    func bytes(_ name: String) -> [UInt8]? {
        data(name).map { Array($0) }
    }

    /// A source file; nil if it is missing.
    func file(_ name: String) -> URL? {
        let file = sources.appending(path: name)
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    func data(_ name: String) -> Data? {
        try? Data(contentsOf: sources.appending(path: name), options: .alwaysMapped)
    }
}

extension Lexicon {
    /// Returns whether this version of Glossa would compile the data sets in a folder to the same lexicon.
    public func isCurrent(with sources: URL) -> Bool {
        recipe == LexiconBuilder.recipe(of: LexiconBuilder(sources: sources) { _ in }.sourcesDigest)
    }
}
