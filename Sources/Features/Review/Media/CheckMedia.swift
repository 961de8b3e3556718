import Formats
import Model
import Storage

/// The learner's pictures and recordings, and which of them are unused.
public struct MediaCheck: Sendable, Equatable {
    /// A picture or recording, with its size in bytes.
    public struct File: Sendable, Equatable {
        public var name: String
        public var bytes: Int

        public init(name: String, bytes: Int) {
            self.name = name
            self.bytes = bytes
        }
    }

    /// Their number and total size.
    public var count = 0
    public var bytes = 0
    /// The unused ones, largest first.
    public var unused: [File] = []
    /// Names that notes use but no picture or recording has.
    public var missing: [String] = []

    /// The total size of the unused ones.
    public var unusedBytes: Int { unused.reduce(0) { $0 + $1.bytes } }

    public init() {}
}

extension ReviewDesk {
    /// Finds unused pictures and recordings: those that no note names, including notes that an undo would restore, and
    /// no Anki notetype. Names that begin with `_` are for such notetypes, as in Anki, and count as used.
    public func checkMedia() async throws -> MediaCheck {
        let learner = learner
        return try await readAtLength { try $0.mediaCheck(learner) }
    }

    /// Deletes unused pictures and recordings.
    ///
    /// - Returns: The state before the deletion; the files in its ``MediaCheck/unused`` are deleted.
    public func deleteUnusedMedia(at now: Timestamp) async throws -> MediaCheck {
        let learner = learner
        return try await write(at: now) { transaction in
            let check = try transaction.mediaCheck(learner)
            for file in check.unused {
                try transaction.run(
                    "DELETE FROM media WHERE learner_id = ? AND name = ?", [SQLValue(learner), SQLValue(file.name)],
                    changes: .delete(.media, file.name))
            }
            return check
        }
    }
}

extension Reader {
    fileprivate func mediaCheck(_ learner: ID<Learner>) throws -> MediaCheck {
        var sizes: [String: Int] = [:]
        try forEachRow("SELECT name, length(bytes) AS size FROM media WHERE learner_id = ?", [SQLValue(learner)]) {
            sizes[try $0.text(0)] = try $0.integer(1)
        }
        var check = MediaCheck()
        check.count = sizes.count
        check.bytes = sizes.values.reduce(0, +)
        var use = MediaUse(sizes.keys)
        try use.add(undoSteps: self, learner)
        try use.add(notes: self, learner)
        check.missing = use.missing.sorted()
        check.unused = use.unused.map { MediaCheck.File(name: $0, bytes: sizes[$0] ?? 0) }
            .sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) }
        return check
    }
}

/// The media in use.
private struct MediaUse {
    private let known: Set<String>
    private(set) var unused: Set<String>
    private(set) var missing: Set<String> = []
    /// Deleted notes that an undo would restore.
    private var restorable: Set<Int64> = []

    init(_ names: some Sequence<String>) {
        known = Set(names)
        unused = known.filter { !$0.hasPrefix("_") }
    }

    /// - Parameter isTold: Whether to report names without a medium.
    private mutating func use(_ names: some Sequence<String>, isTold: Bool = false) {
        for name in names where unused.remove(name) == nil && isTold && !known.contains(name) { missing.insert(name) }
    }

    private mutating func use(_ note: Note, isTold: Bool) {
        use(note.pictures, isTold: isTold)
        use(note.recordings, isTold: isTold)
    }

    /// Adds what the undo steps would restore.
    mutating func add(undoSteps reader: Reader, _ learner: ID<Learner>) throws {
        try reader.forEachRow("SELECT undoing FROM undo_step WHERE learner_id = ?", [SQLValue(learner)]) { row in
            let undoing = try row.json(0, as: Undoing.self)
            for note in undoing.notes {
                use(note, isTold: false)
                restorable.insert(note.id.value)
            }
            for value in undoing.values ?? [] where value.column == .deletedAt && value.value.isEmpty {
                restorable.formUnion(value.ids)
            }
        }
    }

    /// Adds the names in notes, in Glossa's fields and in the original ones.
    mutating func add(notes reader: Reader, _ learner: ID<Learner>) throws {
        var restoring: [Int64: FieldRestoring] = [:]
        for type in try reader.notetypes(learner) {
            restoring[type.id] = FieldRestoring(type)
            use(MediaReferences.names(in: type.css))
            for template in type.templates { use(MediaReferences.names(in: template.question + template.answer)) }
        }
        try reader.forEachRow(
            "SELECT \(Note.columns), foreign_fields, deleted_at FROM note WHERE learner_id = ?", [SQLValue(learner)]
        ) { row in
            let isDeleted = try row.optionalTime("deleted_at") != nil
            let note = try Note(row)
            guard !isDeleted || restorable.contains(note.id.value) else { return }
            use(note, isTold: !isDeleted)
            let json = try row.optionalText("foreign_fields")
            guard let json, MediaReferences.isPossible(in: json), let foreign = ForeignNote(json) else { return }
            let fields = restoring[foreign.notetype]?.fields(foreign.fields, with: note) ?? foreign.fields
            for field in fields where MediaReferences.isPossible(in: field) { use(MediaReferences.names(in: field)) }
        }
    }
}
