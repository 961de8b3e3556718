import Model
import Testing

@Suite struct ScalarScriptTests {
    @Test func chineseCharactersAreHanInEveryPlane() {
        for scalar in "一龥㐀豈𠀀".unicodeScalars { #expect(scalar.isHan && scalar.isEastAsian) }
        for scalar in "々〇あア한Ａ。".unicodeScalars { #expect(!scalar.isHan && scalar.isEastAsian) }
        for scalar in "aéд…“".unicodeScalars { #expect(!scalar.isHan && !scalar.isEastAsian) }
    }
}
