import Model
import Routes
import Testing

@testable import Pages

/// What a page says where a word is unknown or unanalysed, and where a language model failed.
@Suite struct RemedyTests {
    private let shell = Samples.shell(.english)

    @Test func wordsThatMayBeMeantAreLinks() {
        let markup = shell.notice(NotebookProblem.unknownWord("constrct", near: ["construct", "constrict"])).markup
        #expect(markup.contains("Did you mean: <a lang=\"en\" href=\"\(Route.notebook(.lookUp("construct")).link)\">"))
        #expect(Markup.count("<a ", in: markup) == 2)
        #expect(!shell.notice(NotebookProblem.unknownWord("zzyzxq", near: [])).markup.contains("<a "))
    }

    @Test func anUnanalysedWordIsSaidToBeOne() {
        var entry = NotebookSamples.entry(full: true)
        entry.prefix = .init()
        entry.suffix = .init()
        entry.root = .init(form: "horse", originLanguage: "Old English")
        let markup = NotebookEntryPage.parts(of: entry, shell).markup
        #expect(!markup.contains("<li") && markup.contains("do not say what this word is made of"))
        #expect(markup.contains("It comes from Old English."))
        let chinese = NotebookEntryPage.parts(of: entry, Samples.shell(.simplifiedChinese)).markup
        #expect(chinese.contains("它来自古英语。"))
        entry.root.meaning = "runner"
        #expect(NotebookEntryPage.parts(of: entry, shell).markup.contains("<li"))
    }

    @Test func aListOfWhichNothingIsKnownHasNoLinks() {
        var entry = NotebookSamples.entry(full: true)
        entry.variants = [WordEntry.unstated]
        entry.chineseMeaning = [WordEntry.unstated]
        let markup = NotebookEntryPage.page(.init(query: "a", entry: entry), shell).markup
        #expect(!markup.contains(Route.notebook(.lookUp(WordEntry.unstated)).link))
        #expect(!markup.contains("notebook-chinese"))
    }

    @Test func whatAChineseWordIsMadeOfIsShownEvenWithoutAnEnglishOne() {
        var model = NotebookEntryPage.Model(query: "环境保护", problem: .unknownChinese("环境保护"))
        model.composition = WordComposition(
            language: .chinese,
            word: .init(text: "环境保护", reading: "huan2 jing4 bao3 hu4", meaning: "environmental protection"),
            words: [.init(text: "环境", reading: "huan2 jing4", meaning: "environment")],
            characters: [.init(text: "环", reading: "huan2", meaning: "ring")])
        let markup = NotebookEntryPage.page(model, shell).markup
        #expect(markup.contains("What 环境保护 is made of") && markup.contains("environmental protection"))
        #expect(markup.contains("href=\"\(Route.word(.chinese, "环境").link)\"") && markup.contains("huán"))
        #expect(markup.contains("role=\"alert\""))
    }

    @Test(arguments: ModelSamples.errors) func aFailureLeadsToWhereItIsMended(_ error: ModelError) {
        let notice = ProblemPage.notice(.model(error), shell).markup
        let link = "href=\"\(Route.me(.models()).link)\""
        #expect(notice.contains(link) == (error.remedy != nil))
        #expect(notice.contains(HTML(text: Wording(.english).explain(error).title).markup))
        // A page has no link to itself.
        #expect(!ProblemPage.notice(.model(error), isAtRemedy: true, shell).markup.contains(link))
    }

    @Test func eachCauseHasItsOwnTitle() {
        let causes: [ModelError] = [
            .noProfile, .refusedKey(status: 401), .tooManyRequests(retryAfter: 60), .timedOut(seconds: 15),
            .unreachable(.unknownHost), .invalidReply(SchemaFault(.notJSON), tries: 3),
        ]
        #expect(Set(causes.map { Wording(.english).explain($0).title }).count == causes.count)
        #expect(causes.allSatisfy { $0.remedy == .me(.models()) })
        // Where there is no model, none is blamed.
        #expect(!Wording(.english).tell(.noProfile).lowercased().contains("answered"))
    }
}
