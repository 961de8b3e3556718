import Foundation

// What Anki can read back. Its columns and settings have 8 to 32 bits, and a single number out of range makes it reject
// a whole package (rslib/src/card/mod.rs, revlog/mod.rs, deckconfig/schema11.rs, notetype/schema11.rs). Numbers from a
// hostile package are stored unchanged and clamped to these limits on export.

/// The greatest 31-bit number, which fits signed and unsigned columns.
private let most = Int64(Int32.max)

extension AnkiCard {
    /// The same card with every number clamped to the range of Anki's columns.
    public var readable: AnkiCard {
        var card = self
        card.ordinal = min(max(0, ordinal), 65_535)
        card.type = min(max(0, type), 3)
        card.queue = min(max(-3, queue), 4)
        card.due = min(max(Int64(Int32.min), due), most)
        card.interval = min(max(0, interval), most)
        card.factor = min(max(0, factor), 65_535)
        card.reviews = min(max(0, reviews), Int(most))
        card.lapses = min(max(0, lapses), Int(most))
        card.left = min(max(0, left), Int(most))
        card.flags = flags & 7
        card.stability = stability.map { min(max(0.001, $0), 365_000) }
        card.difficulty = difficulty.map { min(max(1, $0), 10) }
        card.desiredRetention = desiredRetention.flatMap { (0...1).contains($0) ? $0 : nil }
        return card
    }
}

extension AnkiReview {
    /// The same row with every number clamped to the range of Anki's columns.
    public var readable: AnkiReview {
        var review = self
        review.ease = min(max(0, ease), 255)
        review.interval = min(max(Int64(Int32.min), interval), most)
        review.lastInterval = min(max(Int64(Int32.min), lastInterval), most)
        review.factor = min(max(0, factor), most)
        review.duration = min(max(0, duration), most)
        review.type = min(max(0, type), 255)
        return review
    }
}

extension AnkiNotetype {
    /// The same notetype with every number clamped to the range that Anki reads.
    public var readable: AnkiNotetype {
        func short(_ number: Int) -> Int { min(max(0, number), 65_535) }
        var type = self
        type.sortField = short(sortField)
        type.stockKind = min(max(0, stockKind), Int(most))
        type.requirements = requirements?.compactMap { need in
            guard ["none", "any", "all"].contains(need.kind) else { return nil }
            return Requirement(template: short(need.template), kind: need.kind, fields: need.fields.map(short))
        }
        for place in fields.indices {
            type.fields[place].size = short(fields[place].size)
            type.fields[place].tag = fields[place].tag.map { min(max(0, $0), Int(most)) }
        }
        for place in templates.indices {
            type.templates[place].browserSize = templates[place].browserSize.map { min(max(0, $0), 255) }
        }
        return type
    }
}

extension AnkiDeck {
    /// The same deck with every number clamped to the range that Anki reads.
    public var readable: AnkiDeck {
        var deck = self
        deck.newPerDay = newPerDay.map { min(max(0, $0), 9999) }
        deck.reviewsPerDay = reviewsPerDay.map { min(max(0, $0), 9999) }
        deck.source = SchemaEleven.readable(source: source).text
        return deck
    }
}

extension AnkiPreset {
    /// The range that includes every FSRS parameter of any version: the least and the greatest of their bounds.
    private static let possibleParameters = 0.0...100

    /// Whether its parameters may result from fitting. Those slightly outside their own bounds may: they come
    /// from other versions of FSRS.
    public var hasPossibleParameters: Bool { parameters.allSatisfy(Self.possibleParameters.contains) }

    /// How many numbers of the preset are outside the range that Anki allows.
    public var impossibleNumbers: Int { SchemaEleven.readable(source: source).changes }

    private static func readable(minutes: Double) -> Double {
        minutes.isNaN ? 0 : min(max(0, minutes), Double(most))
    }

