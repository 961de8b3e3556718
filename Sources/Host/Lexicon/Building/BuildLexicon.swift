import Cryptography
import Foundation
import Model

/// Compiles data sets into one lexicon.
public struct LexiconBuilder {
    /// The result of compiling one data set.
    public struct Part: Codable, Sendable {
        public var name: String
        public var version: String
        public var licence: String
        public var home: String
        public var purpose: String
        /// The number of entries or words; 0 if the data set was missing.
        public var count: Int

        public init(name: String, version: String, licence: String, home: String, purpose: String, count: Int) {
            self.name = name
            self.version = version
            self.licence = licence
            self.home = home
            self.purpose = purpose
            self.count = count
        }
    }

    /// The metadata of a lexicon.
    struct Manifest: Codable {
        var parts: [Part]
        /// ``LexiconBuilder/recipe`` of the builder that compiled it.
        var recipe: String
        /// ``LexiconBuilder/sourcesDigest`` of the files that were compiled; nil in a lexicon of an older version.
        var sources: String?
    }

    /// A digest of everything of Glossa's own that goes into a lexicon: the layout's version and the bundled data. A
    /// lexicon with another recipe still works, but should be recompiled.
    public static let recipe: String = {
        var digest = SHA256()
        withUnsafeBytes(of: LexiconHeader.version.littleEndian) { digest.update(data: $0) }
        for data in [
            PackageResources.transitions_txt, PackageResources.polyphones_txt, PackageResources.phrases_txt,
            PackageResources.function_words_txt, PackageResources.first_senses_txt, PackageResources.everyday_words_txt,
        ] { digest.update(data: data) }
        return digest.finalize().hexadecimal
    }()

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
    /// - Throws: ``LexiconError/notWritten(path:reason:)``.
    public func build(to target: URL) throws -> [Part] {
        // Before the files are read: a file that changes meanwhile is compiled the next time.
        let digest = sourcesDigest
        var writer = LexiconWriter()
        var table = EntryTable()
        var parts: [Part] = []
        func note(_ set: DataSet, _ count: Int) {
            parts.append(
                Part(
                    name: set.name, version: set.version, licence: set.licence, home: set.home, purpose: set.purpose,
                    count: count))
        }
        try ChineseCompiler(sources: self, report: report).compile(into: &table, writer: &writer, note: note)
        JapaneseCompiler(sources: self, report: report).compile(into: &table, note: note)
        EnglishCompiler(sources: self, report: report).compile(into: &table, writer: &writer, note: note)
        report("Writing the lexicon")
        table.write(to: &writer)
        let manifest = Manifest(parts: parts, recipe: Self.recipe, sources: digest)
        writer.add(.manifest, Array(try JSONEncoder().encode(manifest)))
        do {
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try writer.write(to: target)
        } catch {
            throw LexiconError.notWritten(path: target.path, reason: error.localizedDescription)
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

    func data(_ name: String) -> Data? {
        try? Data(contentsOf: sources.appending(path: name), options: .alwaysMapped)
    }
}
