import Model
import Testing

@testable import Pages

@Suite struct ShelfPageTests {
    private let story = ShelfStory(
        slug: "cat", title: "小猫", summary: "A cat.", chineseSummary: "一只猫。", language: .chinese, level: "HSK 1",
        scalarCount: 400)

    @Test func aStoryIsSummedUpInTheLanguageOfThePage() {
        let english = ShelfPage.row(story, Samples.shell(.english)).markup
        #expect(english.contains("<p class=\"story-summary\" lang=\"en\">A cat.</p>"))
        #expect(!english.contains("一只猫"))
        let chinese = ShelfPage.row(story, Samples.shell(.simplifiedChinese)).markup
        #expect(chinese.contains("<p class=\"story-summary\" lang=\"zh-Hans\">一只猫。</p>"))
        #expect(!chinese.contains("A cat"))
    }

    @Test(arguments: Language.allCases) func theStoriesOfTheLanguageThatIsLearntComeFirst(_ learnt: Language) throws {
        let stories = Language.allCases.map { language in
            ShelfStory(
                slug: language.rawValue, title: language.rawValue, summary: "A cat.", language: language, level: "A2",
                scalarCount: 400)
        }
        let page = ShelfPage.page(ShelfPage.Model(stories: stories, learnt: learnt), Samples.shell(.english)).markup
        let places = try Language.allCases.map { language in
            (language, try #require(page.firstRange(of: "id=\"shelf-\(language.rawValue)\"")).lowerBound)
        }
        #expect(places.min { $0.1 < $1.1 }?.0 == learnt)
    }

    @Test func aStoryWithoutAChineseSummaryKeepsTheOtherOne() {
        var story = story
        story.chineseSummary = ""
        let page = ShelfPage.row(story, Samples.shell(.simplifiedChinese)).markup
        #expect(page.contains("<p class=\"story-summary\" lang=\"en\">A cat.</p>"))
    }
}
