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
    /// All rows are written in one transaction, after the archive was unpacked and checked; files that were put in their places
    /// before it ended are removed if it fails. If the program is killed, the Glossa is still empty, and the import can be
    /// started again.
    ///
    /// A language model whose address the learner could not enter here is imported, too, and refused when it is asked:
    /// whoever moves to a server of many learners loses nothing by having had one of their own.
    ///
    /// - Parameters:
    ///   - file: The archive. It is only read.
    ///   - notebook: The learner's notebook.
    ///   - report: Receives the fraction done, from 0 to 1, on any thread.
    /// - Throws: ``WholeImportError``, `NotebookError`, `QuotaExceeded`, `StorageError`, `CancellationError`. Nothing is changed then.
    public func importWhole(
        _ file: URL, into notebook: EtymologyNotebook, report: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws {
        try await refuseUnlessEmpty(notebook)
        try await withDrafts { drafts in
            let parts = try unpack(file, into: drafts)
            report(0.3)
            guard let document = parts[WholeDocument.name] else { throw WholeImportError.notAnExport }
            let read = try ReadWholeDocument(document)
            let files = parts.filter { $0.key != WholeDocument.name }.values
            try await database.requireRoom(
                of: learner, for: files.reduce(0) { $0 + length(of: $1) }, files: files.count, at: now)
            let earlier = try earlierNotebooks(parts)
            let (dictionaries, notebooks) = (try bringDictionaries(read, parts), notebook.bringEarlier())
            report(0.4)
            do {
                await database.prepareForLargeWrite()
                try await database.write(learner, at: now) { transaction in
                    // Again, now that nobody else can write.
                    try Self.refuse(unlessEmpty: transaction)
                    // No two rows of an export share a file: a small archive would fill the disk.
                    var taken: Set<String> = []
                    let space = try transaction.spaceUse()
                    try read.replace(in: transaction, notebook) { name in
                        guard let part = parts[name] else { throw WholeImportError.missing(part: name.cut(to: 200)) }
                        guard taken.insert(name).inserted else {
                            throw WholeImportError.damaged(part: name.cut(to: 200))
                        }
                        return [UInt8](try Data(contentsOf: part, options: .mappedIfSafe))
                    }
                    // An entry of no file: the notebook's own file follows, also if this process ends before it does.
                    try transaction.bringNotebook()
                    // The rows, which take less than the document that has them.
                    try transaction.requireRoom(since: space)
                    // Last, so that almost nothing can refuse the import afterwards.
                    try notebooks.add(earlier, in: transaction)
                }
            } catch StorageError.outcomeUnknown(let reason) {
                // The files stay until the database tells: without them, rows that were saved would lack their dictionaries.
                throw StorageError.outcomeUnknown(reason: reason)
            } catch {
                dictionaries?.takeBack()
                notebooks.takeBack()
                throw error
            }
            dictionaries?.keep()
            workplace.readAnew(learner)
            try? await database.announce(Announcement.moved(learner).text)
            report(0.95)
            // Everything is saved. If its file cannot be written now, it is when the notebook is opened.
            try? await notebook.refresh(at: now)
            report(1)
        }
    }

    private func length(of file: URL) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
    }

    /// The earlier notebooks of an archive, by their names.
    private func earlierNotebooks(_ parts: [String: URL]) throws -> [String: Data] {
        let folder = "notebook/earlier/"
        var texts: [String: Data] = [:]
        for (name, place) in parts where name.hasPrefix(folder) {
            texts[String(name.dropFirst(folder.count))] = try Data(contentsOf: place, options: .mappedIfSafe)
        }
        return texts
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

    /// Puts the files of dictionaries in their places.
    private func bringDictionaries(
        _ read: ReadWholeDocument, _ parts: [String: URL]
    ) throws -> BroughtDictionaries? {
        let name = { (id: ID<LearnerDictionary>) in "dictionaries/\(id).glossadict" }
        var files: [(id: ID<LearnerDictionary>, file: URL)] = []
        for (id, needsFile) in try read.dictionaries() {
            if let file = parts[name(id)] {
                files.append((id, file))
            } else if needsFile {
                throw WholeImportError.missing(part: name(id))
            }
        }
        do {
            return try library.ownDictionaries.bring(files)
        } catch let error as DictionaryFolder.NotADictionary {
            throw WholeImportError.damaged(part: name(error.id))
        } catch let error as StorageError {
            throw error
        } catch {
            throw WholeImportError.notUnpacked(reason: error.reason)
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
