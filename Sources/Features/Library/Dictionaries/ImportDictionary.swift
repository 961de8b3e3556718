import Cryptography
import Formats
import Foundation
import Lexicon
import LexiconCompiler
import LexiconFile
import Model
import Reading
import Storage

/// A dictionary to bring, as a form, a program or a command asks for it.
public struct DictionaryRequest: Sendable {
    public var source: ImportSource
    /// The name of the file.
    public var fileName: String
    /// What the learner calls it; nil for its own title.
    public var name: String?
    /// The languages of its headwords; none to find out.
    public var languages: [Language]

    /// - Parameters:
    ///   - name: Nil or empty for the dictionary's own title.
    ///   - languages: None to find out.
    public init(_ source: ImportSource, fileName: String, name: String? = nil, languages: [Language] = []) {
        self.source = source
        self.fileName = fileName
        self.name = name.nonEmpty
        self.languages = languages
    }
}

/// A dictionary that was brought.
public struct ImportedDictionary: Sendable {
    public var dictionary: LearnerDictionary
    /// Whether the same file had been brought before, in which case nothing was added.
    public var wasAlready: Bool
    /// Whether the same file had been brought before, and its entries could not be read any more until now.
    public var wasRepaired = false
}

extension Desk {
    /// How long a removed dictionary can be restored, in milliseconds: a day.
    static let keepsRemovedFor: Int64 = 86_400_000

    /// Imports a dictionary: all of it, or nothing. Only one is imported at a time in the whole program, because each may
    /// take a gigabyte of memory; cancelling the task cancels it.
    ///
    /// The same file is brought once. If its entries can no longer be read, they are written anew: the dictionary keeps its
    /// id, its name, its place in the order and its languages.
    ///
    /// - Parameter report: Receives the fraction done, from 0 to 1, on any thread.
    /// - Throws: ``LibraryError/format(_:fileName:)``, `DictionaryError`, `QuotaExceeded`, `LaneError`, `StorageError`,
    ///   `CancellationError`.
    public func importDictionary(
        _ request: DictionaryRequest, at now: Timestamp, newID: ID<LearnerDictionary>,
        report: @Sendable (Double) -> Void = { _ in }
    ) async throws -> ImportedDictionary {
        try await dictionaryImports.run { try await loadDictionary(request, at: now, newID: newID, report) }
    }

    private func loadDictionary(
        _ request: DictionaryRequest, at now: Timestamp, newID: ID<LearnerDictionary>,
        _ report: @Sendable (Double) -> Void
    ) async throws -> ImportedDictionary {
        do { try ownDictionaries.prepare() } catch { throw Self.explained(error) }
        try await purgeDictionaries(at: now)
        let digest = try Self.digest(of: request)
        let (known, count) = try await database.read(learner) {
            (try $0.dictionary(withDigest: digest), try $0.dictionaries().count)
        }
        // One whose file was lost or damaged is written anew.
        let isRepair = known.map { !ownDictionaries.isWhole($0.dictionary.id) } ?? false
        if let known, !isRepair {
            if known.isRemoved {
                try await database.write(learner, at: now) { try $0.restoreDictionary(known.dictionary.id) }
            }
            return ImportedDictionary(dictionary: known.dictionary, wasAlready: !known.isRemoved)
        }
        // One that is repaired has its place, unless it was removed.
        guard count < LearnerDictionary.most || known?.isRemoved == false else {
            throw DictionaryError.tooMany(limit: LearnerDictionary.most)
        }
        // What it takes is known once it is written. It is hardly less than the file, which may be compressed.
        if known == nil { try await database.requireRoom(of: learner, for: request.source.length, at: now) }
        let (compiler, about) = try Self.compiled(request) { report($0 * 0.8) }
        try Task.checkCancellation()
        let id = known?.dictionary.id ?? newID
        guard let file = ownDictionaries.file(of: id) else { throw StorageError.readOnly(path: "") }
        // A kill between the file and the database would leave a file of nobody's.
        let mark = known == nil ? ownDictionaries.mark(id) : nil
        defer {
            withExtendedLifetime(mark) {}
            if mark != nil { ownDictionaries.removeMark(of: id) }
        }
        do { try compiler.write(to: file) } catch { throw Self.explained(error) }
        report(0.95)
        if let known { return try await repaired(known.dictionary, isRemoved: known.isRemoved, by: compiler, at: now) }
        do {
            // Reading it once also records that it is whole.
            _ = try DictionaryImage(path: file.path)
            let languages =
                request.languages.isEmpty ? Self.languages(about, found: compiler.languages) : request.languages
            let new = LearnerDictionary(
                id: newID, name: request.name(about), kind: about.kind, languages: languages,
                entryCount: compiler.entryCount, factCount: compiler.factCount, digest: digest,
                attribution: about.attribution.cut(to: LearnerDictionary.longestAttribution), createdAt: now)
            try Task.checkCancellation()
            let length = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
            let added = try await database.write(learner, at: now) { transaction in
                try transaction.requireRoom(for: length, isThere: true)
                return try transaction.add(new)
            }
            // Another import of the same file was faster: its file is the one that is used.
            if added.id != newID { ownDictionaries.delete(newID) }
            return ImportedDictionary(dictionary: added, wasAlready: added.id != newID)
        } catch {
            ownDictionaries.delete(newID)
            throw error
        }
    }

