import Model
import Testing

@testable import Formats

/// Dictionaries that learners bring, in each format.
@Suite struct DictionaryTests {
    @Test func aTermOfYomitanHasItsReadingTagsAndMeanings() throws {
        var fixture = YomitanFixture()
        fixture.banks = [
            ("tag_bank_1.json", #"[["v5","partOfSpeech",0,"godan verb",0]]"#),
            (
                "term_bank_1.json",
                #"[["読む","よむ","v5 1","v5",7,["to read","to recite"],1,""],["犬","いぬ","","",0,["dog"],2,""]]"#
            ),
        ]
        let taken = try TakenDictionary(fixture.bytes)
        #expect(taken.entries.map(\.headword) == ["読む", "犬"])
        #expect(taken.entries[0].reading == "よむ")
        #expect(taken.entries[0].definitions == ["(godan verb) to read", "to recite"])
        #expect(taken.entries[0].partOfSpeech == .verb)
        #expect(taken.entries[0].score == 7)
        #expect(taken.entries[1].partOfSpeech == PartOfSpeechCode.none)
        #expect(
            taken.about == BroughtDictionary(title: "Test", kind: .yomitan, language: .japanese, attribution: "A\nfree")
        )
    }

    @Test func structuredContentIsLinesOfPlainText() throws {
        var fixture = YomitanFixture()
        let content = #"""
            {"type":"structured-content","content":[{"tag":"div","content":{"tag":"ruby","content":["読",{"tag":"rp","content":"("},
            {"tag":"rt","content":"よ"}]}},{"tag":"ul","content":[{"tag":"li","content":"to read"},{"tag":"li","content":["to ",
            {"tag":"a","href":"?x","content":"recite"}]}]},"a",{"tag":"br"},"b",{"tag":"img","path":"x.png"},{"tag":"table","content":
            {"tag":"tr","content":[{"tag":"td","content":"1"},{"tag":"td","content":"2"}]}}]}
            """#
        fixture.banks = [
            (
                "term_bank_1.json",
                #"[["読む","","","",0,[\#(content),{"type":"text","text":"x\ny"},{"type":"image","path":"p"},["読","past"]],1,""]]"#
            )
        ]
        let taken = try TakenDictionary(fixture.bytes)
        #expect(
            taken.entries[0].definitions == ["読(よ)", "to read", "to recite", "a", "b", "1 · 2", "x", "y", "→ 読"])
    }

    @Test func programsAndStylesInStructuredContentAreNoMeanings() throws {
        var fixture = YomitanFixture()
        let content = #"""
            {"type":"structured-content","content":[{"tag":"script","content":"alert(1)"},{"tag":"STYLE","content":["p{}"]},
            {"tag":"span","content":["to read",{"tag":"style","content":{"tag":"div","content":"q{}"}}]}]}
            """#
        fixture.banks = [("term_bank_1.json", #"[["読む","","","",0,[\#(content)],1,""]]"#)]
        #expect(try TakenDictionary(fixture.bytes).entries[0].definitions == ["to read"])
    }

    @Test func theFirstFormatOfYomichanIsRead() throws {
        var fixture = YomitanFixture()
        fixture.index = #"{"title":"Old","version":1,"revision":"1","tagMeta":{"n":{"notes":"noun"}}}"#
        fixture.banks = [
            ("term_bank_1.json", #"[["犬","いぬ","n","",0,"dog","hound"]]"#),
            ("kanji_bank_1.json", #"[["犬","ケン","いぬ いぬ-","","dog","hound"]]"#),
        ]
        let taken = try TakenDictionary(fixture.bytes)
        #expect(taken.entries.map(\.definitions) == [["(noun) dog", "hound"], ["dog", "hound"]])
        #expect(taken.entries[1].reading == "ケン、いぬ、いぬ-")
    }

    @Test func frequenciesAccentsAndPronunciationsAreFacts() throws {
        var fixture = YomitanFixture()
        fixture.banks = [
            (
                "term_meta_bank_1.json",
                """
                [["犬","freq",1234],["犬","freq",{"value":5,"displayValue":"5★"}],["犬","freq",{"reading":"いぬ","frequency":{"value":9}}],
                ["犬","pitch",{"reading":"いぬ","pitches":[{"position":2},{"position":"LHL"},{"position":-1},{"position":9223372036854775807}]}],
                ["犬","ipa",{"reading":"いぬ","transcriptions":[{"ipa":"[inɯ]"}]}],["犬","other",1]]
                """
            )
        ]
        let taken = try TakenDictionary(fixture.bytes)
        #expect(
            taken.facts == [
                BroughtFact(headword: "犬", kind: .frequency("1234")),
                BroughtFact(headword: "犬", kind: .frequency("5★")),
                BroughtFact(headword: "犬", reading: "いぬ", kind: .frequency("9")),
                BroughtFact(headword: "犬", reading: "いぬ", kind: .pitch(2)),
                BroughtFact(headword: "犬", reading: "いぬ", kind: .pitch(2)),
                BroughtFact(headword: "犬", reading: "いぬ", kind: .pronunciation("[inɯ]")),
            ])
    }

    @Test(arguments: [false, true], [false, true]) func starDictIsReadFromEitherArchive(
        _ has64Bits: Bool, _ isTape: Bool
    ) throws {
        var fixture = StarDictFixture()
        fixture.articles = [("dog", Array("an animal\nthat barks".utf8)), ("go", Array("to move".utf8))]
        fixture.synonyms = [("went", 1), ("nobody", 99)]
        fixture.has64Bits = has64Bits
        fixture.isCompressed = isTape
        let taken = try TakenDictionary(isTape ? tapeArchive(fixture.files) : zipArchive(fixture.files))
        #expect(taken.entries.map(\.headword) == ["dog", "go"])
        #expect(taken.entries.map(\.definitions) == [["an animal", "that barks"], ["to move"]])
        #expect(taken.entries[1].otherForms == ["went"])
        #expect(taken.about?.title == "Test" && taken.about?.kind == .starDict)
    }

    @Test func articlesOfStarDictHaveTypes() throws {
        var fixture = StarDictFixture()
        fixture.types = "th"
        fixture.articles = [("dog", Array("dɒɡ\0<b>an</b> animal<br/>&amp; friend<script>x</script>".utf8))]
        let typed = try TakenDictionary(zipArchive(fixture.files))
        #expect(typed.entries[0].reading == "dɒɡ")
        #expect(typed.entries[0].definitions == ["an animal", "& friend"])
        fixture.types = nil
        fixture.articles = [
            ("dog", Array("mplain\0W".utf8) + [0, 0, 0, 2, 9, 9] + Array("x<k>dog</k>\n<def>xdxf</def>\0".utf8))
        ]
        let untyped = try TakenDictionary(zipArchive(fixture.files))
        #expect(untyped.entries[0].definitions == ["plain", "xdxf"])
    }

    @Test func plainTextIsDecodedAndUnpacked() throws {
        let line = "漢字 汉字 [han4 zi4] /Chinese character/\n"
        #expect(try TakenDictionary(Array(line.utf8)).text == line)
        #expect(try TakenDictionary(gzip(Array(line.utf8))).text == line)
        // 漢字 in EUC-JP.
        let bytes: [UInt8] = [0xB4, 0xC1, 0xBB, 0xFA] + Array(" /(n) x/\n".utf8)
        #expect(try TakenDictionary(bytes).text == "漢字 /(n) x/\n")
    }
}

/// Files that are no dictionaries, or would do harm.
@Suite struct HostileDictionaryTests {
    @Test func aBombIsRefused() {
        let bomb = [UInt8](repeating: 0x20, count: 40 << 20)
        let archive = zipArchive([
            ("index.json", Array(YomitanFixture().index.utf8)), ("term_bank_1.json", bomb),
        ])
        #expect(throws: FormatError.unsafeArchive(.ratio)) { _ = try TakenDictionary(archive) }
        #expect(throws: FormatError.unsafeArchive(.ratio)) { _ = try TakenDictionary(gzip(bomb)) }
        // Also in a part that nobody asks for, which a tape archive unpacks nonetheless.
        #expect(throws: FormatError.unsafeArchive(.ratio)) { _ = try TakenDictionary(tapeArchive([("x", bomb)])) }
        var fixture = StarDictFixture()
        fixture.isCompressed = true
        fixture.articles = [("a", bomb)]
        #expect(throws: FormatError.unsafeArchive(.ratio)) { _ = try TakenDictionary(zipArchive(fixture.files)) }
    }

    @Test func tooManyPartsAreRefused() {
        let files = (0...20_000).map { ("a\($0)", [UInt8]()) }
        #expect(throws: FormatError.unsafeArchive(.entries)) { _ = try TakenDictionary(zipArchive(files)) }
    }

    @Test func namesThatLeaveTheArchiveAreIgnored() throws {
        var fixture = YomitanFixture()
        fixture.banks = [
            ("../term_bank_1.json", "[["), ("/term_bank_2.json", "[["),
            ("term_bank_3.json", #"[["a","","","",0,["b"],1,""]]"#),
        ]
        #expect(try TakenDictionary(fixture.bytes).entries.map(\.headword) == ["a"])
        #expect(throws: FormatError.notADictionary) {
            _ = try TakenDictionary(zipArchive([("../index.json", Array(YomitanFixture().index.utf8))]))
        }
    }

    @Test func nothingIsMissingFromAnArchiveThatWasCutOff() {
        var fixture = YomitanFixture()
        fixture.banks = [
            (
                "term_bank_1.json",
                "[" + (0..<2000).map { #"["w\#($0)","","","",0,["m\#($0 &* 7919)"],1,""]"# }.joined(separator: ",")
                    + "]"
            )
        ]
        let whole = fixture.bytes
        for length in stride(from: 4, to: whole.count - 1, by: whole.count / 40) {
            // Without its directory, which is at the end, an archive can still be whole.
            let taken = try? TakenDictionary(Array(whole[..<length]))
            #expect(taken == nil || taken?.entries.count == 2000, "\(length)")
        }
    }

    @Test(arguments: [
        "", "[", "{}", "[[]", "[[\"a\",\"\",\"\",\"\",NaN,[\"b\"]]]", "[1]",
        "[[\"\u{1}\"]]",
    ])
    func aBankThatIsNoJSONIsRefused(_ bank: String) {
        var fixture = YomitanFixture()
        fixture.banks = [("term_bank_1.json", bank)]
        #expect(throws: FormatError.malformedDictionary(part: "term_bank_1.json")) {
            _ = try TakenDictionary(fixture.bytes)
        }
    }

    @Test func numbersAtTheEndsOfTheirRangeAreTamed() throws {
        var fixture = YomitanFixture()
        fixture.banks = [
            (
                "term_bank_1.json",
                #"[["a","","","",-9223372036854775808,["x"],1,""],["a","","","",9223372036854775807,["y"],1,""],["b"],[1,2,3,4,5,6]]"#
            )
        ]
        #expect(try TakenDictionary(fixture.bytes).entries.map(\.score) == [-1e6, 1e6])
    }

    @Test(
        arguments: [
            ("9223372036854775808", 1e6), ("-9223372036854775809", -1e6), ("1e400", 1e6), ("-1e400", -1e6),
            ("1e-400", 0),
        ] as [(String, Float)])
    func aNumberThatNoDictionaryHasLosesNothingElse(_ number: String, _ score: Float) throws {
        var fixture = YomitanFixture()
        fixture.banks = [
            (
                "term_bank_1.json",
                #"[["駅","えき","","",\#(number),["a station"],1,""],["道","みち","","",5,["a way"],2,""]]"#
            ),
            (
                "term_meta_bank_1.json",
                """
                [["駅","freq",\(number)],["駅","freq",{"value":\(number)}],["駅","pitch",{"reading":"えき","pitches":\
                [{"position":\(number)},{"position":1}]}],["駅","freq",300]]
                """
            ),
        ]
        let taken = try TakenDictionary(fixture.bytes)
        #expect(taken.entries.map(\.score) == [score, 5])
        let kinds = taken.facts.map(\.kind).filter { $0 != .frequency("0.0") }
        #expect(kinds == [.pitch(1), .frequency("300")])
    }

    @Test func errorsOfDictionariesSpeakOfDictionaries() {
        var fixture = YomitanFixture()
        fixture.banks = [("term_bank_7.json", "[[")]
        #expect {
            _ = try TakenDictionary(fixture.bytes)
        } throws: { error in
            "\(error)" == """
                The dictionary cannot be read: term_bank_7.json is missing or broken. Nothing was imported; your file is as \
                it was. Download the file again, or try another copy.
                """
        }
        #expect("\(FormatError.noEntries)".contains("dictionary"))
    }

    @Test(arguments: ["{", "[]", #"{"title":"x"}"#, #"{"title":"x","format":4}"#, #"{"title":"x","format":"3"}"#])
    func anIndexWithoutAFormatIsRefused(_ index: String) {
        var fixture = YomitanFixture()
        fixture.index = index
        #expect(throws: FormatError.malformedDictionary(part: "index.json")) { _ = try TakenDictionary(fixture.bytes) }
    }

    @Test func anIndexOfStarDictThatPointsBeyondTheArticlesIsRefused() {
        var fixture = StarDictFixture()
        fixture.articles = [("a", [0x62])]
        for number in [[UInt8](repeating: 0xFF, count: 4), [0, 0, 0, 2]] {
            var files = fixture.files
            files[1].bytes = [0x61, 0, 0, 0, 0, 0] + number
            #expect(throws: FormatError.malformedDictionary(part: "d/test.dict")) {
                _ = try TakenDictionary(zipArchive(files))
            }
        }
        var files = fixture.files
        files[1].bytes = [0x61, 0x61]
        #expect(throws: FormatError.malformedDictionary(part: "d/test.idx")) {
            _ = try TakenDictionary(zipArchive(files))
        }
        files.remove(at: 1)
        #expect(throws: FormatError.malformedDictionary(part: "d/test.idx")) {
            _ = try TakenDictionary(zipArchive(files))
        }
    }

    /// Otherwise an archive of a few kilobytes would be compiled to gigabytes.
    @Test func wordsThatShareAnArticleCannotMakeMoreOfItThanAnArchiveMayUnpackTo() throws {
        var fixture = StarDictFixture()
        fixture.articles = [("w", [UInt8](repeating: 0x61, count: 64 << 10))]
        fixture.wordsOfArticle = 400
        #expect(try TakenDictionary(zipArchive(fixture.files)).entries.count == 400)
        fixture.wordsOfArticle = 600
        #expect(throws: FormatError.unsafeArchive(.ratio)) { _ = try TakenDictionary(zipArchive(fixture.files)) }
    }

    @Test func ofAnArticleLongerThanAnyOnlyTheBeginningIsRead() throws {
        var fixture = StarDictFixture()
        fixture.articles = [("w", [UInt8](repeating: 0x61, count: 3 << 20))]
        let definitions = try TakenDictionary(zipArchive(fixture.files)).entries[0].definitions
        #expect(definitions.map(\.utf8.count) == [1 << 20])
    }

    @Test func readingIsCancelledByWorkDoneAndNotByTheNumberOfWords() {
        var fixture = StarDictFixture()
        fixture.articles = [("w", [UInt8](repeating: 0x61, count: 1 << 20))]
        fixture.wordsOfArticle = 20
        var yomitan = YomitanFixture()
        let rows = (0..<20).map { #"["w\#($0)","","","",0,["\#(String(repeating: "a", count: 1 << 20))"],1,""]"# }
        yomitan.banks = [("term_bank_1.json", "[\(rows.joined(separator: ","))]")]
        for bytes in [zipArchive(fixture.files), yomitan.bytes] {
            #expect(throws: FormatError.cancelled) {
                _ = try TakenDictionary(bytes) { fraction in
                    // Unpacking, which comes first, reports no progress; the end is too late.
                    if (0.01...0.5).contains(fraction) { throw CancellationError() }
                }
            }
        }
    }

    @Test func aSequenceOfTypesThatNoDictionaryHasIsRefused() {
        var fixture = StarDictFixture()
        fixture.articles = [("w", [0x62])]
        fixture.types = String(repeating: "m", count: 50_000)
        #expect(throws: FormatError.malformedDictionary(part: "d/test.ifo")) {
            _ = try TakenDictionary(zipArchive(fixture.files))
        }
    }

    @Test func whatATagStandsForIsNotRepeatedAtAnyLength() throws {
        var fixture = YomitanFixture()
        fixture.banks = [
            ("tag_bank_1.json", #"[["v","",0,"\#(String(repeating: "a", count: 5000))",0]]"#),
            ("term_bank_1.json", #"[["w","","v","",0,["x"],1,""]]"#),
        ]
        let definition = try TakenDictionary(fixture.bytes).entries[0].definitions[0]
        #expect(definition == "(\(String(repeating: "a", count: 200))) x")
    }

    @Test func otherFilesAreNoDictionaries() {
        #expect(throws: FormatError.empty) { _ = try TakenDictionary([]) }
        #expect(throws: FormatError.notADictionary) { _ = try TakenDictionary(zipArchive([("a.txt", [1])])) }
        #expect(throws: FormatError.notADictionary) { _ = try TakenDictionary([0x89, 0x50, 0x4E, 0x47, 1, 2, 3]) }
        #expect(throws: FormatError.self) { _ = try TakenDictionary([0xFF, 0xFE, 0x80, 0x81, 0xFF]) }
        #expect(throws: FormatError.passwordNeeded) {
            _ = try TakenDictionary(encrypting("index.json", in: YomitanFixture().bytes))
        }
    }

    @Test func tagsThatAreNeverClosedTakeNoLongTime() {
        let lines = PlainMarkup.lines(of: String(repeating: "<", count: 300_000))
        #expect(lines.first?.utf8.count == 300_000)
    }
}
