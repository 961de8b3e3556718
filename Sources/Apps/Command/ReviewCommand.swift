import ArgumentParser
import Foundation
import Model
import Operations
import Review
import Scheduling

struct ReviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review", abstract: "Study a deck in the terminal.",
        discussion:
            "Return shows the answer; 1 to 4 grade it again, hard, good, easy; u undoes your last action in Glossa; q ends."
    )

    @Argument(help: "The deck's name or path (default: every deck in turn).") var deck: String?
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let (desk, clock) = (context.review, context.clock)
        var chosen: ID<Deck>?
        if let deck {
            chosen = try await desk.deck(named: deck).id
        } else if try await desk.decks().isEmpty {
            return Output.line("There is no deck yet. `glossa cards --add DECK WORD…` makes one.")
        }
        while let question = try await desk.nextQuestion(in: chosen, at: clock.now()) {
            guard try await ask(question, desk, clock) else { return }
        }
        Output.line("Nothing more is due today.")
    }

    /// - Returns: Whether to continue.
    private func ask(_ question: Question, _ desk: ReviewDesk, _ clock: any Clock) async throws -> Bool {
        let shown = clock.now()
        let counts = question.counts
        Output.line(
            """
            \n[\(counts.new) new, \(counts.learning) learning, \(counts.due) due]  \
            \(Self.front(of: question))
            """)
        guard let word = readLine(), word != "q" else { return false }
        if word == "u" {
            try await takeBack(desk, clock)
            return true
        }
        let note = question.note
        Output.line(
            [
                note.word, note.variant, note.reading, note.definition, note.sentence, note.translation,
                question.face.remarks,
            ].filter { !$0.isEmpty }.joined(separator: "\n"))
        let buttons = Rating.allCases.map { "\($0.rawValue) \($0): \(Self.text(question.outcomes[$0].wait))" }
        Output.line(buttons.joined(separator: "   "))
        while let line = readLine() {
            if line == "q" { return false }
            if line == "u" {
                try await takeBack(desk, clock)
                return true
            }
            guard let rating = Int(line).flatMap(Rating.init(rawValue:)) else {
                Output.line("1, 2, 3 or 4; u; q")
                continue
            }
            let now = clock.now()
            let graded = try await desk.grade(
                CardAnswer(
                    to: question, rating, review: SerialID(at: now, random: clock.random().0), shownAt: shown, at: now),
                at: now)
            if graded.isStale { Output.line("This card was answered elsewhere meanwhile; that answer stands.") }
            if graded.isLeech {
                Output.line("This card has been forgotten \(Output.count(graded.card.schedule.lapses, "time")).")
            }
            return true
        }
        return false
    }

    /// What the card shows before its answer. Pictures are named.
    private static func front(of question: Question) -> String {
        let (note, kind) = (question.note, question.card.kind)
        let front = note.front(of: kind, question.face)
        let text = front == .nothing ? "The front of this card has nothing to show." : front.text(gap: "＿＿")
        if case .pictures = front { return text }
        return ([text] + note.pictures(onFrontOf: kind, question.face)).joined(separator: "\n")
    }

    private func takeBack(_ desk: ReviewDesk, _ clock: any Clock) async throws {
        do {
            Output.line("Undone: \(try await desk.undo(at: clock.now())).")
        } catch let error as ReviewError {
            Output.line("\(error)")
        }
    }

    static func text(_ wait: Outcome.Wait) -> String {
        switch wait {
        case .seconds(let seconds): seconds < 5400 ? "\(max(1, seconds / 60)) min" : "\(seconds / 3600) h"
        case .days(let days): days < 60 ? "\(days) d" : days < 730 ? "\(days / 30) mo" : "\(days / 365) y"
        }
    }
}
