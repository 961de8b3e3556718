import Foundation
import Testing

@testable import Server

/// What `If-None-Match` means (RFC 9110 §13.1.2).
@Suite struct EntityTagTests {
    @Test(arguments: [
        "*", " * ", #""a1""#, #"W/"a1""#, #""x", "a1""#, #""x",W/"a1" , "y""#, #", ,"a1""#, #""with, comma", "a1""#,
        "\t\"a1\"",
    ])
    func aListWithTheTagKnowsIt(_ value: String) {
        #expect(EntityTag("a1").isListed(in: value))
    }

    @Test(arguments: [
        "", " ", ",", "a1", #""a""#, #""A1""#, #"w/"a1""#, #"W/a1"#, #""x, "a1, y""#, #""a1"#, #"*, "x""#, #""x", *"#,
        #""x" junk "a1""#,
    ])
    func anyOtherListDoesNot(_ value: String) {
        #expect(!EntityTag("a1").isListed(in: value))
    }

    @Test func theSameContentHasTheSameTag() {
        let tag = EntityTag(of: Data("a".utf8))
        #expect(tag == EntityTag(of: Data("a".utf8)) && tag != EntityTag(of: Data("b".utf8)))
        #expect(tag.text.count == 34 && tag.text.first == "\"" && tag.text.last == "\"")
    }
}
