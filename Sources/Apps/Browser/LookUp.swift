import Lexicon
import Model

/// Searches the dictionaries for a query: characters, kana, pinyin, or English.
///
/// - Parameters:
///   - lexicon: The result of `glossa_lexicon`.
///   - language: `zh`, `ja` or `en`; any other text searches all dictionaries.
/// - Returns: Entries as a JSON array, the best match first, with the fields of `glossa lookup --json`.
@_expose(wasm, "glossa_search")
@_cdecl("glossa_search")
public func search(
    _ lexicon: UnsafeRawPointer, _ query: UnsafePointer<UInt8>, _ queryLength: Int, _ language: UnsafePointer<UInt8>,
    _ languageLength: Int
) -> UnsafeMutableRawPointer {
    let lexicon = Unmanaged<Lexicon>.fromOpaque(lexicon).takeUnretainedValue()
    let language = Language(rawValue: IncomingText(language, languageLength).string)
    var answer = [UInt8(ascii: "[")]
    for entry in lexicon.search(IncomingText(query, queryLength).string, in: language).entries {
        if answer.count > 1 { answer.append(UInt8(ascii: ",")) }
        entry.writeJSON(to: &answer)
    }
    answer.append(UInt8(ascii: "]"))
    return outgoing(answer)
}

/// Finds the words of a Chinese text with their readings, levels and meanings.
///
/// - Returns: Tokens as a JSON array, as `glossa annotate --json` writes them; null for a lexicon without Chinese.
@_expose(wasm, "glossa_annotate")
@_cdecl("glossa_annotate")
public func annotate(
    _ lexicon: UnsafeRawPointer, _ text: UnsafePointer<UInt8>, _ length: Int
) -> UnsafeMutableRawPointer? {
    let lexicon = Unmanaged<Lexicon>.fromOpaque(lexicon).takeUnretainedValue()
    guard let annotator = ChineseAnnotator(lexicon: lexicon) else { return nil }
    var answer: [UInt8] = []
    annotator.writeJSON(of: IncomingText(text, length).utf8, to: &answer)
    return outgoing(answer)
}
