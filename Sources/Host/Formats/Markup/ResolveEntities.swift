/// Resolves the character references that occur in running text: XML's five, `&nbsp;` and WebVTT's directional marks.
/// Anything else is unchanged.
func resolvingEntities(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var resolved = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&") {
        resolved += rest[..<ampersand]
        rest = rest[rest.index(after: ampersand)...]
        if let end = rest.prefix(8).firstIndex(of: ";"), let character = entities[String(rest[..<end])] {
            resolved += character
            rest = rest[rest.index(after: end)...]
        } else {
            resolved += "&"
        }
    }
    return resolved + rest
}

private let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "lrm": "", "rlm": "",
]
