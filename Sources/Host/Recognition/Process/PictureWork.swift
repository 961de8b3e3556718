import Model

/// Decodes and classifies pictures one at a time, and keeps the last classifier loaded.
struct PictureWork {
    private var loaded: (settings: ClassifierSettings, classifier: Classifier)?

    mutating func answer(_ request: RecognitionRequest, _ bytes: [UInt8]) -> (RecognitionReply, [UInt8]) {
        var reply = RecognitionReply()
        do throws(PictureProblem) {
            switch request.work {
            case .load(let settings):
                try load(settings)
            case .labels(let settings, let count):
                reply.labels = try labels(of: PictureFile(bytes, name: request.name), settings, count: count).map {
                    RecognitionReply.Label(text: $0.text, probability: $0.probability)
                }
            case .plainJPEG(let limit):
                return (reply, try PictureFile(bytes, name: request.name).plainJPEG(within: limit))
            }
        } catch {
            reply.problem = error
        }
        return (reply, [])
    }

    mutating func labels(
        of picture: PictureFile, _ settings: ClassifierSettings, count: Int
    ) throws(PictureProblem) -> [ImageLabel] {
        try classifier(settings).labels(of: picture, count: count)
    }

    mutating func load(_ settings: ClassifierSettings) throws(PictureProblem) {
        loaded = nil
        _ = try classifier(settings)
    }

    private mutating func classifier(_ settings: ClassifierSettings) throws(PictureProblem) -> Classifier {
        if let loaded, loaded.settings == settings { return loaded.classifier }
        // There may not be enough memory for two at once.
        loaded = nil
        let classifier = try Classifier(settings)
        loaded = (settings, classifier)
        return classifier
    }

    mutating func forget() { loaded = nil }
}
