import Model
import Routes

extension ExercisePage {
    /// Each piece with a field for its position, for browsers without JavaScript; `lessons.js` turns the pieces into
    /// buttons to tap.
    static func order(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let pieces = model.exercise.choices
        return HTML {
            if !model.exercise.translation.isEmpty { translation(model.exercise.translation) }
            element(
                "order-pieces",
                [
                    .data("line", wording.yourSentence), .data("bank", wording.piecesLeft),
                    .data("language", model.language.tag),
                ],
                ol(.class("order-places")) {
                    for (place, piece) in pieces.enumerated() {
                        li {
                            label(Attribute("for", "place-\(place)"), .lang(model.language)) { piece }
                            select(
                                id: "place-\(place)", name: "place",
                                (1...pieces.count).map {
                                    Choice(value: String($0), name: String($0), isChosen: $0 == place + 1)
                                })
                        }
                    }
                })
        }
    }

    static func match(_ model: Model, _ shell: Shell) -> HTML {
        let exercise = model.exercise
        return ul(.class("match-rows")) {
            for (place, left) in exercise.left.enumerated() {
                li {
                    label(Attribute("for", "match-\(place)"), .lang(LessonText.tag(left, model.language))) { left }
                    select(
                        .id("match-\(place)"), .name("answer"), .required
                    ) {
                        option(.value("")) { shell.wording.choosePartner }
                        for choice in exercise.choices {
                            option(.value(choice), .lang(LessonText.tag(choice, model.language))) { choice }
                        }
                    }
                }
            }
        }
    }
}
