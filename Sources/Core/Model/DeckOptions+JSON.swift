extension DeckOptions.Algorithm: JSONConvertible {}

extension DeckOptions: JSONConvertible {
    /// Missing values are as in a new deck, so that options can be added later. Numbers of any size are read; they are
    /// validated before they are stored.
    public init(json: JSON) throws(JSONError) {
        self.init()
        let object = try json.object
        algorithm = try object.optionalValue("algorithm") ?? algorithm
        parameters = try object.optionalValue("parameters") ?? parameters
        previousParameters = try object.optionalValue("previousParameters")
        ankiSM2 = try object.optionalValue("ankiSM2") ?? ankiSM2
        desiredRetention = try object.optionalValue("desiredRetention") ?? desiredRetention
        maximumInterval = try object.optionalUncheckedInteger("maximumInterval") ?? maximumInterval
        learningSteps = try object.optionalValue("learningSteps") ?? learningSteps
        relearningSteps = try object.optionalValue("relearningSteps") ?? relearningSteps
        newPerDay = try object.optionalUncheckedInteger("newPerDay") ?? newPerDay
        reviewsPerDay = try object.optionalUncheckedInteger("reviewsPerDay") ?? reviewsPerDay
        leechThreshold = try object.optionalUncheckedInteger("leechThreshold") ?? leechThreshold
        suspendsLeeches = try object.optionalValue("suspendsLeeches") ?? suspendsLeeches
        buriesSiblings = try object.optionalValue("buriesSiblings") ?? buriesSiblings
        balancesLoad = try object.optionalValue("balancesLoad") ?? balancesLoad
        dayShares = try object.optionalValue("dayShares") ?? dayShares
    }

    public var json: JSON {
        [
            "algorithm": algorithm.json, "parameters": parameters.json,
            "previousParameters": previousParameters?.json, "ankiSM2": ankiSM2.json,
            "desiredRetention": desiredRetention.json, "maximumInterval": maximumInterval.json,
            "learningSteps": learningSteps.json, "relearningSteps": relearningSteps.json,
            "newPerDay": newPerDay.json, "reviewsPerDay": reviewsPerDay.json, "leechThreshold": leechThreshold.json,
            "suspendsLeeches": suspendsLeeches.json, "buriesSiblings": buriesSiblings.json,
            "balancesLoad": balancesLoad.json, "dayShares": dayShares.json,
        ]
    }
}

extension AnkiSM2Options: JSONConvertible {
    /// Missing values take Anki's defaults. Numbers of any size are read; ``checked()`` validates them.
    public init(json: JSON) throws(JSONError) {
        self.init()
        let object = try json.object
        startingEase = try object.optionalValue("startingEase") ?? startingEase
        hardMultiplier = try object.optionalValue("hardMultiplier") ?? hardMultiplier
        easyBonus = try object.optionalValue("easyBonus") ?? easyBonus
        intervalMultiplier = try object.optionalValue("intervalMultiplier") ?? intervalMultiplier
        lapseMultiplier = try object.optionalValue("lapseMultiplier") ?? lapseMultiplier
        minimumLapseInterval = try object.optionalUncheckedInteger("minimumLapseInterval") ?? minimumLapseInterval
        graduatingInterval = try object.optionalUncheckedInteger("graduatingInterval") ?? graduatingInterval
        easyInterval = try object.optionalUncheckedInteger("easyInterval") ?? easyInterval
    }

    public var json: JSON {
        [
            "startingEase": startingEase.json, "hardMultiplier": hardMultiplier.json, "easyBonus": easyBonus.json,
            "intervalMultiplier": intervalMultiplier.json, "lapseMultiplier": lapseMultiplier.json,
            "minimumLapseInterval": minimumLapseInterval.json, "graduatingInterval": graduatingInterval.json,
            "easyInterval": easyInterval.json,
        ]
    }
}
