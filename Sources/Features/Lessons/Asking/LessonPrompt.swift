import LanguageModel
import Model

/// The request for a lesson to a language model.
enum LessonPrompt {
    /// Precedes the messages after an unusable reply.
    static let preamble = """
        Your last reply could not be used. Answer with one JSON object of the described shape and nothing else: no prose, \
        no Markdown. Every answer must be among its choices or stand in its sentence, and the pieces of an order must \
        make up its answer.
        """

    /// - Parameter material: The learner's words and sentences, kept apart from the instructions.
    static func request(_ order: LessonOrder, _ material: LessonMaterial) -> ChatRequest {
        let count = max(LessonComposer.fewest + 2, order.minutes * 60 / 40)
        let system = """
            You write lessons for a learner of \(name(order.language)). Write explanations, questions and translations in \
            English, and everything that is practised in \(name(order.language)), in correct and natural sentences that a \
            \(order.level.rawValue) understands. Give no pronunciations: they come from a dictionary.

            The fields of an exercise, by its kind; leave the others empty:
            choice: text (a question, a word or a situation), choices (3 or 4, only one of them right), answer (the right \
            one, letter by letter), passage where the question is about one.
            cloze: text (a whole sentence), answer (one word that stands in it exactly once and becomes the gap), \
            translation.
            order: answer (a whole sentence), pieces (its words in the right order; joined they are the sentence without \
            its signs), choices (the same words in every other order that is right, as whole sentences; none where there \
            is no other), translation.
            match: pairs (3 to 6 words with their meanings).
            dictation: answer (a short sentence to be heard and written down), translation.
            words: the dictionary forms of the words that an exercise trains.
            """
        var task = """
            Write a lesson of the kind “\(order.kind.rawValue)” with about \(count) exercises, \(focus(order.kind)), from \
            what the learner brings. Use the words and sentences of the text where you can.
            """
        if !order.interests.isEmpty {
            task += " The learner is interested in \(order.interests.map(\.rawValue).joined(separator: ", "))."
        }
        return ChatRequest(
            [ChatMessage(.system, system), .material(task, text(of: material))], temperature: 0.4,
            schema: LessonReply.schema)
    }

    private static func name(_ language: Language) -> String {
        switch language {
        case .chinese: "Chinese (simplified characters)"
        case .japanese: "Japanese"
        case .english: "English"
        }
    }

    private static func focus(_ kind: LessonKind) -> String {
        switch kind {
        case .vocabulary: "mostly choice, match and cloze"
        case .grammar: "mostly cloze, order and choice, with the points of grammar explained first"
        case .conversation: "mostly choice of the fitting reply, and order, with questions to practise aloud"
        case .reading: "each about a passage of a few sentences, mostly choice about what it says, and cloze"
        case .listening: "mostly dictation"
        }
    }

    /// Returns words with their meanings, then sentences with their translations; a few dozen at most, for small models
    /// on the learner's own machine.
    private static func text(of material: LessonMaterial) -> String {
        var lines: [String] = []
        let words = material.words.prefix(30)
        if !words.isEmpty { lines.append("Words:") }
        lines += words.map { "- \($0.word): \($0.meaning)" }
        let sentences = material.sentences.prefix(30)
        if !sentences.isEmpty { lines.append("Sentences:") }
        var length = 0
        for sentence in sentences {
            length += sentence.length
            guard length <= 3000 else { break }
            lines.append("- " + sentence.text + (sentence.translation.isEmpty ? "" : " = " + sentence.translation))
        }
        return lines.isEmpty ? "(nothing yet: choose common words of the level)" : lines.joined(separator: "\n")
    }
}
