import Foundation
import Model

extension LegacyJSON {
    func decks(_ decks: [AnkiDeck]) throws(AnkiError) -> String {
        var result: [String: Any] = [:]
        let all = decks.contains { $0.id == 1 } ? decks : [AnkiDeck(id: 1, path: ["Default"])] + decks
        for deck in all { result[String(deck.id)] = self.deck(deck) }
        return try text(result)
    }

    /// What Anki stored about a deck, updated with the current values.
    private func deck(_ deck: AnkiDeck) -> [String: Any] {
        var json: [String: Any] = [
            "collapsed": false, "browserCollapsed": true, "extendNew": 0, "extendRev": 0,
        ]
        json.merge(SchemaEleven.object(deck.source)) { $1 }
        json.merge(
            [
                "id": deck.id, "mod": now / 1000, "name": deck.path.joined(separator: "::"), "usn": -1, "dyn": 0,
                "desc": deck.description, "conf": deck.presetID,
                "desiredRetention": deck.desiredRetention.map { Bounds.percent.nearest(to: ($0 * 100).rounded()) }
                    ?? NSNull() as Any,
                "newLimit": deck.newPerDay ?? NSNull() as Any, "reviewLimit": deck.reviewsPerDay ?? NSNull() as Any,
                // They count from the collection's first day, which has changed.
                "lrnToday": [0, 0], "revToday": [0, 0], "newToday": [0, 0], "timeToday": [0, 0],
                "newLimitToday": NSNull(), "reviewLimitToday": NSNull(),
            ] as [String: Any]
        ) { $1 }
        return json
    }

    func presets(_ presets: [AnkiPreset]) throws(AnkiError) -> String {
        var result: [String: Any] = [:]
        for preset in presets.contains(where: { $0.id == 1 }) ? presets : [AnkiPreset(id: 1)] + presets {
            result[String(preset.id)] = self.preset(preset)
        }
        return try text(result)
    }

    /// What Anki stored about a preset, updated with the current values.
    private func preset(_ preset: AnkiPreset) -> [String: Any] {
        var json = SchemaEleven.object(preset.source)
        let former = json.isEmpty ? nil : try? SchemaEleven.read(json) as AnkiPreset
        if former == nil { json = usual }
        func put<Value: Equatable>(_ part: String?, _ key: String, _ value: KeyPath<AnkiPreset, Value>, as new: Any) {
            if let former, former[keyPath: value] == preset[keyPath: value] { return }
            guard let part else {
                json[key] = new
                return
            }
            var object = json[part] as? [String: Any] ?? [:]
            object[key] = new
            json[part] = object
        }
        json["id"] = preset.id
        json["name"] = preset.name
        json["mod"] = now / 1000
        put("new", "delays", \.learningSteps, as: preset.learningSteps)
        put("new", "perDay", \.newPerDay, as: preset.newPerDay)
        put("new", "bury", \.buriesSiblings, as: preset.buriesSiblings)
        put("rev", "bury", \.buriesSiblings, as: preset.buriesSiblings)
        put("rev", "perDay", \.reviewsPerDay, as: preset.reviewsPerDay)
        put("rev", "maxIvl", \.maximumInterval, as: preset.maximumInterval)
        put("lapse", "delays", \.relearningSteps, as: preset.relearningSteps)
        put("lapse", "leechFails", \.leechThreshold, as: preset.leechThreshold)
        put("lapse", "leechAction", \.suspendsLeeches, as: preset.suspendsLeeches ? 0 : 1)
        if let sm2 = preset.sm2 {
            put("new", "initialFactor", \.sm2?.startingEase, as: Int((sm2.startingEase * 1000).rounded()))
            let intervals = (json["new"] as? [String: Any])?["ints"] as? [Any] ?? []
            put(
                "new", "ints", \.sm2?.intervals,
                as: [sm2.graduatingInterval, sm2.easyInterval] as [Any] + intervals.dropFirst(2))
            put("rev", "hardFactor", \.sm2?.hardMultiplier, as: sm2.hardMultiplier)
            put("rev", "ease4", \.sm2?.easyBonus, as: sm2.easyBonus)
            put("rev", "ivlFct", \.sm2?.intervalMultiplier, as: sm2.intervalMultiplier)
            put("lapse", "mult", \.sm2?.lapseMultiplier, as: sm2.lapseMultiplier)
            put("lapse", "minInt", \.sm2?.minimumLapseInterval, as: sm2.minimumLapseInterval)
        }
        put(nil, "desiredRetention", \.desiredRetention, as: preset.desiredRetention)
        put(nil, "easyDaysPercentages", \.dayShares, as: preset.dayShares)
        let parameters = preset.parameters
        put(nil, "fsrsParams6", \.parameters, as: parameters.count == 21 ? parameters : [])
        put(nil, "fsrsParams5", \.parameters, as: parameters.count == 19 ? parameters : [])
        return json
    }

    /// A preset with Anki's defaults.
    private var usual: [String: Any] {
        [
            "usn": -1, "maxTaken": 60, "autoplay": true, "timer": 0, "replayq": true, "dyn": false,
            "new": ["initialFactor": 2500, "ints": [1, 4, 0], "order": 1] as [String: Any],
            "rev": ["ease4": 1.3, "ivlFct": 1.0, "hardFactor": 1.2] as [String: Any],
            "lapse": ["minInt": 1, "mult": 0.0] as [String: Any],
        ]
    }
}

extension AnkiSM2Options {
    /// The intervals that Anki stores in one list.
    fileprivate var intervals: [Int] { [graduatingInterval, easyInterval] }
}
