import Model
import Routes

extension ShelfPage {
    /// The page of the graded stories.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.shelf, room: .read, parts: [.shelf]) {
            shell.heading(wording.shelf, lead: wording.shelfLead) {
                shell.buttonLink(wording.library, to: .library(), icon: .read, class: "button quiet")
            }
            for language in [model.learnt] + Language.allCases.filter({ $0 != model.learnt }) {
                let stories = model.stories.filter { $0.language == language }
                if !stories.isEmpty {
                    section(.labelled(by: "shelf-" + language.rawValue)) {
                        h2(.id("shelf-" + language.rawValue)) { wording.name(language) }
                        ul(.class("story-list")) {
                            for story in stories { li { row(story, shell) } }
                        }
                    }
                }
            }
        }
    }

    /// What a story is about: in the language of the page, if the story says so in it.
    private static func summary(of story: ShelfStory, _ shell: Shell) -> HTML {
        let isChinese = shell.preferences.interface == .simplifiedChinese && !story.chineseSummary.isEmpty
        return p(.class("story-summary"), .lang(isChinese ? shell.wording.tag : Wording(.english).tag)) {
            isChinese ? story.chineseSummary : story.summary
        }
    }

    /// A story with its level and the button that opens it.
    static func row(_ story: ShelfStory, _ shell: Shell) -> HTML {
        let wording = shell.wording
        // Reading speed per minute: about 100 characters in Chinese and Japanese, 600 letters in English.
        let minutes = max(1, story.scalarCount / (story.language == .english ? 600 : 100))
        return article(.class("story")) {
            cover(title: story.title, author: nil, language: story.language, class: "cover")
            div(.class("story-text")) {
                h3 { span(.lang(story.language)) { story.title } }
                if let translated = story.translatedTitle { p(.class("quiet-text")) { translated } }
                summary(of: story, shell)
                p(.class("story-facts")) {
                    span(.class("badge")) { story.level }
                    span { wording.minutesToRead(minutes) }
                    if let known = story.known { span { wording.wordsKnown(known) } }
                }
            }
            div(.class("story-action")) {
                if let book = story.book {
                    a(
                        .class("button quiet small"), .href(.book(book)),
                        .label(wording.inYourLibrary + ": " + story.title)
                    ) {
                        Icon.check.drawing(shell)
                        span { wording.inYourLibrary }
                    }
                } else {
                    form(Attribute("method", "post"), .action(.shelf(.add(story.slug)))) {
                        button(
                            .class("button small"), .type("submit"), .label(wording.addToLibrary + ": " + story.title)
                        ) {
                            wording.addToLibrary
                        }
                    }
                }
            }
        }
    }
}
