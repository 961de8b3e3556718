import Model
import Testing

@testable import Formats

/// A small Word document that tests adapt to their needs.
private struct WordFixture {
    var body = ""
    var styles = """
        <w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style>
        <w:style w:type="paragraph" w:styleId="2"><w:name w:val="我的标题"/><w:basedOn w:val="3"/></w:style>
        <w:style w:type="paragraph" w:styleId="3"><w:name w:val="base"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>
        <w:style w:type="paragraph" w:styleId="4"><w:name w:val="toc 1"/></w:style>
        <w:style w:type="paragraph" w:styleId="5"><w:name w:val="Title"/></w:style>
        <w:style w:type="paragraph" w:styleId="6"><w:name w:val="a"/><w:basedOn w:val="7"/></w:style>
        <w:style w:type="paragraph" w:styleId="7"><w:name w:val="b"/><w:basedOn w:val="6"/></w:style>
        """
    var footnotes = ""
    var properties = ""

    var bytes: [UInt8] {
        let names = #"xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main""#
        let compatible = #"xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006""#
        func part(_ element: String, _ content: String) -> [UInt8] {
            Array("<?xml version=\"1.0\"?><w:\(element) \(names) \(compatible)>\(content)</w:\(element)>".utf8)
        }
        return zipArchive([
            ("[Content_Types].xml", Array("<Types/>".utf8)), ("word/document.xml", part("document", body)),
            ("word/styles.xml", part("styles", styles)), ("word/footnotes.xml", part("footnotes", footnotes)),
            ("docProps/core.xml", Array("<c:core xmlns:c=\"c\" xmlns:dc=\"d\">\(properties)</c:core>".utf8)),
        ])
    }
}

private func paragraph(_ text: String, style: String? = nil) -> String {
    let properties = style.map { "<w:pPr><w:pStyle w:val=\"\($0)\"/></w:pPr>" } ?? ""
    return "<w:p>\(properties)<w:r><w:t xml:space=\"preserve\">\(text)</w:t></w:r></w:p>"
}

@Suite struct WordTests {
    private func text(_ body: String) throws -> String {
        try imported(WordFixture(body: body).bytes, "a.docx").chapters.map(\.text).joined(separator: "\n")
    }

    @Test func headingsOfStylesAreChapters() throws {
        var fixture = WordFixture()
        fixture.body =
            paragraph("长路", style: "5") + paragraph("第一章", style: "4") + paragraph("早晨", style: "1")
            + paragraph("他走了。") + paragraph("小节", style: "2") + paragraph("然后呢？", style: "6")
            + paragraph("晚上", style: "1") + paragraph("她来了。")
        fixture.properties = "<dc:creator>李明</dc:creator><dc:language>zh-CN</dc:language>"
        let book = try imported(fixture.bytes, "a.docx")
        #expect(book.title == "长路" && book.author == "李明" && book.language == .chinese)
        #expect(
            book.chapters == [
                ImportedChapter(title: "早晨", text: "长路\n早晨\n他走了。\n小节\n然后呢？"),
                ImportedChapter(title: "晚上", text: "晚上\n她来了。"),
            ])
    }

    @Test func withoutStylesHeadingsAreFoundByTheirWords() throws {
        let body = ["第一章 早晨", "他走了。", "第二章 晚上", "她来了。"].map { paragraph($0) }.joined()
        #expect(try imported(WordFixture(body: body).bytes, "a.docx").chapters.map(\.title) == ["第一章 早晨", "第二章 晚上"])
    }

    @Test func deletedMovedAndHiddenTextIsLeftOut() throws {
        let body = """
            <w:p><w:r><w:t>他</w:t></w:r><w:del><w:r><w:delText>删</w:delText></w:r></w:del><w:ins><w:r><w:t>走了</w:t></w:r></w:ins>\
            <w:moveFrom><w:r><w:t>移</w:t></w:r></w:moveFrom><w:r><w:rPr><w:vanish/></w:rPr><w:t>藏</w:t></w:r>\
            <w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>。</w:t></w:r><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>
            """
        #expect(try text(body) == "他走了。")
    }

    @Test func rubyKeepsItsBaseTextAndBreaksEndLines() throws {
        let body = """
            <w:p><w:r><w:ruby><w:rt><w:r><w:t>かん</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>漢</w:t></w:r></w:rubyBase></w:ruby></w:r>\
            <w:r><w:t>字</w:t><w:br/><w:t>二行</w:t><w:br w:type="page"/><w:tab/><w:t>目</w:t></w:r></w:p>
            """
        #expect(try text(body) == "漢字\n二行 目")
    }

    @Test func aRowOfATableIsALineAndALayoutIsNot() throws {
        func table(_ cells: String...) -> String {
            "<w:tbl><w:tr>" + cells.map { "<w:tc>\($0)</w:tc>" }.joined() + "</w:tr></w:tbl>"
        }
        #expect(try text(table(paragraph("甲"), paragraph("乙"))) == "甲 乙")
        #expect(try text(table(paragraph("甲") + paragraph("丙"), paragraph("乙"))) == "甲\n丙\n乙")
        #expect(try text(table(table(paragraph("一"), paragraph("二")), paragraph("乙"))) == "一 二 乙")
    }

    @Test func aTextBoxIsReadOnce() throws {
        let box = "<w:txbxContent>\(paragraph("框"))</w:txbxContent>"
        let body = """
            <w:p><w:r><w:t>前</w:t></w:r><mc:AlternateContent><mc:Choice><w:drawing>\(box)</w:drawing></mc:Choice>\
            <mc:Fallback><w:pict>\(box)</w:pict></mc:Fallback></mc:AlternateContent></w:p>
            """
        let book = try imported(WordFixture(body: body).bytes, "a.docx")
        #expect(book.chapters.map(\.text) == ["框\n前"])
        #expect(book.notes == [.picturesLeftOut(1)])
    }

    @Test func footnotesFollowTheirChapter() throws {
        var fixture = WordFixture()
        let reference = "<w:r><w:footnoteReference w:id=\"2\"/></w:r>"
        fixture.body =
            paragraph("一", style: "1") + "<w:p><w:r><w:t>他走了</w:t></w:r>\(reference)<w:r><w:t>。</w:t></w:r></w:p>"
            + paragraph("二", style: "1") + paragraph("她来了。")
        fixture.footnotes =
            "<w:footnote w:type=\"separator\" w:id=\"0\">\(paragraph("---"))</w:footnote>"
            + "<w:footnote w:id=\"2\">\(paragraph(" 走得很远。"))</w:footnote>"
        let book = try imported(fixture.bytes, "a.docx")
        #expect(book.chapters.map(\.text) == ["一\n他走了。\n1. 走得很远。", "二\n她来了。"])
    }

    @Test func whatIsBrokenIsAnError() {
        #expect(throws: FormatError.noText) { try imported(WordFixture().bytes, "a.docx") }
        let locked = encrypting("word/document.xml", in: WordFixture(body: paragraph("甲")).bytes)
        #expect(throws: FormatError.passwordNeeded) { try imported(locked, "a.docx") }
        var bomb = WordFixture()
        bomb.body = paragraph(String(repeating: "啊", count: 14 << 20))
        let bytes = bomb.bytes
        #expect(throws: FormatError.unsafeArchive(.ratio)) { try imported(bytes, "a.docx") }
    }
}
