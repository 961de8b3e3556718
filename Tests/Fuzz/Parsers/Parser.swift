/// Something that takes bytes from outside, and must answer whatever they are.
public struct Parser: Sendable {
    public let name: String
    /// How many of a run's inputs it takes, beside the others: fewer where one takes longer.
    public let share: Int
    /// Small inputs, from which others are made.
    public let seeds: [[UInt8]]
    /// Pieces that mean something in its format.
    public let tokens: [[UInt8]]
    /// Seeds that only the running program can find.
    public let found: @Sendable () async throws -> [[UInt8]]
    /// Takes an input. What it throws is an answer; only ``Fault`` is none.
    let run: @Sendable ([UInt8]) async throws -> Void

    init(
        _ name: String, share: Int, seeds: [[UInt8]], tokens: [[UInt8]] = [],
        found: @escaping @Sendable () async throws -> [[UInt8]] = { [] },
        run: @escaping @Sendable ([UInt8]) async throws -> Void
    ) {
        self.name = name
        self.share = share
        self.seeds = seeds
        self.tokens = tokens
        self.found = found
        self.run = run
    }

    /// The same with seeds and tokens that are text.
    init(
        _ name: String, share: Int, texts: [String], tokens: [String] = [],
        found: @escaping @Sendable () async throws -> [[UInt8]] = { [] },
        run: @escaping @Sendable ([UInt8]) async throws -> Void
    ) {
        self.init(
            name, share: share, seeds: texts.map { Array($0.utf8) }, tokens: tokens.map { Array($0.utf8) },
            found: found,
            run: run)
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
            [cardSearch, annotating, links, requests],
        ].flatMap { $0 }
}
