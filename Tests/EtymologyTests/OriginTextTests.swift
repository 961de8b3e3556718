import Testing

@testable import Etymology

/// These texts are invented, in GCIDE's format.
@Suite struct OriginTextTests {
    private func steps(_ text: String) -> [String] { OriginText(text).steps.map { "\($0.language) \($0.form)" } }

    @Test func aLineOfDescentIsReadFromTheYoungest() {
        let origin = OriginText("OE. moneie, OF. moneie, F. monnaie, fr. L. moneta a mint. See Mint, and cf. Monetary.")
        #expect(
            origin.steps.map { "\($0.language) \($0.form)" } == [
                "Middle English moneie", "Old French moneie", "French monnaie", "Latin moneta",
            ])
        #expect(origin.steps.last?.meaning == "a mint")
        #expect(origin.references == ["mint", "monetary"])
    }

    @Test func partsAreReadWithTheirMeanings() {
        let origin = OriginText(
            "L. constructus, p. p. of construere to bring together; con- + struere to pile up, set in order.")
        #expect(origin.steps.map(\.form) == ["constructus", "construere"])
        #expect(origin.parts.map(\.form) == ["con-", "struere"])
        #expect(origin.parts.last?.meaning == "to pile up")
        #expect(origin.parts.last?.language == "Latin")
    }

    @Test func cousinsAreNoAncestors() {
        #expect(steps("AS. wæter; akin to OS. watar, G. wasser, Gr. 'y`dwr.") == ["Old English wæter"])
        #expect(
            steps("AS. beginnan (akin to D. & G. beginnen); pref. be- + an assumed ginnan.") == [
                "Old English beginnan"
            ])
    }

    @Test func greekIsGivenInLatinLetters() {
        #expect(OriginText("Gr. bi`os life + -logy.").parts.map(\.form) == ["bios", "-logy"])
        #expect(steps("Gr. filosofi`a love of wisdom.") == ["Greek philosophia"])
        #expect(steps("Gr. \"yeto`s rain.") == ["Greek hyetos"])
    }

    @Test func lettersThatWereLostLeaveTheLanguage() {
        #expect(
            OriginText("AS. h?s; akin to D. huis.").steps == [
                OriginText.Word(language: "Old English", form: "", meaning: "")
            ])
    }

    @Test(arguments: ["", " ", "+", "L.", "See", "((((", "L. + Gr. +", "fr. fr. fr.", "?", ";;;", "Cf. ,"])
    func disorderIsNoTrouble(_ text: String) {
        let origin = OriginText(text)
        #expect(origin.steps.count <= 2 && origin.parts.count <= 3)
    }
}
