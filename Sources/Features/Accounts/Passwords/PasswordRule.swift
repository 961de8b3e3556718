import Foundation
import Model

/// Which passwords are accepted: long ones that are no pattern, are not built around one of the first that are tried, are not
/// among the commonest that were stolen elsewhere, and do not say the name. No kinds of characters are demanded, and nothing is
/// cut off.
///
/// Source: NIST SP 800-63B, section 5.1.1.2; OWASP ASVS 4.0.3, V2.1.
public enum PasswordRule {
    /// The least number of characters.
    public static let least = 12
    /// The most.
    public static let most = 128

    /// Returns the bytes that are hashed: those of Unicode's compatibility form, which is the same on every keyboard.
    public static func bytes(of password: String) -> [UInt8] {
        Array(password.precomposedStringWithCompatibilityMapping.utf8)
    }

    /// - Throws: ``AccountError/weakPassword(_:)``.
    public static func check(_ password: String, of name: AccountName) throws(AccountError) {
        let text = password.precomposedStringWithCompatibilityMapping
        let length = text.unicodeScalars.count
        guard length >= least else { throw .weakPassword(.tooShort(least: least)) }
        guard length <= most else { throw .weakPassword(.tooLong(most: most)) }
        let plain = text.lowercased()
        for part in [Substring(name.key)] + name.key.split(separator: "@").prefix(1)
        where part.count >= 4 && plain.contains(part) {
            throw .weakPassword(.name)
        }
        guard Set(plain).count >= 5, !isSequence(plain) else { throw .weakPassword(.pattern) }
        guard !isCommon(plain), !BreachedPasswords.contains(plain) else { throw .weakPassword(.common) }
    }

    /// Whether nothing is left of it but a few characters once the runs of neighbours are taken out: "abcdefghijkl",
    /// "123456789012", "qwertyuiop12".
    private static func isSequence(_ text: String) -> Bool {
        let characters = Array(text)
        var outside = characters.count
        for run in runs where run.count > 3 {
            for direction in [run, run.reversed()] {
                var start = 0
                while start < characters.count {
                    var length = 0
                    while start + length < characters.count,
                        follows(characters[start..<start + length + 1], direction)
                    {
                        length += 1
                    }
                    if length >= 4 {
                        outside -= length - 1
                        start += length
                    } else {
                        start += 1
                    }
                }
            }
        }
        return outside <= 5
    }

    /// Whether characters stand side by side in a run, which begins again at its end.
    private static func follows(_ part: ArraySlice<Character>, _ run: [Character]) -> Bool {
        guard let first = part.first, let start = run.firstIndex(of: first) else { return false }
        return zip(part, 0...).allSatisfy { run[(start + $1) % run.count] == $0 }
    }

    private static let runs: [[Character]] = [
        "abcdefghijklmnopqrstuvwxyz", "1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertz", "azerty",
        "1qaz2wsx3edc4rfv",
    ].map { Array($0) }

    /// Whether most of it is words with which guessing begins.
    private static func isCommon(_ text: String) -> Bool {
        let written = Array(text)
        let spelled = written.map { leet[$0] ?? $0 }
        for word in common {
            var rest = written.filter(\.isLetter).count
            var start = 0
            while start + word.count <= spelled.count {
                guard spelled[start..<start + word.count].elementsEqual(word) else {
                    start += 1
                    continue
                }
                rest -= written[start..<start + word.count].count { $0.isLetter }
                if rest <= 2 { return true }
                start += word.count
            }
        }
        return false
    }

    /// Signs that stand for letters.
    private static let leet: [Character: Character] = [
        "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "@": "a", "$": "s", "!": "i",
    ]

    /// Words around which passwords are built, in English, German, Spanish, French, Chinese and Japanese.
    private static let common = [
        "password", "passwort", "passw", "qwerty", "azerty", "letmein", "welcome", "iloveyou", "admin", "administrator",
        "login", "master", "monkey", "dragon", "sunshine", "princess", "football", "baseball", "superman", "batman",
        "trustno", "whatever", "freedom", "computer", "internet", "changeme", "secret", "default", "starwars",
        "pokemon",
        "michael", "jordan", "charlie", "hallo", "schatz", "contrasena", "motdepasse", "bonjour", "woaini", "mima",
        "nihao",
        "asdf", "zxcv", "qazwsx", "sakura", "doraemon", "glossa", "test", "guest", "user", "root",
    ]
}
