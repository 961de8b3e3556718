import CoreMetrics
import Synchronization

/// One value over time, with its labels.
protocol MetricSeries: AnyObject, Sendable {
    /// Appends its lines.
    func write(_ name: String, _ labels: MetricLabels, to text: inout String)
}

extension String {
    fileprivate mutating func append(_ name: String, _ labels: MetricLabels, bound: String? = nil, _ value: Double) {
        self += name
        labels.write(to: &self, bound: bound)
        self += " "
        append(number: value)
        self += "\n"
    }
}

/// A sum that only grows.
final class CounterSeries: MetricSeries, CounterHandler, FloatingPointCounterHandler {
    private let sum = Mutex(0.0)

    func increment(by amount: Int64) { increment(by: Double(amount)) }

    /// A counter that shrank would look like a restart, so anything but a positive amount counts as nothing.
    func increment(by amount: Double) {
        guard amount > 0, amount.isFinite else { return }
        sum.withLock { $0 += amount }
    }

    /// Takes over a total that something else counts.
    func follow(_ total: Double) { sum.withLock { $0 = max($0, total) } }

    func reset() { sum.withLock { $0 = 0 } }

    func write(_ name: String, _ labels: MetricLabels, to text: inout String) {
        text.append(name, labels, sum.withLock { $0 })
    }
}

/// A value that rises and falls.
final class GaugeSeries: MetricSeries, MeterHandler, RecorderHandler {
    private let value = Mutex(0.0)

    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { self.value.withLock { $0 = value } }
    func increment(by amount: Double) { value.withLock { $0 += amount } }
    func decrement(by amount: Double) { value.withLock { $0 -= amount } }
    func record(_ value: Int64) { set(Double(value)) }
    func record(_ value: Double) { set(value) }

    func write(_ name: String, _ labels: MetricLabels, to text: inout String) {
        text.append(name, labels, value.withLock { $0 })
    }
}

/// How many values were how large.
final class HistogramSeries: MetricSeries, TimerHandler, RecorderHandler {
    private struct State {
        /// The number of values in each bucket and none before it; the last is the infinite one.
        var counts: [UInt64]
        var sum = 0.0
    }

    private let bounds: [Double]
    private let state: Mutex<State>

    init(bounds: [Double]) {
        self.bounds = bounds
        state = Mutex(State(counts: Array(repeating: 0, count: bounds.count + 1)))
    }

    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
    func record(_ value: Int64) { record(Double(value)) }

    /// NaN counts as nothing: it is in no bucket, and would make the sum NaN for good.
    func record(_ value: Double) {
        guard !value.isNaN else { return }
        let bucket = bounds.firstIndex { value <= $0 } ?? bounds.count
        state.withLock { state in
            state.counts[bucket] += 1
            state.sum += value
        }
    }

    func write(_ name: String, _ labels: MetricLabels, to text: inout String) {
        let (counts, sum) = state.withLock { ($0.counts, $0.sum) }
        var total: UInt64 = 0
        for (bound, count) in zip(bounds + [.infinity], counts) {
            total += count
            var written = ""
            written.append(number: bound)
            text.append(name + "_bucket", labels, bound: written, Double(total))
        }
        text.append(name + "_sum", labels, sum)
        text.append(name + "_count", labels, Double(total))
    }
}
