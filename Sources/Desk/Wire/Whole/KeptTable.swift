import Model

/// A table whose rows belong to a learner and go with them: the export of everything writes each as an array of objects,
/// one for each row, and its import reads them back.
///
/// The members of an object are named like the columns, without `learner_id`. Times are milliseconds since 1970, UTC; what
/// is null is left out.
public struct KeptTable: Sendable {
    /// A column other than `learner_id`.
    public struct Column: Sendable {
        public enum Kind: String, Sendable {
            case text, integer, real
            /// Bytes, which the document has in Base64 (RFC 4648).
            case bytes
            /// Bytes in a file of their own, which the member `file` names.
            case file
        }

        public var name: String
        public var kind: Kind
        /// Whether it may be null.
        public var isOptional: Bool

        /// Whether it holds an id, which may be any number. Others are within those of ``Timestamp``.
        var isID: Bool { name == "id" || name.hasSuffix("_id") }
    }

    public let name: String
    /// The columns of the key besides `learner_id`, in order.
    let key: [String]
    public let columns: [Column]

    /// - Parameters:
    ///   - key: Names of columns, separated by commas; none for a table with one row for each learner.
    ///   - columns: `name:kind`, with a question mark for one that may be null, separated by spaces.
    private init(_ name: String, key: String, _ columns: String) {
        self.name = name
        self.key = key.split(separator: ", ").map(String.init)
        self.columns = columns.split(whereSeparator: \.isWhitespace).compactMap { column in
            let parts = column.split(separator: ":")
            guard parts.count == 2, let kind = Column.Kind(rawValue: parts[1].filter { $0 != "?" }) else { return nil }
            return Column(name: String(parts[0]), kind: kind, isOptional: parts[1].hasSuffix("?"))
        }
    }

