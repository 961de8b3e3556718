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

extension ImportProgressPage {
    /// How far an import is, as the page shows it.
    struct Progress {
        /// The place of the stage among ``stages``.
        let stage: Int
        /// The fraction of the stage that is done; nil if it is unknown.
        let share: Share?

        /// The number of stages.
        static let stages = 5

        init(_ stage: ImportStage) {
            switch stage {
            case .reading: (self.stage, share) = (0, nil)
            case .text(let fraction): (self.stage, share) = (1, Self.share(fraction))
            case .pages: (self.stage, share) = (2, nil)
            case .words(let fraction): (self.stage, share) = (3, Self.share(fraction))
            case .saving: (self.stage, share) = (4, nil)
            }
        }

        /// The part of the whole import that is done.
        var whole: Share { Share(permille: (stage * 1000 + (share?.permille ?? 0)) / Self.stages) }

        private static func share(_ fraction: Double) -> Share {
            Share(permille: Bounds(0...1000).nearest(to: fraction * 1000))
        }
    }
}
