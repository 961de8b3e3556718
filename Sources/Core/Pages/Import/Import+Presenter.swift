import Model
import Routes

extension ImportPage.Model {
    /// Presents a form that was declined, with what was typed.
    public init(_ form: Form, problem: Problem, encodings: [String], megabytes: Int) {
        let encoding = form["encoding"] ?? ""
        self.init(
            problem: problem, title: form["title"] ?? "", author: form["author"] ?? "", text: form["text"] ?? "",
            language: form["language"].flatMap { Language(rawValue: $0) },
            encoding: encoding.isEmpty ? nil : encoding, encodings: encodings, megabytes: megabytes)
    }
}
