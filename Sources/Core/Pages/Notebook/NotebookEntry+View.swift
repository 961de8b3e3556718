import Model
import Routes

extension NotebookEntryPage {
    /// The page of one entry, saved or not.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(
            model.entry?.word ?? wording.notebook, room: .practice, parts: [.notebook, .job],
            refresh: model.asking?.refresh
        ) {
            NotebookPage.wayBack(shell)
            if model.entry == nil { shell.heading(wording.notebook, lead: wording.notebookLead) }
            if let notice = model.notice { shell.banner(wording.told(notice), icon: .check) }
            // The model's entry replaces all of this once it is ready.
            div(.id("looked-up"), .class("looked-up")) {
                if let composition = model.composition { made(of: composition, shell) }
                if let problem = model.problem { shell.notice(problem) }
                if model.entry == nil, !model.isKept, model.problem != nil { asking(model, shell) }
                if let entry = model.entry { whole(entry, model, shell) }
            }
            if !model.isKept { finder(model.entry == nil ? model.query : "", shell) }
        }
    }

    /// The form for looking up a word.
    static func finder(_ query: String, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(.class("finder"), .role("search"), .label(wording.notebookFind), .action(.notebook(.lookUp()))) {
            div(.class("search-field large")) {
                Icon.search.drawing(shell)
                label(.class("unseen"), Attribute("for", "notebook-word")) { wording.notebookFind }
                input(
                    .type("search"), .id("notebook-word"), .name("word"), .value(query),
                    Attribute("placeholder", wording.notebookFindHint), Attribute("autocomplete", "off"),
                    Attribute("autocapitalize", "off"), Attribute("spellcheck", "false"),
                    Attribute("maxlength", "100"))
            }
            button(.class("button"), .type("submit")) { wording.lookUp }
        }
    }

    private static func whole(_ entry: WordEntry, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return article(.class("notebook-entry")) {
            header(.class("notebook-head")) {
                h1(.lang(.english)) { entry.word }
                p(.class("quiet-text")) {
                    entry.partOfSpeech.map(wording.partOfSpeech).joined(separator: wording.listSeparator)
                }
            }
            if !model.doubts.isEmpty { doubts(model.doubts, shell) }
            parts(of: entry, shell)
            senses(of: entry, shell)
            tree(of: entry, model.family, shell)
            words(wording.relatedWords, entry.relatedWords, "related", shell)
            words(wording.variants, entry.variants, "variants", shell)
            if let author = model.author {
                p(.class("help")) { wording.fromModel(author) }
            } else if !model.isKept {
                p(.class("help")) { wording.fromDictionaries }
            }
            actions(entry, model, shell)
            if model.isKept {
                shell.deletion(wording.notebookDelete, to: .notebook(.delete(entry.word)))
            } else {
                asking(model, shell)
            }
        }
    }

    /// The words and characters of a Chinese or Japanese word, side by side.
    private static func made(of composition: WordComposition, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let language = composition.language
        func list(_ title: String, _ parts: [WordComposition.Part]) -> HTML {
            ul(.class("word-parts"), .label(title)) {
                for part in parts {
                    li(.class("word-part")) {
                        a(.class("word-link"), .lang(language), .href(.word(language, part.text))) { part.text }
                        if !part.reading.isEmpty {
                            span(.class("word-part-language"), .lang(language)) {
                                language.shown(reading: part.reading)
                            }
                        }
                        span(.lang(.english)) { part.meaning }
                    }
                }
            }
        }
        return section(.class("composition"), .labelled(by: "composition")) {
            h2(.id("composition")) { wording.madeOf(composition.word.text) }
            p {
                span(.lang(language)) { language.shown(reading: composition.word.reading) }
                " "
                span(.lang(.english)) { composition.word.meaning }
            }
            if !composition.words.isEmpty { list(wording.wordsInIt, composition.words) }
            list(wording.charactersInIt, composition.characters)
        }
    }

    /// Prefix, root and suffix side by side, in word order.
    static func parts(of entry: WordEntry, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let elements = [
            (wording.prefix, entry.prefix, "prefix"), (wording.root, entry.root, "root"),
            (wording.suffix, entry.suffix, "suffix"),
        ]
        if entry.isUnanalysed {
            return p(.class("help unanalysed")) { wording.unanalysis(of: entry) }
        }
        return ul(.class("word-parts"), .label(wording.partsOfTheWord)) {
            for (name, element, kind) in elements where !element.isEmpty {
                li(.class("word-part " + kind)) {
                    span(.class("word-part-name")) { name }
                    strong(.lang(.english)) { element.form }
                    span(.lang(.english)) { element.meaning }
                    span(.class("word-part-language")) { wording.originLanguage(element.originLanguage) }
                }
            }
        }
    }

    static func senses(of entry: WordEntry, _ shell: Shell) -> HTML {
        div(.class("notebook-senses")) {
            ol(.lang(.english)) { for meaning in entry.englishMeaning { li { meaning } } }
            if entry.chineseMeaning != [WordEntry.unstated] {
                p(.class("notebook-chinese"), .lang(.chinese)) { entry.chineseMeaning.joined(separator: "，") }
            }
        }
    }

    /// The line of descent from the oldest word to this one, with the living relatives of each ancestor.
    @HTMLBuilder private static func tree(of entry: WordEntry, _ family: FamilyTree, _ shell: Shell) -> HTML {
        let wording = shell.wording
        if !family.isEmpty {
            section(.class("family"), .labelled(by: "family")) {
                h2(.id("family")) { wording.familyTree }
                ol(.class("family-line")) {
                    if !family.parts.isEmpty {
                        li(.class("family-parts")) {
                            for (place, part) in family.parts.enumerated() {
                                if place > 0 { span(.class("family-plus"), .hiddenFromReaders) { "+" } }
                                node(part, shell)
                            }
                        }
                    }
                    for ancestor in family.line.reversed() {
                        li {
                            node(ancestor, shell)
                            relatives(family.branches.first { $0.ancestor.word == ancestor.word }, shell)
                        }
                    }
                    li(.class("family-self")) {
                        span(.class("family-node")) { strong(.lang(.english)) { entry.word } }
                    }
                }
                let others = family.branches.filter { branch in
                    !family.line.contains { $0.word == branch.ancestor.word }
                }
                if !others.isEmpty {
                    h3 { wording.livingRelatives }
                    ul(.class("family-others")) {
                        for branch in others {
                            li {
                                node(branch.ancestor, shell)
                                relatives(branch, shell)
                            }
                        }
                    }
                }
            }
        }
    }

    private static func node(_ node: FamilyTree.Node, _ shell: Shell) -> HTML {
        span(.class("family-node"), .lang(.english)) {
            strong { node.word }
            if !node.meaning.isEmpty { span { "“" + node.meaning + "”" } }
            if !node.language.isEmpty {
                small(.lang(shell.wording.tag)) { shell.wording.originLanguage(node.language) }
            }
        }
    }

    @HTMLBuilder private static func relatives(_ branch: FamilyTree.Branch?, _ shell: Shell) -> HTML {
        if let branch {
            ul(.class("family-relatives"), .label(shell.wording.livingRelatives)) {
                for word in branch.words { li { link(word) } }
            }
        }
    }

    private static func words(_ title: String, _ words: [String], _ id: String, _ shell: Shell) -> HTML {
        section(.class("notebook-words"), .labelled(by: id)) {
            h2(.id(id)) { title }
            if words == [WordEntry.unstated] {
                p(.class("help")) { shell.wording.listed(words[0]) }
            } else {
                ul(.class("word-links")) { for word in words { li { link(word) } } }
            }
        }
    }

    private static func link(_ word: String) -> HTML {
        a(.class("word-link"), .lang(.english), .href(.notebook(.lookUp(word)))) { word }
    }

    private static func actions(_ entry: WordEntry, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div(.class("actions")) {
            if !model.isKept {
                form(Attribute("method", "post"), .action(.notebook(.add))) {
                    hidden("word", model.author == nil ? entry.word : model.query)
                    if model.author != nil { hidden("from", "model") }
                    button(.class("button"), .type("submit")) {
                        Icon.add.drawing(shell)
                        span { wording.notebookKeep }
                    }
                }
            }
            MakeCard.form(
                entry.word, .english, reading: nil,
                back: model.isKept ? .notebook(.entry(entry.word)) : .notebook(.lookUp(entry.word)),
                target: model.target,
                canChoose: false, class: "button quiet", shell)
        }
    }
}
