import Formats
import Foundation
import LanguageModel
import Model
import Notebook
import Practice
import Storage

/// The document `glossa.json` in the archive with everything that a learner has: the rows of each table, so that an import
/// gives back exactly what there was.
public enum WholeDocument {
    /// The name of the document's form.
    public static let format = "glossa-export-2"
    /// The name of the document in the archive.
    public static let name = "glossa.json"

    /// The member with the ids of the dictionaries of which the export has no file.
    static let missingDictionaries = "missingDictionaries"

    /// The version of the tables, which is that of the latest migration.
    static var schema: Int64 { Migration.all.last?.version ?? 0 }

    /// Writes the document.
    ///
    /// - Parameters:
    ///   - reader: A snapshot of the learner's rows.
    ///   - now: The date of the export, in which alone two exports of the same data differ.
    ///   - missing: The dictionaries of which the export has no file, because theirs could not be read.
    /// - Throws: `StorageError`, and what the stream throws.
    public static func write(
        to json: JSONStream, _ reader: Reader, at now: Timestamp, missing: [ID<LearnerDictionary>] = []
    ) throws {
        try json.object {
            try json.value(format, as: "format")
            try json.value(schema, as: "schema")
            try json.value(now, as: "exportedAt")
            if let learner = try reader.first("SELECT name, created_at FROM learner WHERE id = ?", [reader.owner]) {
                let values: JSON = [
                    "name": .text(try learner.text("name")),
                    "created_at": .integer(try learner.integer64("created_at")),
                ]
                try json.json(values.encoded(), as: "learner")
            }
            if !missing.isEmpty {
                try json.value(missing.map(\.description), as: missingDictionaries)
            }
            try json.object("tables") {
                for table in KeptTable.all {
                    try json.array(table.name) { try table.forEachRow(in: reader) { try json.json($0.encoded()) } }
                }
            }
        }
        try json.finish()
    }
}

/// A document `glossa.json` that was read back, and checked for its form.
public struct ReadWholeDocument: Sendable {
    private let json: JSONFile
    private let tables: [String: Range<Int>]
    private let learner: (name: String, createdAt: Int64)
    /// The dictionaries of which the export says that it has no file.
    private let missing: Set<String>

    /// - Throws: ``WholeImportError/newer``, ``WholeImportError/notAnExport``, ``WholeImportError/damaged(part:)``.
    public init(_ file: URL) throws {
        do {
            json = try JSONFile(file, called: WholeDocument.name)
            let members = try json.members(of: json.whole)
            guard let format = members["format"], case .text(let format) = try json.value(at: format),
                format.hasPrefix("glossa-export-")
            else { throw WholeImportError.notAnExport }
            guard format == WholeDocument.format else { throw WholeImportError.newer }
            let damaged = WholeImportError.damaged(part: WholeDocument.name)
            guard let schema = members["schema"], case .integer(let schema) = try json.value(at: schema) else {
                throw damaged
            }
            guard schema <= WholeDocument.schema else { throw WholeImportError.newer }
            guard let learner = members["learner"], case .object(let learner) = try json.value(at: learner),
                case .text(let name)? = learner["name"], case .integer(let created)? = learner["created_at"],
                let tables = members["tables"]
            else { throw damaged }
            self.learner = (name, Timestamp(milliseconds: created).milliseconds)
            var missing: Set<String> = []
            if let ids = members[WholeDocument.missingDictionaries] {
                try json.forEachElement(of: ids) { if case .text(let id) = $0 { missing.insert(id) } }
            }
            self.missing = missing
            self.tables = try json.members(of: tables)
            let known = Set(KeptTable.all.map(\.name))
            guard self.tables.keys.allSatisfy({ known.contains($0) }) else { throw damaged }
        } catch let fault as ArchiveFault {
            throw WholeImportError(fault)
        }
    }

