import Testing

@testable import Lanes

@Suite struct FairQueueTests {
    private struct Piece: Identifiable, Equatable {
        var id: Int
    }

    @Test func ownersTakeTurnsAndKeepTheirOwnOrder() {
        var queue = FairQueue<String, Piece>()
        for id in 1...3 { queue.append(Piece(id: id), of: "busy") }
        queue.append(Piece(id: 10), of: "late")
        var order: [Int] = []
        while let (_, piece) = queue.popFirst() { order.append(piece.id) }
        #expect(order == [1, 10, 2, 3])
        #expect(queue.count == 0)
    }

    @Test func whoIsPassedOverKeepsTheTurn() {
        var queue = FairQueue<String, Piece>()
        for id in 1...2 { queue.append(Piece(id: id), of: "busy") }
        for id in 11...12 { queue.append(Piece(id: id), of: "other") }
        #expect(queue.popFirst { $0 != "busy" }?.element == Piece(id: 11))
        #expect(queue.popFirst { _ in false } == nil)
        let order = (0..<3).compactMap { _ in queue.popFirst()?.element.id }
        #expect(order == [1, 12, 2])
    }

    @Test func whatIsTakenOutOfTurnIsNotServed() {
        var queue = FairQueue<String, Piece>()
        queue.append(Piece(id: 1), of: "a")
        queue.append(Piece(id: 2), of: "a")
        queue.append(Piece(id: 3), of: "b")
        #expect(queue.remove(1, of: "a") == Piece(id: 1))
        #expect(queue.remove(1, of: "a") == nil)
        #expect(queue.remove(3, of: "b") == Piece(id: 3))
        #expect(queue.count == 1 && queue.count(of: "b") == 0)
        #expect(queue.popFirst()?.element == Piece(id: 2))
        #expect(queue.popFirst() == nil)
    }
}
