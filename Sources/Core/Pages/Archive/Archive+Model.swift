import Model

/// `/me/archive`: exporting everything as one file, and importing such a file into an empty desk.
public enum ArchivePage {
    /// The data that the page shows.
    public struct Model: Sendable {
        /// Whether an archive was just imported.
        public var isImported: Bool
        /// Why a file was not taken.
        public var problem: Problem?
        /// The size of the largest file that can be uploaded.
        public var megabytes: Int
        /// What the learner keeps and may keep; nil where there is no limit.
        public var space: Space?

        public init(isImported: Bool = false, problem: Problem? = nil, megabytes: Int, space: Space? = nil) {
            self.isImported = isImported
            self.problem = problem
            self.megabytes = megabytes
            self.space = space
        }
    }

    /// What a learner keeps, of how much.
    public struct Space: Sendable {
        public var used: SpaceUse
        public var limit: SpaceUse

        public init(used: SpaceUse, limit: SpaceUse) {
            self.used = used
            self.limit = limit
        }
    }
}
