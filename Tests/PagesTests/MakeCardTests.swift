import Model
import Routes
import Testing

@testable import Pages

/// The form that makes a card of a word, and its button beside the marks.
@Suite struct MakeCardTests {
    static func markup(card: MadeCard? = nil) -> String {
        var model = Samples.word(full: true)
        model.card = card
        return WordPage.page(model, Samples.shell(.english)).markup
    }

    @Test func theButtonStandsBesideTheMarksAndBelongsToTheForm() throws {
        let markup = Self.markup()
        let marks = try #require(markup.ranges(of: "<form class=\"marks\"").first)
        let end = try #require(markup[marks.upperBound...].ranges(of: "</form>").first)
        #expect(Markup.count("form=\"make-card\"", in: String(markup[marks.lowerBound..<end.upperBound])) == 1)
        #expect(Markup.count("form=\"make-card\"", in: markup) == 1)
        #expect(Markup.count("id=\"make-card\"", in: markup) == 1)
    }

    @Test func onceItIsMadeThatIsSaidInPlaceOfTheButton() throws {
        let markup = Self.markup(card: .made)
        let marks = try #require(markup.ranges(of: "<form class=\"marks\"").first)
        let end = try #require(markup[marks.upperBound...].ranges(of: "</form>").first)
        #expect(markup[marks.lowerBound..<end.upperBound].contains("<span>Has a card</span>"))
        #expect(Markup.count("make-card\"", in: markup) == 0)
        // Which deck it is in stands below, where it pushes no button away.
        #expect(markup[end.upperBound...].contains("class=\"card-made\""))
    }

    /// A second tap on the same place must not ignore the word.
    @Test func theButtonsOfAWordKeepTheirNumberAndOrder() throws {
        func buttons(_ card: MadeCard?, _ status: WordStatus?) throws -> [String] {
            var model = Samples.word(full: true)
            (model.card, model.status) = (card, status)
            let markup = WordPage.page(model, Samples.shell(.english)).markup
            let marks = try #require(markup.firstRange(of: "<form class=\"marks\""))
            let end = try #require(markup[marks.upperBound...].firstRange(of: "</form>"))
            return markup[marks.upperBound..<end.lowerBound].split(separator: "<button class=\"mark ").dropFirst().map {
                String($0.prefix { $0 != " " && $0 != "\"" })
            }
        }
        let places = ["mark-difficult", "mark-known", "mark-ignored", "mark-card", "unmark"]
        for card in [nil, MadeCard.made, .known] {
            for status in [nil, WordStatus.difficult] {
                #expect(try buttons(card, status) == places, "\(String(describing: card))")
            }
        }
    }

    /// Below the marks it would be out of sight on a phone.
    @Test func aCardThatIsThereAlreadyIsToldBesideTheMarks() throws {
        var model = Samples.word(full: true)
        var offer = CardOffer(word: "银行", meaning: "bank")
        offer.known = "银行 (yínháng) → bank"
        model.offer = offer
        let markup = WordPage.page(model, Samples.shell(.english)).markup
        let marks = try #require(markup.firstRange(of: "<form class=\"marks\""))
        let end = try #require(markup[marks.upperBound...].firstRange(of: "</form>"))
        #expect(markup[marks.lowerBound..<end.upperBound].contains("It already has a card. "))
        #expect(Markup.count("It already has a card.", in: markup) == 1)
    }

    @Test func sentencesAreParted() {
        #expect(Wording(.english).sentences("One.", "", "Two.") == "One. Two.")
        #expect(Wording(.simplifiedChinese).sentences("", "一。", "二。") == "一。二。")
    }

    @Test func theUseOfADataSetIsSaidInChinese() {
        #expect(Wording(.english).purpose("Where English words come from") == "Where English words come from")
        #expect(Wording(.simplifiedChinese).purpose("Where English words come from") == "英语词源")
        // A later data set without a translation is not left out.
        #expect(Wording(.simplifiedChinese).purpose("Something new") == "Something new")
    }
}
