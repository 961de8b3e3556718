/// Whether a text is a case of a `switch`, byte by byte: dictionaries and programs compose a character in one way only, and words
/// of a text are compared with dozens of cases each. `==` also considers the other ways, which takes several times as long.
func ~= (pattern: String, text: String) -> Bool {
    text.utf8.count == pattern.utf8.count && text.utf8.elementsEqual(pattern.utf8)
}
