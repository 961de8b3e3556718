/// The ancestors and relatives of an English word.
public struct FamilyTree: Hashable, Sendable {
    /// A word of some language, or part of one.
    public struct Node: Hashable, Sendable {
        /// The English name of the language; empty if unknown.
        public var language: String
        public var word: String
        /// The sense; empty if the dictionaries give none.
        public var meaning: String

        public init(language: String, word: String, meaning: String = "") {
            self.language = language
            self.word = word
            self.meaning = meaning
        }
    }

    /// An ancestor with its English descendants.
    public struct Branch: Hashable, Sendable {
        public var ancestor: Node
        /// Most common first.
        public var words: [String]

        public init(ancestor: Node, words: [String]) {
            self.ancestor = ancestor
            self.words = words
        }
    }

    /// The ancestors, from the youngest to the oldest.
    public var line: [Node]
    /// The parts of the oldest ancestor.
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
