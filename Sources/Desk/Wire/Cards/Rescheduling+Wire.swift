import Model
import Review
import Scheduling

/// The effect of changed settings on the coming days.
public struct ReschedulingPreviewJSON: Encodable, Sendable {
    var cards: Int
    var moved: Int
    /// Today first.
    var dueBefore: [Int]
    var dueAfter: [Int]

    public init(_ preview: ReschedulingPreview) {
        cards = preview.cards
        moved = preview.moved
        dueBefore = preview.dueBefore
        dueAfter = preview.dueAfter
    }
}

/// `{"cards": 12}`: a rescheduling that was undone.
public struct TakenBackReschedulingJSON: Encodable, Sendable {
    /// The number of restored cards.
    var cards: Int

    public init(cards: Int) { self.cards = cards }
}

/// Parameters fitted to a deck's log, and how they compare with those in use.
public struct FitJSON: Encodable, Sendable {
    /// Whether the fitted parameters predict better than those in use.
    var isBetter: Bool
    var reviews: Int
    var parameters: [Double]
    /// On reviews held out of the fit.
    var logLossBefore: Double
    var logLossAfter: Double
    var rmseBinsBefore: Double
    var rmseBinsAfter: Double
    /// The effect on the coming days, if they are better and were not applied.
    var preview: ReschedulingPreviewJSON?
    /// The number of rescheduled cards; omitted if the parameters were not applied.
    var recounted: Int?

    public init(_ fitted: FittedDecks) {
        let fit = fitted.fit
        isBetter = fit.isBetter
        reviews = fit.reviews
        parameters = fit.parameters.values
        logLossBefore = fit.before.logLoss
        logLossAfter = fit.after.logLoss
        rmseBinsBefore = fit.before.rmseBins
        rmseBinsAfter = fit.after.rmseBins
        preview = fitted.recounted == nil ? fitted.preview.map { ReschedulingPreviewJSON($0) } : nil
        recounted = fitted.recounted
    }
}

/// A fit as `glossa optimize` prints it.
public struct PrintedFit: Encodable, Sendable {
    var parameters: [Double]
    var logLoss: Double
    var rmseBins: Double
    var logLossDefault: Double
    var rmseBinsDefault: Double
    var isBetter: Bool
    var reviews: Int
    var seconds: Double

    /// - Parameters:
    ///   - reviews: The number of answers in the log.
    ///   - seconds: How long the fit took.
    public init(_ fit: Fit, reviews: Int, seconds: Double) {
        let chosen = fit.isBetter ? fit.after : fit.before
        parameters = fit.parameters.values
        logLoss = chosen.logLoss
        rmseBins = chosen.rmseBins
        logLossDefault = fit.before.logLoss
        rmseBinsDefault = fit.before.rmseBins
        isBetter = fit.isBetter
        self.reviews = reviews
        self.seconds = seconds
    }
}
