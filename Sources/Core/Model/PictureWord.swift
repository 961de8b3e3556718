/// A word for what a picture shows.
public struct PictureWord: Hashable, Sendable {
    public var language: Language
    public var word: String
    /// Pinyin with tone marks, or kana; from the dictionaries. Empty for English.
    public var reading: String
    /// In English.
    public var meaning: String
    /// Nil where none was found.
    public var sentence: ExampleSentence?
    /// What the image classifier calls it, in English; empty where a language model named it.
    public var label: String
    /// How sure the image classifier is, in thousandths; nil for a language model, which does not say.
    public var permille: Int?

    public init(
        language: Language, word: String, reading: String, meaning: String, sentence: ExampleSentence? = nil,
        label: String = "", permille: Int? = nil
    ) {
        self.language = language
        self.word = word
        self.reading = reading
        self.meaning = meaning
        self.sentence = sentence
        self.label = label
        self.permille = permille
    }
}

/// Who says what a picture shows.
public enum PictureNamer: String, CaseIterable, Hashable, Sendable {
    /// A language model that can see.
    case model
    /// A classifier that runs on this machine.
    case classifier = "labeller"
}

/// The files of a classifier of pictures that the learner supplies.
public struct ClassifierSettings: Hashable, Sendable {
    /// Which numbers a model expects for the colours of a point, whose channels go from 0 to 255.
    public enum Scale: String, CaseIterable, Hashable, Sendable {
        /// Less the mean of ImageNet's pictures, in its standard deviations: what PyTorch's models take.
        case imagenet
        /// From 0 to 1.
        case unit
        /// From −1 to 1: what TensorFlow's models take.
        case symmetric
        /// From 0 to 255.
        case bytes
    }

    /// The path of an ONNX or a TensorFlow Lite file.
    public var model: String
    /// The path of a text with a label on each line; empty where the labels are in the model's file.
    public var labels: String
    public var scale: Scale

    public init(model: String, labels: String, scale: Scale = .imagenet) {
        self.model = model
        self.labels = labels
        self.scale = scale
    }
}

/// Why a picture, or the classifier of pictures, cannot be used. `Wording.explain` puts each case into words.
public enum PictureProblem: Error, Hashable, Sendable {
    /// No file was sent, or an empty one.
    case noPicture
    /// The first bytes are not those of a JPEG, PNG or WebP picture; the file's name.
    case notAPicture(String)
    /// A file of more than so many megabytes.
    case tooLarge(megabytes: Int)
    /// More points than are looked at: width and height.
    case tooManyPoints(width: Int, height: Int)
    /// The file breaks off, or is damaged.
    case damaged
    /// Neither a language model nor an image classifier is set up.
    case nobodyToAsk
    /// A library that the image classifier needs is not installed; its name.
    case noLibrary(String)
    /// The image classifier's model cannot be loaded; what the runtime says of it.
    case badModel(String)
    /// The file of labels cannot be read, or has none.
    case badLabels
    /// No file of labels was given, and the model's file has none in it.
    case noLabels
    /// The labels do not fit the model: how many there are, and how many it gives.
    case wrongLabelCount(labels: Int, outputs: Int)
    /// The picture was looked at, and the dictionaries have no word for what it shows: the labels.
    case noWord([String])
    /// The program that looks at pictures stopped, or could not be started.
    case recogniserStopped
    /// Looking at it was given up after so many seconds.
    case tookTooLong(seconds: Int)
    /// It is no longer kept: pictures stay in memory for a while only.
    case forgotten
}

#if !hasFeature(Embedded)
extension PictureNamer: Codable {}
extension ClassifierSettings.Scale: Codable {}
extension ClassifierSettings: Codable {}
extension PictureProblem: Codable {}
#endif
