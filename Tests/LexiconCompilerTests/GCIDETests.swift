import Testing

@testable import LexiconCompiler

/// These articles are invented, in GCIDE's format.
@Suite struct GCIDETests {
    private func article(_ text: String) -> GCIDEArticle? { GCIDE.article(Array(text.utf8)[...]) }

    private let glimmet = """
        Glimmet \\Glim"met\\ (gl[i^]m"m[e^]t), n. [pl. {Glimmets}.]
           [OE. glimet, fr. AS. gl[=i]m, [thorn]e akin to
           G. glim. See {Gleam}.]
           1. A small lamp of the kind that is hung in boats; a boat
              lamp; as, he lit the glimmet.
              [1913 Webster]

                    The glimmet burned all night.    --A Sailor.
              [1913 Webster]

           2. One who carries such a lamp. [Obs.] "A glimmet went
              before." --Another.
              [1913 Webster]

           3. (Zool.) A fish that shines:
              (a) The greater one.

           {Glimmet oil}, oil for a glimmet.

           Syn: Lamp; light.
        """

    @Test func definitionsComeWithoutExamplesQuotationsAndPhrases() throws {
        let found = try #require(article(glimmet))
        #expect(found.headword == "Glimmet")
        #expect(
            found.definitions == [
                "A small lamp of the kind that is hung in boats; a boat lamp",
                "(Zool.) A fish that shines: (a) The greater one.",
                "(obsolete) One who carries such a lamp.",
            ])
    }

    @Test func theOriginIsTheBracketThatIsNotAListOfForms() throws {
        #expect(try #require(article(glimmet)).etymology == "OE. glimet, fr. AS. glīm, þe akin to G. glim. See Gleam.")
    }

    @Test func anUnnumberedDefinitionIsFound() throws {
        let found = try #require(article("Plonder \\Plon\"der\\, v. i.\n   To walk as one who is lost.\n   [PJC]\n"))
        #expect(found.definitions == ["To walk as one who is lost."])
        #expect(found.etymology.isEmpty)
    }

    @Test func aPartOfSpeechOnItsOwnLineBelongsToTheHead() throws {
        let found = try #require(
            article("Quissel \\Quis\"sel\\ (kw[i^]s\"s[e^]l),\n   v. t. [F. quisser.]\n   To fold twice.\n"))
        #expect(found.etymology == "F. quisser.")
        #expect(found.definitions == ["To fold twice."])
    }

    @Test func anArticleStandsOnceThoughManyPhrasesNameIt() {
        let text = Array("Glim \\Glim\\, n.\n   A light.\n".utf8)
        let length = "BCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"[...].dropFirst(text.count - 1).prefix(1)
        let index =
            "douse the glim\tA\t\(length)\nGlim\tA\t\(length)\nbeyond the end\tZZZ\t\(length)\n00database\tA\tB\n"
        #expect(GCIDE.articles(index: Array(index.utf8), text: text).map(\.headword) == ["Glim"])
    }

    @Test(arguments: [("=e", "ē"), ("'e", "é"), ("e^", "ĕ"), ("thorn", "þ"), ("=ae", "ǣ"), (",c", "ç"), ("\"o", "ö")])
    func aCodeStandsForItsLetter(_ code: String, _ letter: String) {
        #expect(GCIDELetters.letter(code) == letter)
    }

    @Test(arguments: ["Obs.", "R.", "1", "ab", ""]) func whatIsNoCodeStays(_ text: String) {
        #expect(GCIDELetters.letter(text) == nil)
    }
}
