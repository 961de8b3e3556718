import Foundation
import LanguageModel
import Model
import Models

/// An entry with where it comes from.
public struct WrittenEntry: Sendable {
    public var entry: WordEntry
    /// The model that wrote it, as its endpoint names it; nil where the dictionaries did.
    public var model: String?
    /// What the dictionaries contradict of it.
    public var doubts: [EntryDoubt]
    /// Why no model wrote it although one was to be asked.
    public var reason: ModelError?

    public init(entry: WordEntry, model: String? = nil, doubts: [EntryDoubt] = [], reason: ModelError? = nil) {
        self.entry = entry
        self.model = model
        self.doubts = doubts
        self.reason = reason
    }
}

extension WordEntry {
    /// Reads the reply of a language model as strictly as everything else that comes into the notebook; only a Markdown
    /// fence around it is overlooked.
    ///
    /// - Throws: The first fault, in the order of the form's fields.
    public init(reply: ChatReply) throws(EntryFault) {
        try self.init(strictJSON: Data(JSONSchema.unfenced(reply.text).utf8))
    }
}
