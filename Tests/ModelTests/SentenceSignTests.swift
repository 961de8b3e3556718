import Model
import Testing

@Suite struct SentenceSignTests {
    @Test func stopsEndASentenceAndAnEllipsisBreaksItOff() {
        for sign in "。！？!?｡⁉".unicodeScalars {
            #expect(SentenceSign.isStop(sign.value) && SentenceSign.ends(sign.value))
        }
        #expect(!SentenceSign.isStop(0x2026) && SentenceSign.ends(0x2026))
        for sign in ".，、；:a一".unicodeScalars { #expect(!SentenceSign.ends(sign.value)) }
    }

    @Test func whatClosesBelongsToTheSentenceBeforeIt() {
        let line = Array("【来吧！】他说。".unicodeScalars)
        #expect(line.text(line.sentence(around: 1..<3)) == "【来吧！】")
        #expect(line.text(line.sentence(around: 5..<7)) == "他说。")
    }
}
