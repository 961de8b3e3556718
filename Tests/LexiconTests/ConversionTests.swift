import Lexicon
import Support
import Testing

@Suite struct ConversionTests {
    @Test(arguments: [
        ("离家三里", ScriptConversion.s2tw, "離家三里"), ("一只猫", .s2tw, "一隻貓"), ("只有台风", .s2tw, "只有颱風"),
        ("当了皇后以后", .s2tw, "當了皇后以後"), ("为什么", .s2t, "爲什麼"), ("为什么", .s2tw, "為什麼"),
        ("干燥的干部", .s2tw, "乾燥的幹部"), ("乾隆著作", .t2s, "乾隆著作"), ("看著乾淨的裡面", .tw2s, "看着干净的里面"),
        ("豈\u{F900}", .t2s, "岂岂"), ("他姓范，范老师示范", .s2tw, "他姓范，范老師示範"), ("", .s2t, ""), ("abc，1", .tw2s, "abc，1"),
    ]) func textIsConvertedByPhrase(_ text: String, _ conversion: ScriptConversion, _ result: String) throws {
        #expect(try RealLexicon.open().convert(text, by: conversion) == result)
    }

    @Test func aPhraseMayGoBeyondAWord() throws {
        let lexicon = try RealLexicon.open()
        #expect(
            lexicon.convert(["一", "只", "猫", "，", "离家", "三", "里"], to: .traditional)
                == ["一", "隻", "貓", "，", "離家", "三", "里"])
        #expect(lexicon.convert(["离家"], to: .original) == ["离家"])
    }

    @Test func whatIsTraditionalAlreadyStaysAsItIs() throws {
        let lexicon = try RealLexicon.open()
        #expect(lexicon.convert("離家三里，姓范的皇后", to: .traditional) == "離家三里，姓范的皇后")
        #expect(lexicon.convert("離家三里，姓范的皇后", to: .simplified) == "离家三里，姓范的皇后")
    }
}
