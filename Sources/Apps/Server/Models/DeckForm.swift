import Foundation
import Model
import Pages
import Review
import Routes
import Scheduling

/// A submitted form with a deck's settings.
struct DeckForm {
    /// The deck with all valid values; the other settings stay unchanged.
    private(set) var deck: Deck
    /// The invalid values.
    private(set) var faults: [DeckPage.Fault] = []
    /// The text of every submitted field.
    private(set) var typed: [(field: String, text: String)] = []

    /// - Throws: ``FormError`` if a choice is none of those that the page offers.
    init(_ form: Form, of deck: Deck) throws(FormError) {
        self.deck = deck
        if let name = form["name"] {
            self.deck.name = name
            typed.append(("deck-name", name))
        }
        if let icon = form["icon"] { self.deck.icon = icon.trimmingCharacters(in: .whitespaces) }
        if form["parent"] != nil { self.deck.parentID = try form.choice("parent") { ID<Deck>($0) } }
        let known = deck.options
        self.deck.options.algorithm =
            try form.choice("algorithm") { DeckOptions.Algorithm(rawValue: $0) } ?? known.algorithm
        if let percent = number("retention", DeckPage.retentions, form) {
            self.deck.options.desiredRetention = Double(percent) / 100
        }
        set(\.maximumInterval, "maximumInterval", Bounds.interval.range, form)
        set(\.newPerDay, "newPerDay", Bounds.cardsPerDay.range, form)
        set(\.reviewsPerDay, "reviewsPerDay", Bounds.cardsPerDay.range, form)
        set(\.leechThreshold, "leechThreshold", Bounds.leechThreshold.range, form)
        for field in AnkiSM2Field.allCases {
            if let number = number(field.rawValue, field.range, form) {
                field.set(number, in: &self.deck.options.ankiSM2)
            }
        }
        setSteps(\.learningSteps, "learningSteps", form)
        setSteps(\.relearningSteps, "relearningSteps", form)
        setParameters(form)
        if let value = form["suspendsLeeches"] { self.deck.options.suspendsLeeches = value == "on" }
        if let value = form["buriesSiblings"] { self.deck.options.buriesSiblings = value == "on" }
        if let value = form["balancesLoad"] { self.deck.options.balancesLoad = value == "on" }
        setDayShares(form)
    }

    /// Records an error of the deck as a whole.
    ///
    /// - Throws: An error that no field of the form can fix.
    mutating func take(_ error: ReviewError) throws(ReviewError) {
        switch error {
        case .impossibleDeckName: faults.append(.name)
        case .deckExists(let path): faults.append(.taken(path))
        case .noSuchDeckNamed(let path): faults.append(.noParent(path))
        case .noSuchDeck(let id) where id != deck.id: faults.append(.noParent(""))
        case .deckInItself: faults.append(.inItself)
        default: throw error
        }
    }

    private mutating func number(_ field: String, _ range: ClosedRange<Int>, _ form: Form) -> Int? {
        guard let text = form[field] else { return nil }
        typed.append((field, text))
        if let number = try? SentNumber(text.trimmingCharacters(in: .whitespaces))?.within(Bounds(range), field) {
            return number
        }
        faults.append(.number(field: field, least: range.lowerBound, most: range.upperBound))
        return nil
    }

    private mutating func set(
        _ option: WritableKeyPath<DeckOptions, Int>, _ field: String, _ range: ClosedRange<Int>, _ form: Form
    ) {
        if let number = number(field, range, form) { deck.options[keyPath: option] = number }
    }

    private mutating func setSteps(_ option: WritableKeyPath<DeckOptions, [Double]>, _ field: String, _ form: Form) {
        guard let text = form[field] else { return }
        typed.append((field, text))
        guard let steps = StepsText.minutes(text), steps.count <= DeckOptions.mostSteps else {
            return faults.append(.steps(field: field))
        }
        deck.options[keyPath: option] = steps
    }

    /// Reads the shares of the days of the week; the form has all of them or none.
    private mutating func setDayShares(_ form: Form) {
        let sent = form.all("day")
        guard !sent.isEmpty else { return }
        let shares = sent.compactMap { try? SentNumber($0)?.within(.percent, "day") }
        guard sent.count == 7, shares.count == 7 else {
            return faults.append(.number(field: "day", least: Bounds.percent.least, most: Bounds.percent.most))
        }
        deck.options.dayShares = shares.map { Double($0) / 100 }
    }

    /// Reads the parameters. Text equal to the stored ones changes nothing: it has four decimals, and the stored
    /// parameters may have more.
    private mutating func setParameters(_ form: Form) {
        guard let text = form["parameters"] else { return }
        typed.append(("parameters", text))
        let words = ParametersText.words(text)
        guard words != ParametersText.words(ParametersText.text(deck.options.parameters)) else { return }
        for (place, word) in words.enumerated() where !(Double(word)?.isFinite ?? false) {
            return faults.append(.parameter(place + 1, word))
        }
        do throws(SchedulingError) {
            let parameters = try FSRSParameters(words.compactMap { Double($0) })
            deck.options.parameters = words.isEmpty ? [] : parameters.values
            deck.options.previousParameters = nil
        } catch {
            faults.append(.parameterCount(words.count))
        }
    }
}
