import Foundation

extension Outline {
    /// Reads what older collections keep as JSON in the one row of `col`.
    init(legacy file: SQLiteFile) throws(AnkiError) {
        let col = try file.prepare("SELECT crt, conf, models, decks, dconf FROM col LIMIT 1")
        guard try col.step() else { throw .damaged(part: "its collection is empty") }
        createdAt = col.integer(0)
        do {
            let config = try JSONDecoder().decode(Config.self, from: Data(col.bytes(1)))
            usesFSRS = config.fsrs ?? false
            createdOffset = config.creationOffset.flatMap { abs($0) < 1440 ? $0 * -60 : nil }
            notetypes = try Self.values(of: col.bytes(2), as: Model.self).map(\.notetype).sorted { $0.id < $1.id }
            decks = try Self.values(of: col.bytes(3), as: Deck.self).map(\.deck).sorted { $0.id < $1.id }
            presets = try Self.values(of: col.bytes(4), as: Preset.self).map(\.preset).sorted { $0.id < $1.id }
        } catch {
            throw .damaged(part: "its settings")
        }
    }

    private static func values<Value: Decodable>(of json: [UInt8], as type: Value.Type) throws -> [Value] {
        try JSONDecoder().decode([String: Value].self, from: Data(json)).values.map { $0 }
    }

    private struct Config: Decodable {
        var fsrs: Bool?
        var creationOffset: Int?
    }

    /// A number that some versions of Anki wrote as a text.
    private struct Number: Decodable {
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

    private struct Deck: Decodable {
        var id: Number
        var name: String
        var desc: String?
        var dyn: Number?
        var conf: Number?
        /// In hundredths.
        var desiredRetention: Double?

        var deck: AnkiDeck {
            var deck = AnkiDeck(id: id.value, path: Outline.path(name))
            deck.description = desc ?? ""
            deck.isFiltered = dyn.map { $0.value != 0 } ?? false
            deck.presetID = conf?.value ?? 1
            deck.desiredRetention = desiredRetention.map { $0 > 1 ? $0 / 100 : $0 }
            return deck
        }
    }

    private struct Preset: Decodable {
        struct New: Decodable {
            var delays: [Double]?
            var perDay: Double?
            var bury: Bool?
        }
        struct Review: Decodable {
            var perDay: Double?
            var maxIvl: Double?
            var bury: Bool?
        }
        struct Lapse: Decodable {
            var delays: [Double]?
            var leechFails: Double?
            var leechAction: Double?
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
            preset.parameters =
                [fsrsParams6, fsrsParams5, fsrsWeights].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? []
            if let easyDaysPercentages, easyDaysPercentages.count == 7 { preset.dayShares = easyDaysPercentages }
            return preset
        }
    }

    private struct Model: Decodable {
        struct Field: Decodable {
            var name: String
            var id: Int64?
            var font: String?
            var size: Double?
            var rtl: Bool?
            var sticky: Bool?
            var description: String?
        }
        struct Template: Decodable {
            var name: String
            var id: Int64?
            var qfmt: String?
            var afmt: String?
            var bqfmt: String?
            var bafmt: String?
        }

        var id: Number
        var name: String
        var type: Int?
        var css: String?
        var latexPre: String?
        var latexPost: String?
        var latexsvg: Bool?
        var sortf: Int?
        var originalStockKind: Int?
        var flds: [Field]
        var tmpls: [Template]

        var notetype: AnkiNotetype {
            var type = AnkiNotetype(id: id.value, name: name)
            type.isCloze = self.type == 1
            type.css = css ?? ""
            type.latexBefore = latexPre ?? ""
            type.latexAfter = latexPost ?? ""
            type.latexIsSVG = latexsvg ?? false
            type.sortField = sortf ?? 0
            type.stockKind = originalStockKind ?? 0
            type.fields = flds.map { field in
                var result = AnkiNotetype.Field(name: field.name)
                result.id = field.id
                result.font = field.font ?? result.font
                result.size = field.size.flatMap { Int(exactly: $0) } ?? result.size
                result.isRightToLeft = field.rtl ?? false
                result.isSticky = field.sticky ?? false
                result.description = field.description ?? ""
                return result
            }
            type.templates = tmpls.map { template in
                var result = AnkiNotetype.Template(
                    name: template.name, question: template.qfmt ?? "", answer: template.afmt ?? "")
                result.id = template.id
                result.browserQuestion = template.bqfmt ?? ""
                result.browserAnswer = template.bafmt ?? ""
                return result
            }
            return type
        }
    }
}
