/// What a learner changes of a deck; nil leaves a field as it is.
public struct DeckChange: Hashable, Sendable {
    /// A name such as `HSK 3::Verbs` moves the deck into a deck of its parent, which must exist.
    public var name: String?
    public var icon: String?
    /// The deck to nest it in: `.some(nil)` for the top level, nil to leave it where it is.
    public var parentID: ID<Deck>??
    public var options: DeckOptionsChange

    public init(
        name: String? = nil, icon: String? = nil, parentID: ID<Deck>?? = nil,
        options: DeckOptionsChange = DeckOptionsChange()
    ) {
        self.name = name
        self.icon = icon
        self.parentID = parentID
        self.options = options
    }

    /// Returns a deck with the change.
    public func applied(to deck: Deck) -> Deck {
        var changed = deck
        changed.name = name ?? deck.name
        changed.icon = icon ?? deck.icon
        if let parentID { changed.parentID = parentID }
        changed.options = options.applied(to: deck.options)
        return changed
    }
}

/// What a learner changes of how a deck is studied; nil leaves an option as it is.
public struct DeckOptionsChange: Hashable, Sendable {
    public var algorithm: DeckOptions.Algorithm?
    /// Other parameters than before cannot be undone as a fit: they replace what it kept.
    public var parameters: [Double]?
    public var previousParameters: [Double]?
    public var ankiSM2 = AnkiSM2Change()
    public var desiredRetention: Double?
    /// In days.
    public var maximumInterval: Int?
    /// In minutes.
    public var learningSteps: [Double]?
    public var relearningSteps: [Double]?
    public var newPerDay: Int?
    public var reviewsPerDay: Int?
    public var leechThreshold: Int?
    public var suspendsLeeches: Bool?
    public var buriesSiblings: Bool?
    public var balancesLoad: Bool?
    /// For each weekday, Monday first: 0 to 1.
    public var dayShares: [Double]?

    public init() {}

    /// Returns options with the change.
    public func applied(to options: DeckOptions) -> DeckOptions {
        var changed = options
        changed.algorithm = algorithm ?? options.algorithm
        if let parameters, parameters != options.parameters {
            changed.parameters = parameters
            changed.previousParameters = nil
        }
        changed.previousParameters = previousParameters ?? changed.previousParameters
        changed.ankiSM2 = ankiSM2.applied(to: options.ankiSM2)
        changed.desiredRetention = desiredRetention ?? options.desiredRetention
        changed.maximumInterval = maximumInterval ?? options.maximumInterval
        changed.learningSteps = learningSteps ?? options.learningSteps
        changed.relearningSteps = relearningSteps ?? options.relearningSteps
        changed.newPerDay = newPerDay ?? options.newPerDay
        changed.reviewsPerDay = reviewsPerDay ?? options.reviewsPerDay
        changed.leechThreshold = leechThreshold ?? options.leechThreshold
        changed.suspendsLeeches = suspendsLeeches ?? options.suspendsLeeches
        changed.buriesSiblings = buriesSiblings ?? options.buriesSiblings
        changed.balancesLoad = balancesLoad ?? options.balancesLoad
        changed.dayShares = dayShares ?? options.dayShares
        return changed
    }
}

/// What a learner changes of the options of Anki's SM-2; nil leaves one as it is.
public struct AnkiSM2Change: Hashable, Sendable {
    public var startingEase: Double?
    public var hardMultiplier: Double?
    public var easyBonus: Double?
    public var intervalMultiplier: Double?
    public var lapseMultiplier: Double?
    /// In days, as the following ones.
    public var minimumLapseInterval: Int?
    public var graduatingInterval: Int?
    public var easyInterval: Int?

    public init() {}

    /// Returns options with the change.
    public func applied(to options: AnkiSM2Options) -> AnkiSM2Options {
        var changed = options
        changed.startingEase = startingEase ?? options.startingEase
        changed.hardMultiplier = hardMultiplier ?? options.hardMultiplier
        changed.easyBonus = easyBonus ?? options.easyBonus
        changed.intervalMultiplier = intervalMultiplier ?? options.intervalMultiplier
        changed.lapseMultiplier = lapseMultiplier ?? options.lapseMultiplier
        changed.minimumLapseInterval = minimumLapseInterval ?? options.minimumLapseInterval
        changed.graduatingInterval = graduatingInterval ?? options.graduatingInterval
        changed.easyInterval = easyInterval ?? options.easyInterval
        return changed
    }
}
