import Model

extension NotetypeReading {
    /// Returns what a card shows beyond its kind, as its template says: its own gap with its hint, the pictures of its
    /// front, and the text of both sides that no field of a note holds.
    ///
    /// - Parameters:
    ///   - ordinal: The card's template, or its gap, from 0.
    ///   - fields: The fields of its note, as HTML.
    func face(_ ordinal: Int, _ fields: [String], _ mapped: MappedFields) -> Card.Face {
        guard !type.isGlossas, let (front, back) = sides(ordinal) else { return Card.Face() }
        let gapField =
            roles.isCloze && !roles.isOcclusion && fields.indices.contains(roles.clozeField)
            ? roles.clozeField : nil
        var pieces: [SentencePiece] = []
        var word = ""
        if let gapField {
            pieces = ClozeText(PlainField(fields[gapField]).text).pieces(asking: ordinal + 1)
            var seen: Set<String> = []
            word = pieces.filter { $0.isWord && !$0.text.isEmpty && seen.insert($0.text).inserted }.map(\.text)
                .joined(separator: " … ")
        }
        let remarks = remarks(front.shown(fields) + back.shown(fields), fields, gapField, mapped)
        // Without pictures, an empty face is like none.
        if gapField == nil, remarks.isEmpty, mapped.picture.isEmpty { return Card.Face() }
        return Card.Face(
            sentence: pieces, word: word == mapped.word ? "" : word,
            pictures: mapped.picture.isEmpty ? [] : pictures(of: front, fields, gapField, ordinal),
            remarks: remarks)
    }

    /// Returns the pictures that a front shows; one in the gap that it asks for is the answer.
    private func pictures(of front: CardFront, _ fields: [String], _ gapField: Int?, _ ordinal: Int) -> [String] {
        var shown = front.shown(fields).filter { !$0.isSpoken }.map(\.field)
        if roles.isOcclusion, let field = roles.fields[.picture], fields.indices.contains(field) { shown.append(field) }
        var seen: Set<String> = []
        return shown.flatMap { field in
            guard field == gapField else { return PlainField(fields[field]).pictures }
            let pieces = ClozeText(fields[field]).pieces(asking: ordinal + 1)
            return PlainField(pieces.filter { !$0.isWord }.map(\.text).joined()).pictures
        }.filter { seen.insert($0).inserted }
    }

    private func remarks(
        _ parts: [CardFront.Part], _ fields: [String], _ gapField: Int?, _ mapped: MappedFields
    ) -> String {
        var known: Set<String> = [
            "", mapped.word, mapped.reading, mapped.definition, mapped.sentence, mapped.translation,
        ]
        var seen: Set<Int> = []
        var remarks: [String] = []
        for part in parts where !part.isSpoken && part.field != gapField && seen.insert(part.field).inserted {
            switch roles.role(of: part.field) {
            case .word where !roles.isCloze, .reading, .definition, .sentence, .translation: continue
            default: break
            }
            var text = PlainField(fields[part.field]).text
            if part.filters.contains("cloze") { text = ClozeText(text).text }
            if roles.bracketed.contains(part.field) { text = Brackets.base(of: text) }
            if known.insert(text).inserted { remarks.append(text) }
        }
        return remarks.joined(separator: "\n")
    }
}

/// The room for the faces of a note's cards. A note of thousands of cards would otherwise be kept once for each.
struct FaceRoom {
    private static let most = 256 << 10
    private var left = Self.most
    /// What it costs to make a face, in bytes of room.
    private let price: Int

    init(_ fields: [String]) { price = fields.reduce(0) { $0 + $1.utf8.count } / 16 }

    /// Returns a face as it is stored; an empty one if there is no more room.
    mutating func take(_ face: () -> Card.Face) -> String {
        guard left > 0 else { return "" }
        let stored = face().stored
        left -= max(price, stored.utf8.count)
        return left >= 0 ? stored : ""
    }
}
