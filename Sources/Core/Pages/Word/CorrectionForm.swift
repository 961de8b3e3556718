import Model
import Routes

/// The form that corrects a split or a reading.
///
/// Its fields: `language`; `scope` (absent: everywhere); `book`, `page` and `start` for where it was made; and either
/// `parts` with `reading`, the result itself joined by `|`, or those of ``SplitForm``, whose text begins at `start`.
public enum CorrectionForm {
    /// Returns the correction that a form asks for; nil if it changes nothing.
    ///
    /// - Throws: For a language, a scope or a place that cannot be read.
    public static func correction(_ form: Form) throws(FormError) -> NewCorrection? {
        guard let language = try form.choice("language", { Language(rawValue: $0) }) else {
            throw .missing("language")
        }
        let scope = try kind(form)
        guard let (offset, parts) = try parts(form) else { return nil }
        var new = NewCorrection(language: language, parts: parts, scope: scope)
        if let place = try place(form) {
            new.place = place
            // The sum of two offsets fits 32 bits.
            if let start = place.start { new.place?.start = start + offset }
        }
        if parts.count == 1, let reading = form["reading"], !reading.isEmpty { new.readings[0] = reading }
        return new
    }

    /// Returns the scope of a correction that a form removes.
    ///
    /// - Throws: For one that cannot be read.
    public static func scope(_ form: Form) throws(FormError) -> CorrectionScope {
        switch try kind(form) {
        case .everywhere: return .everywhere
        case .inContext:
            return .inContext(CorrectionContext(before: form["before"] ?? "", after: form["after"] ?? ""))
        case .here:
            guard let place = try place(form) else { throw .missing("book") }
            guard let start = place.start else { throw .missing("start") }
            return .here(CorrectionPlace(book: place.book, page: place.page, start: start))
        }
    }

    /// The hidden fields that name a correction's scope.
    @HTMLBuilder static func fields(_ scope: CorrectionScope) -> HTML {
        hidden("scope", scope.kind.rawValue)
        switch scope {
        case .everywhere: HTML {}
        case .inContext(let context):
            hidden("before", context.before)
            hidden("after", context.after)
        case .here(let place): fields(Place(book: place.book, page: place.page, start: place.start))
        }
    }

    /// The hidden fields that name a place.
    @HTMLBuilder static func fields(_ place: Place) -> HTML {
        hidden("book", place.book.description)
        hidden("page", String(place.page))
        if let start = place.start { hidden("start", String(start)) }
    }

    private static func kind(_ form: Form) throws(FormError) -> CorrectionScope.Kind {
        do throws(NotAChoice) { return try CorrectionScope.Kind(sent: form["scope"], "scope") ?? .everywhere } catch {
            throw .field(.choice(error))
        }
    }

    private static func place(_ form: Form) throws(FormError) -> Place? {
        let (book, page) = try form.met()
        guard let book, let page else { return nil }
        do throws(OutOfBounds) {
            return Place(book: book, page: page, start: try form.number("start", in: .textOffset))
        } catch { throw .field(.number(error)) }
    }

    /// Returns the parts that a form specifies, and where they begin in its text.
    private static func parts(_ form: Form) throws(FormError) -> (offset: Int, parts: [String])? {
        if let parts = form["parts"] { return (0, parts.split(separator: "|").map { String($0) }) }
        let was = form["was"] ?? ""
        let cuts = form["join"].map { SplitForm.joining($0, was) } ?? form.all("cut")
        return SplitForm.split(text: try form.required("text"), was: was, cuts: cuts).map { ($0.start, $0.parts) }
    }
}
