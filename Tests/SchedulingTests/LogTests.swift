import Model
import Scheduling
import Testing

@Suite struct LogTests {
    private func review(_ hours: Double, _ rating: Rating, _ state: CardState = .review) -> Review {
        Review(time: Timestamp(milliseconds: Int64(hours * 3_600_000)), rating: rating, state: state)
    }

    @Test func daysBeginAtTheirHour() {
        let day = LearnerDay(offset: 0, start: 4)
        #expect(day.number(of: Timestamp(milliseconds: 0)) == -1)
        #expect(day.number(of: Timestamp(milliseconds: 4 * 3_600_000)) == 0)
        #expect(day.number(of: Timestamp(milliseconds: 28 * 3_600_000 - 1)) == 0)
        #expect(LearnerDay(offset: 8 * 3600, start: 4).number(of: Timestamp(milliseconds: 0)) == 0)
        #expect(LearnerDay(offset: 0, start: 0).number(of: Timestamp(milliseconds: -1)) == -1)
    }

    @Test func reviewsAreSortedAndCountedInDays() {
        let day = LearnerDay(offset: 0, start: 0)
        let reviews = [review(80, .easy), review(1, .good, .new), review(2, .hard, .learning), review(25, .again)]
        #expect(CardHistory(reviews, day: day.number) == history([(3, 0), (2, 0), (1, 1), (4, 2)]))
        #expect(CardHistory([], day: day.number).answers.isEmpty)
    }

    @Test func aCardLearntAnewCountsFromThere() {
        let day = LearnerDay(offset: 0, start: 0)
        let reviews = [review(1, .good, .new), review(30, .again), review(60, .hard, .new), review(90, .good)]
        #expect(CardHistory(reviews, day: day.number) == history([(2, 0), (3, 1)]))
        // Some logs give state 0 to every learning review; the first of them starts the history.
        let raw = [review(1, .again, .new), review(2, .good, .new), review(50, .good)]
        #expect(CardHistory(raw, day: day.number) == history([(1, 0), (3, 0), (3, 2)]))
    }

    @Test func rowsAreGroupedByCardAndCountOnce() {
        let day = LearnerDay(offset: 0, start: 0)
        let row = ReviewRow(card: 2, review: review(50, .good))
        let rows = [
            row, ReviewRow(card: 1, review: review(3, .easy)), ReviewRow(card: 2, review: review(1, .hard)), row,
        ]
        #expect(CardHistory.grouped(rows, day: day.number) == [history([(4, 0)]), history([(2, 0), (3, 2)])])
        #expect(CardHistory.grouped([], day: day.number).isEmpty)
    }

    private func read(_ text: String) -> ReviewTable.Rows? {
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBufferPointer { ReviewTable.read($0) }
    }

    @Test func aTableIsRead() throws {
        let rows = try #require(
            read(
                "\u{FEFF}review_time,card_id,review_rating,review_state,review_duration\r\n7200000,5,3,0,812\r\n9,-5,1,4,\r\n"
            ))
        #expect(
            rows.rows == [
                ReviewRow(
                    card: 5,
                    review: Review(time: Timestamp(milliseconds: 7_200_000), rating: .good, state: .new, duration: 812)),
                ReviewRow(card: -5, review: Review(time: Timestamp(milliseconds: 9), rating: .again, state: .review)),
            ])
        #expect(rows.damagedCount == 0)
        #expect(try #require(read("card_id,review_time,review_rating\n\"1\",2,3")).rows.count == 1)
        #expect(try #require(read("card_id,review_time,review_rating")).rows.isEmpty)
    }

    @Test func damagedLinesAreToldAndLeftOut() throws {
        let rows = try #require(
            read(
                "card_id,review_time,review_rating,review_state\n1,2,7,1\n1,2\nx,2,3,1\n1,2,0,4\n\n1,2,3,9\n1,99999999999999999999,3,1\n1,5,3,1\n"
            ))
        #expect(rows.rows.count == 1)
        #expect(rows.damaged == [2, 3, 4, 7, 8])
        #expect(rows.manual == 1)
        #expect(read("card,time\n1,2\n") == nil)
        #expect(read("") == nil)
    }
}
