import Model

/// What an image classifier sees in a picture.
public struct ImageLabel: Hashable, Sendable {
    /// In English, as the labels have it: "tabby, tabby cat".
    public var text: String
    /// From 0 to 1.
    public var probability: Double

    public init(_ text: String, probability: Double) {
        self.text = text
        self.probability = probability
    }
}

/// Says what a picture shows, without asking anybody else. The live one is ``Classifier``.
public protocol ImageClassifier: Sendable {
    /// The likeliest labels, the likeliest first.
    ///
    /// - Parameter count: The most of them.
    /// - Throws: ``PictureProblem``.
    func labels(of picture: PictureFile, count: Int) throws(PictureProblem) -> [ImageLabel]
}
