import LanguageModel
import Testing

@Suite struct PartialJSONTests {
    @Test func aTextGrowsWithItsJSON() throws {
        let json = #"{"translatedText": "你好，\"世界\"\n🙂 \\ 末", "reading": "x"}"#
        var last = ""
        var begun = false
        for end in json.indices {
            guard let text = PartialJSON.text(of: "translatedText", in: String(json[..<end])) else {
                #expect(!begun)
                continue
            }
            begun = true
            #expect(text.hasPrefix(last))
            last = text
        }
        #expect(last == "你好，\"世界\"\n🙂 \\ 末")
        #expect(PartialJSON.text(of: "reading", in: json) == "x")
    }

    @Test(arguments: ["", "{", #"{"translatedText"#, #"{"translatedText": "#, #"{"translatedText": 3"#, "no JSON"])
    func beforeItHasBegunThereIsNone(_ json: String) {
        #expect(PartialJSON.text(of: "translatedText", in: json) == nil)
    }

    @Test func halfAnEscapeWaits() {
        #expect(PartialJSON.text(of: "a", in: #"{"a": "x\"#) == "x")
        #expect(PartialJSON.text(of: "a", in: #"{"a": "x\u4f"#) == "x")
        #expect(PartialJSON.text(of: "a", in: #"{"a": "x\u4f60"#) == "x你")
        #expect(PartialJSON.text(of: "a", in: #"{"a": "x\ud83d\ude"#) == "x")
        #expect(PartialJSON.text(of: "a", in: #"{"a": "x\ud83d\ude42"#) == "x🙂")
    }
}
