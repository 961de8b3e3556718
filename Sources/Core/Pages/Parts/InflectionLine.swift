import Model
import Routes

/// How an inflected Japanese word comes from its dictionary form.
enum InflectionLine {
    /// "食べる · can · not · past", with a link to the dictionary form.
    static func steps(of form: InflectedForm, _ shell: Shell) -> HTML {
        span {
            a(.href(.word(.japanese, form.base, .card(WordView()))), .lang(.japanese)) { form.base }
            for step in form.steps { " · " + shell.wording.name(step) }
        }
    }
}
