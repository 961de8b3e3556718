import Model
import Testing

@Suite struct IdentifierTests {
    @Test func anIdentifierSortsByTheTimeItWasMade() {
        let early = ID<Book>(at: Timestamp(milliseconds: 1_700_000_000_000), random: (.max, .max))
        let late = ID<Book>(at: Timestamp(milliseconds: 1_700_000_000_001), random: (0, 0))
        #expect(early < late)
        #expect(early.description < late.description)
    }

    @Test func anIdentifierIsAUUIDOfVersionSeven() {
        let id = ID<Book>(at: Timestamp(milliseconds: 0x0123_4567_89AB), random: (.max, .max))
        #expect(id.description == "01234567-89ab-7fff-bfff-ffffffffffff")
    }

    @Test(arguments: ["01234567-89ab-7fff-bfff-ffffffffffff", "00000000-0000-7000-8000-000000000000"])
    func anIdentifierReadsWhatItWrites(_ text: String) {
        #expect(ID<Book>(text)?.description == text)
        #expect(ID<Book>(text.uppercased())?.description == text)
    }

    @Test(arguments: [
        "", "0", "01234567-89ab-7fff-bfff-fffffffffff", "01234567-89ab-7fff-bfff-fffffffffffff",
        "0123456789ab7fffbfffffffffffffff", "01234567-89ab-7fff-bfff-ffffffffffzf", "../../../etc/passwd",
    ])
    func whatIsNoIdentifierIsRefused(_ text: String) {
        #expect(ID<Book>(text) == nil)
    }

    @Test func timesAreCountedInMilliseconds() {
        let start = Timestamp(milliseconds: 1000)
        #expect(start.advanced(bySeconds: 90).seconds(since: start) == 90)
        #expect(start.seconds(since: start.advanced(bySeconds: 5)) == -5)
    }
}
