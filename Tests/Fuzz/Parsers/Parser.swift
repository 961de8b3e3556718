/// Something that takes bytes from outside, and must answer whatever they are.
public struct Parser: Sendable {
    public let name: String
    /// How many of a run's inputs it takes, beside the others: fewer where one takes longer.
    public let share: Int
    /// Small inputs, from which others are made.
    public let seeds: [[UInt8]]
    /// Pieces that mean something in its format.
    public let tokens: [[UInt8]]
    /// Inputs that are taken as they are, once each.
    let large: LargeInputs
    /// Seeds that only the running program can find.
    public let found: @Sendable () async throws -> [[UInt8]]
    /// Takes an input. What it throws is an answer; only ``Fault`` is none.
    let run: @Sendable ([UInt8]) async throws -> Void

    init(
        _ name: String, share: Int, seeds: [[UInt8]], tokens: [[UInt8]] = [], large: LargeInputs = LargeInputs(),
        found: @escaping @Sendable () async throws -> [[UInt8]] = { [] },
        run: @escaping @Sendable ([UInt8]) async throws -> Void
    ) {
        self.name = name
        self.share = share
        self.seeds = seeds
        self.tokens = tokens
        self.large = large
        self.found = found
        self.run = run
    }

    /// The same with seeds and tokens that are text.
    init(
        _ name: String, share: Int, texts: [String], tokens: [String] = [], large: LargeInputs = LargeInputs(),
        found: @escaping @Sendable () async throws -> [[UInt8]] = { [] },
        run: @escaping @Sendable ([UInt8]) async throws -> Void
    ) {
        self.init(
            name, share: share, seeds: texts.map { Array($0.utf8) }, tokens: tokens.map { Array($0.utf8) },
            large: large, found: found, run: run)
    }

    /// Seconds of processor time after which an input counts as one that never ends.
    public static var patience: Double {
        #if DEBUG
        // Without optimisation everything takes some ten times as long.
        20
        #else
        2
        #endif
    }

    /// Whether it takes inputs of any size, in a time that grows no faster than they do.
    public var takesLargeInputs: Bool { !large.isEmpty }

    /// How many inputs are there before others are made of them, without those that only the running program can find.
    public var madeCount: Int { seeds.count + large.count }

    /// One of those inputs: first the seeds, then the large ones.
    public func made(_ place: Int) -> [UInt8] {
        place < seeds.count ? seeds[place] : large[place - seeds.count]
    }

    /// What no input may lead to: a status of 500, a value out of its bounds.
    public struct Fault: Error, CustomStringConvertible {
        public let description: String
        public init(_ description: String) { self.description = description }
    }

    /// Takes an input as the program would: errors are answers.
    ///
    /// - Throws: ``Fault``.
    public func take(_ input: [UInt8]) async throws {
        do {
            try await run(input)
        } catch let fault as Fault {
            throw fault
        } catch {}
    }

    /// All of them.
    public static let all: [Parser] =
        [
            texts, archives, tables, modelReplies, [notebook, notebookEntry], lexicons, pictures, phonology,
            [field, cardSearch, annotating, links, requests],
        ].flatMap { $0 }
}
