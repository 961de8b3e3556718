import Formats

/// The notetype that Glossa's own notes have in Anki.
enum GlossaNotetype {
    static let name = "Glossa"
}