    /// Records that the file of a dictionary was written anew. Cancelling has no effect any more: its file is whole.
    private func repaired(
        _ known: LearnerDictionary, isRemoved: Bool, by compiler: DictionaryCompiler, at now: Timestamp
    ) async throws -> ImportedDictionary {
        let (entries, facts) = (compiler.entryCount, compiler.factCount)
        let dictionary = try await database.write(learner, at: now) { transaction in
            if isRemoved { try transaction.restoreDictionary(known.id) }
            return try transaction.repairDictionary(known.id, entryCount: entries, factCount: facts)
        }
        guard ownDictionaries.canRead(known.id) else {
            throw DictionaryError.notWritten(reason: "its file cannot be read back")
        }
        return ImportedDictionary(dictionary: dictionary, wasAlready: false, wasRepaired: true)
    }

    /// Before when dictionaries were removed that cannot be restored any longer.
    package static func removedDictionariesEnd(at now: Timestamp) -> Timestamp {
        Timestamp(milliseconds: now.milliseconds - keepsRemovedFor)
    }

    /// Deletes what was removed more than a day ago, the files of imports that were killed before the database knew them, and
    /// what such an import did not write to the end more than a day ago.
    ///
    /// - Throws: `StorageError`.
    public func purgeDictionaries(at now: Timestamp) async throws {
        guard ownDictionaries.folder != nil else { return }
        let moment = Self.removedDictionariesEnd(at: now)
        let abandoned = ownDictionaries.abandoned()
        // Those that are not of this database are read after the marks: an import keeps its mark until it is saved.
        let (gone, nobodys) = try await database.read(learner) { reader in
            (try reader.dictionaries(removedBefore: moment), try reader.unknownDictionaries(of: abandoned))
        }
        for id in abandoned { nobodys.contains(id) ? ownDictionaries.delete(id) : ownDictionaries.removeMark(of: id) }
        ownDictionaries.sweep(at: now)
        guard !gone.isEmpty else { return }
        try await database.write(learner, at: now) { transaction in
            for id in gone { try transaction.purgeDictionary(id) }
        }
        for id in gone { ownDictionaries.delete(id) }
    }

    /// What an error of the file system means to whoever imports a dictionary.
    private static func explained(_ error: any Error) -> any Error {
        if error is StorageError { return error }
        if error.isForLackOfRoom { return StorageError.diskFull }
        if error.isForReadOnlyPlace { return DictionaryError.readOnlyFolder }
        return DictionaryError.notWritten(reason: error.reason)
    }

    private static func digest(of request: DictionaryRequest) throws -> String {
        do {
            return try request.source.sha256()
        } catch {
            throw LibraryError.format(error, fileName: request.fileName)
        }
    }

    private static func languages(_ about: BroughtDictionary, found: [Language]) -> [Language] {
        if let language = about.language { return [language] }
        switch about.kind {
        case .cedict: return [.chinese]
        case .edict: return [.japanese]
        case .yomitan, .starDict: return found.isEmpty ? [.english] : found
        }
    }

    /// Reads and compiles the file of a request.
    private static func compiled(
        _ request: DictionaryRequest, _ report: (Double) -> Void
    ) throws -> (DictionaryCompiler, BroughtDictionary) {
        var compiler = DictionaryCompiler()
        do {
            let read = try readDictionary(from: request.source, progress: report) { (item) throws(FormatError) in
                try compiler.take(item)
            }
            let about: BroughtDictionary
            switch read {
            case .whole(let whole): about = whole
            case .lines(let text):
                guard let kind = DictionaryLines.kind(of: text) else { throw FormatError.notADictionary }
                try DictionaryLines.forEachEntry(of: text, as: kind) { entry in
                    guard !Task.isCancelled else { throw FormatError.cancelled }
                    try compiler.take(.entry(entry))
                }
                about = BroughtDictionary(kind: kind, attribution: DictionaryLines.attribution(of: text))
            }
            guard compiler.entryCount + compiler.factCount > 0 else { throw FormatError.noEntries }
            return (compiler, about)
        } catch FormatError.cancelled {
            throw CancellationError()
        } catch let error as FormatError {
            throw LibraryError.format(error, fileName: request.fileName)
        }
    }
}

extension DictionaryCompiler {
    fileprivate mutating func take(_ item: BroughtItem) throws(FormatError) {
        do {
            switch item {
            case .entry(let entry): try add(entry)
            case .fact(let fact): try add(fact)
            }
        } catch {
            throw .unsafeArchive(.size)
        }
    }
}

extension DictionaryRequest {
    /// The name of the dictionary: the learner's, its own title, or that of the file.
    fileprivate func name(_ about: BroughtDictionary) -> String {
        let last = fileName.split(separator: "/").last.map(String.init) ?? fileName
        let stem = last.firstIndex(of: ".").map { $0 > last.startIndex ? String(last[..<$0]) : last } ?? last
        let name = (name ?? about.title).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return (name.isEmpty ? stem : name).cut(to: LearnerDictionary.longestName)
    }
}

extension ImportedDictionary: Codable {}
