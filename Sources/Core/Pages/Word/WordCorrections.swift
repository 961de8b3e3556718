import Model
import Routes

/// The part of the card for correcting a split or a reading.
enum WordCorrections {
    @HTMLBuilder static func view(_ model: WordPage.Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        if model.language != .english {
            details(.class("more correct")) {
                summary {
                    Icon.split.drawing(shell)
                    span { wording.correctSplit }
                }
                if let neighbours = model.neighbours {
                    p(.class("help")) { wording.correctionScopeHelp }
                    split(neighbours, model, shell)
                }
                reading(model, shell)
            }
        }
    }

    private static func start(_ model: WordPage.Model, _ shell: Shell) -> HTML {
        var fields = hidden("language", model.language.rawValue)
        if let place = model.place {
            fields.append(returning(to: .book(place.book, .page(place.page))))
        } else {
            fields.append(returning(to: shell.current))
        }
        return fields
    }

    private static func swap(_ model: WordPage.Model) -> Attribute {
        .data("swap", model.place.map { "#page-\($0.page)" } ?? "#word-card")
    }

    @HTMLBuilder private static func place(_ start: Int, _ model: WordPage.Model) -> HTML {
        if let place = model.place { CorrectionForm.fields(Place(book: place.book, page: place.page, start: start)) }
    }

    /// How far the correction is to hold.
    private static func scopes(_ chosen: CorrectionScope.Kind, _ shell: Shell) -> HTML {
        segments(
            shell.wording.correctionScope, name: "scope",
            CorrectionScope.Kind.allCases.map {
                Choice(value: $0.rawValue, name: shell.wording.name($0), isChosen: $0 == chosen)
            })
    }

    /// How far a reading is likely to hold: one of several that the word has, only in its context.
    private static func usualScope(_ model: WordPage.Model) -> CorrectionScope.Kind {
        if let corrected = model.corrected { return corrected }
        let readings = model.entries.filter { $0.headword == model.word }.map { $0.reading.lowercased() }
        return Set(readings).count > 1 ? .inContext : .everywhere
    }

    /// The neighbours' characters with a checkbox between each two; a checked box ends a word there.
    private static func split(_ neighbours: WordPage.Neighbours, _ model: WordPage.Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let parts = [neighbours.previous, neighbours.text, neighbours.next].compactMap { $0 }
        let whole = parts.reduce("", +)
        let cuts = SplitForm.cuts(parts)
        return form(Attribute("method", "post"), .action(.corrections(.save)), swap(model)) {
            start(model, shell)
            hidden("text", whole)
            place(neighbours.start - (neighbours.previous?.unicodeScalars.count ?? 0), model)
            hidden("was", SplitForm.list(cuts))
            fieldset(.class("cutter")) {
                legend(.class("help")) { wording.correctSplitHelp }
                div(.class("cutter-row")) {
                    for (index, scalar) in whole.unicodeScalars.enumerated() {
                        if index > 0 { cut(index, whole, isCut: cuts.contains(index), shell) }
                        span(.class("cutter-text"), .lang(model.language)) { String(scalar) }
                    }
                }
            }
            scopes(model.corrected ?? .everywhere, shell)
            div(.class("actions")) {
                button(.class("button small"), .type("submit")) { wording.saveSplit }
                if let previous = neighbours.previous, let cut = cuts.first { join(previous, cut, shell) }
                if let next = neighbours.next, let cut = cuts.last { join(next, cut, shell) }
            }
        }
    }

    private static func cut(_ index: Int, _ whole: String, isCut: Bool, _ shell: Shell) -> HTML {
        var before = ""
        before.unicodeScalars.append(contentsOf: whole.unicodeScalars.prefix(index))
        return label(.class("cut")) {
            input(
                .type("checkbox"), .name("cut"), .value(String(index)), .checked.when(isCut),
                .label(shell.wording.cutAfter(before)))
            span(.hiddenFromReaders)
        }
    }

    private static func join(_ neighbour: String, _ cut: Int, _ shell: Shell) -> HTML {
        button(.class("button quiet small"), .type("submit"), .name("join"), .value(String(cut))) {
            shell.wording.joinWith(neighbour)
        }
    }

    private static func reading(_ model: WordPage.Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(.class("correct-reading"), Attribute("method", "post"), .action(.corrections(.save)), swap(model)) {
            start(model, shell)
            hidden("parts", model.neighbours?.text ?? model.word)
            if let neighbours = model.neighbours { place(neighbours.start, model) }
            field(
                wording.correctReading, for: "correct-reading",
                help: model.language == .chinese ? wording.correctReadingHelp : nil
            ) {
                div(.class("field-row")) {
                    input(
                        .type("text"), .id("correct-reading"), .name("reading"), .value(model.reading ?? ""), .required,
                        Attribute("autocapitalize", "off"), Attribute("autocomplete", "off"),
                        Attribute("spellcheck", "false"))
                    button(.class("button small quiet"), .type("submit")) { wording.save }
                }
            }
            if model.neighbours != nil { scopes(usualScope(model), shell) }
        }
    }
}
