/// Code that reads bytes from outside and must handle any input.
public struct Parser: Sendable {
    public let name: String
    /// Relative share of a run's inputs; smaller for slow parsers.
    public let share: Int
    /// Small inputs from which the fuzzer derives others.
    public let seeds: [[UInt8]]
    /// Tokens that have a meaning in its format.
    public let tokens: [[UInt8]]
    /// Inputs that are run once each, unchanged.
    let large: LargeInputs
    /// Seeds that can only be obtained from the running program.
    public let found: @Sendable () async throws -> [[UInt8]]
    /// Runs an input. Any error it throws is a valid answer, except ``Fault``.
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

    /// The same with seeds and tokens given as text.
    init(
        _ name: String, share: Int, texts: [String], tokens: [String] = [], large: LargeInputs = LargeInputs(),
        found: @escaping @Sendable () async throws -> [[UInt8]] = { [] },
        run: @escaping @Sendable ([UInt8]) async throws -> Void
    ) {
        self.init(
            name, share: share, seeds: texts.map { Array($0.utf8) }, tokens: tokens.map { Array($0.utf8) },
            large: large, found: found, run: run)
    }

    /// Seconds of processor time after which an input counts as endless.
    public static var patience: Double {
        #if DEBUG
        // Without optimisation everything takes about ten times as long.
        20
        #else
        2
        #endif
    }

    /// Whether it accepts inputs of any size in linear time.
    public var takesLargeInputs: Bool { !large.isEmpty }

    /// The number of predefined inputs, excluding seeds that can only be obtained from the running program.
    public var madeCount: Int { seeds.count + large.count }

    /// A predefined input: first the seeds, then the large inputs.
    public func made(_ place: Int) -> [UInt8] {
        place < seeds.count ? seeds[place] : large[place - seeds.count]
    }

    /// An outcome that no input may cause: a status of 500, a value outside its bounds.
    public struct Fault: Error, CustomStringConvertible {
        public let description: String
        public init(_ description: String) { self.description = description }
    }

    /// Runs an input as the program would: errors are valid answers.
    ///
    /// - Throws: ``Fault``.
    public func take(_ input: [UInt8]) async throws {
        do {
            try await run(input)
        } catch let fault as Fault {
            throw fault
        } catch {}
    }

    /// All parsers.
    public static let all: [Parser] =
        [
            texts, archives, tables, modelReplies, storedJSON, [notebook, notebookEntry], lexicons, pictures, phonology,
            [field, cardSearch, annotating, links, requests],
        ].flatMap { $0 }
}
