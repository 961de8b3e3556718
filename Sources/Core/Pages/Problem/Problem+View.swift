import Model
import Routes

extension ProblemPage {
    /// A page that says what happened, what was kept and what to do next.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.explain(model.problem).title, room: nil) {
            section(.class("card narrow problem")) {
                explanation(model.problem, shell)
                if let reference = model.reference { p(.class("help")) { wording.reference + ": " + reference } }
                div(.class("actions")) {
                    switch model.problem {
                    case .notFound, .methodNotAllowed, .fromElsewhere:
                        shell.buttonLink(wording.today, to: model.retry ?? .today, icon: .today)
                    case .noDailyWords, .noDailyWord:
                        shell.buttonLink(
                            wording.dailyWords, to: model.retry ?? .practice(.dailyWords()), icon: .practice)
                    case .account(.ageUnknown):
                        shell.buttonLink(wording.goOn, to: .account(.age()), icon: .forward)
                    case .account(.tooYoung): HTML()
                    case .account(.notAdministrator) where !shell.isEntrance:
                        shell.buttonLink(wording.settings, to: model.retry ?? .me(), icon: .me)
                    case .account where shell.signedIn != nil:
                        shell.buttonLink(wording.yourAccount, to: model.retry ?? .account(), icon: .me)
                    case .account:
                        shell.buttonLink(wording.signIn, to: model.retry ?? .account(.signIn()), icon: .me)
                    case .jobNotFound: shell.buttonLink(wording.goBack, to: model.retry ?? .today, icon: .back)
                    case .pageNotFound:
                        shell.buttonLink(wording.goOnReading, to: model.retry ?? .library(), icon: .forward)
                    case .deckNotFound, .cardNotFound, .impossibleDeckName, .deckExists, .deckInItself,
                        .impossibleDeckSettings, .impossibleNote, .nothingToUndo, .reschedulingUndecided,
                        .staleRescheduling, .reschedulingGone, .unreadableList, .unreadablePackage, .noColumnOfWords,
                        .unusableMedium:
                        shell.buttonLink(wording.review, to: model.retry ?? .review(), icon: .review)
                    case .picture:
                        shell.buttonLink(
                            wording.pictureToWord, to: model.retry ?? .practice(.picture()), icon: .picture)
                    case .model:
                        if let retry = model.retry { shell.buttonLink(wording.goBack, to: retry, icon: .back) }
                        shell.buttonLink(
                            wording.languageModels, to: .me(.models()), icon: .model,
                            class: model.retry == nil ? "button" : "button quiet")
                    case .lesson:
                        shell.buttonLink(
                            wording.lessons, to: model.retry ?? .practice(.lessons()), icon: .practice)
                    default: shell.buttonLink(wording.library, to: model.retry ?? .library(), icon: .read)
                    }
                    if !shell.isEntrance {
                        shell.buttonLink(wording.dictionary, to: .dictionary(), class: "button quiet")
                    }
                }
            }
        }
    }

    /// A problem on a page where the action can be retried at once, with a link to where its cause is mended.
    ///
    /// - Parameters:
    ///   - isAtRemedy: Whether the page is the one to which the link would lead.
    ///   - hasHappened: Whether something was tried, so that what was kept is of interest.
    static func notice(
        _ problem: Problem, isAtRemedy: Bool = false, hasHappened: Bool = true, _ shell: Shell
    ) -> HTML {
        let words = shell.wording.explain(problem)
        return div(.class("notice"), .role("alert")) {
            Icon.warning.drawing(shell)
            div {
                p { strong { words.title } }
                p { shell.wording.sentences(words.happened, hasHappened ? words.kept : "", words.next) }
                if case .model(let error) = problem, !isAtRemedy { remedy(of: error, shell) }
            }
        }
    }

    /// The link to where the cause of a language model's failure is mended.
    @HTMLBuilder static func remedy(of error: ModelError, _ shell: Shell) -> HTML {
        if let route = error.remedy {
            p(.class("remedy")) { a(.class("line-link"), .href(route)) { shell.wording.languageModels } }
        }
    }

    @HTMLBuilder static func explanation(_ problem: Problem, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let words = wording.explain(problem)
        Icon.warning.drawing(shell)
        h1 { words.title }
        p(.class("lead")) { words.happened }
        dl(.class("explanation")) {
            dt { wording.whatWasKept }
            dd { words.kept }
            dt { wording.whatToDo }
            dd { words.next }
        }
    }
}
