import Model
import Routes

/// A setting of Anki's SM-2, as named in a form. In forms, factors are whole percents and intervals are days.
public enum AnkiSM2Field: String, CaseIterable, Hashable, Sendable {
    case startingEase, hardMultiplier, easyBonus, intervalMultiplier, lapseMultiplier
    case minimumLapseInterval, graduatingInterval, easyInterval

    /// The numbers that the form accepts.
    public var range: ClosedRange<Int> {
        switch self {
        case .startingEase: Bounds.startingEase.range
        case .hardMultiplier: Bounds.hardMultiplier.range
        case .easyBonus: Bounds.easyBonus.range
        case .intervalMultiplier: Bounds.intervalMultiplier.range
        case .lapseMultiplier: Bounds.lapseMultiplier.range
        case .minimumLapseInterval, .graduatingInterval, .easyInterval: Bounds.interval.range
        }
    }

    /// The value in the options, rounded to whole percents.
    public func number(_ options: AnkiSM2Options) -> Int {
        func percent(_ value: Double) -> Int { Int(value * 100 + 0.5) }
        let options = options.bounded
        return switch self {
        case .startingEase: percent(options.startingEase)
        case .hardMultiplier: percent(options.hardMultiplier)
        case .easyBonus: percent(options.easyBonus)
        case .intervalMultiplier: percent(options.intervalMultiplier)
        case .lapseMultiplier: percent(options.lapseMultiplier)
        case .minimumLapseInterval: options.minimumLapseInterval
        case .graduatingInterval: options.graduatingInterval
        case .easyInterval: options.easyInterval
        }
    }

    /// Sets a number.
    public func set(_ number: Int, in options: inout AnkiSM2Change) {
        let share = Double(number) / 100
        switch self {
        case .startingEase: options.startingEase = share
        case .hardMultiplier: options.hardMultiplier = share
        case .easyBonus: options.easyBonus = share
        case .intervalMultiplier: options.intervalMultiplier = share
        case .lapseMultiplier: options.lapseMultiplier = share
        case .minimumLapseInterval: options.minimumLapseInterval = number
        case .graduatingInterval: options.graduatingInterval = number
        case .easyInterval: options.easyInterval = number
        }
    }
}

extension DeckPage {
    /// The settings of Anki's SM-2.
    static func ankiSM2(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let isFaulty = AnkiSM2Field.allCases.contains { model.fault($0.rawValue) != nil }
        let isOpen = isFaulty || model.deck.options.algorithm == .ankiSM2
        return details(.class("more"), Attribute("open", nil).when(isOpen)) {
            summary { wording.ankiSM2 }
            p(.class("help")) { wording.ankiSM2Help }
            div(.class("field-grid")) {
                for field in AnkiSM2Field.allCases {
                    number(
                        model, wording.caption(field), field.rawValue, field.number(model.deck.options.ankiSM2),
                        field.range.lowerBound, field.range.upperBound, help: nil, shell)
                }
            }
        }
    }
}
