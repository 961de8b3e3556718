/// Where an English word comes from, and who is related to it.
public struct FamilyTree: Hashable, Sendable {
    /// A word of some language, or a part of one.
    public struct Node: Hashable, Sendable {
        /// The language's name in English; empty where it is unknown.
        public var language: String
        public var word: String
        /// Its sense; empty where the dictionaries give none.
        public var meaning: String

        public init(language: String, word: String, meaning: String = "") {
            self.language = language
            self.word = word
            self.meaning = meaning
        }
    }

    /// An ancestor with the English words that come from it.
    public struct Branch: Hashable, Sendable {
        public var ancestor: Node
        /// The commonest first.
        public var words: [String]

        public init(ancestor: Node, words: [String]) {
            self.ancestor = ancestor
            self.words = words
        }
    }

    /// The words that it goes back to, from the youngest to the oldest.
    public var line: [Node]
    /// What the oldest of them was put together from.
    public var parts: [Node]
    /// Its living relatives.
    public var branches: [Branch]

    public init(line: [Node] = [], parts: [Node] = [], branches: [Branch] = []) {
        self.line = line
        self.parts = parts
        self.branches = branches
    }

    public var isEmpty: Bool { line.isEmpty && parts.isEmpty && branches.isEmpty }
}
