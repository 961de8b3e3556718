import Foundation

/// Where MeCab's dictionaries are on a machine.
enum MeCabDictionary {
    /// Folders that may hold a dictionary, the likeliest first: those that MeCab's configuration names, then those
    /// where Debian, Fedora, Homebrew and a build from source put IPADIC.
    static func candidates(configurations: [String] = configurations) -> [String] {
        var folders = configurations.compactMap(folder(namedBy:))
        folders += [
            "/var/lib/mecab/dic/ipadic-utf8", "/usr/share/mecab/dic/ipadic", "/usr/lib64/mecab/dic/ipadic",
            "/usr/lib/mecab/dic/ipadic", "/usr/local/lib/mecab/dic/ipadic", "/opt/homebrew/lib/mecab/dic/ipadic",
        ]
        return folders
    }

    /// Whether a folder holds a compiled dictionary.
    static func exists(at folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/sys.dic")
    }

    static let configurations = ["/etc/mecabrc", "/usr/local/etc/mecabrc", "/opt/homebrew/etc/mecabrc"]

    /// The `dicdir` of a configuration file; nil where there is no such file or line.
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
