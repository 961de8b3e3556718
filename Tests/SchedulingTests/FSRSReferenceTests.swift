import Model
import Scheduling
import Testing

/// Reference values from py-fsrs (6.3.2 for version 6, 5.1.3 for version 5) without learning steps and fuzz, and from
/// ts-fsrs.
@Suite struct FSRSReferenceTests {
    struct Reference: Sendable {
        var version: FSRSParameters
        var answers: [(Int, Int)]
        var states: [(Double, Double, Int)]
    }

    static let references: [Reference] = [
        Reference(
            version: .defaults, answers: [(3, 0), (3, 2), (3, 11), (3, 46), (1, 163), (3, 0), (3, 5), (4, 20)],
            states: [
                (2.3065, 2.118103970459016, 2), (10.964332335820698, 2.111214235785395, 11),
                (46.28021728755693, 2.1043313908464483, 46), (162.86220163874916, 2.0974554287524403, 163),
                (4.716043938383379, 7.387715706030851, 5), (4.716043938383379, 7.375556359621658, 5),
                (12.129571862305808, 7.363409172558875, 12), (53.23498988006591, 6.467611752457447, 53),
            ]),
        Reference(
            version: .defaults, answers: [(1, 0), (3, 0), (3, 1), (3, 3), (3, 8), (3, 21)],
            states: [
                (0.212, 6.4133, 1), (0.24668918777567272, 6.402115069296838, 1),
                (2.021477251638192, 6.3909413235243795, 2),
                (7.863698841006282, 6.379778751497693, 8), (21.917713153152434, 6.368627342043034, 22),
                (53.626902917141365, 6.357487083997829, 54),
            ]),
        Reference(
            version: .defaults, answers: [(4, 0), (2, 0), (2, 9), (1, 400), (1, 0), (1, 1), (2, 1)],
            states: [
                (8.2956, 1.0, 8), (8.2956, 4.010608969296839, 8), (22.285892052259534, 6.00919149749405, 22),
                (3.1119326671989875, 8.673476752020948, 3), (1.025336566629054, 9.54920919804421, 1),
                (0.30961571893356415, 9.837056498071421, 1), (0.6010722879692237, 9.877058879549457, 1),
            ]),
        Reference(
            version: .defaults, answers: [(2, 0), (4, 0), (4, 0), (1, 0), (3, 30), (2, 1000)],
            states: [
                (1.2931, 5.112170705601056, 1), (2.2981513617969918, 3.4641142975548855, 2),
                (3.9327091208237883, 1.2653542373683004, 4), (1.2759649484785354, 7.114209702710985, 1),
                (12.464911529483006, 7.102323862305113, 12), (72.12387705313593, 8.061615917386955, 72),
            ]),
        Reference(
            version: .version5Defaults, answers: [(3, 0), (3, 2), (3, 11), (3, 46), (1, 163), (3, 0), (3, 5), (4, 20)],
            states: [
                (3.173, 5.282434422319005, 3), (8.384375357393525, 5.272967931287446, 8),
                (32.250858970857706, 5.263544986114632, 32), (116.45986209939399, 5.254165386489613, 116),
                (6.76485533756938, 6.777925624571879, 7), (9.523368616093785, 6.761579874009957, 10),
                (18.09110355197627, 6.745309313900619, 18), (107.82991014870248, 6.203415177623248, 108),
            ]),
        Reference(
            version: .version5Defaults, answers: [(4, 0), (2, 0), (2, 9), (1, 400), (1, 0), (1, 1), (2, 1)],
            states: [
                (15.69105, 3.2245015893713678, 16), (13.177992997479922, 4.318881718775723, 13),
                (18.501913992836247, 5.231463158432195, 19), (8.778096963172247, 6.762661565412262, 9),
                (4.398076966685708, 7.792177391354146, 4), (1.061721125612938, 8.484382157916833, 1),
                (1.3545131110839608, 8.704989664903078, 1),
            ]),
        Reference(
            version: .version5Defaults, answers: [(2, 0), (4, 0), (4, 0), (1, 0), (3, 30), (2, 1000)],
            states: [
                (1.18385, 6.488305268471453, 1), (2.7935958307890068, 5.9060819957043655, 3),
                (6.5922014324464415, 5.232496107241081, 7), (3.302880954884972, 6.76335607837759, 3),
                (35.053193467826475, 6.747077347728161, 35), (132.418384768526, 7.256286346736103, 132),
            ]),
    ]

