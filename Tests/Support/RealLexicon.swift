import Foundation
import Lexicon
import LexiconFile

/// The dictionaries as `make lexicon` compiles them, for tests that depend on real words and readings.
public enum RealLexicon {
    /// - Throws: `LexiconError`, which says how to compile the dictionaries, if they are missing.
    public static func open() throws -> Lexicon {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["GLOSSA_LEXICON"] { return try Lexicon(path: path) }
        let cache = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "") + "/.cache"
        return try Lexicon(path: cache + "/glossa/lexicon.glossa")
    }
}

extension ChineseAnnotator {
    /// The words of a text, as strings.
    public func words(_ text: String) -> [String] {
        var words: [String] = []
        var text = text
        text.withUTF8 { utf8 in
            forEachSegment(utf8) { segment in
                words.append(String(decoding: utf8[Int(segment.start)..<Int(segment.end)], as: UTF8.self))
            }
        }
        return words
    }
}
