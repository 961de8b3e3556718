/// The learning phase of a card when it was answered.
public enum AnswerPhase: Int, CaseIterable, Sendable {
    /// New, or in its learning or relearning steps.
    case learning = 0
    /// An interval under ``matureInterval``.
    case young = 1
    case mature = 2

    /// The interval in days from which a card counts as mature, as in Anki.
    public static let matureInterval = 21

    /// - Parameter interval: In days, before the answer.
    public init(_ state: CardState, interval: Int) {
        self = state != .review ? .learning : interval >= Self.matureInterval ? .mature : .young
    }
}

#if !hasFeature(Embedded)
extension AnswerPhase: Codable {}
#endif
