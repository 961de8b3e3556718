import Foundation

/// The tables of Anki's schema 11, as Anki creates them.
enum LegacySchema {
    static let tables = """
        CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL,
            ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL,
            models text NOT NULL, decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL);
        CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,
            usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL,
            flags integer NOT NULL, data text NOT NULL);
        CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
            mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL,
            due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL,
            lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL,
            flags integer NOT NULL, data text NOT NULL);
        CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL,
            ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL,
            type integer NOT NULL);
        CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
        """

    static let indexes = """
        CREATE INDEX ix_notes_usn ON notes (usn);
        CREATE INDEX ix_cards_usn ON cards (usn);
        CREATE INDEX ix_revlog_usn ON revlog (usn);
        CREATE INDEX ix_cards_nid ON cards (nid);
        CREATE INDEX ix_cards_sched ON cards (did, queue, due);
        CREATE INDEX ix_revlog_cid ON revlog (cid);
        CREATE INDEX ix_notes_csum ON notes (csum);
        """
}

/// The JSON that schema 11 stores in `col`.
struct LegacyJSON {
    /// In milliseconds since 1970.
    let now: Int64

    func text(_ value: Any) throws(AnkiError) -> String {
        do {
            let data = try JSONSerialization.data(
                withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
            return String(decoding: data, as: UTF8.self)
        } catch {
            throw .unwritable(reason: "its settings")
        }
    }

    func config(offset: Int, usesFSRS: Bool) throws(AnkiError) -> String {
        try text([
            "nextPos": 1, "estTimes": true, "activeDecks": [1], "sortType": "noteFld", "timeLim": 0,
            "sortBackwards": false, "addToCur": true, "curDeck": 1, "newSpread": 0, "dueCounts": true,
            "collapseTime": 1200, "schedVer": 2, "sched2021": true, "creationOffset": offset / -60, "fsrs": usesFSRS,
        ])
    }

    func notetypes(_ types: [AnkiNotetype]) throws(AnkiError) -> String {
        var result: [String: Any] = [:]
        for type in types {
            result[String(type.id)] =
                [
                    "id": type.id, "name": type.name, "type": type.isCloze ? 1 : 0, "mod": modified(type), "usn": -1,
                    "sortf": type.sortField, "did": NSNull(), "css": type.css, "latexPre": type.latexBefore,
                    "latexPost": type.latexAfter, "latexsvg": type.latexIsSVG,
                    "req": (type.requirements ?? []).map { [$0.template, $0.kind, $0.fields] as [Any] },
                    "originalStockKind": type.stockKind,
                    "flds": type.fields.enumerated().map { field($1, $0) },
                    "tmpls": type.templates.enumerated().map { template($1, $0) },
                    "originalId": type.originalID ?? NSNull() as Any,
                ] as [String: Any]
        }
        return try text(result)
    }

    /// A notetype's modification time, in seconds since 1970. If unknown, it is the creation time, which the id
    /// contains: a later time would let it replace a newer version in the collection that imports it.
    private func modified(_ type: AnkiNotetype) -> Int64 { min(max(0, type.modified ?? type.id / 1000), now / 1000) }

    private func field(_ field: AnkiNotetype.Field, _ place: Int) -> [String: Any] {
        [
            "name": field.name, "ord": place, "sticky": field.isSticky, "rtl": field.isRightToLeft, "font": field.font,
            "size": field.size, "description": field.description, "id": field.id ?? NSNull() as Any,
            "plainText": field.isPlainText ?? false, "collapsed": field.isCollapsed ?? false,
            "excludeFromSearch": field.isLeftOutOfSearch ?? false, "tag": field.tag ?? NSNull() as Any,
            "preventDeletion": field.preventsDeletion ?? false,
        ]
    }

    private func template(_ template: AnkiNotetype.Template, _ place: Int) -> [String: Any] {
        [
            "name": template.name, "ord": place, "qfmt": template.question, "afmt": template.answer,
            "bqfmt": template.browserQuestion, "bafmt": template.browserAnswer,
            "did": template.deckID ?? NSNull() as Any, "bfont": template.browserFont ?? "",
            "bsize": template.browserSize ?? 0, "id": template.id ?? NSNull() as Any,
        ]
    }
}
