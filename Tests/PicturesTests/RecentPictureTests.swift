import Model
import Pictures
import Recognition
import Support
import Testing

@Suite struct RecentPictureTests {
    @Test func theOldestPictureGivesWay() throws {
        let recent = RecentPictures()
        let file = try PictureFile(MadePicture.png(255, 0, 0), name: "a.png")
        let ids = (0..<9).map { _ in TestIDs.next(PictureWord.self) }
        func keep(_ id: ID<PictureWord>, _ name: String) {
            recent.keep(KeptPicture(file, name: name, language: .chinese, named: nil), as: id)
        }
        for id in ids.prefix(8) { keep(id, "a.png") }
        // The same picture again, now with its words, takes no second place.
        keep(ids[7], "b.png")
        #expect(recent[ids[0]] != nil && recent[ids[7]]?.name == "b.png")
        keep(ids[8], "c.png")
        #expect(recent[ids[0]] == nil && recent[ids[1]] != nil && recent[ids[8]]?.name == "c.png")
    }

    @Test func aWordIsFoundByItsPlace() throws {
        let file = try PictureFile(MadePicture.png(255, 0, 0), name: "a.png")
        let word = PictureWord(language: .chinese, word: "书", reading: "shū", meaning: "book", sentence: nil)
        var picture = KeptPicture(file, name: "a.png", language: .chinese, named: nil)
        #expect(picture.word(0) == nil)
        picture.named = NamedPicture(namer: .model, words: [word])
        #expect(picture.word(0) == word && picture.word(1) == nil && picture.word(-1) == nil)
    }
}
