import Model
import Routes

extension AddCardsPage.Model {
    /// Presents the empty forms of a deck.
    ///
    /// - Parameter megabytes: The maximum size of a picture or a recording.
    public init(_ deck: Deck, megabytes: Int) {
        self.init(deck: deck, language: Self.language(of: deck), megabytes: megabytes)
    }

    /// Presents a deck's forms with the language and the kinds of cards that were chosen.
    ///
    /// - Parameter language: Nil for the one that the deck is named after.
    /// - Throws: ``FormError`` for a kind that does not exist.
    public init(_ deck: Deck, _ form: Form, in language: LanguageTag?, megabytes: Int) throws(FormError) {
        self.init(
            deck: deck, language: language ?? Self.language(of: deck), kinds: try form.cardKinds, megabytes: megabytes)
    }

    /// Returns the model with a list as it was pasted.
    public func pasted(_ list: String) -> AddCardsPage.Model {
        var model = self
        model.list = list
        model.way = .list
        return model
    }

    /// Returns the model with the word typed by hand.
    public func typed(_ form: Form) -> AddCardsPage.Model {
        var model = self
        model.typed = AddCardsPage.Typed(
            word: form["word"] ?? "", reading: form["reading"] ?? "", definition: form["definition"] ?? "",
            sentence: form["sentence"] ?? "", translation: form["translation"] ?? "")
        return model
    }

    /// Returns the model with the list behind the rows of a preview.
    public func listed(_ rows: [AddCardsPage.Row]) -> AddCardsPage.Model {
        var list = ""
        for row in rows {
            if !list.isEmpty { list += "\n" }
            list += row.word + "\t" + row.reading + "\t" + row.definition
        }
        return pasted(list)
    }

    /// The language that a deck is named after, or Chinese by default.
    public static func language(of deck: Deck) -> LanguageTag {
        for language in Language.allCases {
            for interface in Preferences.Interface.allCases where Wording(interface).name(language) == deck.name {
                return LanguageTag(language)
            }
        }
        return .chinese
    }
}

extension AddCardsPage.Row {
    /// Returns the words of a form with a row for each; nil if one lacks its reading or definition.
    public static func all(in form: Form) -> [AddCardsPage.Row]? {
        let (words, readings, definitions) = (form.all("word"), form.all("reading"), form.all("definition"))
        guard readings.count == words.count, definitions.count == words.count else { return nil }
        return words.indices.map {
            AddCardsPage.Row(word: words[$0], reading: readings[$0], definition: definitions[$0])
        }
    }
}
