import Model
import Routes

/// `/practice`: the practice tools.
public enum PracticePage {
    public static func page(_ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.practice, room: .practice, parts: [.practice]) {
            shell.heading(wording.practice, lead: wording.practiceLead)
            ul(.class("practice-rooms")) {
                room(wording.translate, wording.translateRoomLead, .translate, .practice(.translate()), shell)
                room(wording.lessons, wording.lessonsRoomLead, .pencil, .practice(.lessons()), shell)
                room(wording.dailyWords, wording.dailyWordsRoomLead, .star, .practice(.dailyWords()), shell)
                room(wording.pictureToWord, wording.pictureRoomLead, .picture, .practice(.picture()), shell)
                room(wording.grammarHelper, wording.grammarRoomLead, .grammar, .practice(.grammar()), shell)
                room(wording.notebook, wording.notebookLead, .book, .notebook(), shell)
                room(wording.words, wording.wordsLead, .words, .words(), shell)
                room(wording.dictionary, wording.dictionaryLead, .dictionary, .dictionary(), shell)
            }
        }
    }

    private static func room(_ name: String, _ lead: String, _ icon: Icon, _ route: Route, _ shell: Shell) -> HTML {
        li {
            a(.class("card practice-room"), .href(route)) {
                icon.drawing(shell)
                span {
                    strong { name }
                    span(.class("quiet-text")) { lead }
                }
            }
        }
    }
}
