import Lexicon
import Model
import Reading

extension MarkChange {
    /// Returns the change with the reading of the marked word, where its context has that of one of its forms.
    func withLearntReading(_ lexicon: Lexicon?) -> MarkChange {
        guard language == .japanese, let reading = context.reading, !reading.isEmpty else { return self }
        var change = self
        let entry = lexicon?.entries(of: word, reading: reading, in: .japanese).first
        let learnt = Entry.learntReading(of: word, met: reading, as: entry)
        change.context.reading = learnt.isEmpty ? nil : learnt
        return change
    }
}
