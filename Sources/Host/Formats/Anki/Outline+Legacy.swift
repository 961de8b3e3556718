import Foundation
import Model

extension Outline {
    /// Reads what older collections store as JSON in the only row of `col`.
    init(legacy file: SQLiteFile) throws(AnkiError) {
        let col = try file.prepare("SELECT crt, conf, models, decks, dconf FROM col LIMIT 1")
        guard try col.step() else { throw .damaged(part: "its collection is empty") }
        createdAt = col.integer(0)
        do {
            let config = try JSONDecoder().decode(Config.self, from: try Self.json(col, 1))
            usesFSRS = config.fsrs ?? false
            createdOffset = Outline.offset(minutesWest: config.creationOffset)
            dayStart = config.rollover
            savedSearches = config.savedFilters?.count ?? 0
            notetypes = try Self.values(of: Self.json(col, 2), as: Model.self).map(\.notetype).sorted { $0.id < $1.id }
            decks = try Self.objects(of: Self.json(col, 3)).map { try SchemaEleven.read($0) as AnkiDeck }
            presets = try Self.objects(of: Self.json(col, 4)).map { try SchemaEleven.read($0) as AnkiPreset }
        } catch {
            throw .damaged(part: "its settings")
        }
    }

    /// The most values in one of these tables: those of 10,000 decks or 3,000 presets. Each takes up to 3 KB.
    private static let mostValues = 200_000

    /// Returns one of the tables.
    private static func json(_ col: SQLiteFile.Statement, _ column: CInt) throws -> Data {
        let bytes = col.bytes(column)
        let extent = JSONExtent(bytes)
        guard bytes.count <= AnkiPackage.Limit.table, extent.isShallow, extent.values <= mostValues else {
            throw AnkiError.damaged(part: "its settings")
        }
        return Data(bytes)
    }

    private static func values<Value: Decodable>(of json: Data, as type: Value.Type) throws -> [Value] {
        try JSONDecoder().decode([String: Value].self, from: json).values.map { $0 }
    }

    /// Returns the objects of a table, in the order of their ids.
    private static func objects(of json: Data) throws -> [[String: Any]] {
        let table = try JSONSerialization.jsonObject(with: json) as? [String: [String: Any]]
        guard let table else { throw AnkiError.damaged(part: "its settings") }
        return table.sorted { (Int64($0.key) ?? 0, $0.key) < (Int64($1.key) ?? 0, $1.key) }.map(\.value)
    }

    private struct Config: Decodable {
        var fsrs: Bool?
        var creationOffset: Int?
        var rollover: Int?
        var savedFilters: [String: String]?
    }

    /// A notetype's requirements; none if they are corrupt, since Anki recomputes them.
    private struct Requirements: Decodable {
        var all: [AnkiNotetype.Requirement]?

        init(from decoder: any Decoder) throws {
            all = try? decoder.singleValueContainer().decode([AnkiNotetype.Requirement].self)
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
            var plainText: Bool?
            var collapsed: Bool?
            var excludeFromSearch: Bool?
            var tag: Int?
            var preventDeletion: Bool?
        }
        struct Template: Decodable {
            var name: String
            var id: Int64?
            var qfmt: String?
            var afmt: String?
            var bqfmt: String?
            var bafmt: String?
            var bfont: String?
            var bsize: Int?
            var did: Int64?
        }

        var id: SchemaEleven.Number
        var mod: SchemaEleven.Number?
        var name: String
        var type: Int?
        var css: String?
        var latexPre: String?
        var latexPost: String?
        var latexsvg: Bool?
        var sortf: Int?
        var originalStockKind: Int?
        var originalId: Int64?
        var req: Requirements?
        var flds: [Field]
        var tmpls: [Template]

        var notetype: AnkiNotetype {
            var type = AnkiNotetype(id: id.value, name: name)
            type.modified = mod?.value
            type.isCloze = self.type == 1
            type.css = css ?? ""
            type.latexBefore = latexPre ?? ""
            type.latexAfter = latexPost ?? ""
            type.latexIsSVG = latexsvg ?? false
            type.sortField = sortf ?? 0
            type.stockKind = originalStockKind ?? 0
            type.originalID = originalId
            type.requirements = req?.all
            type.fields = flds.map { field in
                var result = AnkiNotetype.Field(name: field.name)
                result.id = field.id
                result.font = field.font ?? result.font
                result.size = field.size.flatMap { Int(exactly: $0) } ?? result.size
                result.isRightToLeft = field.rtl ?? false
                result.isSticky = field.sticky ?? false
                result.description = field.description ?? ""
                result.isPlainText = field.plainText
                result.isCollapsed = field.collapsed
                result.isLeftOutOfSearch = field.excludeFromSearch
                result.tag = field.tag
                result.preventsDeletion = field.preventDeletion
                return result
            }
            type.templates = tmpls.map { template in
                var result = AnkiNotetype.Template(
                    name: template.name, question: template.qfmt ?? "", answer: template.afmt ?? "")
                result.id = template.id
                result.browserQuestion = template.bqfmt ?? ""
                result.browserAnswer = template.bafmt ?? ""
                result.browserFont = template.bfont
                result.browserSize = template.bsize
                result.deckID = template.did
                return result
            }
            return type
        }
    }
}
