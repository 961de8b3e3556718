import Model
import Testing

@Suite struct SenseStandingTests {
    @Test(arguments: [
        ("variant of 藥|药[yao4]", SenseStanding.reference), ("erhua variant of 一點|一点[yi1 dian3]", .reference),
        ("Taiwan variant of 熒光|荧光[ying2 guang1]", .reference), ("(literary) variant of 穫|获[huo4]", .reference),
        ("see 相聲|相声[xiang4 sheng5]", .reference), ("see you!", .everyday), ("surname Zhao", .reference),
        ("used in 葡萄[pu2 tao2]", .reference), ("used to indicate passive voice", .everyday),
        ("(archaic) shield", .restricted), ("(bound form) peaceful", .everyday), ("CL:個|个[ge4]", .reference),
    ])
    func aReferenceIsNoMeaning(_ definition: String, _ standing: SenseStanding) {
        #expect(SenseStanding(definition) == standing)
    }

    @Test(arguments: [
        "just now (variant of 剛才|刚才[gang1 cai2])", "(variant of 氮[dan4]) nitrogen",
        "cohomology (invariant of a topological space in math.)", "a variant of chess",
    ])
    func aMeaningWithARemarkOnItsVariantsIsAMeaning(_ definition: String) {
        #expect(SenseStanding(definition) == .everyday)
        #expect(!SenseStanding.isVariant(definition))
    }

    @Test func theShortMeaningIsTheOneThatARemarkFollows() {
        let definitions = ["just now (variant of 剛才|刚才[gang1 cai2])", "a moment ago"]
        #expect(Gloss.short(definitions) == "just now")
        #expect(Gloss.short(["CL:個|个[ge4]", "old variant of 藥|药[yao4]", "medicine"]) == "medicine")
    }

    @Test func onlyAChineseEntryMayBeAReference() {
        var entry = Entry(
            language: .chinese, headword: "药儿", traditional: "藥兒", reading: "yao4 er5",
            definitions: ["erhua variant of 藥|药[yao4]", "surname Yao"], source: "CC-CEDICT")
        #expect(entry.onlyRefers)
        entry.definitions.append("medicine")
        #expect(!entry.onlyRefers && entry.explains("medicine") && !entry.explains("surname Yao"))
        entry = Entry(
            language: .english, headword: "spline", traditional: "spline", reading: "",
            definitions: ["used in drawing curves"], source: "WordNet")
        #expect(!entry.onlyRefers)
    }
}
