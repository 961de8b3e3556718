import Model
import Routes

/// `/practice/picture`: words for the content of a picture.
public enum PicturePage {
    /// The data that the page shows.
    public struct Model: Sendable {
        /// The language of the words.
        public var language: Language
        /// The words found for the submitted picture; nil before a picture is submitted.
        public var found: Found?
        /// The problem with the submitted picture.
        public var problem: Problem?
        /// Whether a language model is set up; it may accept pictures.
        public var hasModel: Bool
        /// Whether an image classifier is set up.
        public var hasClassifier: Bool
        /// Whether the learner may set one up.
        public var maySetUpClassifier: Bool
        /// Pictures that are or were waiting for the network, newest first.
        public var waited: [WaitingRequest]
        /// Whether the requested picture is still waiting.
        public var isWaiting: Bool
        /// Maximum picture size, in megabytes.
        public var megabytes: Int

        public init(
            language: Language, found: Found? = nil, problem: Problem? = nil, hasModel: Bool, hasClassifier: Bool,
            maySetUpClassifier: Bool = true, waited: [WaitingRequest] = [], isWaiting: Bool = false, megabytes: Int
        ) {
            self.language = language
            self.found = found
            self.problem = problem
            self.hasModel = hasModel
            self.hasClassifier = hasClassifier
            self.maySetUpClassifier = maySetUpClassifier
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
        /// Why a language model did not find the words; nil if it did, or there is no model.
        public var modelProblem: ModelError?
        /// The result of saving a word; nil if none was saved.
        public var saved: MadeCard?
        /// The deck that a card goes to.
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

/// `/practice/picture/classifier`: the files of the local image classifier.
public enum ClassifierPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        /// The settings as saved, or as typed.
        public var settings: ClassifierSettings?
        /// Whether a classifier is saved.
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
