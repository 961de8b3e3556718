import Model

/// What can go wrong with lessons. Language models throw `ModelError` besides, and the database `StorageError`.
public enum LessonError: Error, Hashable, Sendable {
    case noSuchLesson(ID<Lesson>)
    /// The number that was asked for, from 1, and how many exercises there are.
    case noSuchExercise(Int, of: Int)
    /// Nothing can be made a lesson of this kind in this language, not even from the commonest words.
    case tooLittle(LessonKind, Language)
    /// The result of a lesson that has not been finished.
    case notFinished
    /// A lesson that was to be finished before anything was answered.
    case nothingAnswered
    /// A text with nothing in it, or one of more than ``LessonOrder/textLimit`` characters.
    case impossibleText
    /// None of these translations is there, or none has a text in the language that is learnt.
    case noSuchTranslations
}

extension LessonError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchLesson:
            "There is no such lesson. Your other lessons are as they were; `glossa lesson list` lists them."
        case .noSuchExercise(let number, let count):
            "There is no exercise \(number): the lesson has \(count). Nothing was changed; answer one from 1 to \(count)."
        case .tooLittle(let kind, let language):
            """
            There is too little for a lesson of the kind \(kind.rawValue) in \(language.rawValue). No lesson was made; mark \
            words, save translations, paste a text or choose another kind. Grammar and conversation in English need a \
            language model; where the dictionaries are missing, `glossa lexicon build` fetches them.
            """
        case .notFinished: "The lesson has not been finished. Its answers are kept; finish it to see its result."
        case .nothingAnswered:
            "Nothing has been answered yet. The lesson is as it was; answer an exercise before you finish it."
        case .impossibleText:
            """
            A text for a lesson has between 1 and \(LessonOrder.textLimit) characters. No lesson was made; paste a shorter \
            passage.
            """
        case .noSuchTranslations:
            "None of these translations is here any more. No lesson was made; choose saved translations, or other words."
        }
    }
}
