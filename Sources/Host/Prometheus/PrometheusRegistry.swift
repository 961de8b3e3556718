import CoreMetrics
import Synchronization

/// A program's metrics, as Prometheus reads them: a factory for swift-metrics, and the text exposition format, version 0.0.4.
///
/// ```swift
/// let registry = PrometheusRegistry([MetricDescription("glossa_jobs_total", "Jobs that have ended.")])
/// Counter(label: "glossa_jobs_total", dimensions: [("kind", "book")], factory: registry).increment()
/// registry.exposition()  // … glossa_jobs_total{kind="book"} 1
/// ```
///
/// Timers are histograms in seconds. Recorders are histograms if they aggregate, gauges otherwise. A value stays for as long
/// as the program runs, so it may be made anew for each event; a metric is of the kind that it had first, and what asks for
/// another kind records nothing.
///
/// Source: Prometheus, “Exposition formats”, text-based format.
public final class PrometheusRegistry: MetricsFactory, Sendable {
    /// The media type of ``exposition()``.
    public static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

    private enum Kind: String {
        case counter, gauge, histogram
    }

    private struct Family {
        var kind: Kind
        var help: String
        var bounds: [Double]
        var series: [MetricLabels: any MetricSeries] = [:]
    }

    private struct State {
        var families: [String: Family] = [:]
        var collectors: [@Sendable () -> Void] = []
    }

    private let descriptions: [String: MetricDescription]
    private let mostSeries: Int
    private let state = Mutex(State())

    /// - Parameters:
    ///   - descriptions: Of the metrics that have a meaning to tell. Others have none, and the usual buckets.
    ///   - mostSeries: The most series of one metric. Any others are counted together, in one whose labels are all `other`,
    ///     so that no mistake in a label fills the memory of this program and of Prometheus.
    public init(_ descriptions: [MetricDescription] = [], mostSeries: Int = 2000) {
        self.descriptions = Dictionary(descriptions.map { ($0.name, $0) }) { first, _ in first }
        self.mostSeries = mostSeries
    }

    /// Has a closure set values that change by themselves, such as the memory in use, just before they are read.
    public func beforeReading(_ collect: @escaping @Sendable () -> Void) {
        state.withLock { $0.collectors.append(collect) }
    }

    /// All metrics, sorted by name and labels. Those with no value yet are left out.
    public func exposition() -> String {
        for collect in state.withLock({ $0.collectors }) { collect() }
        var text = ""
        for (name, family) in state.withLock({ $0.families }).sorted(by: { $0.key < $1.key }) {
            if !family.help.isEmpty {
                text += "# HELP \(name) "
                text.append(escaped: family.help, quotes: false)
                text += "\n"
            }
            text += "# TYPE \(name) \(family.kind.rawValue)\n"
            for (labels, series) in family.series.sorted(by: { $0.key < $1.key }) {
                series.write(name, labels, to: &text)
            }
        }
        return text
    }

    /// Returns the series with these labels, or makes it; nil if the metric is of another kind.
    private func series<Series: MetricSeries>(
        _ label: String, _ dimensions: [(String, String)], _ kind: Kind, _ make: (_ bounds: [Double]) -> Series
    ) -> Series? {
        let name = label.metricName(allowsColon: true)
        var labels = MetricLabels(dimensions)
        return state.withLock { state in
            var family =
                state.families[name]
                ?? Family(
                    kind: kind, help: descriptions[name]?.help ?? "",
                    bounds: descriptions[name]?.bounds ?? MetricDescription.seconds)
            guard family.kind == kind else { return nil }
            if family.series[labels] == nil, family.series.count >= mostSeries { labels = labels.folded }
            if let known = family.series[labels] { return known as? Series }
            let new = make(family.bounds)
            family.series[labels] = new
            state.families[name] = family
            return new
        }
    }

    /// Has a counter follow a total that something else counts.
    public func follow(_ label: String, _ total: Double) {
        series(label, [], .counter) { _ in CounterSeries() }?.follow(total)
    }

    // MARK: MetricsFactory

    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, dimensions, .counter) { _ in CounterSeries() } ?? NOOPMetricsHandler.instance
    }

    public func makeFloatingPointCounter(
        label: String, dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler {
        series(label, dimensions, .counter) { _ in CounterSeries() } ?? NOOPMetricsHandler.instance
    }

    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(label, dimensions, .gauge) { _ in GaugeSeries() } ?? NOOPMetricsHandler.instance
    }

    public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        if aggregate {
            series(label, dimensions, .histogram) { HistogramSeries(bounds: $0) } ?? NOOPMetricsHandler.instance
        } else {
            series(label, dimensions, .gauge) { _ in GaugeSeries() } ?? NOOPMetricsHandler.instance
        }
    }

    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label, dimensions, .histogram) { HistogramSeries(bounds: $0) } ?? NOOPMetricsHandler.instance
    }

    // Values stay, as Prometheus expects of a program's metrics.
    public func destroyCounter(_ handler: any CounterHandler) {}
    public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
    public func destroyMeter(_ handler: any MeterHandler) {}
    public func destroyRecorder(_ handler: any RecorderHandler) {}
    public func destroyTimer(_ handler: any TimerHandler) {}
}
