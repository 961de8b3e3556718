import Model

/// The form that marks a word.
public struct MarkForm: Sendable {
    public let status: WordStatus
    public let reading: String?
    /// The sentence around the word.
    public let sentence: String?
    /// Where the word was tapped; nil if it was looked up by itself.
    public let place: Place?

    public init(_ form: Form) throws(FormError) {
        guard let status = WordStatus(rawValue: try form.required("status")) else { throw .missing("status") }
        self.status = status
        reading = form["reading"]
        sentence = form["sentence"]
        place = form.place
    }
}