    /// Every such table. One whose rows refer to another table's stands after it.
    public static let all: [KeptTable] = [
        KeptTable(
            "setting", key: "device, name",
            """
            device:text name:text value:text updated_at:integer
            """),
        KeptTable(
            "preference", key: "",
            """
            value:text updated_at:integer
            """),
        KeptTable(
            "learning_preference", key: "",
            """
            value:text updated_at:integer
            """),
        KeptTable(
            "learner_zone", key: "since",
            """
            since:integer zone:text
            """),
        KeptTable(
            "book", key: "id",
            """
            id:text title:text author:text? language:text level:text? source:text fingerprint:text \
            page_count:integer scalar_count:integer last_page:integer has_cover:integer created_at:integer \
            updated_at:integer opened_at:integer? deleted_at:integer? finished_at:integer? is_vertical:integer \
            other_language:text?
            """),
        KeptTable(
            "chapter", key: "book_id, position",
            """
            book_id:text position:integer title:text first_page:integer
            """),
        KeptTable(
            "passage", key: "book_id, number",
            """
            book_id:text number:integer chapter:integer text:text
            """),
        KeptTable(
            "cover", key: "book_id",
            """
            book_id:text media_type:text bytes:file
            """),
        KeptTable(
            "vocabulary", key: "book_id",
            """
            book_id:text fingerprint:text words:bytes terms:text
            """),
        KeptTable(
            "book_picture", key: "book_id, digest",
            """
            book_id:text digest:text media_type:text width:integer? height:integer? bytes:file
            """),
        KeptTable(
            "inset", key: "book_id, page, position",
            """
            book_id:text page:integer position:integer place:integer kind:text digest:text? sign:text text:text
            """),
        KeptTable(
            "place_correction", key: "book_id, page, place",
            """
            book_id:text page:integer place:integer language:text parts:text readings:text sentence:text \
            updated_at:integer
            """),
        KeptTable(
            "correction", key: "language, text",
            """
            language:text text:text parts:text readings:text updated_at:integer
            """),
        KeptTable(
            "context_correction", key: "language, text, before_text, after_text",
            """
            language:text text:text before_text:text after_text:text parts:text readings:text updated_at:integer
            """),
        KeptTable(
            "mark", key: "language, word",
            """
            language:text word:text status:text reading:text? sentence:text? book_id:text? page:integer? \
            times_marked:integer created_at:integer updated_at:integer
            """),
        KeptTable(
            "reading_session", key: "id",
            """
            id:text book_id:text started_at:integer last_seen_at:integer has_ended:integer active_seconds:integer \
            characters_read:integer words_looked_up:integer words_marked:integer new_words:integer \
            first_page:integer last_page:integer
            """),
        KeptTable(
            "deck", key: "id",
            """
            id:text parent_id:text? name:text icon:text position:integer options:text created_at:integer \
            updated_at:integer deleted_at:integer?
            """),
        KeptTable(
            "card_deck", key: "language",
            """
            language:text deck_id:text updated_at:integer
            """),
        KeptTable(
            "note", key: "id",
            """
            id:integer language:text word:text reading:text definition:text sentence:text translation:text \
            picture:text audio:text tags:text level:text book_id:text? page:integer? guid:text foreign_fields:text? \
            created_at:integer updated_at:integer deleted_at:integer? variant:text is_own:integer
            """),
        KeptTable(
            "note_to_derive", key: "note_id",
            """
            note_id:integer
            """),
        KeptTable(
            "card", key: "id",
            """
            id:integer note_id:integer deck_id:text kind:text state:integer step:integer stability:real? \
            difficulty:real? ease:real interval_days:integer repetitions:integer due:integer last_review:integer? \
            reviews:integer lapses:integer position:integer standing:integer buried_on:integer is_flagged:integer \
            created_at:integer updated_at:integer
            """),
        KeptTable(
            "card_face", key: "card_id",
            """
            card_id:integer face:text
            """),
        KeptTable(
            "review", key: "card_id, id",
            """
            id:integer card_id:integer at:integer rating:integer state:integer interval_seconds:integer \
            duration:integer foreign_factor:integer
            """),
        KeptTable(
            "foreign_definition", key: "name",
            """
            name:text definition:text
            """),
        KeptTable(
            "foreign_review", key: "id",
            """
            id:integer card_id:integer at:integer kind:integer rating:integer interval_days:integer \
            last_interval:integer factor:integer duration:integer
            """),
        KeptTable(
            "review_day", key: "day, deck_id, phase",
            """
            day:integer deck_id:text phase:integer again:integer hard:integer good:integer easy:integer \
            new_cards:integer milliseconds:integer
            """),
        KeptTable(
            "review_hour", key: "day, hour",
            """
            day:integer hour:integer reviews:integer recalled:integer
            """),
        KeptTable(
            "undo_step", key: "sequence",
            """
            sequence:integer verb:text undoing:text at:integer
            """),
        KeptTable(
            "former_schedule", key: "sequence, part",
            """
            sequence:integer part:integer schedules:bytes
            """),
        KeptTable(
            "media", key: "name",
            """
            name:text media_type:text sha256:text bytes:file
            """),
        KeptTable(
            "model_profile", key: "id",
            """
            id:text name:text base_url:text model:text needs_key:integer time_limit:integer monthly_budget:integer? \
            structured_output:text created_at:integer updated_at:integer
            """),
        KeptTable(
            "model_choice", key: "task",
            """
            task:text profile_id:text
            """),
        KeptTable(
            "model_usage", key: "day, profile_id, task",
            """
            day:integer profile_id:text task:text requests:integer prompt_tokens:integer completion_tokens:integer \
            estimated_requests:integer
            """),
        KeptTable(
            "model_request", key: "id",
            """
            id:text task:text summary:text payload:text state:text attempts:integer next_attempt_at:integer \
            reply:text? error:text? created_at:integer updated_at:integer
            """),
        KeptTable(
            "translation", key: "id",
            """
            id:text source_language:text target_language:text source_text:text translated_text:text \
            model_reading:text context:text origin:text is_saved:integer created_at:integer updated_at:integer \
            deleted_at:integer?
            """),
        KeptTable(
            "lesson", key: "id",
            """
            id:text language:text kind:text title:text difficulty:text origin:text estimated_seconds:integer \
            content:text shortage:text? fault:text? created_at:integer updated_at:integer finished_at:integer?
            """),
        KeptTable(
            "lesson_answer", key: "lesson_id, exercise",
            """
            lesson_id:text exercise:integer answer:text verdict:text seconds:integer at:integer
            """),
        KeptTable(
            "lesson_word", key: "lesson_id, word",
            """
            lesson_id:text word:text is_right:integer has_card:integer card_id:integer? review_id:integer? \
            is_graded:integer
            """),
        KeptTable(
            "dose", key: "day",
            """
            day:integer language:text level:text origin:text made_at:integer
            """),
        KeptTable(
            "dose_card", key: "day, number",
            """
            day:integer number:integer word:text reading:text meaning:text sentence:text translation:text \
            sentence_source:text? book_title:text level:integer? interest:text? seen_at:integer? added_at:integer?
            """),
        KeptTable(
            "notebook_entry", key: "id",
            """
            id:text position:integer title:text? folded_title:text? text:bytes created_at:integer updated_at:integer
            """),
        KeptTable(
            "dictionary", key: "id",
            """
            id:text name:text kind:text languages:text switched_on:text position:integer entry_count:integer \
            fact_count:integer digest:text attribution:text created_at:integer updated_at:integer \
            removed_at:integer?
            """),
    ]

    /// The tables with a `learner_id` that are not among ``all``, and why.
    public static let others = [
        "change": "the log of changes, which repeats no row",
        "model_reply": "a cache",
        "example_sentence": "a cache",
        "picture_labeller": "paths on one machine",
        "notebook_file": "the state of a file on one machine",
        "account": "the name and password on one server",
        "access": "what is signed in to one server",
        "invitation": "an invitation to one server",
        "identity": "what signs in to one server",
        "purchase": "which purchases serve the learner on one server",
        "free_request": "how much of what is free on one server was used today",
        "job": "work of a server",
        "deletion_request": "a request to delete all the others",
        "notebook_copy": "earlier notebooks, which the export has as files",
    ]

    /// The tables with what a learner made or brought: a Glossa in which all of them are empty is empty. Settings, the words
    /// of a day, and sums do not count.
    public static let content = [
        "book", "mark", "correction", "context_correction", "reading_session", "deck", "note", "review", "media",
        "model_profile", "translation", "lesson", "notebook_entry", "dictionary",
    ]

    /// The table with a name.
    public static func named(_ name: String) -> KeptTable? { all.first { $0.name == name } }
}
