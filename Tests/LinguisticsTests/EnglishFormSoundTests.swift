import Testing

@testable import Linguistics

/// How regular forms are pronounced of which no dictionary says it.
@Suite struct EnglishFormSoundTests {
    @Test(arguments: [
        ("whisking", "/wɪsk/, /hwɪsk/", "/ˈwɪskɪŋ/"), ("teething", "/ˈtið/", "/ˈtiðɪŋ/"),
        ("flatmates", "/ˈflætmeɪt/", "/ˈflætmeɪts/"), ("pyjamas", "/pəˈdʒɑmə/", "/pəˈdʒɑməz/"),
        ("quizzes", "/kwɪz/", "/ˈkwɪzəz/"), ("tilled", "/tɪl/", "/tɪld/"), ("whisked", "/wɪsk/", "/wɪskt/"),
        ("knitted", "/nɪt/", "/ˈnɪtəd/"),
        // Of several the one that is meant stands first.
        ("tears", "/tɪr/ (noun, drop from the eye), /tɛr/ (verb, to rip)", "/tɪrz/"),
    ])
    func anEndingIsPronouncedByTheSoundBeforeIt(_ form: String, _ reading: String, _ sound: String) {
        #expect(EnglishFormSound.sound(of: form, from: reading) == sound)
    }

    @Test func aFormWithoutARegularEndingIsNotGuessed() {
        #expect(EnglishFormSound.sound(of: "oxen", from: "/ɑks/") == nil)
        #expect(EnglishFormSound.sound(of: "oxes", from: "") == nil)
    }

    @Test(arguments: [
        ("/ˈjusəz/, /ˈjuzəz/", "/juz/ (verb), /jus/ (noun)", "/ˈjuzəz/, /ˈjusəz/"),
        ("/ˈjusəz/, /ˈjuzəz/", "/jus/ (noun), /juz/ (verb)", "/ˈjusəz/, /ˈjuzəz/"),
        ("/tɛrz/, /tɪrz/", "/tɪr/ (noun, drop from the eye), /tɛr/ (verb, to rip)", "/tɪrz/, /tɛrz/"),
        ("/lɪvz/, /laɪvz/", "/laɪf/", "/laɪvz/, /lɪvz/"),
        ("/rəˈkɔrdz/, /ˈrɛkɚdz/", "/ˈrɛkɚd/ (noun), /rɪˈkɔrd/ (verb)", "/ˈrɛkɚdz/, /rəˈkɔrdz/"),
        // What has a remark is told by it.
        ("/dʌz/ (verb), /doʊz/ (plural of doe)", "/doʊ/", "/dʌz/ (verb), /doʊz/ (plural of doe)"),
    ])
    func theSoundOfTheSameWordIsFirst(_ reading: String, _ base: String, _ ordered: String) {
        #expect(EnglishFormSound.ordered(reading, like: base) == ordered)
    }

    @Test func whatBelongsToSomebodyIsPronouncedWithItsEnding() {
        #expect(EnglishFormSound.possessive(of: "/ˈkipɚ/") == "/ˈkipɚz/")
        #expect(EnglishFormSound.possessive(of: "/kæt/") == "/kæts/")
        #expect(EnglishFormSound.possessive(of: "/ˈdʒeɪmz/") == "/ˈdʒeɪmzəz/")
        #expect(EnglishFormSound.possessive(of: "/tɪr/ (noun), /tɛr/ (verb)") == "/tɪrz/ (noun), /tɛrz/ (verb)")
    }
}
