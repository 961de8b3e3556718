import Formats
import Foundation
import Library
import Model
import Notebook
import Storage
import Wire

extension LearnerContext {
    /// Imports an archive of ``exportWhole(_:to:report:)`` into an empty Glossa, which then equals the one it came from.
    ///
    /// All rows are written in one transaction, after the archive was unpacked and checked. If the program is killed before
    /// it ends, the Glossa is still empty, and the import can be started again.
    ///
    /// - Parameters:
    ///   - file: The archive. It is only read.
    ///   - notebook: The learner's notebook.
    ///   - report: Receives the fraction done, from 0 to 1, on any thread.
    /// - Throws: ``WholeImportError``, `NotebookError`, `StorageError`, `CancellationError`. Nothing is changed then.
    public func importWhole(
        _ file: URL, into notebook: EtymologyNotebook, report: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws {
        try await refuseUnlessEmpty(notebook)
        try await withDrafts { drafts in
            let parts = try unpack(file, into: drafts)
            report(0.3)
            guard let document = parts[WholeDocument.name] else { throw WholeImportError.notAnExport }
            let read = try ReadWholeDocument(document)
            try placeDictionaries(try read.texts(of: "id", in: "dictionary"), parts)
            for (name, place) in parts.sorted(by: { $0.key < $1.key }) where name.hasPrefix("notebook/earlier/") {
                let text = try Data(contentsOf: place, options: .mappedIfSafe)
                try await notebook.addEarlier(String(name.dropFirst("notebook/earlier/".count)), text, at: now)
            }
            report(0.4)
            await database.prepareForLargeWrite()
            try await database.write(learner, at: now) { transaction in
                // Again, now that nobody else can write.
                try Self.refuse(unlessEmpty: transaction)
                try read.replace(in: transaction, notebook) { name in
                    try parts[name].map { [UInt8](try Data(contentsOf: $0, options: .mappedIfSafe)) }
                }
                // An entry of no file: the notebook's own file follows, also if this process ends before it does.
                try transaction.bringNotebook()
            }
            workplace.readAnew(learner)
            try? await database.announce(Announcement.moved(learner).text)
            report(0.95)
            try await notebook.refresh(at: now)
            report(1)
        }
    }

    private func refuseUnlessEmpty(_ notebook: EtymologyNotebook) async throws {
        // The rows of a notebook follow its file, which may have been edited.
        try await notebook.refresh(at: now)
        try await database.read(learner) { try Self.refuse(unlessEmpty: $0) }
    }

    private static func refuse(unlessEmpty reader: Reader) throws {
        let contents = try KeptTable.contents(reader)
        guard contents.isEmpty else {
            throw WholeImportError.notEmpty(Dictionary(uniqueKeysWithValues: contents.map { ($0.table, $0.count) }))
        }
    }

    private func unpack(_ file: URL, into drafts: URL) throws -> [String: URL] {
        let folders = ["media/", "pictures/", "dictionaries/", "notebook/earlier/"]
        do throws(any Error) {
            return try UnpackedZip(file, into: drafts) { name in
                name == WholeDocument.name || folders.contains { name.hasPrefix($0) }
            }.files
        } catch let fault as ArchiveFault {
            throw WholeImportError(fault)
        }
    }

    /// Puts the files of dictionaries in their place. A dictionary whose file the archive does not have is listed as missing.
    private func placeDictionaries(_ ids: [String], _ parts: [String: URL]) throws {
        for text in ids {
            guard let id = ID<LearnerDictionary>(text) else { throw WholeImportError.damaged(part: "dictionary") }
            let part = "dictionaries/\(id).glossadict"
            guard let source = parts[part] else { continue }
            do {
                guard try library.ownDictionaries.bring(id, from: source) else {
                    throw WholeImportError.damaged(part: part)
                }
            } catch let error where !(error is WholeImportError) {
                throw WholeImportError.notUnpacked(reason: error.reason)
            }
        }
    }
}

extension Transaction {
    /// Records that the rows of the notebook come from elsewhere than its file, if there are any, so that the file is made
    /// from them.
    fileprivate func bringNotebook() throws(StorageError) {
        try runDerived(
            """
            INSERT INTO notebook_file (learner_id, place, stamp, updated_at)
            SELECT learner_id, 'brought', 'none', MAX(updated_at) FROM notebook_entry WHERE learner_id = ?
            GROUP BY learner_id
            """, [owner])
    }
}
