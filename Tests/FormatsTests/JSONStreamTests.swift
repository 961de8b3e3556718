import Foundation
import Testing

@testable import Formats

@Suite struct JSONStreamTests {
    @Test func whatIsWrittenInPiecesIsOneDocument() throws {
        var written = Data()
        var pieces = 0
        let json = JSONStream {
            written.append($0)
            pieces += 1
        }
        let bytes = (0..<300_001).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try json.object {
            try json.value("a \"quoted\" / 词\n", as: "te\"xt")
            try json.array("list") { for number in 0..<20_000 { try json.value(number) } }
            try json.array("nothing") {}
            try json.object("inner") { try json.json("{\"at\":1}", as: "raw") }
            var place = 0
            try json.base64(as: "bytes") {
                let piece = Array(bytes[place..<min(place + 1000, bytes.count)])
                place += piece.count
                return piece
            }
        }
        try json.finish()
        let read = try #require(try JSONSerialization.jsonObject(with: written) as? [String: Any])
        #expect(read["te\"xt"] as? String == "a \"quoted\" / 词\n")
        #expect((read["list"] as? [Int]) == Array(0..<20_000))
        #expect((read["nothing"] as? [Int]) == [])
        #expect((read["inner"] as? [String: [String: Int]]) == ["raw": ["at": 1]])
        #expect((read["bytes"] as? String).flatMap { Data(base64Encoded: $0) } == Data(bytes))
        #expect(pieces > 4)
    }
}
