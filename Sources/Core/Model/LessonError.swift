/// An error in lessons. Language models also throw `ModelError`, and the database `StorageError`.
public enum LessonError: Error, Hashable, Sendable {
    case noSuchLesson(ID<Lesson>)
    /// The exercise number, from 1, and the number of exercises in the lesson.
    case noSuchExercise(Int, of: Int)
    /// There is not enough material for a lesson of this kind in this language, even with the most common words.
    case tooLittle(LessonKind, Language)
    /// The lesson has no result because it is not finished.
    case notFinished
    /// The lesson cannot be finished before an exercise is answered.
    case nothingAnswered
    /// The text is empty, or longer than ``longestText`` characters.
    case impossibleText
    /// None of these translations exists, or none has a text in the target language.
    case noSuchTranslations
    /// The book of a passage does not exist.
    case noSuchBook(ID<Book>)
    /// The page of a passage, from 1, and the number of pages in the book.
    case noSuchPage(Int, of: Int)

    /// The maximum length of a text for a lesson, in Unicode scalars.
    public static let longestText = 10_000
}

extension LessonError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchLesson:
            "There is no such lesson. Your other lessons are unchanged; `glossa lesson list` lists them."
        case .noSuchExercise(let number, let count):
            "There is no exercise \(number): the lesson has \(count). Nothing was changed; answer one from 1 to \(count)."
        case .tooLittle(let kind, let language):
            """
            There is not enough material for a lesson of the kind \(kind.rawValue) in \(language.rawValue). No lesson was \
            made; mark words, save translations, paste a text or choose another kind. Grammar and conversation in English \
            need a language model; if the dictionaries are missing, `glossa lexicon build` fetches them.
            """
        case .notFinished: "The lesson is not finished. Its answers are kept; finish it to see its result."
        case .nothingAnswered:
            "You have not answered anything yet. The lesson is unchanged; answer an exercise before you finish it."
        case .impossibleText:
            """
            A text for a lesson must have between 1 and \(Self.longestText) characters. No lesson was made; paste a \
            shorter passage.
            """
        case .noSuchTranslations:
            "None of these translations exists any more. No lesson was made; choose saved translations or other words."
        case .noSuchBook:
            "There is no such book in the library. No lesson was made; `glossa books` lists what there is."
        case .noSuchPage(let page, let count):
            "There is no page \(page): the book has \(count) page(s). No lesson was made; choose one from 1 to \(count)."
        }
    }
}
