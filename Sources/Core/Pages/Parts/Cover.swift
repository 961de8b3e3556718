import Model
import Routes

/// The cover of a book: its picture, or a drawn cloth binding with the title on it.
func cover(_ book: Book, class names: String = "") -> HTML {
    let classes = names.isEmpty ? "cover" : "cover " + names
    guard !book.hasCover else {
        return img(
            .class(classes + " cover-picture"), .src(.book(book.id, .cover)), Attribute("alt", ""),
            Attribute("loading", "lazy"))
    }
    return cover(title: book.title, author: book.author, language: book.language, class: classes)
}

/// A drawn cloth binding. Its colour is derived from the title, so a book always has the same one.
func cover(title: String, author: String?, language: Language, class names: String) -> HTML {
    var sum: UInt32 = 7
    for scalar in title.unicodeScalars { sum = sum &* 31 &+ scalar.value }
    let length = title.unicodeScalars.count
    let direction = language == .english ? "cover-across" : "cover-upright"
    let size =
        switch length {
        case ...4: "short-title"
        case ...7: "middle-title"
        case ...24: "long-title"
        default: "longest-title"
        }
    return span(
        .class("\(names) cloth cloth-\(sum % 8) \(direction) \(size)"), .hiddenFromReaders, .lang(language)
    ) {
        span(.class("cover-title")) { title }
        if let author, !author.isEmpty { span(.class("cover-author")) { author } }
    }
}
