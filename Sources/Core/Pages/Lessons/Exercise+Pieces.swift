import Model
import Routes

extension ExercisePage {
    /// Each piece with a field for its position, for browsers without JavaScript; `lessons.js` turns the pieces into
    /// buttons to tap.
    static func order(_ order: Exercise.Order, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let pieces = order.pieces
        return HTML {
            translation(model)
            element(
                "order-pieces",
                [
                    .data("line", wording.yourSentence), .data("bank", wording.piecesLeft),
                    .data("language", model.language.tag),
                ],
                ol(.class("order-places")) {
                    for (place, piece) in pieces.enumerated() {
                        li {
                            label(
                                Attribute("for", "place-\(place)"), .lang(model.language), .data("piece", piece)
                            ) { model.texts.name(piece) }
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

    static func match(_ match: Exercise.Match, _ model: Model, _ shell: Shell) -> HTML {
        ul(.class("match-rows")) {
            for (place, pair) in match.pairs.enumerated() {
                li {
                    label(Attribute("for", "match-\(place)"), .lang(LessonText.tag(pair.left, model.language))) {
                        model.texts.name(pair.left)
                    }
                    select(
                        .id("match-\(place)"), .name("answer"), .required
                    ) {
                        option(.value("")) { shell.wording.choosePartner }
                        for partner in match.partners {
                            option(.value(partner), .lang(LessonText.tag(partner, model.language))) { partner }
                        }
                    }
                }
            }
        }
    }
}
