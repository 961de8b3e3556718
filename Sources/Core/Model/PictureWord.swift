/// A word for what a picture shows.
public struct PictureWord: Hashable, Sendable {
    public var language: Language
    public var word: String
    /// Pinyin with tone marks, or kana; from the dictionaries. Empty for English.
    public var reading: String
    /// In English.
    public var meaning: String
    /// An example; nil if none was found.
    public var sentence: ExampleSentence?
    /// The image classifier's label, in English; empty if a language model named it.
    public var label: String
    /// The image classifier's confidence in thousandths; nil for a language model, which gives none.
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

/// What names the content of a picture.
public enum PictureNamer: String, CaseIterable, Hashable, Sendable {
    /// A language model with vision.
    case model
    /// A classifier on this machine.
    case classifier = "labeller"
}

/// The files of an image classifier that the learner supplies.
public struct ClassifierSettings: Hashable, Sendable {
    /// The scale a model expects for pixel values, which are 0 to 255 per channel.
    public enum Scale: String, CaseIterable, Hashable, Sendable {
        /// Normalised by ImageNet's mean and standard deviation: for PyTorch's models.
        case imagenet
        /// From 0 to 1.
        case unit
        /// From −1 to 1: for TensorFlow's models.
        case symmetric
        /// From 0 to 255.
        case bytes
    }

    /// The path of an ONNX or TensorFlow Lite file.
    public var model: String
    /// The path of a text file with one label per line; empty if the model file contains the labels.
    public var labels: String
    public var scale: Scale

    public init(model: String, labels: String, scale: Scale = .imagenet) {
        self.model = model
        self.labels = labels
        self.scale = scale
    }
}

/// Why a picture or the image classifier cannot be used. `Wording.explain` describes each case for the learner.
public enum PictureProblem: Error, Hashable, Sendable {
    /// The file is missing or empty.
    case noPicture
    /// The file with this name does not start like a JPEG, PNG or WebP picture.
    case notAPicture(String)
    /// The file is larger than this many megabytes.
    case tooLarge(megabytes: Int)
    /// The picture has too many pixels: width and height.
    case tooManyPoints(width: Int, height: Int)
    /// The file is truncated or damaged.
    case damaged
    /// Neither a language model nor an image classifier is set up.
    case nobodyToAsk
    /// A library that the image classifier needs is not installed; its name.
    case noLibrary(String)
    /// The image classifier's model cannot be loaded; the runtime's message.
    case badModel(String)
    /// The file of labels cannot be read, or is empty.
    case badLabels
    /// There is no file of labels, and the model file contains none.
    case noLabels
    /// The number of labels does not match the number of the model's outputs.
    case wrongLabelCount(labels: Int, outputs: Int)
    /// The picture was recognised, but the dictionaries have no word for these labels.
    case noWord([String])
    /// The picture process stopped, or could not be started.
    case recogniserStopped
    /// Recognition was abandoned after this many seconds.
    case tookTooLong(seconds: Int)
    /// The picture is no longer in memory, where pictures stay only for a while.
    case forgotten
}

#if !hasFeature(Embedded)
extension PictureNamer: Codable {}
extension ClassifierSettings.Scale: Codable {}
extension ClassifierSettings: Codable {}
extension PictureProblem: Codable {}
#endif