    /// The same preset with every number clamped to the range that Anki reads, and without impossible parameters.
    public var readable: AnkiPreset {
        var preset = self
        preset.newPerDay = min(max(0, newPerDay), 9999)
        preset.reviewsPerDay = min(max(0, reviewsPerDay), 9999)
        preset.maximumInterval = min(max(1, maximumInterval), 36_500)
        preset.leechThreshold = min(max(0, leechThreshold), 9999)
        preset.learningSteps = learningSteps.map(Self.readable(minutes:))
        preset.relearningSteps = relearningSteps.map(Self.readable(minutes:))
        preset.dayShares = dayShares.map { $0.isNaN ? 1 : min(max(0, $0), 1) }
        if !(desiredRetention >= 0.7 && desiredRetention <= 0.99) { preset.desiredRetention = 0.9 }
        if !hasPossibleParameters { preset.parameters = [] }
        preset.sm2 = sm2?.bounded
        preset.source = SchemaEleven.readable(source: source).text
        return preset
    }
}

extension SchemaEleven {
    /// The ranges that Anki allows, by setting (rslib/src/deckconfig/mod.rs, `ensure_deck_config_values_valid`,
    /// and the widths of schema11.rs).
    private static let limits: [String: ClosedRange<Double>] = [
        "perDay": 0...9999, "newPerDayMinimum": 0...9999, "newLimit": 0...9999, "reviewLimit": 0...9999,
        "maxIvl": 1...36_500, "minInt": 1...36_500, "ints": 0...36_500, "leechFails": 0...9999, "leechAction": 0...1,
        "initialFactor": 1310...5000, "delays": 0...Double(most), "order": 0...1, "timer": 0...255,
        "maxTaken": 0...7200, "hardFactor": 0.5...1.3,
        "ease4": 1...5, "ivlFct": 0.5...2, "mult": 0...1, "easyDaysPercentages": 0...1, "newMix": 0...255,
        "interdayLearningMix": 0...255, "reviewOrder": 0...255, "newSortOrder": 0...255, "newGatherPriority": 0...255,
        "questionAction": 0...255, "answerAction": 0...255,
    ]
    /// The settings that are integers.
    private static let wholes: Set<String> = [
        "perDay", "newPerDayMinimum", "newLimit", "reviewLimit", "maxIvl", "minInt", "ints", "leechFails",
        "leechAction",
        "initialFactor", "order", "timer", "maxTaken", "newMix", "interdayLearningMix", "reviewOrder", "newSortOrder",
        "newGatherPriority", "questionAction", "answerAction",
    ]
    /// The settings that have 64 bits; export writes them anew.
    private static let wide: Set<String> = ["id", "mod", "conf", "did"]
    private static let parameterLists: Set<String> = ["fsrsWeights", "fsrsParams5", "fsrsParams6"]

    /// Clamps every number of a deck or preset to the range that Anki allows, and counts the changes.
    static func readable(source: String) -> (text: String, changes: Int) {
        let object = object(source)
        guard !object.isEmpty else { return (source, 0) }
        var changes = 0
        let result = object.reduce(into: [String: Any]()) { result, member in
            result[member.key] = readable(member.value, member.key, &changes)
        }
        guard changes > 0, let text = try? text(result) else { return (source, 0) }
        return (text, changes)
    }

    private static func readable(_ value: Any, _ name: String, _ changes: inout Int) -> Any {
        if wide.contains(name) || value is String { return value }
        if let object = value as? [String: Any] {
            return object.reduce(into: [String: Any]()) { result, member in
                result[member.key] = readable(member.value, member.key, &changes)
            }
        }
        if let list = value as? [Any] {
            if parameterLists.contains(name),
                !list.allSatisfy({ ($0 as? NSNumber).map { (0...100).contains($0.doubleValue) } ?? false })
            {
                changes += list.count
                return [Any]()
            }
            return list.map { readable($0, name, &changes) }
        }
        guard let number = (value as? NSNumber)?.doubleValue else { return value }
        // A deck stores its retention in hundredths; export writes it anew.
        let limit = limits[name] ?? Double(Int32.min)...Double(Int32.max)
        let isWhole = wholes.contains(name)
        guard !limit.contains(number) || (isWhole && number != number.rounded()) else { return value }
        changes += 1
        let nearest = number.isNaN ? limit.lowerBound : min(max(number, limit.lowerBound), limit.upperBound)
        return isWhole || limits[name] == nil ? Int(nearest.rounded()) as Any : nearest
    }
}
