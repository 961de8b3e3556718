/// The hand-written family of a word, as etymological dictionaries agree, for words whose letters and lists mislead or
/// say nothing: "here" has "hither".
public struct StatedFamily: Sendable, Hashable {
    /// Words with the same root, those best known to learners first; if empty, ask the dictionaries.
    public var related: [String]
    /// Derivatives or inflected forms; if empty, ask the dictionaries.
    public var variants: [String]

    public init(related: [String], variants: [String] = []) {
        self.related = related
        self.variants = variants
    }
}
