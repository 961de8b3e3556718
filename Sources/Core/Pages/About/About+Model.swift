/// `/about`: the data sets and programs that Glossa is made of.
public enum AboutPage {
    /// A dictionary or list.
    public struct DataSet: Sendable {
        public var name: String
        /// What it is used for, in English; ``Wording/purpose(_:)`` translates it.
        public var purpose: String
        public var licence: String
        /// The address of its licence or its home page; nil if there is none.
        public var address: String?
        public var version: String
        /// Nil if it is not installed.
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

    /// Why Glossa does not use the installed dictionaries.
    public enum DictionaryProblem: Sendable {
        /// The file is damaged or unreadable.
        case damaged
        /// Another version of Glossa compiled them.
        case outdated
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        public var version: String
        /// Nil if all is well, or if no dictionaries are installed.
        public var dictionaryProblem: DictionaryProblem?
        public var dataSets: [DataSet]
        public var programs: [Program]
        /// The command that installs the missing data.
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
