import Model

/// A label that an image classifier assigns to a picture.
public struct ImageLabel: Hashable, Sendable {
    /// The English text of the label: "tabby, tabby cat".
    public var text: String
    /// From 0 to 1.
    public var probability: Double

    public init(_ text: String, probability: Double) {
        self.text = text
        self.probability = probability
    }
}

/// Classifies pictures on this machine. The production implementation is ``Classifier``.
public protocol ImageClassifier: Sendable {
    /// Returns the likeliest labels, in descending order of probability.
    ///
    /// - Parameter count: The most labels to return.
    /// - Throws: ``PictureProblem``.
    func labels(of picture: PictureFile, count: Int) throws(PictureProblem) -> [ImageLabel]
}
