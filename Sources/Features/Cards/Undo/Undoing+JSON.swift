import Model

// The stored forms of what undoes an operation. Their names stay as they are, because stored steps have them.

extension Undoing: JSONConvertible {
    package init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(
            cards: try object.value("cards"), notes: try object.value("notes"),
            review: try object.optionalValue("review"), answer: try object.optionalValue("answer"),
            values: try object.optionalValue("values"), marks: try object.optionalValue("marks"),
            decks: try object.optionalValue("decks"), options: try object.optionalValue("options"))
    }

    package var json: JSON {
        [
            "cards": cards.json, "notes": notes.json, "review": review?.json, "answer": answer?.json,
            "values": values?.json, "marks": marks?.json, "decks": decks?.json, "options": options?.json,
        ]
    }
}

extension MarkKey: JSONConvertible {
    package init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(language: try object.value("language"), word: try object.value("word"))
    }

    package var json: JSON { ["language": language.json, "word": word.json] }
}
