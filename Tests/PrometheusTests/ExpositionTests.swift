import CoreMetrics
import Testing

@testable import Prometheus

/// The text exposition format, line by line.
@Suite struct ExpositionTests {
    private func lines(_ registry: PrometheusRegistry) -> [String] {
        registry.exposition().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func nothingIsWrittenOfNothing() {
        let registry = PrometheusRegistry([MetricDescription("a", "Never used.")])
        #expect(registry.exposition().isEmpty)
    }

    @Test func aCounterHasItsHelpItsTypeAndItsSeriesInOrder() {
        let registry = PrometheusRegistry([MetricDescription("b_total", "Back\\slash, \"quotes\"\nand a line.")])
        Counter(label: "b_total", dimensions: [("kind", "z")], factory: registry).increment(by: 2)
        Counter(label: "b_total", dimensions: [("kind", "a"), ("also", "x")], factory: registry).increment()
        // The same labels in another order are the same series.
        Counter(label: "b_total", dimensions: [("also", "x"), ("kind", "a")], factory: registry).increment()
        #expect(
            lines(registry) == [
                #"# HELP b_total Back\\slash, "quotes"\nand a line."#, "# TYPE b_total counter",
                #"b_total{also="x",kind="a"} 2"#, #"b_total{kind="z"} 2"#, "",
            ])
    }

    @Test func valuesOfLabelsAreEscaped() {
        let registry = PrometheusRegistry()
        Counter(label: "c", dimensions: [("text", "a\\b\"c\nd 书")], factory: registry).increment()
        #expect(lines(registry) == ["# TYPE c counter", #"c{text="a\\b\"c\nd 书"} 1"#, ""])
    }

    @Test func namesAreMadeValid() {
        let registry = PrometheusRegistry()
        Counter(label: "2 things.à:b", dimensions: [("le", "1"), ("a-b", "2")], factory: registry).increment()
        #expect(lines(registry) == ["# TYPE _2_things__:b counter", #"_2_things__:b{a_b="2",le_="1"} 1"#, ""])
    }

    @Test func numbersAreReadByGo() {
        var text = ""
        for number in [0, -3, 0.25, 1e300, .nan, .infinity, -.infinity, 9_007_199_254_740_991] {
            text.append(number: number)
            text += " "
        }
        #expect(text == "0 -3 0.25 1e+300 NaN +Inf -Inf 9007199254740991 ")
    }

    @Test func aGaugeMayBeNotANumber() {
        let registry = PrometheusRegistry()
        Meter(label: "d", factory: registry).set(Double.nan)
        #expect(lines(registry) == ["# TYPE d gauge", "d NaN", ""])
        Meter(label: "d", factory: registry).set(1.5)
        Meter(label: "d", factory: registry).increment(by: 2)
        #expect(lines(registry) == ["# TYPE d gauge", "d 3.5", ""])
    }

    @Test func aHistogramAddsUpItsBuckets() {
        let registry = PrometheusRegistry([MetricDescription("e_seconds", "Time.", bounds: [0.1, 1])])
        let timer = Timer(label: "e_seconds", dimensions: [("way", "in")], factory: registry)
        timer.recordNanoseconds(62_500_000)
        timer.recordNanoseconds(500_000_000)
        timer.recordNanoseconds(7_437_500_000)
        #expect(
            lines(registry) == [
                "# HELP e_seconds Time.", "# TYPE e_seconds histogram", #"e_seconds_bucket{way="in",le="0.1"} 1"#,
                #"e_seconds_bucket{way="in",le="1"} 2"#, #"e_seconds_bucket{way="in",le="+Inf"} 3"#,
                #"e_seconds_sum{way="in"} 8"#, #"e_seconds_count{way="in"} 3"#, "",
            ])
    }

    @Test func notANumberIsInNoHistogram() {
        let registry = PrometheusRegistry([MetricDescription("f", "", bounds: [1])])
        let recorder = Recorder(label: "f", factory: registry)
        recorder.record(Double.nan)
        recorder.record(-2.5)
        recorder.record(Double.infinity)
        #expect(
            lines(registry) == [
                "# TYPE f histogram", #"f_bucket{le="1"} 1"#, #"f_bucket{le="+Inf"} 2"#, "f_sum +Inf", "f_count 2", "",
            ])
    }

    @Test func aCounterNeverShrinks() {
        let registry = PrometheusRegistry()
        let counter = FloatingPointCounter(label: "g", factory: registry)
        counter.increment(by: 1.5)
        counter.increment(by: -1)
        counter.increment(by: Double.nan)
        registry.follow("g", 1)
        #expect(lines(registry)[1] == "g 1.5")
        registry.follow("g", 4)
        #expect(lines(registry)[1] == "g 4")
    }

    @Test func tooManySeriesAreOne() {
        let registry = PrometheusRegistry(mostSeries: 3)
        for number in 1...100 {
            Counter(label: "h", dimensions: [("id", "\(number)")], factory: registry).increment()
        }
        #expect(
            lines(registry) == [
                "# TYPE h counter", #"h{id="1"} 1"#, #"h{id="2"} 1"#, #"h{id="3"} 1"#, #"h{id="other"} 97"#, "",
            ])
    }

    @Test func aMetricKeepsItsKind() {
        let registry = PrometheusRegistry()
        Counter(label: "i", factory: registry).increment()
        Meter(label: "i", factory: registry).set(7)
        Timer(label: "i", factory: registry).recordNanoseconds(7)
        #expect(lines(registry) == ["# TYPE i counter", "i 1", ""])
    }

    @Test func valuesAreCollectedWhenTheyAreRead() {
        let registry = PrometheusRegistry()
        let reads = CounterSeries()
        registry.beforeReading { [unowned registry] in
            reads.increment(by: Int64(1))
            Meter(label: "j", factory: registry).set(2)
        }
        #expect(lines(registry) == ["# TYPE j gauge", "j 2", ""])
        var text = ""
        reads.write("reads", MetricLabels([]), to: &text)
        #expect(text == "reads 1\n")
    }

    @Test func aProcessTellsOfItself() throws {
        let registry = PrometheusRegistry(PrometheusRegistry.processDescriptions)
        registry.readProcess()
        let status = try #require(ProcessStatus())
        #expect(status.residentBytes > 1_000_000 && status.virtualBytes > status.residentBytes)
        #expect(try #require(status.openFiles) >= 3)
        #expect(try #require(status.startTime) > 1_700_000_000)
        let text = registry.exposition()
        for description in PrometheusRegistry.processDescriptions {
            #expect(text.contains("\n\(description.name) ") || text.hasPrefix("\(description.name) "))
        }
    }

    @Test func everyValueOfManyThreadsCounts() async {
        let registry = PrometheusRegistry()
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<1000 { Counter(label: "k", factory: registry).increment() }
                }
            }
        }
        #expect(lines(registry)[1] == "k 8000")
    }
}
