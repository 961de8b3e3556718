import DailyWords
import LanguageModel
import Library
import Model
import Models
import Recognition

/// The words for a picture, and who found them.
public struct NamedPicture: Hashable, Sendable {
    public var namer: PictureNamer
    /// The best first; at least one, at most three.
    public var words: [PictureWord]
    /// Why a language model did not find them, where there is one; nil where it did.
    public var modelProblem: ModelError?

    public init(namer: PictureNamer, words: [PictureWord], modelProblem: ModelError? = nil) {
        self.namer = namer
        self.words = words
        self.modelProblem = modelProblem
    }
}

extension PictureDesk {
    /// The most words that are shown for a picture.
    public static let mostWords = 3
    /// How sure the image classifier must be of a guess for it to be shown.
    private static let leastProbability = 0.01

    /// Words for what a picture shows: from a language model that can see, else from the image classifier.
    ///
    /// The picture is kept nowhere. Where a language model cannot be reached, or cannot see, the image classifier is asked in its
    /// place, if there is one.
    ///
    /// - Throws: ``PictureProblem``; `ModelError` where there is no image classifier to ask instead.
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

    /// Words for what an image classifier sees, without asking a language model. It looks in the learner's turn.
    ///
    /// - Throws: ``PictureProblem``, `LaneError`, `CancellationError`.
    public func label(
        _ picture: PictureFile, _ language: Language, _ settings: ClassifierSettings
    ) async throws -> [PictureWord] {
        try await desk.answers.run {
            let guesses = try await worker.labels(of: picture, settings, count: 5)
            // The first says at least what was seen, however unsure it is.
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
        guard let entry = LabelWords(lexicon: desk.lexicon, language: language).entry(for: label.text) else {
            return nil
        }
        return PictureWord(
            language: language, word: entry.headword, reading: entry.shownReading, meaning: entry.meaning,
            sentence: try await SentenceFinder(desk: desk, language: language).sentence(for: entry.headword),
            label: label.text, permille: Int((label.probability * 1000).rounded()))
    }
}
