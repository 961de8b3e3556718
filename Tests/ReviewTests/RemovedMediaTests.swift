import Testing

@testable import Review

/// Pictures and recordings leave the fields of foreign notes, which may be long.
@Suite struct RemovedMediaTests {
    private static let fields: [(field: String, withoutPictures: String, withoutRecordings: String)] = [
        ("a<img src=\"x.png\">b<IMG SRC=y>[sound:a.mp3]", "ab[sound:a.mp3]", "a<img src=\"x.png\">b<IMG SRC=y>"),
        ("<image>[sound:]", "<image>[sound:]", "<image>"), ("<img", "<img", "<img"),
        ("[sound:a<img>", "[sound:a", "[sound:a<img>"), ("", "", ""), ("<img <img>书", "书", "<img <img>书"),
    ]

    @Test(arguments: fields.indices) func theyLeaveTheRestAsItIs(_ index: Int) {
        let (field, withoutPictures, withoutRecordings) = Self.fields[index]
        #expect(FieldMedia.pictures.removed(from: field) == withoutPictures)
        #expect(FieldMedia.recordings.removed(from: field) == withoutRecordings)
    }

    /// Looked through once for each beginning, it would take hours.
    @Test(.timeLimit(.minutes(1))) func aFieldOfManyBeginningsTakesNoLongerThanItIs() {
        let pictures = String(repeating: "<img ", count: 100_000)
        #expect(FieldMedia.pictures.removed(from: pictures) == pictures)
        let recordings = String(repeating: "[sound:", count: 100_000)
        #expect(FieldMedia.recordings.removed(from: recordings) == recordings)
    }
}
