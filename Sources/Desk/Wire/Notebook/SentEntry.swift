import Foundation
import Model
import Notebook

/// What is to be added to the notebook: the body of `POST /api/v1/notebook`, or what a command reads.
public enum SentEntry: Sendable {
    /// `{"word": "construct"}`: a word whose entry is still to be written.
    case word(String)
    /// A complete entry.
    case entry(WordEntry)

    /// More values than any entry has.
    private static let mostValues = 10_000

    /// - Throws: `NotebookError.fault` for anything but a word alone or a complete entry.
    public init(_ json: Data) throws(NotebookError) {
        let extent = JSONExtent(json)
        guard extent.isShallow, extent.values <= Self.mostValues else { throw .fault(.notJSON) }
        if let sent = try? JSONDecoder().decode(SentWord.self, from: json), sent.isAlone {
            self = .word(sent.word)
            return
        }
        do throws(EntryFault) { self = .entry(try WordEntry(strictJSON: json)) } catch { throw .fault(error) }
    }
}
