/// How an import reports its progress and checks for cancellation.
struct ImportProgress {
    private let report: (Double) throws -> Void
    private let start: Double
    private let end: Double

    init(_ report: @escaping (Double) throws -> Void) {
        self.init(report: report, start: 0, end: 1)
    }

    private init(report: @escaping (Double) throws -> Void, start: Double, end: Double) {
        self.report = report
        self.start = start
        self.end = end
    }

    /// Reports the fraction done, from 0 to 1.
    ///
    /// - Throws: `.cancelled` when the caller's closure throws or the current task is cancelled.
    func callAsFunction(_ fraction: Double) throws(FormatError) {
        guard !Task.isCancelled else { throw .cancelled }
        do {
            try report(start + (end - start) * min(max(fraction, 0), 1))
        } catch {
            throw .cancelled
        }
    }

    /// Returns a report for one step of the work, which covers the given part of the whole.
    func step(_ part: ClosedRange<Double>) -> ImportProgress {
        ImportProgress(
            report: report,
            start: start + (end - start) * part.lowerBound,
            end: start + (end - start) * part.upperBound
        )
    }
}
