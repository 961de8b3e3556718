import Formats
import Insights
import Lessons
import Model
import Storage

private struct ExportedLesson: Encodable {
    var lesson: LessonJSON
    var answers: [LessonAnswerJSON]
}

extension ExportSection {
    /// Every lesson with its answers, the earliest first.
    static let lessons = array("lessons") { json, reader in
        try reader.forEachLesson { lesson, answers throws(StorageError) in
            let course = LessonCourse(lesson, answers)
            try json.row(
                ExportedLesson(
                    lesson: LessonJSON(lesson), answers: answers.map { LessonAnswerJSON($0, in: course) }))
        }
    }

    static let learningPreferences = value("learningPreferences") { try $0.learningPreferences() }
}
