import Foundation

/// The locations of MeCab's dictionaries on a machine.
enum MeCabDictionary {
    /// Folders that may contain a dictionary, the likeliest first: those named in MeCab's configuration, then those
    /// where Debian, Fedora, Homebrew and a build from source install IPADIC.
    static func candidates(configurations: [String] = configurations) -> [String] {
        var folders = configurations.compactMap(folder(namedBy:))
        folders += [
            "/var/lib/mecab/dic/ipadic-utf8", "/usr/share/mecab/dic/ipadic", "/usr/lib64/mecab/dic/ipadic",
            "/usr/lib/mecab/dic/ipadic", "/usr/local/lib/mecab/dic/ipadic", "/opt/homebrew/lib/mecab/dic/ipadic",
        ]
        return folders
    }

    /// Whether a folder contains a compiled dictionary.
    static func exists(at folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/sys.dic")
    }

    static let configurations = ["/etc/mecabrc", "/usr/local/etc/mecabrc", "/opt/homebrew/etc/mecabrc"]

    /// The `dicdir` in a configuration file; nil if there is no such file or line.
    static func folder(namedBy configuration: String) -> String? {
        guard let text = try? String(contentsOfFile: configuration, encoding: .utf8) else { return nil }
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, parts[0] == "dicdir", !parts[1].isEmpty else { continue }
            let here = (configuration as NSString).deletingLastPathComponent
            return parts[1].replacingOccurrences(of: "$(rcpath)", with: here)
        }
        return nil
    }
}
