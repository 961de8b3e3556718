import Model
import Support
import Testing

@testable import Operations

@Suite struct AnnouncementTests {
    @Test func announcementsAreReadAsTheyAreWritten() {
        let learner: ID<Learner> = TestIDs.next()
        for announcement in [Announcement.moved(learner), .deleted(learner)] {
            #expect(Announcement(announcement.text) == announcement)
        }
        for text in ["", "moved", "moved x", "invented \(learner)"] { #expect(Announcement(text) == nil, "\(text)") }
    }

    @Test func anAnnouncementFromALaterVersionChangesNothing() async throws {
        let test = try await TestDesk()
        let workplace = Workplace(of: test.desk)
        let work = await workplace.context(of: test.desk.learner).work
        for text in ["invented", nil, Announcement.moved(test.desk.learner).text] { workplace.hear(text) }
        #expect(await workplace.context(of: test.desk.learner).work === work)
        // What is kept for a learner whose data was deleted goes.
        workplace.hear(Announcement.deleted(test.desk.learner).text)
        #expect(await workplace.context(of: test.desk.learner).work !== work)
        try await test.remove()
    }
}
