/// The source languages of English words, with GCIDE's abbreviations.
enum OriginLanguage {
    /// Returns the name of a language by its abbreviation; nil for anything else.
    ///
    /// Webster's Old English (1150 to 1500) is called Middle English today, and his Anglo-Saxon is called Old English.
    static func name(of abbreviation: some StringProtocol) -> String? {
        for (short, name) in names where short == abbreviation { return name }
        return nil
    }

    /// Returns whether English has taken learned words from a language, so that Latin roots are plausible.
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
