import Model
import Routes

/// `/practice/picture`: words for what a picture shows.
public enum PicturePage {
    /// What the page shows.
    public struct Model: Sendable {
        /// The language in which words are looked for.
        public var language: Language
        /// What was found for the picture with this id; nil before one was sent.
        public var found: Found?
        /// What went wrong with the one that was sent.
        public var problem: Problem?
        /// Whether a language model is set up, which may be able to see.
        public var hasModel: Bool
        /// Whether an image classifier is set up.
        public var hasClassifier: Bool
        /// Pictures that wait for the network, or have waited; the latest first.
        public var waited: [WaitingRequest]
        /// Whether the one that was asked for still waits.
        public var isWaiting: Bool
        /// The most megabytes of a picture.
        public var megabytes: Int

        public init(
            language: Language, found: Found? = nil, problem: Problem? = nil, hasModel: Bool, hasClassifier: Bool,
            waited: [WaitingRequest] = [], isWaiting: Bool = false, megabytes: Int
        ) {
            self.language = language
            self.found = found
            self.problem = problem
            self.hasModel = hasModel
            self.hasClassifier = hasClassifier
            self.waited = waited
            self.isWaiting = isWaiting
            self.megabytes = megabytes
        }
    }

    /// The words for a picture.
    public struct Found: Sendable {
        public var id: ID<PictureWord>
        public var namer: PictureNamer
        public var words: [PictureWord]
        /// Why a language model did not find them; nil where it did, or there is none.
        public var modelProblem: ModelError?
        /// What saving one has just come to; nil when none was saved.
        public var saved: MadeCard?
        /// Where a card goes.
        public var target: CardTarget

        public init(
            id: ID<PictureWord>, namer: PictureNamer, words: [PictureWord], modelProblem: ModelError? = nil,
            saved: MadeCard? = nil, target: CardTarget = CardTarget()
        ) {
            self.id = id
            self.namer = namer
            self.words = words
            self.modelProblem = modelProblem
            self.saved = saved
            self.target = target
        }
    }
}

/// `/practice/picture/classifier`: the files of the classifier that names pictures on this machine.
public enum ClassifierPage {
    /// What the page shows.
    public struct Model: Sendable {
        /// As it is kept, or as it was typed.
        public var settings: ClassifierSettings?
        /// Whether one is kept.
        public var isSetUp: Bool
        public var isSaved: Bool
        public var problem: Problem?

        public init(
            settings: ClassifierSettings? = nil, isSetUp: Bool, isSaved: Bool = false, problem: Problem? = nil
        ) {
            self.settings = settings
            self.isSetUp = isSetUp
            self.isSaved = isSaved
            self.problem = problem
        }
    }
}
