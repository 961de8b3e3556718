import Foundation
import Model
import Pages
import Review
import Routes
import Scheduling

/// A submitted form with a deck's settings.
///
/// The form has whole percents, whole seconds and rounded parameters. What it shows of the present settings changes
/// nothing, so that saving an untouched form leaves their other decimals as they are.
struct DeckForm {
    /// The change by all valid values.
    private(set) var change = DeckChange()
    /// The invalid values.
    private(set) var faults: [DeckPage.Fault] = []
    /// The text of every submitted field.
    private(set) var typed: [(field: String, text: String)] = []

    /// - Parameter deck: The deck as stored.
    /// - Throws: ``FormError`` if a choice is none of those that the page offers.
    init(_ form: Form, of deck: Deck) throws(FormError) {
        let known = deck.options
        change.name = form["name"]
        if let name = change.name { typed.append(("deck-name", name)) }
        change.icon = form["icon"]
        if form["parent"] != nil { change.parentID = try form.choice("parent") { ID<Deck>($0) } }
        change.options.algorithm = try form.choice("algorithm") { DeckOptions.Algorithm(rawValue: $0) }
        if let percent = number("retention", DeckPage.retentions, form), percent != known.retentionPercent {
            change.options.desiredRetention = Double(percent) / 100
        }
        change.options.maximumInterval = number("maximumInterval", Bounds.interval.range, form)
        change.options.newPerDay = number("newPerDay", Bounds.cardsPerDay.range, form)
        change.options.reviewsPerDay = number("reviewsPerDay", Bounds.cardsPerDay.range, form)
        change.options.leechThreshold = number("leechThreshold", Bounds.leechThreshold.range, form)
        for field in AnkiSM2Field.allCases {
            if let number = number(field.rawValue, field.range, form), number != field.number(known.ankiSM2) {
                field.set(number, in: &change.options.ankiSM2)
            }
        }
        change.options.learningSteps = steps("learningSteps", form, known.learningSteps)
        change.options.relearningSteps = steps("relearningSteps", form, known.relearningSteps)
        change.options.parameters = parameters(form, known.parameters)
        change.options.suspendsLeeches = form["suspendsLeeches"].map { $0 == "on" }
        change.options.buriesSiblings = form["buriesSiblings"].map { $0 == "on" }
        change.options.balancesLoad = form["balancesLoad"].map { $0 == "on" }
        change.options.dayShares = dayShares(form, known)
    }

    /// Records an error of the deck as a whole.
    ///
    /// - Parameter id: The deck.
    /// - Throws: An error that no field of the form can fix.
    mutating func take(_ error: ReviewError, of id: ID<Deck>) throws(ReviewError) {
        switch error {
        case .impossibleDeckName: faults.append(.name)
        case .deckExists(let path): faults.append(.taken(path))
        case .noSuchDeckNamed(let path): faults.append(.noParent(path))
        case .noSuchDeck(let missing) where missing != id: faults.append(.noParent(""))
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

    /// Reads learning or relearning steps, which the form has in whole seconds.
    private mutating func steps(_ field: String, _ form: Form, _ known: [Double]) -> [Double]? {
        guard let text = form[field] else { return nil }
        typed.append((field, text))
        guard let steps = StepsText.minutes(text), steps.count <= DeckOptions.mostSteps else {
            faults.append(.steps(field: field))
            return nil
        }
        return steps.enumerated().map { place, step in
            let isShown = place < known.count && StepsText.minutes(StepsText.text([known[place]])) == [step]
            return isShown ? known[place] : step
        }
    }

    /// Reads the shares of the days of the week; the form has all of them or none.
    private mutating func dayShares(_ form: Form, _ known: DeckOptions) -> [Double]? {
        let sent = form.all("day")
        guard !sent.isEmpty else { return nil }
        let percents = sent.compactMap { try? SentNumber($0)?.within(.percent, "day") }
        guard sent.count == 7, percents.count == 7 else {
            faults.append(.number(field: "day", least: Bounds.percent.least, most: Bounds.percent.most))
            return nil
        }
        return percents.enumerated().map { day, percent in
            let isShown = day < known.dayShares.count && percent == known.sharePercent(onDay: day)
            return isShown ? known.dayShares[day] : Double(percent) / 100
        }
    }

    /// Reads the parameters, of which the form has four decimals.
    private mutating func parameters(_ form: Form, _ known: [Double]) -> [Double]? {
        guard let text = form["parameters"] else { return nil }
        typed.append(("parameters", text))
        let words = ParametersText.words(text)
        guard words != ParametersText.words(ParametersText.text(known)) else { return nil }
        for (place, word) in words.enumerated() where !(Double(word)?.isFinite ?? false) {
            faults.append(.parameter(place + 1, word))
            return nil
        }
        guard !words.isEmpty else { return [] }
        do throws(SchedulingError) {
            return try FSRSParameters(words.compactMap { Double($0) }).values
        } catch {
            faults.append(.parameterCount(words.count))
            return nil
        }
    }
}
