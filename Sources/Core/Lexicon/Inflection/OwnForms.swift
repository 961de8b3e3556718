/// English plurals and comparatives with a life of their own, which are learnt as they are: glasses are not several pieces
/// of glass. Chosen by hand from all forms among the 20,000 commonest words that have an entry of their own in WordNet and a
/// commoner dictionary form.
public enum OwnForms {
    /// In lower case.
    public static let words: Set<String> = [
        "abs", "adams", "aerobics", "aesthetics", "affairs", "agenda", "airs", "arts", "bacteria", "barracks", "basics",
        "belongings", "binoculars", "blues", "braces", "brethren", "briefs", "broker", "brooks", "ceramics", "classics",
        "clothes", "cola", "commons", "communications", "contents", "customs", "damages", "darts", "data", "dice",
        "dos",
        "drawers", "dryer", "dynamics", "economics", "ethics", "finances", "findings", "flyer", "fries", "fundamentals",
        "glasses", "goods", "graffiti", "graphics", "grounds", "headquarters", "hostilities", "humanities", "innings",
        "ins", "jeans", "latest", "lighter", "manners", "marines", "mater", "mathematics", "maths", "means", "meds",
        "media",
        "mills",
        "morals", "mrs", "news", "odds", "offer", "outer", "outskirts", "pants", "parsons", "pas", "physics",
        "politics", "premises", "proceeds", "props", "quarters", "remains", "riches", "romans", "sands", "savings",
        "scales", "scissors", "scots", "series", "shorts", "singles", "sos", "species", "spectacles", "spirits",
        "stairs",
        "stamina", "statistics", "straits", "stranger", "surroundings", "tactics", "tanner", "teens", "thanks",
        "tights",
        "trousers", "twenties", "waters", "wits",
    ]
}
