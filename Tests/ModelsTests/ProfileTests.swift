import LanguageModel
import Model
import Models
import Storage
import Support
import Testing

@Suite struct ProfileTests {
    private static func draft(_ address: String = "https://example.org/v1", name: String = "Hosted") -> ModelProfile {
        ModelProfile(id: TestIDs.next(), name: name, baseURL: address, model: "m", createdAt: TestDesk.now)
    }

    @Test(arguments: Engine.tested) func aProfileIsKeptChangedAndRemoved(_ engine: Engine) async throws {
        try await withModels(engine) { models in
            var profile = try await models.addProfile(at: " http://localhost:11434/v1/chat/completions/ ", budget: 900)
            #expect(profile.baseURL == "http://localhost:11434/v1")
            #expect(try await models.desk.profiles() == [profile])
            try await models.desk.keep(try ModelKey("secret"), for: profile.id)
            #expect(try await models.desk.keyPlace(of: profile.id) == .file)
            profile.name = "银🙂"
            profile.timeLimit = 60
            profile.monthlyBudget = nil
            profile.structuredOutput = .object
            try await models.desk.keep(profile, at: TestDesk.now)
            #expect(try await models.desk.profile(named: "银") == profile)
            try await models.desk.choose(
                ModelChoices(standard: profile.id, byTask: [.tutor: profile.id]), at: TestDesk.now)
            try await models.desk.remove(profile.id, at: TestDesk.now)
            #expect(try await models.desk.profiles().isEmpty)
            #expect(try await models.desk.choices() == ModelChoices())
            #expect(try await models.key(of: profile.id) == nil)
            await #expect(throws: ModelError.noSuchProfile) {
                try await models.desk.remove(profile.id, at: TestDesk.now)
            }
        }
    }

    @Test(arguments: Engine.tested) func aChangeLeavesTheRestOfAProfileAsItIs(_ engine: Engine) async throws {
        try await withModels(engine) { models in
            let desk = models.desk
            let made = try await desk.add(
                ModelProfileChange(
                    name: "A", baseURL: "https://example.org/v1", model: "m", monthlyBudget: 9, key: .replace("k1")),
                as: TestIDs.next(), at: TestDesk.now)
            #expect(made.needsKey && made.timeLimit == 15 && made.monthlyBudget == 9)
            #expect(
                try await desk.overview(at: TestDesk.now).states == [ModelProfileState(made, key: .file, tokens: 0)])
            let changed = try await desk.change(made.id, ModelProfileChange(name: "B", timeLimit: 60), at: TestDesk.now)
            var wanted = made
            wanted.name = "B"
            wanted.timeLimit = 60
            #expect(changed == wanted)
            #expect(try await models.key(of: made.id) == ModelKey("k1"))
            let unlimited = try await desk.change(
                made.id, ModelProfileChange(monthlyBudget: 0, key: .replace("k2")), at: TestDesk.now)
            #expect(unlimited.monthlyBudget == nil)
            #expect(try await models.key(of: made.id) == ModelKey("k2"))
            // A change that cannot be saved leaves the profile and its key.
            await #expect(throws: ModelError.impossibleProfile(.timeLimit)) {
                try await desk.change(
                    made.id, ModelProfileChange(timeLimit: 601, key: .replace("k3")), at: TestDesk.now)
            }
            await #expect(throws: ModelError.impossibleProfile(.key)) {
                try await desk.change(made.id, ModelProfileChange(name: "C", key: .replace("k 4")), at: TestDesk.now)
            }
            #expect(try await desk.profile(made.id) == unlimited)
            #expect(try await models.key(of: made.id) == ModelKey("k2"))
            await #expect(throws: ModelError.impossibleProfile(.timeLimit)) {
                try await desk.change(made.id, ModelProfileChange(timeLimit: 601, key: .forget), at: TestDesk.now)
            }
            #expect(try await models.key(of: made.id) == ModelKey("k2"))
            await #expect(throws: ModelError.noSuchProfile) {
                try await desk.change(TestIDs.next(), ModelProfileChange(name: "D"), at: TestDesk.now)
            }
            try await desk.change(made.id, ModelProfileChange(key: .forget), at: TestDesk.now)
            #expect(try await models.key(of: made.id) == nil)
        }
    }

    /// Otherwise whoever found a program's token could have the key sent to a server of their own.
    @Test(arguments: Engine.tested) func aKeyIsSentToTheServerForWhichItWasEntered(_ engine: Engine) async throws {
        try await withModels(engine) { models in
            let (desk, now) = (models.desk, TestDesk.now)
            let id = try await desk.add(
                ModelProfileChange(name: "A", baseURL: "https://example.org/v1", model: "m", key: .replace("k1")),
                as: TestIDs.next(), at: now
            ).id
            try await models.addProfile("B", at: "http://localhost/v1")
            for address in ["https://example.org/v2", "https://EXAMPLE.org:443/v2"] {
                try await desk.change(id, ModelProfileChange(baseURL: address), at: now)
                #expect(try await models.key(of: id) == ModelKey("k1"))
            }
            // A change that cannot be saved leaves the key, too.
            let elsewhere = "https://example.com/v1"
            for change in [
                ModelProfileChange(baseURL: "http://example.com/v1"), ModelProfileChange(name: "B", baseURL: elsewhere),
                ModelProfileChange(baseURL: elsewhere, key: .replace("k 2")),
            ] {
                await #expect(throws: ModelError.self) { try await desk.change(id, change, at: now) }
                #expect(try await models.key(of: id) == ModelKey("k1"))
            }
            try await desk.change(id, ModelProfileChange(baseURL: elsewhere, key: .replace("k2")), at: now)
            #expect(try await models.key(of: id) == ModelKey("k2"))
            for address in ["https://example.com:8443/v1", "https://api.example.com/v1"] {
                try await desk.keep(try ModelKey("k3"), for: id)
                try await desk.change(id, ModelProfileChange(baseURL: address), at: now)
                #expect(try await models.key(of: id) == nil)
            }
        }
    }

    /// Keys in a keyring that does not answer.
    private struct LockedKeys: KeyStore {
        func find(_ name: KeyName) async throws(ModelError) -> (key: ModelKey, place: KeyPlace)? {
            throw .keys(.keyring)
        }

        func keep(_ key: ModelKey, for name: KeyName) async throws(ModelError) -> KeyPlace {
            throw .keys(.keyring)
        }

        func forget(_ name: KeyName) async throws(ModelError) { throw .keys(.keyring) }
    }

    @Test(arguments: Engine.tested) func aLockedKeyringHidesNoProfile(_ engine: Engine) async throws {
        try await withModels(engine) { models in
            let first = try await models.addProfile("A", at: "http://localhost/v1")
            let second = try await models.addProfile("B", at: "http://localhost/v1")
            let desk = ModelDesk(database: models.desk.database, learner: models.desk.learner, keys: LockedKeys())
            let overview = try await desk.overview(at: TestDesk.now)
            #expect(overview.states.map(\.profile) == [first, second])
            #expect(overview.states.allSatisfy { $0.problem == .keys(.keyring) && $0.key == nil })
            #expect(overview.problem == .keys(.keyring) && overview.standard == first.id)
            try await desk.choose(ModelChoice(second.id, for: nil), at: TestDesk.now)
            #expect(try await desk.overview(at: TestDesk.now).standard == second.id)
            #expect(try await desk.state(of: second.id, at: TestDesk.now).problem == .keys(.keyring))
        }
    }

    @Test(arguments: Engine.tested) func aChoiceForATaskLeavesTheOthers(_ engine: Engine) async throws {
        try await withModels(engine) { models in
            let (desk, now) = (models.desk, TestDesk.now)
            let a = try await models.addProfile("A", at: "http://localhost/v1").id
            let b = try await models.addProfile("B", at: "http://localhost/v1").id
            // Two commands at the same time.
            async let first: Void = desk.choose(ModelChoice(a, for: .tutor), at: now)
            async let second: Void = desk.choose(ModelChoice(b, for: .lesson), at: now)
            _ = try await (first, second)
            #expect(try await desk.choices() == ModelChoices(byTask: [.tutor: a, .lesson: b]))
            try await desk.choose(ModelChoice(nil, for: .tutor), at: now)
            #expect(try await desk.choices() == ModelChoices(byTask: [.lesson: b]))
            await #expect(throws: ModelError.noSuchProfile) {
                try await desk.choose(ModelChoice(TestIDs.next(), for: .lesson), at: now)
            }
            #expect(try await desk.choices() == ModelChoices(byTask: [.lesson: b]))
        }
    }

    @Test(arguments: Engine.tested) func aKeyIsNotForgottenForAnotherLearner(_ engine: Engine) async throws {
        try await withModels(engine) { models in
            let profile = try await models.addProfile(at: "http://localhost/v1")
            try await models.desk.keep(try ModelKey("secret"), for: profile.id)
            let other = ModelDesk(database: models.desk.database, learner: TestIDs.next(), keys: models.keys)
            await #expect(throws: ModelError.noSuchProfile) { try await other.forgetKey(of: profile.id) }
            #expect(try await models.desk.keyPlace(of: profile.id) == .file)
            try await models.desk.forgetKey(of: profile.id)
            #expect(try await models.desk.keyPlace(of: profile.id) == nil)
        }
    }

    /// As it is once one has imported the archive of the other.
    @Test(arguments: Engine.tested) func oneWithAProfileOfTheSameIdDoesNotGetTheKey(_ engine: Engine) async throws {
        try await withModels(engine) { models in
            let (database, keys) = (models.desk.database, models.keys)
            let profile = try await models.addProfile(at: "http://localhost/v1")
            let former = try await models.addProfile("Old", at: "http://localhost/v1")
            try await models.desk.keep(try ModelKey("secret"), for: profile.id)
            // As versions before stored it.
            try await keys.keep(try ModelKey("old"), for: KeyName(former: former.id))
            #expect(try await models.desk.keyPlace(of: former.id) == .file)

            let learner: ID<Learner> = TestIDs.next()
            try await database.write(learner, at: TestDesk.now) { transaction in
                _ = try transaction.run(
                    "INSERT INTO learner (id, name, created_at) VALUES (?, '', ?)",
                    [SQLValue(learner), SQLValue(TestDesk.now)], changes: .upsert(.learner, learner))
            }
            let other = ModelDesk(database: database, learner: learner, keys: keys)
            for profile in [profile, former] {
                try await other.keep(profile, at: TestDesk.now)
                #expect(try await other.keyPlace(of: profile.id) == nil)
                // Nor may they take it away.
                try await other.remove(profile.id, at: TestDesk.now)
                #expect(try await models.desk.keyPlace(of: profile.id) == .file)
            }
            try await other.keep(profile, at: TestDesk.now)
            try await other.keep(try ModelKey("theirs"), for: profile.id)
            #expect(try await models.key(of: profile.id) == ModelKey("secret"))
            try await other.forgetKeys()
            #expect(try await models.desk.keyPlace(of: profile.id) == .file)
            try await models.desk.remove(former.id, at: TestDesk.now)
            #expect(try await keys.find(KeyName(former: former.id)) == nil)
        }
    }

    @Test(arguments: Engine.tested) func onlyAdministratorsNameTheMachinesOwnNetwork(_ engine: Engine) async throws {
        try await withModels(engine) { models in
            let (database, learner) = (models.desk.database, models.desk.learner)
            let nearby = "http://127.0.0.1:11434/v1"
            func setAdministrator(_ isOne: Bool) async throws {
                try await database.write(learner, at: TestDesk.now) { transaction in
                    _ = try transaction.runDerived("DELETE FROM account WHERE learner_id = ?", [SQLValue(learner)])
                    _ = try transaction.runDerived(
                        "INSERT INTO account (learner_id, name, shown_name, is_administrator, created_at) VALUES (?, 'a', 'A', ?, 1)",
                        [SQLValue(learner), SQLValue(isOne)])
                }
            }
            // Without accounts, whoever has the desk has the machine.
            let first = try await models.addProfile("A", at: nearby)
            try await setAdministrator(false)
            for address in [
                nearby, "https://10.0.0.1/v1", "http://nas:80/v1", "https://[::1]/v1", "http://169.254.169.254/v1",
            ] {
                await #expect(throws: ModelError.impossibleProfile(.nearbyAddress), "\(address)") {
                    try await models.addProfile("B", at: address)
                }
            }
            try await models.addProfile("B", at: "https://api.example.org/v1")
            // What was saved before is refused when it is used.
            await #expect(throws: ModelError.impossibleProfile(.nearbyAddress)) {
                try await models.desk.test(first.id, at: TestDesk.now)
            }
            let shared = ModelDesk(database: database, learner: learner, keys: models.keys, everybodys: [nearby])
            var other = first
            other.name = "C"
            #expect(try await shared.keep(other, at: TestDesk.now).name == "C")
            try await setAdministrator(true)
            try await models.addProfile("D", at: nearby)
        }
    }

    @Test(arguments: Engine.tested) func noTwoProfilesShareAName(_ engine: Engine) async throws {
        try await withModels(engine) { models in
            let first = try await models.addProfile("Tiny", at: "http://localhost/v1")
            await #expect(throws: ModelError.impossibleProfile(.nameTaken)) {
                try await models.addProfile(" Tiny ", at: "http://localhost/v1")
            }
            #expect(try await models.desk.profiles() == [first])
        }
    }

    @Test(arguments: Engine.tested) func aTaskIsDoneWithItsOwnProfileOrTheStandardOrTheOldest(_ engine: Engine)
        async throws
    {
        try await withModels(engine) { models in
            await #expect(throws: ModelError.noProfile) { try await models.desk.profile(for: .tutor) }
            let profiles = [
                try await models.addProfile("A", at: "http://localhost/v1"),
                try await models.addProfile("B", at: "http://localhost/v1"),
                try await models.addProfile("C", at: "http://localhost/v1"),
            ]
            #expect(try await models.desk.profile(for: .tutor) == profiles[0])
            let choices = ModelChoices(standard: profiles[1].id, byTask: [.tutor: profiles[2].id])
            try await models.desk.choose(choices, at: TestDesk.now)
            #expect(try await models.desk.choices() == choices)
            #expect(try await models.desk.profile(for: .tutor) == profiles[2])
            #expect(try await models.desk.profile(for: .etymology) == profiles[1])
            await #expect(throws: ModelError.noSuchProfile) {
                try await models.desk.choose(ModelChoices(standard: TestIDs.next()), at: TestDesk.now)
            }
            #expect(try await models.desk.choices() == choices)
            try await models.desk.choose(ModelChoices(), at: TestDesk.now)
            #expect(try await models.desk.profile(for: .tutor) == profiles[0])
        }
    }

    @Test(arguments: [
        "", "localhost:11434", "ftp://localhost/v1", "http://", "http:///v1", "https://me:secret@example.org/v1",
        "https://example.org/v1?key=1", "https://example.org/v1#x", "javascript:alert(1)", "https://exa mple.org",
        "http://999.1.1.1/v1", "http://4294967296/v1", "http://0x/v1", "http://1.2.3.4.5/v1", "http://[::1/v1",
        "http://[12345::]/v1", "http://local%68ost/v1", "https://08.8.8.8/v1",
        "http://localhost:99999999", "http://localhost:65536/v1", "http://localhost:0/v1", "https://[::1]:70000/v1",
        "http://localhost:999999999999999999999/v1",
        "https://example.org/" + String(repeating: "x", count: 600),
    ])
    func anAddressThatIsNoneIsRefused(_ address: String) {
        #expect(throws: ModelError.impossibleProfile(.address)) { try Self.draft(address).checked() }
    }

    @Test(arguments: [
        "http://api.example.org/v1", "http://8.8.8.8/v1", "http://172.32.0.1/v1", "http://[2001:db8::1]/v1",
        "http://localhost.example.org/v1", "http://127.0.0.1.example.org/v1", "http://134744072/v1",
        "http://0x08080808/v1",
        "http://8.8.2056/v1", "http://[::ffff:8.8.8.8]/v1", "http://[::ffff:808:808]/v1", "http://[64:ff9b::7f00:1]/v1",
        "http://例子/v1", "http://0300.0.0.1/v1",
    ])
    func whatAnybodyOnTheWayCouldReadIsRefused(_ address: String) {
        #expect(throws: ModelError.impossibleProfile(.insecureAddress)) { try Self.draft(address).checked() }
    }

    @Test(arguments: [
        "http://localhost:11434/v1", "http://127.0.0.1:8000/v1", "http://[::1]:8000/v1", "http://192.168.1.7/v1",
        "http://10.0.0.2:1/v1", "http://172.16.3.4/v1", "http://nas:11434/v1", "http://nas.local/v1",
        "http://2130706433/v1", "http://0x7f000001/v1", "http://0x7f.1/v1", "http://127.1:11434/v1",
        "http://0177.0.0.1/v1",
        "http://3232235777/v1", "http://[::ffff:127.0.0.1]/v1", "http://[::ffff:c0a8:101]/v1",
        "http://[fe80::1%25eth0]/v1",
        "http://[fd00::1]/v1", "http://localhost./v1",
        "https://api.example.org/v1", "https://例子.测试/v1",
    ])
    func whatStaysInTheHouseOrIsEncryptedIsTaken(_ address: String) throws {
        _ = try Self.draft(address).checked()
    }

    @Test(arguments: [
        ("http://2130706433/v1", true), ("http://0177.1/v1", true), ("http://[::ffff:127.0.0.1]/v1", true),
        ("http://[0:0::1]/v1", true), ("http://0.0.0.0:11434/v1", true), ("http://me.localhost/v1", true),
        ("http://3232235777/v1", false), ("http://[::ffff:192.168.1.1]/v1", false), ("http://127.0.0.1.nas/v1", false),
        ("http://[::2]/v1", false), ("http://10.0.0.1/v1", false),
    ])
    func thisMachineIsKnownInEveryForm(_ address: String, isHere: Bool) {
        #expect(ModelProfile.isOnThisMachine(address) == isHere)
    }

    @Test func namesAndLimitsHaveBounds() {
        func fault(_ change: (inout ModelProfile) -> Void) -> ModelError? {
            var profile = Self.draft()
            change(&profile)
            do throws(ModelError) { _ = try profile.checked() } catch { return error }
            return nil
        }
        #expect(fault { $0.name = " " } == .impossibleProfile(.noName))
        #expect(fault { $0.name = String(repeating: "字", count: 61) } == .impossibleProfile(.noName))
        #expect(fault { $0.name = "a\u{7}" } == .impossibleProfile(.noName))
        #expect(fault { $0.model = "" } == .impossibleProfile(.noModel))
        #expect(fault { $0.timeLimit = 0 } == .impossibleProfile(.timeLimit))
        #expect(fault { $0.timeLimit = 601 } == .impossibleProfile(.timeLimit))
        #expect(fault { $0.monthlyBudget = -1 } == .impossibleProfile(.budget))
        #expect(fault { $0.monthlyBudget = Bounds.monthlyBudget.most + 1 } == .impossibleProfile(.budget))
        #expect(fault { $0.monthlyBudget = 1 } == nil)
    }
}

extension TestModels {
    /// The key that is stored for a profile of the learner's.
    fileprivate func key(of profile: ID<ModelProfile>) async throws -> ModelKey? {
        try await keys.find(KeyName(profile, of: desk.learner))?.key
    }
}
