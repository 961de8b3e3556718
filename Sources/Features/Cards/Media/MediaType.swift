import Model

/// A picture or recording format that browsers support, detected from the first bytes of a file.
enum MediaType: CaseIterable {
    case png, jpeg, gif, webp, avif, svg
    case mp3, ogg, wav, m4a, aac, flac, webm

    /// Detects the format of a file; returns nil for any other.
    init?(of bytes: [UInt8]) {
        guard let type = Self.allCases.first(where: { $0.begins(bytes) }) else { return nil }
        self = type
    }

    var kind: MediumKind {
        switch self {
        case .png, .jpeg, .gif, .webp, .avif, .svg: .picture
        case .mp3, .ogg, .wav, .m4a, .aac, .flac, .webm: .recording
        }
    }

    /// Extensions in lower case, the usual one first.
    var extensions: [String] {
        switch self {
        case .png: ["png"]
        case .jpeg: ["jpg", "jpeg"]
        case .gif: ["gif"]
        case .webp: ["webp"]
        case .avif: ["avif"]
        case .svg: ["svg"]
        case .mp3: ["mp3"]
        case .ogg: ["ogg", "oga", "opus"]
        case .wav: ["wav"]
        case .m4a: ["m4a"]
        case .aac: ["aac"]
        case .flac: ["flac"]
        case .webm: ["webm"]
        }
    }

    private func begins(_ bytes: [UInt8]) -> Bool {
        func has(_ text: String, at place: Int = 0) -> Bool { bytes.dropFirst(place).starts(with: text.utf8) }
        /// Returns whether the bytes begin an MPEG frame of a layer.
        func isFrame(layer: UInt8) -> Bool {
            bytes.count > 1 && bytes[0] == 0xFF && bytes[1] & 0xE6 == 0xE0 | layer
        }
        return switch self {
        case .png: PictureFormat(of: bytes) == .png
        case .jpeg: PictureFormat(of: bytes) == .jpeg
        case .gif: PictureFormat(of: bytes) == .gif
        case .webp: PictureFormat(of: bytes) == .webp
        case .avif: has("ftypavi", at: 4)
        case .svg: Self.isSVG(bytes.prefix(4096))
        case .mp3: has("ID3") || isFrame(layer: 2)
        case .ogg: has("OggS")
        case .wav: has("RIFF") && has("WAVE", at: 8)
        case .m4a: ["M4A ", "M4B ", "mp41", "mp42", "isom", "iso2", "dash"].contains { has("ftyp" + $0, at: 4) }
        case .aac: isFrame(layer: 0) && bytes[1] & 0xF0 == 0xF0
        case .flac: has("fLaC")
        case .webm: bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
        }
    }

    private static func isSVG(_ head: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: head, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return text.hasPrefix("<svg")
            || ["<?xml", "<!--", "<!DOCTYPE svg"].contains(where: { text.hasPrefix($0) })
                && String(text).holds("<svg")
    }
}
