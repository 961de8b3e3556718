import Model
import Storage

extension Lesson {
    static let columns = """
        id, language, kind, title, difficulty, origin, estimated_seconds, content, shortage, fault, created_at, finished_at
        """

    init(_ row: Row) throws(StorageError) {
        self.init(
            id: try row.id("id"), title: try row.text("title"),
            kind: try row.value("kind"),
            language: try row.value("language"),
            content: try row.json("content"),
            estimatedDuration: try row.count("estimated_seconds"),
            difficulty: try row.value("difficulty"),
            origin: try row.value("origin"),
            shortage: try row.optionalValue("shortage"),
            fault: try? row.optionalJSON("fault"),
            createdAt: try row.time("created_at"), finishedAt: try row.optionalTime("finished_at"))
    }
}

extension LessonAnswer {
    static let columns = "exercise, answer, verdict"

    init(_ row: Row) throws(StorageError) {
        self.init(
            exercise: try row.count("exercise"), answer: try row.json("answer"), verdict: try row.json("verdict"))
    }
}

extension JSONConvertible {
    /// The value's JSON for a column, without NUL characters, which PostgreSQL does not allow.
    package var stored: String { json.withoutNUL.encoded() }
}

extension JSON {
    fileprivate var withoutNUL: JSON {
        switch self {
        case .null, .flag, .integer, .real: self
        case .text(let text): .text(text.withoutNUL)
        case .list(let values): .list(values.map { $0.withoutNUL })
        case .object(let object):
            .object(JSONObject(object.members.map { JSONObject.Member($0.name, $0.value.withoutNUL) }))
        }
    }
}

extension String {
    /// The text without NUL characters.
    var withoutNUL: String {
        utf8.contains(0) ? String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\0" })) : self
    }
}
