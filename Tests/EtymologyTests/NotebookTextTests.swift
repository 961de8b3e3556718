import Model
import Testing

@testable import Etymology

@Suite struct NotebookTextTests {
    static let construct = WordEntry(
        word: "construct", partOfSpeech: ["verb"], englishMeaning: ["to build"], chineseMeaning: ["建造"],
        root: .init(form: "struct", meaning: "to build", originLanguage: "Latin"),
        prefix: .init(form: "con-", meaning: "together", originLanguage: "Latin"), suffix: .init(),
        relatedWords: ["structure"], variants: ["construction"])

    @Test func theBlockIsTheTemplateToTheByte() {
        #expect(
            NotebookText.block(Self.construct) == """
                ---

                # construct

                ## Part of Speech
                - verb

                ## English Meaning
                - to build

                ## Chinese Meaning
                - 建造

                ## Root
                - Form: struct
                - Meaning: to build
                - Origin: Latin

                ## Prefix
                - Form: con-
                - Meaning: together
                - Origin: Latin

                ## Suffix
                - Form:
                - Meaning:
                - Origin:

                ## Related Words
                - structure

                ## Variants
                - construction

                ---


                """)
    }

    @Test func aBlockIsReadBack() {
        #expect(NotebookText.entry(NotebookText.block(Self.construct)) == Self.construct)
    }

    @Test func disorderIsRead() {
        let entry = NotebookText.entry(
            """
            stray text
            #  construct \t
            ## Variants
            * construction
            ## Unknown
            - passed over
            ## ROOT
            - origin:   Latin
            - form: struct: of a kind
            - nonsense
            ## Related Words
            no item
            - structure
            """)
        #expect(entry?.word == "construct")
        #expect(entry?.variants == ["construction"] && entry?.relatedWords == ["structure"])
        #expect(entry?.root == .init(form: "struct: of a kind", meaning: "", originLanguage: "Latin"))
        #expect(entry?.partOfSpeech == [])
        #expect(NotebookText.entry("## no title") == nil)
    }
}
