import Model
import Scheduling
import Storage

extension Deck {
    package static let columns = "id, parent_id, name, icon, position, options, created_at, updated_at"

    package init(_ row: Row) throws(StorageError) {
        // Options are JSON, which the two engines parse differently, so values that predate validation are repaired
        // here and not by a migration.
        let options = try row.json("options", as: DeckOptions.self).mended
        self.init(
            id: try row.id("id"), parentID: try row.optionalID("parent_id"), name: try row.text("name"),
            icon: try row.text("icon"), position: Bounds.position.nearest(to: try row.count("position")),
            options: options,
            createdAt: try row.time("created_at"), updatedAt: try row.time("updated_at"))
    }
}

extension Note {
    package static let columns = """
        id, language, word, reading, definition, sentence, translation, picture, audio, tags, level, book_id, page, guid, \
        created_at, updated_at, variant
        """

    package init(_ row: Row) throws(StorageError) {
        self.init(
            id: try row.serialID("id"), language: try row.value("language"),
            word: try row.text("word"), reading: try row.text("reading"), definition: try row.text("definition"),
            sentence: try row.text("sentence"), translation: try row.text("translation"),
            picture: try row.text("picture"), audio: try row.text("audio"), tags: Self.tags(try row.text("tags")),
            level: try row.text("level"), bookID: try row.optionalID("book_id"), page: try row.optionalCount("page"),
            guid: try row.text("guid"), createdAt: try row.time("created_at"), updatedAt: try row.time("updated_at"),
            variant: try row.text("variant"))
    }

    /// Returns tags in their stored form, with a space on both sides of each, so that `LIKE '% hsk %'` finds one.
    package static func stored(_ tags: [String]) -> String {
        tags.isEmpty ? "" : " " + tags.joined(separator: " ") + " "
    }

    package static func tags(_ stored: String) -> [String] { stored.split(separator: " ").map(String.init) }

    /// The values of ``columns``, in that order.
    package var values: [SQLValue] {
        [
            SQLValue(id), SQLValue(language.rawValue), SQLValue(word), SQLValue(reading), SQLValue(definition),
            SQLValue(sentence), SQLValue(translation), SQLValue(picture), SQLValue(audio), SQLValue(Self.stored(tags)),
            SQLValue(level), SQLValue(bookID), SQLValue(page), SQLValue(guid), SQLValue(createdAt), SQLValue(updatedAt),
            SQLValue(variant),
        ]
    }
}

extension Card {
    package static let columns = """
        card.id, card.note_id, card.deck_id, card.kind, card.state, card.step, card.stability, card.difficulty, card.ease, \
        card.interval_days, card.repetitions, card.due, card.last_review, card.reviews, card.lapses, card.position, \
        card.standing, card.buried_on, card.is_flagged, card.created_at
        """

    package init(_ row: Row) throws(StorageError) {
        var memory: MemoryState?
        if let stability = try row.optionalReal("stability"), let difficulty = try row.optionalReal("difficulty") {
            memory = MemoryState(stability: stability, difficulty: difficulty)
        }
        let buried = try row.integer("buried_on")
        self.init(
            id: try row.serialID("id"), noteID: try row.serialID("note_id"), deckID: try row.id("deck_id"),
            kind: try row.value("kind"),
            schedule: CardSchedule(
                state: try row.value("state"), step: try row.count("step"),
                memory: memory, ease: try row.real("ease"), interval: try row.count("interval_days"),
                repetitions: try row.count("repetitions"), due: try row.time("due"),
                lastReview: try row.optionalTime("last_review"), reviews: try row.count("reviews"),
                lapses: try row.count("lapses")),
            position: Bounds.position.nearest(to: try row.count("position")),
            standing: try row.value("standing"),
            buriedOn: buried < 0 ? nil : buried, isFlagged: try row.flag("is_flagged"),
            createdAt: try row.time("created_at"))
    }

    package static let insertion = """
        INSERT INTO card (id, learner_id, note_id, deck_id, kind, state, step, stability, difficulty, ease, interval_days, \
        repetitions, due, last_review, reviews, lapses, position, standing, buried_on, is_flagged, created_at, updated_at) \
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    /// The assignment of an UPDATE that changes cards, for ``touchingValues(_:)``. It always advances the time, even if
    /// the old one came from a clock ahead of this one.
    package static let touching = "updated_at = CASE WHEN updated_at < ? THEN ? ELSE updated_at + 1 END"

    /// The values of ``touching``.
    package static func touchingValues(_ now: Timestamp) -> [SQLValue] { [SQLValue(now), SQLValue(now)] }

    /// The values of ``insertion``.
    package func values(_ learner: ID<Learner>) -> [SQLValue] {
        values(SQLValue(learner), SQLValue(deckID), updatedAt: createdAt)
    }

    /// Does the same with the ids' texts supplied, because formatting them for every card of a large import is slow.
    package func values(_ learner: SQLValue, _ deck: SQLValue, updatedAt: Timestamp) -> [SQLValue] {
        [SQLValue(id), learner, SQLValue(noteID), deck, SQLValue(kind.rawValue)] + schedule.values
            + [
                SQLValue(position), SQLValue(standing.rawValue), SQLValue(buriedOn ?? -1), SQLValue(isFlagged),
                SQLValue(createdAt), SQLValue(updatedAt),
            ]
    }
}

extension Card.Face {
    /// Writes the face of a card, with the learner, the card and the face.
    package static let insertion = """
        INSERT INTO card_face (learner_id, card_id, face) VALUES (?, ?, ?)
        ON CONFLICT (learner_id, card_id) DO UPDATE SET face = excluded.face
        """
}

extension CardSchedule {
    /// The assignments of an UPDATE, for ``values``.
    package static let assignments = "state = ?, \(assignmentsWithinState)"

    /// The same without the state, for cards that keep theirs.
    package static let assignmentsWithinState = """
        step = ?, stability = ?, difficulty = ?, ease = ?, interval_days = ?, repetitions = ?, due = ?, \
        last_review = ?, reviews = ?, lapses = ?
        """

    package var values: [SQLValue] {
        [
            SQLValue(state.rawValue), SQLValue(step), SQLValue(memory?.stability), SQLValue(memory?.difficulty),
            SQLValue(ease), SQLValue(interval), SQLValue(repetitions), SQLValue(due), SQLValue(lastReview),
            SQLValue(reviews), SQLValue(lapses),
        ]
    }
}
