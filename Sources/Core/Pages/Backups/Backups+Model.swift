import Model

/// `/me/backups`: the backups of everything, and how to restore one.
public enum BackupsPage {
    /// A backup.
    public struct Row: Hashable, Sendable {
        /// The name of its folder.
        public var name: String
        public var madeAt: Timestamp
        /// Nil if it cannot be read.
        public var bytes: Int?
        /// When it was last found whole; nil if it was found damaged.
        public var verifiedAt: Timestamp?

        public init(name: String, madeAt: Timestamp, bytes: Int?, verifiedAt: Timestamp?) {
            self.name = name
            self.madeAt = madeAt
            self.bytes = bytes
            self.verifiedAt = verifiedAt
        }
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        /// Where the backups are; nil for a program that makes none.
        public var folder: String?
        /// The latest first.
        public var rows: [Row]
        /// The command that restores the latest good one; nil if there is none.
        public var command: String?
        /// The damaged databases that were set aside, the latest first.
        public var damaged: [String]
        /// Why the folder cannot be read.
        public var problem: Problem?

        public init(
            folder: String? = nil, rows: [Row] = [], command: String? = nil, damaged: [String] = [],
            problem: Problem? = nil
        ) {
            self.folder = folder
            self.rows = rows
            self.command = command
            self.damaged = damaged
            self.problem = problem
        }
    }
}
