import Foundation
import Model

/// Decks and presets as schema 11 JSON objects, to which the newer format is converted: one reader suffices for both,
/// and everything that Anki stores about them can be kept and exported again.
enum SchemaEleven {
    /// - Throws: `.damaged`.
    static func read(_ object: [String: Any]) throws(AnkiError) -> AnkiDeck {
        var deck = try decoded(object, as: Deck.self).deck
        deck.source = try text(object)
        return deck
    }

    /// - Throws: `.damaged`.
    static func read(_ object: [String: Any]) throws(AnkiError) -> AnkiPreset {
        var preset = try decoded(object, as: Preset.self).preset
        preset.source = try text(object)
        return preset
    }

    /// The object in ``AnkiDeck/source`` or ``AnkiPreset/source``; empty if there is none.
    static func object(_ source: String) -> [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(source.utf8)) as? [String: Any]) ?? [:]
    }

    static func text(_ object: [String: Any]) throws(AnkiError) -> String {
        do {
            let data = try JSONSerialization.data(
                withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
            return String(decoding: data, as: UTF8.self)
        } catch {
            throw .damaged(part: "its settings")
        }
    }

    private static func decoded<Value: Decodable>(_ object: [String: Any], as type: Value.Type) throws(AnkiError)
        -> Value
    {
        let json = Data(try text(object).utf8)
        do {
            return try JSONDecoder().decode(type, from: json)
        } catch {
            throw .damaged(part: "its settings")
        }
    }

    /// A number that some versions of Anki wrote as a string.
    struct Number: Decodable {
        var value: Int64

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int64.self) {
                value = number
            } else if let number = try? container.decode(Double.self) {
                value = Int64(exactly: number.rounded()) ?? 0
            } else {
                value = Int64(try container.decode(String.self)) ?? 0
            }
        }
    }

    fileprivate struct Deck: Decodable {
        var id: Number
        var name: String
        var desc: String?
        var dyn: Number?
        var conf: Number?
        /// In hundredths.
        var desiredRetention: Double?
        var newLimit: Number?
        var reviewLimit: Number?

        var deck: AnkiDeck {
            var deck = AnkiDeck(id: id.value, path: Outline.path(name))
            deck.description = desc ?? ""
            deck.isFiltered = dyn.map { $0.value != 0 } ?? false
            deck.presetID = conf?.value ?? 1
            deck.desiredRetention = desiredRetention.map { $0 > 1 ? $0 / 100 : $0 }
            deck.newPerDay = newLimit.map { Int(clamping: $0.value) }
            deck.reviewsPerDay = reviewLimit.map { Int(clamping: $0.value) }
            return deck
        }
    }

    fileprivate struct Preset: Decodable {
        struct New: Decodable {
            var delays: [Double]?
            var perDay: Double?
            var bury: Bool?
            var initialFactor: Double?
            var ints: [Double]?
        }
        struct Review: Decodable {
            var perDay: Double?
            var maxIvl: Double?
            var bury: Bool?
            var hardFactor: Double?
            var ease4: Double?
            var ivlFct: Double?
        }
        struct Lapse: Decodable {
            var delays: [Double]?
            var leechFails: Double?
            var leechAction: Double?
            var mult: Double?
            var minInt: Double?
        }

        var id: Number
        var name: String?
        var new: New?
        var rev: Review?
        var lapse: Lapse?
        var desiredRetention: Double?
        var fsrsParams6: [Double]?
        var fsrsParams5: [Double]?
        var fsrsWeights: [Double]?
        var easyDaysPercentages: [Double]?

        var preset: AnkiPreset {
            func whole(_ number: Double?, or other: Int) -> Int { number.flatMap { Int(exactly: $0) } ?? other }
            var preset = AnkiPreset(id: id.value)
            preset.name = name ?? preset.name
            preset.learningSteps = new?.delays ?? preset.learningSteps
            preset.relearningSteps = lapse?.delays ?? preset.relearningSteps
            preset.newPerDay = whole(new?.perDay, or: preset.newPerDay)
            preset.reviewsPerDay = whole(rev?.perDay, or: preset.reviewsPerDay)
            preset.maximumInterval = whole(rev?.maxIvl, or: preset.maximumInterval)
            preset.leechThreshold = whole(lapse?.leechFails, or: preset.leechThreshold)
            preset.suspendsLeeches = lapse?.leechAction == 0
            preset.buriesSiblings = new?.bury ?? false || rev?.bury ?? false
            preset.desiredRetention = desiredRetention ?? preset.desiredRetention
            preset.sm2 = sm2
            preset.parameters =
                [fsrsParams6, fsrsParams5, fsrsWeights].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? []
            if let easyDaysPercentages, easyDaysPercentages.count == 7 { preset.dayShares = easyDaysPercentages }
            return preset
        }

        private var sm2: AnkiSM2Options {
            func whole(_ number: Double?, or other: Int) -> Int {
                number.flatMap { $0 < 1 ? nil : Int(exactly: $0.rounded()) } ?? other
            }
            var sm2 = AnkiSM2Options()
            sm2.startingEase = new?.initialFactor.map { $0 / 1000 } ?? sm2.startingEase
            sm2.hardMultiplier = rev?.hardFactor ?? sm2.hardMultiplier
            sm2.easyBonus = rev?.ease4 ?? sm2.easyBonus
            sm2.intervalMultiplier = rev?.ivlFct ?? sm2.intervalMultiplier
            sm2.lapseMultiplier = lapse?.mult ?? sm2.lapseMultiplier
            sm2.minimumLapseInterval = whole(lapse?.minInt, or: sm2.minimumLapseInterval)
            sm2.graduatingInterval = whole(new?.ints?.first, or: sm2.graduatingInterval)
            sm2.easyInterval = whole(new?.ints?.dropFirst().first, or: sm2.easyInterval)
            return sm2.bounded
        }
    }
}
