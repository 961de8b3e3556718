import Testing

@testable import Formats

/// Pages of PDFs whose lines run from top to bottom.
@Suite struct VerticalPDFTests {
    private static let size = 12.0

    /// Lines of characters, the first at the right edge, in words of up to so many characters.
    private func columns(_ lines: [String], wordLength: Int = 2) -> [PlacedWord] {
        var words: [PlacedWord] = []
        for (number, line) in lines.enumerated() {
            let characters = Array(line)
            let left = 500 - Double(number) * 18
            for start in stride(from: 0, to: characters.count, by: wordLength) {
                let text = String(characters[start..<min(start + wordLength, characters.count)])
                guard text != "　" else { continue }
                let top = 40 + Double(start) * Self.size
                words.append(
                    PlacedWord(
                        text: text, left: left, top: top, right: left + Self.size,
                        bottom: top + Double(text.count) * Self.size))
            }
        }
        // As `pdftotext` reads them: row by row.
        return words.sorted { ($0.top, $0.left) < ($1.top, $1.left) }
    }

    private static let lines = ["吾輩は猫である。名前は", "まだ無い。どこで生れた", "かとんと見当がつかぬ。"]

    @Test(arguments: [1, 2]) func theLinesAreReadFromRightToLeft(_ wordLength: Int) throws {
        let lines = try #require(verticalLines(columns(Self.lines, wordLength: wordLength)))
        #expect(lines.map(String.init) == Self.lines)
    }

    @Test func aLineThatBeginsLowerBeginsAParagraph() throws {
        let lines = ["　" + Self.lines[0]] + Self.lines[1...] + ["　" + Self.lines[0]] + Self.lines[1...]
        #expect(try #require(verticalLines(columns(lines, wordLength: 1))).map(String.init) == lines)
    }

    @Test func readingsBesideTheLinesAreLeftOutAndWhatRunsAcrossStandsApart() throws {
        var words = columns(Self.lines)
        words.append(PlacedWord(text: "わがはい", left: 513, top: 40, right: 518, bottom: 64))
        words.append(PlacedWord(text: "夏目漱石集", left: 200, top: 10, right: 260, bottom: 22))
        words.append(PlacedWord(text: "12", left: 482, top: 700, right: 494, bottom: 712))
        #expect(try #require(verticalLines(words)).map(String.init) == ["夏目漱石集"] + Self.lines + ["12"])
    }

    @Test func linesThatRunAcrossStayAsTheyAre() {
        // The same page turned: the characters of a line are nearer to each other than the lines.
        let turned = columns(Self.lines, wordLength: 1).map { word in
            PlacedWord(
                text: word.text, left: word.top, top: 500 - word.left, right: word.top + Self.size,
                bottom: 500 - word.left + Self.size)
        }
        #expect(verticalLines(turned) == nil)
        let whole = (0..<10).map { number in
            PlacedWord(
                text: "吾輩は猫である。名前はまだ無い。", left: 40, top: Double(number) * 18, right: 232,
                bottom: Double(number) * 18 + 12)
        }
        #expect(verticalLines(whole) == nil)
        #expect(verticalLines([]) == nil)
    }

    @Test func theBoxesOfPDFToTextAreRead() throws {
        let words = columns(Self.lines).map { word in
            #"<word xMin="\#(word.left)" yMin="\#(word.top)" xMax="\#(word.right)" yMax="\#(word.bottom)">"#
                + word.text + "</word>"
        }
        let boxes = """
            <!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head><title></title></head><body><doc>
            <page width="612" height="792">\(words.joined(separator: "\n"))</page>
            <page width="612" height="792"><word xMin="nan" yMin="1e999" xMax="" yMax="1">x</word></page>
            </doc></body></html>
            """
        let pages = verticalPages(Array(boxes.utf8))
        #expect(pages.count == 2 && pages[1] == nil)
        #expect(try #require(pages[0]).map(String.init) == Self.lines)
    }

    @Test func onlyTextInPiecesIsAskedAbout() {
        #expect(isInPieces([["たか ぬ。 前は 生れ つか る。 どこ 見当 猫で 無", "とん 吾輩"]]))
        #expect(!isInPieces([["吾輩は猫である。名前はまだ無い。", "どこで生れたかとんと見当がつかぬ。"]]))
        #expect(!isInPieces([["It was the best of times, it was the worst of times."]]))
        #expect(!isInPieces([]))
    }
}
