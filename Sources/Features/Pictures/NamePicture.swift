import LanguageModel
import Lexicon
import Linguistics
import Model
import Models
import Recognition

/// The words for a picture, with their source.
public struct NamedPicture: Hashable, Sendable {
    public var namer: PictureNamer
    /// The words, best first; one to three.
    public var words: [PictureWord]
    /// Why an available language model did not find them; nil if it did.
    public var modelProblem: ModelError?

    public init(namer: PictureNamer, words: [PictureWord], modelProblem: ModelError? = nil) {
        self.namer = namer
        self.words = words
        self.modelProblem = modelProblem
    }
}

extension PictureDesk {
    /// The maximum number of words for a picture.
    public static let mostWords = 3
    /// The minimum probability of the image classifier's guesses.
    private static let leastProbability = 0.01

    /// Returns words for what a picture shows: from a language model with vision, or else from the image classifier.
    ///
    /// The picture is not stored. If the language model is unreachable or lacks vision, the image classifier takes its
    /// place, if there is one.
    ///
    /// - Throws: ``PictureProblem``; `ModelError` if there is no image classifier to fall back on.
    public func words(
        for picture: PictureFile, in language: Language, at now: Timestamp
    ) async throws -> NamedPicture {
        do {
            return NamedPicture(
                namer: .model, words: try await askModel(picture, language, at: now))
        } catch let error as ModelError {
            guard let settings = try await classifierSettings() else {
                throw error == .noProfile ? PictureProblem.nobodyToAsk : error
            }
            let words = try await label(picture, language, settings)
            return NamedPicture(namer: .classifier, words: words, modelProblem: error == .noProfile ? nil : error)
        }
    }

    /// Returns words from an image classifier, without asking a language model. Runs in the learner's lane.
    ///
    /// - Throws: ``PictureProblem``, `LaneError`, `CancellationError`.
    public func label(
        _ picture: PictureFile, _ language: Language, _ settings: ClassifierSettings
    ) async throws -> [PictureWord] {
        try await texts.answers.run {
            let guesses = try await worker.labels(of: picture, settings, count: 5)
            // The first guess always counts, however uncertain, because it is the best there is.
            let labels =
                Array(guesses.prefix(1)) + guesses.dropFirst().filter { $0.probability >= Self.leastProbability }
            var words: [PictureWord] = []
            for label in labels where words.count < Self.mostWords {
                try Task.checkCancellation()
                guard let word = try await word(for: label, language), !words.contains(where: { $0.word == word.word })
                else { continue }
                words.append(word)
            }
            guard !words.isEmpty else { throw PictureProblem.noWord(labels.map(\.text)) }
            return words
        }
    }

    private func word(for label: ImageLabel, _ language: Language) async throws -> PictureWord? {
        guard let entry = LabelWords(lexicon: texts.lexicon, language: language).entry(for: label.text) else {
            return nil
        }
        return PictureWord(
            language: language, word: entry.headword, reading: entry.cardReading, meaning: entry.cardMeaning,
            sentence: try await sentences.sentence(for: entry.headword, in: language),
            label: label.text, permille: Int((label.probability * 1000).rounded()))
    }
}
