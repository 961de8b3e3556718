import Formats
import Foundation
import Model

/// The data of a note from Anki that Glossa does not use, as stored in `note.foreign_fields`.
struct ForeignNote: Codable, Sendable {
    struct Card: Codable, Sendable {
        /// Its id in Anki, its template, and the color of its flag.
        var id: Int64
        var ordinal: Int
        var flags: Int
        /// Anki's data that Glossa does not use, as members of a JSON object.
        var data: String?
        /// Values that Glossa would compute differently, valid until the card is answered here: its number of answers,
        /// the steps left, and the retention that its interval was based on.
        var reviews: Int?
        var left: Int?
        var retention: Double?
        /// When a card that is new again was last answered, in seconds since 1970.
        var answered: Int64?
    }

    var id: Int64
    var notetype: Int64
    var tags: String
    var fields: [String]
    /// By the card's id in Glossa.
    var cards: [String: Card]

    /// Reads the stored form.
    init?(_ json: String?) {
        guard let json, let found = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else { return nil }
        self = found
    }

    /// Returns the notetype in a note's JSON without parsing the rest of it.
    static func notetype(_ json: String) -> Int64? {
        guard let name = json.firstRange(of: "\"notetype\":") else { return nil }
        return Int64(json[name.upperBound...].prefix { $0.isNumber || $0 == "-" })
    }

    /// Returns the beginning of the JSON of a note with these fields, as ``json(_:fields:cards:)`` writes it.
    static func head(_ note: AnkiNote, fields: [String]) -> String {
        var head = json(note, fields: fields, cards: [])
        head.removeLast(2)
        return head
    }

    /// Returns the JSON of a note with these cards. It is written by hand for speed: there are hundreds of thousands.
    static func json(_ note: AnkiNote, fields: [String], cards: [(id: SerialID<Model.Card>, card: Card)]) -> String {
        var json = ""
        json.reserveCapacity(fields.reduce(96 + 72 * cards.count) { $0 + $1.utf8.count + 3 })
        json += "{\"id\":"
        json += String(note.id)
        json += ",\"notetype\":"
        json += String(note.notetypeID)
        json += ",\"tags\":"
        json.appendJSON(note.tags)
        json += ",\"fields\":["
        for (index, field) in fields.enumerated() {
            if index > 0 { json += "," }
            json.appendJSON(field)
        }
        json += "],\"cards\":{"
        for (index, (id, card)) in cards.enumerated() {
            json += index == 0 ? "\"" : ",\""
            json += String(id.value)
            json += "\":{\"id\":"
            json += String(card.id)
            json += ",\"ordinal\":"
            json += String(card.ordinal)
            json += ",\"flags\":"
            json += String(card.flags)
            if let data = card.data {
                json += ",\"data\":"
                json.appendJSON(data)
            }
            if let reviews = card.reviews { json += ",\"reviews\":\(reviews)" }
            if let left = card.left { json += ",\"left\":\(left)" }
            if let retention = card.retention { json += ",\"retention\":\(retention)" }
            if let answered = card.answered { json += ",\"answered\":\(answered)" }
            json += "}"
        }
        json += "}}"
        return json
    }
}

extension ForeignNote.Card {
    /// Keeps the data of a card that an export needs.
    init(_ card: AnkiCard, _ options: DeckOptions) {
        self.init(id: card.id, ordinal: card.ordinal, flags: card.flags)
        if !card.otherData.isEmpty { data = card.otherData }
        if card.left != card.stepsLeft(options) { left = card.left }
        // A forgotten card has no memory, but keeps the rest.
        if let own = card.desiredRetention, own.isFinite, card.stability == nil || own != options.desiredRetention {
            retention = own
        }
        if card.type == CardState.new.rawValue { answered = card.lastReview }
        if left != nil || retention != nil || answered != nil { reviews = card.reviews }
    }
}

extension AnkiCard {
    /// Returns the steps left for a card with these options, as Glossa counts them.
    fileprivate func stepsLeft(_ options: DeckOptions) -> Int {
        switch CardState(rawValue: type) {
        case .learning: max(1, min(left % 1000, options.learningSteps.count))
        case .relearning: max(1, min(left % 1000, options.relearningSteps.count))
        default: 0
        }
    }
}

extension String {
    /// Appends a text as a JSON string.
    fileprivate mutating func appendJSON(_ text: String) {
        self += "\""
        if text.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 }) {
            for scalar in text.unicodeScalars {
                switch scalar.value {
                case 0x22: self += "\\\""
                case 0x5C: self += "\\\\"
                case 0..<0x20:
                    let hex = String(scalar.value, radix: 16)
                    self += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
                default: unicodeScalars.append(scalar)
                }
            }
        } else {
            self += text
        }
        self += "\""
    }
}
