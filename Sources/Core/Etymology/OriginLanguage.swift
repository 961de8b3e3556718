/// The languages that dictionaries trace English words to, as GCIDE abbreviates them.
enum OriginLanguage {
    /// The name of a language by its abbreviation; nil for anything else.
    ///
    /// What Webster called Old English (1150 to 1500) is called Middle English today, and what he called Anglo-Saxon is
    /// called Old English.
    static func name(of abbreviation: some StringProtocol) -> String? {
        for (short, name) in names where short == abbreviation { return name }
        return nil
    }

    /// Whether English has learned words from a language by way of books, so that Latin roots may be looked for.
    static func isRomanceOrGreek(_ name: String) -> Bool {
        for part in ["Latin", "French", "Greek", "Italian", "Spanish", "Portuguese", "Norman"]
        where name.hasSuffix(part) { return true }
        return false
    }

    static func isGermanic(_ name: String) -> Bool {
        for part in ["Old English", "Norse", "Icelandic", "Danish", "Swedish", "Dutch", "German", "Germanic", "Gothic"]
        where name.hasSuffix(part) { return true }
        return false
    }

    private static let names: [(String, String)] = [
        ("L.", "Latin"), ("LL.", "Late Latin"), ("NL.", "New Latin"), ("OL.", "Old Latin"), ("Gr.", "Greek"),
        ("LGr.", "Late Greek"), ("NGr.", "Modern Greek"), ("F.", "French"), ("OF.", "Old French"),
        ("AF.", "Anglo-Norman"), ("NF.", "Norman"), ("OE.", "Middle English"), ("ME.", "Middle English"),
        ("AS.", "Old English"), ("E.", "English"), ("D.", "Dutch"), ("OD.", "Middle Dutch"), ("G.", "German"),
        ("OHG.", "Old High German"), ("MHG.", "Middle High German"), ("LG.", "Low German"), ("OS.", "Old Saxon"),
        ("Icel.", "Old Norse"), ("ON.", "Old Norse"), ("Scand.", "Scandinavian"), ("Sw.", "Swedish"),
        ("Dan.", "Danish"), ("Norw.", "Norwegian"), ("Goth.", "Gothic"), ("It.", "Italian"), ("Sp.", "Spanish"),
        ("Pg.", "Portuguese"), ("Pr.", "Provençal"), ("W.", "Welsh"), ("Gael.", "Scottish Gaelic"), ("Ir.", "Irish"),
        ("Celt.", "Celtic"), ("Ar.", "Arabic"), ("Per.", "Persian"), ("Heb.", "Hebrew"), ("Turk.", "Turkish"),
        ("Skr.", "Sanskrit"), ("Russ.", "Russian"), ("Pol.", "Polish"), ("Hung.", "Hungarian"), ("Hind.", "Hindi"),
        ("Malay", "Malay"), ("Jap.", "Japanese"), ("Chin.", "Chinese"), ("Chinese", "Chinese"),
        ("Japanese", "Japanese"), ("Icelandic", "Old Norse"), ("Amer.", "American"),
    ]
}
