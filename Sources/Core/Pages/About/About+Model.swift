/// `/about`: what Glossa is made of.
public enum AboutPage {
    /// A dictionary or list.
    public struct DataSet: Sendable {
        public var name: String
        /// What it is used for, in the language of the interface.
        public var purpose: String
        public var licence: String
        /// Where its licence or its home stands; nil where there is no address.
        public var address: String?
        public var version: String
        /// Nil where it is not installed.
        public var entries: Int?

        public init(
            name: String, purpose: String, licence: String, address: String? = nil, version: String, entries: Int?
        ) {
            self.name = name
            self.purpose = purpose
            self.licence = licence
            self.address = address
            self.version = version
            self.entries = entries
        }
    }

    /// A program or a library.
    public struct Program: Sendable {
        public var name: String
        public var licence: String

        public init(name: String, licence: String) {
            self.name = name
            self.licence = licence
        }
    }

    /// Why the dictionaries that are there are not used.
    public enum DictionaryProblem: Sendable {
        /// Their file is damaged or cannot be read.
        case damaged
        /// Another version of Glossa compiled them.
        case outdated
    }

    /// What the page shows.
    public struct Model: Sendable {
        public var version: String
        /// Nil while all is well, and where there are no dictionaries at all.
        public var dictionaryProblem: DictionaryProblem?
        public var dataSets: [DataSet]
        public var programs: [Program]
        /// The command that installs what is missing.
        public var command: String

        public init(
            version: String, dataSets: [DataSet], programs: [Program], dictionaryProblem: DictionaryProblem? = nil,
            command: String = "glossa lexicon build"
        ) {
            self.version = version
            self.dictionaryProblem = dictionaryProblem
            self.dataSets = dataSets
            self.programs = programs
            self.command = command
        }
    }
}
