import Model
import Testing

@testable import Grammar

/// The rule language, on hand-made tokens.
@Suite struct RuleTests {
    /// Tokens from words separated by spaces, with features after a slash: `门/n 关/v`.
    private static func tokens(_ text: String) -> [GrammarToken] {
        var offset = 0
        return text.split(separator: " ").map { word in
            let parts = word.split(separator: "/").map(String.init)
            let start = offset
            offset += parts[0].unicodeScalars.count
            let isSign = "，。？".contains(parts[0])
            return GrammarToken(
                text: parts[0], form: parts[0], features: isSign ? ["x"] : Array(parts.dropFirst()), start: start,
                end: offset)
        }
    }

    private static func matches(_ rule: String, _ text: String) throws -> [Range<Int>] {
        var compiler = RuleCompiler(lists: [("fruit", "苹果 梨")])
        let optional = compiler.compile(rule)
        let compiled = try #require(optional)
        let tokens = Self.tokens(text)
        var matcher = RuleMatcher(tokens[...], compiler.vocabulary)
        return tokens.indices.compactMap { matcher.match(compiled, at: $0) }
    }

    @Test(arguments: [
        ("[把]", "我 把 门", 1..<2), ("[越] ~{1,3} [越]", "雨 越 下/v 越 大", 1..<4), ("[一] <v>", "我 一 看/v", 1..<2),
        ("[@fruit]", "吃 梨", 1..<2), ("[吃&<v>]", "吃/v", 0..<1), ("<v> [了] $", "走/v 了 。", 1..<2),
        ("[(a / b c)]", "b c", 0..<2), ("[(a|b)&<v>]", "a b/v", 1..<2),
        ("<<!不 [了]", "走 了", 1..<2), ("<<不 [了]", "不 了", 1..<2), ("[看 不 =-2]", "看 不 看", 0..<3),
        ("[喜 不 ^-2]", "喜 不 喜欢", 0..<3), ("[%着]", "看着", 0..<1), ("[不%]", "不同", 0..<1), ("^ [的]", "。 的", 1..<2),
        ("[吗] $$", "好 吗 ？", 1..<2), ("[a] !(b c)", "a b d", 0..<1), ("[a+]", "a a a", 0..<1),
        ("[a b? c]", "a c", 0..<2),
    ]) func aRuleMatches(_ rule: String, _ text: String, _ range: Range<Int>) throws {
        #expect(try Self.matches(rule, text).first == range)
    }

    @Test(arguments: [
        ("[越] ~{1,3} [越]", "越 下 ， 越"), ("[越] ~{1,2} [越]", "越 a b c 越"), ("<v> [了]", "门/n 了"), ("[了] $", "了 我"),
        ("<<!不 [了]", "不 了"), ("[a] !(b c)", "a b c"), ("[!a|b]", "a b"), ("[看 不 =-2]", "看 不 听"), ("[吃&!<v>]", "吃/v"),
        ("^ [的]", "我 的"), ("[吗] $$", "吗 ， 好"),
    ]) func aRuleDoesNotMatch(_ rule: String, _ text: String) throws {
        #expect(try Self.matches(rule, text).isEmpty)
    }

    @Test(arguments: ["[", "(a", "a)", "@nothing", "[(a b)&c]"]) func whatIsNoRuleIsRefused(_ rule: String) {
        var compiler = RuleCompiler(lists: [])
        let compiled = compiler.compile(rule)
        #expect(compiled == nil)
    }

    @Test func theAnchorsOfARuleAreFormsThatItCannotDoWithout() throws {
        var compiler = RuleCompiler(lists: [])
        let disposal = compiler.compile("<v> [把|将] .{0,3} 了?")
        #expect(disposal?.anchors?.count == 2)
        let anything = compiler.compile("<v> [.]")
        #expect(anything != nil && anything?.anchors == nil)
    }

    @Test func aRuleThatCouldGoOnForEverIsGivenUp() throws {
        let text = Array(repeating: "a", count: 400).joined(separator: " ")
        #expect(try Self.matches("(a* b / a* c)* [d]", text).isEmpty)
    }
}
