/// Writes a minimal PDF: one page for each list of lines, in Helvetica at 12 points. Latin text only.
///
/// - Parameter locked: Whether to mark the file as encrypted with an unknown password.
func pdfDocument(
    _ pages: [[String]], title: String? = nil, author: String? = nil, locked: Bool = false
) -> [UInt8] {
    var objects = ["<< /Type /Catalog /Pages 2 0 R >>", ""]
    objects.append("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
    var kids: [String] = []
    for lines in pages {
        var content = "BT /F1 12 Tf 14 TL 72 760 Td\n"
        for line in lines { content += "(\(line)) Tj T*\n" }
        content += "ET"
        kids.append("\(objects.count + 1) 0 R")
        objects.append(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents \(objects.count + 2) 0 R "
                + "/Resources << /Font << /F1 3 0 R >> >> >>")
        objects.append("<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream")
    }
    objects[1] = "<< /Type /Pages /Kids [\(kids.joined(separator: " "))] /Count \(kids.count) >>"
    objects.append("<< \(title.map { "/Title (\($0))" } ?? "") \(author.map { "/Author (\($0))" } ?? "") >>")
    var file = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
        offsets.append(file.utf8.count)
        file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = file.utf8.count
    file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
        let digits = String(offset)
        file += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    let key = String(repeating: "5A", count: 32)
    let lock = "/Encrypt << /Filter /Standard /V 1 /R 2 /O <\(key)> /U <\(key)> /P -4 >> /ID [<5A> <5A>]"
    file += "trailer << /Size \(objects.count + 1) /Root 1 0 R /Info \(objects.count) 0 R \(locked ? lock : "") >>\n"
    file += "startxref\n\(table)\n%%EOF\n"
    return Array(file.utf8)
}
