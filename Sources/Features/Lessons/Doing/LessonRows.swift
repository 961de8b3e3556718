import Foundation
import Model
import Storage

extension Lesson {
    static let columns = """
        id, language, kind, title, difficulty, origin, estimated_seconds, content, shortage, fault, created_at, finished_at
        """

    init(_ row: Row) throws {
        let decoder = JSONDecoder()
        self.init(
            id: try row.id("id"), title: try row.text("title"),
            kind: LessonKind(rawValue: try row.text("kind")) ?? .vocabulary,
            language: Language(rawValue: try row.text("language")) ?? .chinese,
            content: try decoder.decode(LessonContent.self, from: Data(try row.text("content").utf8)),
            estimatedDuration: try row.count("estimated_seconds"),
            difficulty: Difficulty(rawValue: try row.text("difficulty")) ?? .beginner,
            origin: Origin(rawValue: try row.text("origin")) ?? .own,
            shortage: try row.optionalText("shortage").flatMap { Shortage(rawValue: $0) },
            fault: try row.optionalText("fault").flatMap { try? decoder.decode(ModelError.self, from: Data($0.utf8)) },
            createdAt: try row.time("created_at"), finishedAt: try row.optionalTime("finished_at"))
    }
}

extension LessonAnswer {
    static let columns = "exercise, answer, verdict"

    init(_ row: Row) throws {
        let decoder = JSONDecoder()
        self.init(
            exercise: try row.count("exercise"),
            answer: try decoder.decode([String].self, from: Data(try row.text("answer").utf8)),
            verdict: try decoder.decode(Verdict.self, from: Data(try row.text("verdict").utf8)))
    }
}

/// Encodes a value for a column: as JSON with a stable order, without NUL characters, which PostgreSQL does not allow.
func stored(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
        .replacing("\\u0000", with: "").replacing("\0", with: "")
}
