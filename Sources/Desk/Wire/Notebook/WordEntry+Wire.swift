import Model
import Notebook
import Pages

/// `{"entry": …, "analysed": true, "origin": "model", "model": "qwen3", "doubts": […]}`
public struct WrittenEntryJSON: Encodable, Sendable {
    var entry: WordEntry
    /// Whether the entry says how the word is made.
    var analysed: Bool
    /// What the Chinese or Japanese word that was asked for is made of.
    var composition: WordComposition?
    /// `model` or `dictionaries`.
    var origin: String
    var model: String?
    /// Contradictions with the dictionaries, in sentences.
    var doubts: [String]
    /// Why no model wrote it.
    var reason: ErrorCode?
    /// The same in words, and where it is mended.
    var failure: ErrorJSON?

    /// - Parameter composition: What the word that was asked for is made of; nil for an English one.
    public init(_ written: WrittenEntry, composition: WordComposition? = nil) {
        self.composition = composition
        entry = written.entry
        analysed = !written.entry.isUnanalysed
        origin = written.model == nil ? "dictionaries" : "model"
        model = written.model
        doubts = written.doubts.map { Wording(.english).tell($0) }
        reason = written.reason?.code
        failure = written.reason.map { ErrorJSON($0) }
    }
}

/// `{"word": "construct"}`
public struct SentWord: Decodable, Sendable {
    public var word: String
    /// Whether the object has no other field.
    public var isAlone: Bool

    private struct Field: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        word = try fields.decode(String.self, forKey: Field(stringValue: "word"))
        isAlone = fields.allKeys.count == 1
    }
}

/// A notebook that an import replaced, as `glossa notebook earlier` prints it.
public struct PrintedNotebook: Encodable, Sendable {
    var name: String
    var replacedAt: Timestamp
    var bytes: Int

    public init(_ earlier: EarlierNotebook) {
        name = earlier.name
        replacedAt = earlier.replacedAt
        bytes = earlier.bytes
    }
}