    @Test(arguments: references.indices)
    func memoriesAndIntervalsAreThoseOfPyFSRS(_ index: Int) {
        let reference = Self.references[index]
        let fsrs = FSRS(reference.version)
        for (state, (stability, difficulty, days)) in zip(fsrs.states(of: history(reference.answers)), reference.states)
        {
            #expect(isClose(state.stability, stability))
            #expect(isClose(state.difficulty, difficulty))
            #expect(fsrs.intervalDays(stability: state.stability, retention: 0.9) == days)
        }
    }

    @Test func intervalsForOtherRetentionsAreThoseOfPyFSRS() {
        let fsrs = FSRS()
        let days = [1, 10, 123.4, 5000, 40000].map { fsrs.intervalDays(stability: $0, retention: 0.8) }
        #expect(days == [3, 33, 409, 16580, 36500])
        for (stability, chance) in [(1.0, 0.5906333946776322), (30, 0.9), (365, 0.9881214426222933)] {
            let memory = MemoryState(stability: stability, difficulty: 5)
            #expect(isClose(fsrs.retrievability(of: memory, elapsedDays: 30), chance))
        }
    }

    /// `ivl_history` from ts-fsrs' FSRS-6 tests; py-fsrs gives the same values.
    @Test func theIntervalHistoryIsThePublishedOne() throws {
        let scheduler = try Scheduler(SchedulerOptions(fuzz: false))
        var card = CardSchedule(newAt: Timestamp(milliseconds: 0))
        var days: [Int] = []
        for rating in [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3] {
            let now = card.due
            let elapsed = card.lastReview.map { Int(now.seconds(since: $0)) / 86_400 } ?? 0
            card =
                scheduler.outcome(of: Rating(rawValue: rating)!, for: card, elapsedDays: elapsed, now: now, seed: 1)
                .schedule
            days.append(Int(card.due.seconds(since: now)) / 86_400)
        }
        #expect(days == [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
    }

    /// `memory_state_from_sm2` from fsrs-rs, which computes in single precision.
    @Test(arguments: [
        (2.5, 10.0, 0.9, 10.0, 6.914056301116943), (1.3, 100, 0.9, 100, 9.800715446472168),
        (3, 1, 0.85, 0.5245420336723328, 8.821940422058105),
    ])
    func aMemoryIsMadeOfEaseAndInterval(_ reference: (Double, Double, Double, Double, Double)) throws {
        let (ease, interval, retention, stability, difficulty) = reference
        let memory = try FSRS().memory(ease: ease, interval: interval, retention: retention)
        #expect(isClose(memory.stability, stability, within: 1e-5))
        #expect(isClose(memory.difficulty, difficulty, within: 1e-5))
    }

    @Test func fourAnswersAtOnceAreTheSameAsEachAlone() {
        for parameters in [FSRSParameters.defaults, .version5Defaults] {
            let fsrs = FSRS(parameters)
            for memory in [nil, MemoryState(stability: 3, difficulty: 4), MemoryState(stability: 800, difficulty: 9.5)]
            {
                for days in [-3, 0, 1, 17, 4000] {
                    let all = fsrs.nextStates(after: memory, elapsedDays: days)
                    for rating in Rating.allCases {
                        #expect(all[rating] == fsrs.next(after: memory, elapsedDays: days, rating: rating))
                    }
                }
            }
        }
    }
}