    /// Returns the ids of the dictionaries, and whether the file of each must be in the archive: it need not be for one that
    /// was removed, and for one of which the export says that its file could not be read.
    ///
    /// - Throws: ``WholeImportError/damaged(part:)``.
    public func dictionaries() throws -> [(id: ID<LearnerDictionary>, needsFile: Bool)] {
        guard let rows = tables["dictionary"] else { return [] }
        var found: [(id: ID<LearnerDictionary>, needsFile: Bool)] = []
        do {
            try json.forEachElement(of: rows) { row in
                guard case .object(let row) = row, case .text(let text)? = row["id"],
                    let id = ID<LearnerDictionary>(text)
                else { throw WholeImportError.damaged(part: "dictionary") }
                let isRemoved =
                    switch row["removed_at"] {
                    case nil, .null: false
                    default: true
                    }
                found.append((id, !isRemoved && !missing.contains(text)))
            }
        } catch let fault as ArchiveFault {
            throw WholeImportError(fault)
        }
        return found
    }

    /// Replaces the rows of an empty Glossa with those of the document, and reads them back. Only the language of the
    /// pages stays if one was chosen here, or the archive names none: whoever imports can read that one, but perhaps
    /// not the one in which the archive's desk was used.
    ///
    /// - Parameters:
    ///   - notebook: The learner's notebook, of which nothing is read.
    ///   - file: Returns the bytes of a file in the archive; nil if there is none.
    /// - Throws: ``WholeImportError/damaged(part:)`` for rows that contradict each other or have impossible values,
    ///   `StorageError`, and what `file` throws. Then the transaction must not be kept.
    public func replace(
        in transaction: Transaction, _ notebook: EtymologyNotebook, file: (String) throws -> [UInt8]?
    ) throws {
        let (interface, isChosen) = (try transaction.preferences().interface, try Self.choosesInterface(transaction))
        try KeptTable.deleteAll(in: transaction, isForGood: false)
        try transaction.run(
            "UPDATE learner SET name = ?, created_at = ? WHERE id = ?",
            [.text(learner.name), .integer(learner.createdAt), transaction.owner],
            changes: .upsert(.learner, transaction.learner))
        for table in KeptTable.all {
            guard let rows = tables[table.name] else { continue }
            do {
                try table.insert(rows, of: json, into: transaction, file: file)
            } catch let error {
                throw Self.importError(error, table.name)
            }
        }
        let isNamed = try Self.choosesInterface(transaction)
        if isChosen || !isNamed { try Self.keep(interface, in: transaction) }
        try readBack(transaction, notebook)
    }

    /// Whether the learner has chosen the language of the pages.
    private static func choosesInterface(_ reader: Reader) throws(StorageError) -> Bool {
        if try reader.settings(on: nil)[Preferences.interfaceSetting] != nil { return true }
        return try reader.formerPreferences() != nil
    }

    private static func keep(
        _ interface: Preferences.Interface, in transaction: Transaction
    ) throws(StorageError) {
        let stored = try transaction.preferences()
        var changed = stored
        changed.interface = interface
        try transaction.set(changed.changes(from: stored), on: nil)
    }

    /// Reads the new rows as Glossa reads them, so that none can stand in the way later.
    private func readBack(_ transaction: Transaction, _ notebook: EtymologyNotebook) throws {
        try Self.refuseWhatCannotBeReliedOn(transaction)
        let json = JSONStream { _ in }
        let large: Set<String> = ["notebook", "mediaBytes", "bookPictures"]
        try json.object {
            for section in ExportSection.all where !large.contains(section.name) {
                do { try section.write(to: json, transaction, notebook) } catch {
                    throw Self.importError(error, section.name)
                }
            }
        }
        // As they are checked when they are entered: a key is sent to whatever address stands there.
        for profile in try transaction.modelProfiles() {
            guard (try? profile.checked())?.baseURL == profile.baseURL else {
                throw WholeImportError.damaged(part: "model_profile")
            }
        }
    }

    private static func importError(_ error: any Error, _ part: String) -> any Error {
        switch error {
        case is MalformedRow: WholeImportError.damaged(part: part)
        case let fault as ArchiveFault: WholeImportError(fault)
        case let error as StorageError:
            switch error {
            case .constraint, .unexpectedValue, .refused, .nulCharacter: WholeImportError.damaged(part: part)
            default: error
            }
        default: error
        }
    }
}
