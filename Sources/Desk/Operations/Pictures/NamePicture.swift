import Model
import Pictures
import Recognition
import Review

extension LearnerContext {
    /// Returns words for what a picture shows, and keeps nothing.
    ///
    /// - Parameters:
    ///   - chosen: The language of the words; nil for the one that the learner studies.
    ///   - worker: Decodes pictures and runs classifiers.
    /// - Throws: `PictureProblem`, `ModelError`, `StorageError`.
    public func words(
        for picture: PictureFile, in chosen: Language? = nil, _ worker: any PictureWorker
    ) async throws -> NamedPicture {
        try await pictures(worker).words(for: picture, in: try await pictureLanguage(chosen), at: now)
    }

    /// Finds words for what a picture shows, and keeps both for the learner to save one. If a language model is only
    /// unreachable, and no classifier takes its place, the picture waits and is sent later.
    ///
    /// - Parameters:
    ///   - name: The name of its file.
    ///   - chosen: The language of the words; nil for the one that the learner studies.
    ///   - recent: Where it is kept.
    /// - Returns: The id for ``picture(_:_:_:)``.
    /// - Throws: `PictureProblem`, `ModelError`, `StorageError`. Nothing is kept then.
    public func look(
        at picture: PictureFile, name: String, in chosen: Language?, _ worker: any PictureWorker,
        _ recent: RecentPictures
    ) async throws -> ID<PictureWord> {
        let (desk, language) = (pictures(worker), try await pictureLanguage(chosen))
        let id: ID<PictureWord> = newID()
        do {
            let named = try await desk.words(for: picture, in: language, at: now)
            recent.keep(KeptPicture(picture, name: name, language: language, named: named), as: id)
        } catch let error as ModelError where error.isOffline {
            try await desk.wait(with: picture, name: name, id, in: language, at: now)
        }
        return id
    }

    /// Returns a picture with its words, from memory or from the queue.
    ///
    /// - Throws: `PictureProblem.forgotten` if it is in neither; `ModelError` if it waited in vain; `StorageError`.
    public func picture(
        _ id: ID<PictureWord>, _ worker: any PictureWorker, _ recent: RecentPictures
    ) async throws -> KeptPicture {
        if let known = recent[id] { return known }
        guard let waited = try await pictures(worker).waited(id) else { throw PictureProblem.forgotten }
        if waited.named != nil { recent.keep(waited, as: id) }
        return waited
    }

    /// Returns a picture like ``picture(_:_:_:)``, if its words have arrived.
    ///
    /// - Throws: The same, and `PictureProblem.forgotten` for one that still waits.
    public func namedPicture(
        _ id: ID<PictureWord>, _ worker: any PictureWorker, _ recent: RecentPictures
    ) async throws -> KeptPicture {
        let picture = try await picture(id, worker, recent)
        guard picture.named != nil else { throw PictureProblem.forgotten }
        return picture
    }

    /// Adds a card of a word that the learner has confirmed, with its picture.
    ///
    /// - Returns: What was added; nothing if the word already had a card.
    /// - Throws: `ReviewError`, `StorageError`.
    public func addCard(of word: PictureWord, with picture: KeptPicture) async throws -> AddedNotes {
        var draft = NoteDraft(language: LanguageTag(word.language), word: word.word)
        draft.reading = word.reading
        draft.definition = word.meaning
        draft.sentence = word.sentence?.text ?? ""
        draft.translation = word.sentence?.translation ?? ""
        draft.newPicture = try NewMedium(fileName: picture.name, bytes: picture.file.bytes, as: .picture)
        return try await addCards([draft], in: word.language).added
    }

    /// Returns the language of the words for a picture: the chosen one, or the one that the learner studies, which is
    /// Chinese for those who study English.
    public func pictureLanguage(_ chosen: Language? = nil) async throws -> Language {
        if let chosen { return chosen }
        return try await learntLanguage()
    }
}
