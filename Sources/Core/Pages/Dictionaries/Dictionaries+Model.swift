import Model

/// `/me/dictionaries`: the dictionaries that the learner brought.
public enum DictionariesPage {
    /// One of the learner's dictionaries.
    public struct Row: Sendable {
        public var dictionary: LearnerDictionary
        /// Why its entries cannot be read; nil if they can.
        public var fault: LearnerDictionary.Fault?

        public init(_ dictionary: LearnerDictionary, fault: LearnerDictionary.Fault? = nil) {
            self.dictionary = dictionary
            self.fault = fault
        }
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        /// In the learner's order.
        public var rows: [Row]
        /// The largest file that can be imported.
        public var megabytes: Int
        /// A dictionary that was just imported.
        public var added: LearnerDictionary?
        /// Whether the learner had it already, so that nothing was added.
        public var wasAlready = false
        /// A dictionary that was just removed.
        public var removed: LearnerDictionary?
        /// Whether a change was just saved.
        public var isSaved: Bool
        /// Why a request was declined.
        public var problem: Problem?

        public init(
            rows: [Row], megabytes: Int, added: LearnerDictionary? = nil, removed: LearnerDictionary? = nil,
            isSaved: Bool = false, problem: Problem? = nil
        ) {
            self.rows = rows
            self.megabytes = megabytes
            self.added = added
            self.removed = removed
            self.isSaved = isSaved
            self.problem = problem
        }

        /// Whether another dictionary has the name and the size of the one that was just imported, which may be the same in
        /// another file.
        var hasTwin: Bool {
            guard let added else { return false }
            return rows.contains {
                $0.dictionary.id != added.id && $0.dictionary.name == added.name
                    && $0.dictionary.entryCount == added.entryCount && $0.dictionary.factCount == added.factCount
            }
        }
    }
}
