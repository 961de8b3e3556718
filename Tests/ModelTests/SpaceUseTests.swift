import Model
import Testing

/// What a learner keeps, and how much of it is too much.
@Suite struct SpaceUseTests {
    private static let limit = SpaceUse(bytes: 100, files: 3)

    @Test func onlyWhatGrowsIsLimited() throws {
        let used = SpaceUse(bytes: 90, files: 2)
        #expect(QuotaExceeded(of: SpaceUse(bytes: 10, files: 1), beside: used, within: Self.limit) == nil)
        let long = try #require(QuotaExceeded(of: SpaceUse(bytes: 11, files: 1), beside: used, within: Self.limit))
        #expect(!long.isOfFiles && long.description.hasPrefix("90 bytes are kept here already, 11 more are needed"))
        let many = try #require(QuotaExceeded(of: SpaceUse(bytes: 1, files: 2), beside: used, within: Self.limit))
        #expect(many.isOfFiles && many.description.hasPrefix("There are 2 files here already, 2 more are to come"))
        // A limit that was lowered takes nothing away.
        let over = SpaceUse(bytes: 500, files: 9)
        #expect(QuotaExceeded(of: SpaceUse(bytes: 0, files: 0), beside: over, within: Self.limit) == nil)
        let one = try #require(QuotaExceeded(of: SpaceUse(bytes: 0, files: 1), beside: over, within: Self.limit))
        #expect(one.isOfFiles)
    }

    @Test func whatIsTakenAwayIsNeverLessThanNothing() {
        let difference = SpaceUse(bytes: 5, files: 9).without(SpaceUse(bytes: 7, files: 2))
        #expect(difference == SpaceUse(bytes: 0, files: 7))
    }

    private static let sizes: [(String, Int64?)] = [
        ("2GB", 2_000_000_000), ("500 MB", 500_000_000), ("1tb", 1_000_000_000_000), ("1000KB", 1_000_000),
        ("", nil), ("GB", nil), ("2", nil), ("-2GB", nil), ("1.5GB", nil), ("2GiB", nil), ("999KB", nil), ("11TB", nil),
        ("99999999999999999999GB", nil), ("9223372036854775807TB", nil),
    ]

    @Test(arguments: sizes) func aSizeIsWrittenWithItsUnit(_ text: String, _ bytes: Int64?) {
        #expect(Int64(size: text) == bytes)
    }
}
