/// Rules for media names, which have no path.
package enum MediaName {
    /// Returns the last component of a name with a path, or nil for an invalid name.
    package static func flattened(_ name: String) -> String? {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map { String($0) } ?? ""
        let plain = String(
            String.UnicodeScalarView(last.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
        guard !plain.isEmpty, plain != ".", plain != "..", plain.utf8.count <= 255 else { return nil }
        return plain
    }

    /// Returns a safe name for an external file: short, without characters that are special in an Anki field, and with
    /// an extension of its type.
    ///
    ///     MediaName.proper("../a[1].PNG", .png, or: "picture")  // "a1.PNG"
    static func proper(_ name: String, _ type: MediaType, or fallback: String) -> String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map { String($0) } ?? ""
        let plain = String(
            String.UnicodeScalarView(
                last.unicodeScalars.filter {
                    $0.value >= 0x20 && $0.value != 0x7F && !"[]<>:\"|?*^{}".unicodeScalars.contains($0)
                }))
        var stem = plain
        var suffix = type.extensions[0]
        if let dot = plain.lastIndex(of: ".") {
            let given = String(plain[plain.index(after: dot)...])
            if type.extensions.contains(given.lowercased()) {
                suffix = given
                stem = String(plain[..<dot])
            }
        }
        // Anki limits names to 120 bytes.
        while stem.utf8.count > 100 { stem.removeLast() }
        let short = stem.drop { $0 == "." || $0 == "_" || $0.isWhitespace }
        return flattened("\(short.isEmpty ? fallback[...] : short).\(suffix)") ?? "\(fallback).\(suffix)"
    }

    /// Returns a name that identifies the medium by its bytes.
    package static func distinct(_ name: String, _ digest: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "\(name)-\(digest.prefix(12))" }
        return "\(name[..<dot])-\(digest.prefix(12))\(name[dot...])"
    }

    /// Returns the media type for an extension.
    package static func type(_ name: String) -> String {
        types[name.split(separator: ".").last?.lowercased() ?? ""] ?? "application/octet-stream"
    }

    private static let types = [
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "webp": "image/webp",
        "svg": "image/svg+xml", "avif": "image/avif", "bmp": "image/bmp", "mp3": "audio/mpeg", "ogg": "audio/ogg",
        "oga": "audio/ogg", "opus": "audio/ogg", "wav": "audio/wav", "m4a": "audio/mp4", "aac": "audio/aac",
        "flac": "audio/flac", "mp4": "video/mp4", "webm": "video/webm", "css": "text/css", "js": "text/javascript",
        "ttf": "font/ttf", "otf": "font/otf", "woff": "font/woff", "woff2": "font/woff2",
    ]
}
