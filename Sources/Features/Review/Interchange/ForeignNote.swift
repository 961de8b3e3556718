import Foundation

/// What a note from Anki has that Glossa does not use, as `note.foreign_fields` keeps it.
struct ForeignNote: Codable, Sendable {
    struct Card: Codable, Sendable {
        /// Its id in Anki, its template, and the colour of its flag.
        var id: Int64
        var ordinal: Int
        var flags: Int
    }

    var id: Int64
    var notetype: Int64
    var tags: String
    var fields: [String]
    /// By the card's id in Glossa.
    var cards: [String: Card]

    /// Read as it was written.
    init?(_ json: String?) {
        guard let json, let found = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else { return nil }
        self = found
    }

    init(id: Int64, notetype: Int64, tags: String, fields: [String], cards: [String: Card]) {
        self.id = id
        self.notetype = notetype
        self.tags = tags
        self.fields = fields
        self.cards = cards
    }

    /// The JSON, written by hand: there are hundreds of thousands.
    var json: String {
        var json = "{\"id\":\(id),\"notetype\":\(notetype),\"tags\":"
        json.appendJSON(tags)
        json += ",\"fields\":["
        for (index, field) in fields.enumerated() {
            if index > 0 { json += "," }
            json.appendJSON(field)
        }
        json += "],\"cards\":{"
        var isFirst = true
        for (key, card) in cards {
            json += isFirst ? "\"" : ",\""
            isFirst = false
            json += "\(key)\":{\"id\":\(card.id),\"ordinal\":\(card.ordinal),\"flags\":\(card.flags)}"
        }
        return json + "}}"
    }
}

extension String {
    /// Appends a text as JSON has it.
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
