import Scheduling
import Testing

@testable import Reading

@Suite struct CaselessTextTests {
    private func found(_ wanted: String, in text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return CaselessText(wanted).ranges(in: text).map { String(String.UnicodeScalarView(scalars[$0])) }
    }

    @Test func lettersAreFoundInAnyCaseAndScript() {
        #expect(found("book", in: "Book, bOOk and boo. BOOK") == ["Book", "bOOk", "BOOK"])
        #expect(found("École", in: "une école, une ÉCOLE") == ["école", "ÉCOLE"])
        #expect(found("看书", in: "看看书，看书") == ["看书", "看书"])
        #expect(found("阿Q", in: "阿Ｑ，阿ｑ，阿Q") == ["阿Ｑ", "阿ｑ", "阿Q"])
        #expect(found("Ｂａｎｋ５", in: "bank5 ＢＡＮＫ５") == ["bank5", "ＢＡＮＫ５"])
        #expect(found("a", in: "").isEmpty && found("", in: "a").isEmpty)
    }

    @Test func placesDoNotOverlapAndNoneIsMissed() {
        #expect(found("aa", in: "aaaaa") == ["aa", "aa"])
        #expect(found("aab", in: "aaaab") == ["aab"])
        #expect(found("abab", in: "abaabababab") == ["abab", "abab"])
        #expect(found("abcabd", in: "abcabcabd") == ["abcabd"])
    }

    @Test func everyPlaceIsThatOfAPlainSearch() {
        var random = SplitMix64(seed: 7)
        for _ in 1...500 {
            let text = String((0..<60).map { _ in "abA看".randomElement(using: &random) ?? "a" })
            let length = Int.random(in: 1...4, using: &random)
            let wanted = String((0..<length).map { _ in "ab看".randomElement(using: &random) ?? "a" })
            var plain: [String] = []
            var rest = text[...]
            while !rest.isEmpty {
                if rest.lowercased().hasPrefix(wanted) {
                    plain.append(String(rest.prefix(wanted.count)))
                    rest = rest.dropFirst(wanted.count)
                } else {
                    rest = rest.dropFirst()
                }
            }
            #expect(found(wanted, in: text) == plain, "\(wanted) in \(text)")
        }
    }
}
