import Etymology
import Foundation
import Model
import Storage

/// The notebook during one change: its file, which is locked, and its rows in a transaction. Either may be missing: a
/// learner without a file has only rows, and a file outside the learner's data has none.
///
/// The file is written first, inside the transaction of the rows. If the program dies between the two, the file is
/// ahead of the rows, and as its stamp is not the recorded one, the next ``refresh()`` reads the rows anew from it. The
/// other way round, an entry that only the rows have would look like one that the learner has deleted from the file.
final class NotebookDraft {
    let file: NotebookFile?
    let rows: NotebookRows?
    /// Where the rows are read.
    let reader: Reader?
    /// What was written to the file, or is to be, and not yet to the rows.
    private var step = Step.none
    /// The length of the file when the rows agreed with it, in bytes.
    private var agreed = 0

    private enum Step {
        case none
        case appended(Data)
        case replaced(Data)
    }

    /// A notebook to change.
    init(_ file: NotebookFile?, _ rows: NotebookRows?) {
        self.file = file
        self.rows = rows
        reader = rows?.transaction
    }

    /// A notebook without a file, to look at.
    init(_ reader: Reader) {
        file = nil
        rows = nil
        self.reader = reader
    }

    /// Returns the whole notebook.
    func text() throws -> Data {
        if let file { return try file.read() }
        return try reader?.notebookText() ?? Data()
    }

    /// Returns whether the notebook has an entry with a title, ignoring case.
    func hasEntry(titled title: String) throws -> Bool {
        // The rows have just been made to agree with the file.
        if let rows { return try !rows.transaction.notebookRows(titled: title).isEmpty }
        return !NotebookIndex(try text()).items(titled: title).isEmpty
    }

    /// Appends an entry. The only change of a draft.
    ///
    /// - Throws: `QuotaExceeded` as a refusal, before anything is written.
    func append(_ block: String) throws {
        let block = Data(block.utf8)
        // In the rows, and in the file if there is one.
        try rows?.transaction.requireRoom(for: block.count * (file == nil ? 1 : 2), files: 0)
        if let file {
            step = .appended(try file.append(block))
        } else {
            step = .appended(try rows?.appended(block) ?? block)
        }
    }

    /// Replaces the whole notebook. The only change of a draft.
    func replace(with text: Data) throws {
        try file?.replace(with: text)
        step = .replaced(text)
    }

    /// Makes the rows follow the file, if another program has changed it. Logs only what differs.
    func refresh() throws {
        guard let file, let rows else { return }
        let known = try rows.transaction.notebookFile()
        if known == nil, file.stamp == nil { return }
        let place = try file.identifiedPlace()
        agreed = file.stamp?.size ?? 0
        if let known, known.place == place, known.stamp == file.stampText { return }
        if let known, known.place != place { try bringRows(to: file, rows) }
        let before = file.stamp
        let text = try file.read()
        try rows.follow(text)
        agreed = text.count
        // Another program may be writing: then the file is read again next time.
        let isSure = before == file.stamp && before?.isRecent != true
        try rows.record(place, isSure ? file.stampText : "")
    }

    /// Adds to a file that the rows do not come from what only the rows have, so that a new folder for data, or one
    /// restored from a backup, loses nothing.
    private func bringRows(to file: NotebookFile, _ rows: NotebookRows) throws {
        let kept = try rows.transaction.notebookText()
        let present = try file.read()
        if present.isEmpty {
            if !kept.isEmpty { try file.replace(with: kept) }
            return
        }
        func pieces(of text: Data) -> [Data] {
            NotebookIndex(text).pieces(of: text.count).map { text[$0.range] }
        }
        /// A piece without the separators and spaces at its ends, which depend on its neighbours.
        func core(_ piece: Data) -> Data {
            let isEdge = { (byte: UInt8) in byte <= 0x20 || byte == UInt8(ascii: "-") }
            guard let first = piece.firstIndex(where: { !isEdge($0) }),
                let last = piece.lastIndex(where: { !isEdge($0) })
            else { return Data() }
            return piece[first...last]
        }
        let known = Set(pieces(of: present).map(core)).union([Data()])
        let missing = pieces(of: kept).filter { !known.contains(core($0)) }
        if !missing.isEmpty { try file.append(Data(missing.joined())) }
    }

    /// Writes to the rows what was written to the file.
    func finish() throws {
        guard let rows else { return }
        let size: Int
        switch step {
        case .none: return
        case .appended(let text):
            try rows.append(text)
            size = agreed + text.count
        case .replaced(let text):
            try rows.follow(text)
            size = text.count
        }
        step = .none
        guard let file else { return try rows.countChange() }
        // If another program has written meanwhile, the file is read again next time.
        try rows.record(try file.identifiedPlace(), file.stamp?.size == size ? file.stampText : "")
    }
}

extension NotebookFile {
    /// The file's stamp as the rows record it.
    var stampText: String { stamp?.text ?? "none" }

    /// Whether it is the file with which rows agree, as it was then.
    ///
    /// - Parameter known: What the rows recorded; nil if there has never been an entry.
    func isOne(of known: (place: String, stamp: String)?) -> Bool {
        guard let known else { return stamp == nil }
        return known.place == place && known.stamp == stampText && isSettled
    }
}
