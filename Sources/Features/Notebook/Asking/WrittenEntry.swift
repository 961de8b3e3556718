import Foundation
import LanguageModel
import Model
import Models

/// An entry with its source.
public struct WrittenEntry: Sendable {
    public var entry: WordEntry
    /// The model that wrote it, by its endpoint's name; nil if it comes from the dictionaries.
    public var model: String?
    /// Where the dictionaries contradict it.
    public var doubts: [EntryDoubt]
    /// Why the requested model did not write it.
    public var reason: ModelError?

    public init(entry: WordEntry, model: String? = nil, doubts: [EntryDoubt] = [], reason: ModelError? = nil) {
        self.entry = entry
        self.model = model
        self.doubts = doubts
        self.reason = reason
    }
}

extension WordEntry {
    /// Parses a language model's reply as strictly as any other input to the notebook, except that it allows a Markdown
    /// fence.
    ///
    /// - Throws: The first fault, in the order of the form's fields.
    public init(reply: ChatReply) throws(EntryFault) {
        try self.init(strictJSON: Data(JSONSchema.unfenced(reply.text).utf8))
    }
}

extension WrittenEntry: Codable {}
