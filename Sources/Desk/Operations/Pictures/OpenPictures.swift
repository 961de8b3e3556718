import Entitlements
import Library
import Model
import Models
import Pictures
import Review
import Storage

/// What the page of pictures shows beside a picture.
public struct PictureRoom: Sendable {
    /// The language of the words.
    public var language: Language
    /// Whether there is a language model to ask.
    public var hasModel: Bool
    public var hasClassifier: Bool
    /// Whether the learner may set up a classifier, which is in files of the machine.
    public var maySetUpClassifier: Bool
    /// Pictures that wait or have waited, latest first.
    public var waited: [WaitingRequest]
    /// Where a card of a word would go.
    public var decks: CardDecks
}

extension LearnerContext {
    /// Returns what the page of pictures shows, as of one snapshot.
    ///
    /// - Parameter chosen: The language of the words; nil for the one that the learner studies.
    /// - Throws: `StorageError`.
    public func openPictures(in chosen: Language? = nil) async throws -> PictureRoom {
        try await database.read(learner) { reader in
            let language = if let chosen { chosen } else { try reader.learntLanguage([]).language }
            return PictureRoom(
                language: language, hasModel: try reader.hasModel(),
                hasClassifier: try reader.classifierSettings() != nil,
                maySetUpClassifier: try reader.mayNamePlacesOfMachine(), waited: try reader.waitingPictures(),
                decks: try reader.cardDecks(for: language))
        }
    }
}
