import Model
import Routes

/// How an inflected word comes from its dictionary form.
enum InflectionLine {
    /// "食べる · can · not · past", with a link to the dictionary form.
    static func steps(of form: InflectedForm, in language: Language = .japanese, _ shell: Shell) -> HTML {
        span {
            a(.href(.word(language, form.base, .card(WordView()))), .lang(language)) { form.base }
            for step in form.steps { " · " + shell.wording.name(step) }
        }
    }
}
