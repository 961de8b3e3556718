import Model

/// What to change in a deck. Omitted fields stay unchanged.
public struct SentDeckChange: Decodable, Sendable {
    var name: String?
    var icon: String?
    var options: SentDeckOptions?
    /// The treatment of cards that would be due on other days.
    public var reschedule: Rescheduling?

    public var change: DeckChange {
        DeckChange(name: name, icon: icon, options: options?.change ?? DeckOptionsChange())
    }
}

/// What to change in how a deck is studied. Omitted fields stay unchanged. Numbers of any size decode; they are
/// validated before they are stored.
struct SentDeckOptions: Decodable, Sendable {
    var algorithm: DeckOptions.Algorithm?
    var parameters: [Double]?
    var previousParameters: [Double]?
    var ankiSM2: SentAnkiSM2?
    var desiredRetention: Double?
    var maximumInterval: SentNumber?
    var learningSteps: [Double]?
    var relearningSteps: [Double]?
    var newPerDay: SentNumber?
    var reviewsPerDay: SentNumber?
    var leechThreshold: SentNumber?
    var suspendsLeeches: Bool?
    var buriesSiblings: Bool?
    var balancesLoad: Bool?
    var dayShares: [Double]?

    var change: DeckOptionsChange {
        var change = DeckOptionsChange()
        change.algorithm = algorithm
        change.parameters = parameters
        change.previousParameters = previousParameters
        change.ankiSM2 = ankiSM2?.change ?? AnkiSM2Change()
        change.desiredRetention = desiredRetention
        change.maximumInterval = maximumInterval?.unchecked
        change.learningSteps = learningSteps
        change.relearningSteps = relearningSteps
        change.newPerDay = newPerDay?.unchecked
        change.reviewsPerDay = reviewsPerDay?.unchecked
        change.leechThreshold = leechThreshold?.unchecked
        change.suspendsLeeches = suspendsLeeches
        change.buriesSiblings = buriesSiblings
        change.balancesLoad = balancesLoad
        change.dayShares = dayShares
        return change
    }
}

/// What to change in the options of Anki's SM-2. Omitted fields stay unchanged.
struct SentAnkiSM2: Decodable, Sendable {
    var startingEase: Double?
    var hardMultiplier: Double?
    var easyBonus: Double?
    var intervalMultiplier: Double?
    var lapseMultiplier: Double?
    var minimumLapseInterval: SentNumber?
    var graduatingInterval: SentNumber?
    var easyInterval: SentNumber?

    var change: AnkiSM2Change {
        var change = AnkiSM2Change()
        change.startingEase = startingEase
        change.hardMultiplier = hardMultiplier
        change.easyBonus = easyBonus
        change.intervalMultiplier = intervalMultiplier
        change.lapseMultiplier = lapseMultiplier
        change.minimumLapseInterval = minimumLapseInterval?.unchecked
        change.graduatingInterval = graduatingInterval?.unchecked
        change.easyInterval = easyInterval?.unchecked
        return change
    }
}
