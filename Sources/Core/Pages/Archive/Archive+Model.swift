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

        public init(isImported: Bool = false, problem: Problem? = nil, megabytes: Int) {
            self.isImported = isImported
            self.problem = problem
            self.megabytes = megabytes
        }
    }
}
