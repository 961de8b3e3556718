import Model
import Routes

extension PicturePage {
    /// The form, with the words found above it.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.pictureToWord, room: .practice, parts: [.picture]) {
            shell.heading(wording.pictureToWord, lead: wording.pictureLead)
            if let problem = model.problem { ProblemPage.notice(problem, shell) }
            if model.isWaiting { shell.banner(wording.pictureWaits, icon: .check) }
            if let found = model.found { view(found, shell) }
            if model.hasModel || model.hasClassifier {
                form(model, shell)
            } else {
                shell.empty(wording.nobodySeesPictures, wording.nobodySeesPicturesLead, icon: .picture) {
                    shell.buttonLink(wording.addModel, to: .me(.models(.form)), icon: .add)
                }
            }
            if !model.waited.isEmpty { waited(model.waited, shell) }
            p(.class("help")) {
                wording.picturePrivacy
                if model.maySetUpClassifier {
                    wording.sentenceGap
                    a(.href(.practice(.picture(.classifier())))) { wording.classifier }
                }
            }
        }
    }

    private static func form(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return Pages.form(
            .class("card picture-form"), Attribute("method", "post"), Attribute("enctype", "multipart/form-data"),
            .action(.practice(.picture(.look)))
        ) {
            field(wording.choosePicture, for: "picture", help: wording.choosePictureHelp(megabytes: model.megabytes)) {
                input(
                    .type("file"), .id("picture"), .name("picture"),
                    Attribute("accept", "image/jpeg,image/png,image/webp"),
                    .described(by: "picture-help"))
            }
            field(wording.takePicture, for: "camera") {
                // A phone opens its camera; other devices open a file picker again.
                input(
                    .type("file"), .id("camera"), .name("picture"), Attribute("accept", "image/*"),
                    Attribute("capture", "environment"))
            }
            segments(
                wording.pictureLanguage, name: "language",
                [Language.chinese, .japanese].map {
                    Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == model.language)
                })
            button(.class("button"), .type("submit")) {
                Icon.search.drawing(shell)
                span { wording.findWords }
            }
        }
    }

    /// Pictures that are or were waiting, with links to the words of the answered ones.
    private static func waited(_ requests: [WaitingRequest], _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card"), .labelled(by: "waited")) {
            h2(.id("waited")) { wording.picturesThatWaited }
            ul(.class("requests")) {
                for request in requests {
                    li(.class("request")) {
                        p {
                            a(.href(.practice(.picture(.found(ID(high: request.id.high, low: request.id.low)))))) {
                                bdi { request.summary }
                            }
                            " "
                            span(.class("badge request-\(request.state.rawValue)")) { wording.name(request.state) }
                            " "
                            span(.class("quiet-text")) { shell.when(request.createdAt) }
                        }
                    }
                }
            }
            p { a(.href(.me(.models()))) { wording.whatWaits } }
        }
    }

    private static func view(_ found: Found, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("picture-found"), .labelled(by: "found")) {
            figure {
                img(.src(.practice(.picture(.file(found.id)))), Attribute("alt", wording.yourPicture))
            }
            div(.class("picture-words")) {
                h2(.id("found")) { wording.pictureWords(found.words.count) }
                p(.class("quiet-text")) {
                    found.namer == .model ? wording.namedByModel : wording.namedByClassifier
                }
                if let problem = found.modelProblem {
                    p(.class("help")) { wording.labelledInstead(wording.explain(.model(problem)).happened) }
                    ProblemPage.remedy(of: problem, shell)
                }
                if let saved = found.saved {
                    MakeCard.notice(saved, found.target, shell)
                }
                ul {
                    for (place, word) in found.words.enumerated() {
                        li(.class("card")) { row(word, place, found, shell) }
                    }
                }
            }
        }
    }

    @HTMLBuilder private static func row(_ word: PictureWord, _ place: Int, _ found: Found, _ shell: Shell) -> HTML {
        let wording = shell.wording
        div(.class("picture-word")) {
            h3 { a(.href(.word(word.language, word.word, .card())), .lang(word.language)) { word.word } }
            p(.class("picture-reading"), .lang(word.language)) { word.reading }
            WordPage.sayIt(word.word, word.language, shell)
        }
        p(.lang(EntryCard.glossTag)) { word.meaning }
        if let permille = word.permille {
            let sureness = wording.sureness(word.label, percent: (permille + 5) / 10)
            bar(Share(permille: permille), caption: sureness)
            p(.class("help"), .hiddenFromReaders) { sureness }
        }
        if let sentence = word.sentence {
            ExampleView.sentence(sentence, word.word, word.language, class: "example-text", shell)
            if !sentence.translation.isEmpty { p(.class("quiet-text"), .lang(.english)) { sentence.translation } }
        }
        Pages.form(Attribute("method", "post"), .action(.practice(.picture(.save(found.id))))) {
            hidden("word", String(place))
            button(.class("button quiet"), .type("submit")) {
                Icon.cards.drawing(shell)
                span {
                    wording.saveWithPicture
                    span(.class("unseen")) {
                        ": "
                        span(.lang(word.language)) { word.word }
                    }
                }
            }
        }
    }
}
