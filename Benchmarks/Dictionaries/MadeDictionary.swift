import CArchive
import Foundation

/// A dictionary with words that nobody uses, of the size of large real ones.
enum MadeDictionary {
    private static let kana = Array("かきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろ")
    private static let kanji = Array("日月火水木金土山川田人口手足目耳雨風花草本文字学校先生道車電話店語時間分前後上下左右中大小")

    /// The headword with a number: four kanji, the same in every dictionary.
    static func word(_ number: Int) -> String {
        var rest = number
        var word = ""
        for _ in 0..<4 {
            word.append(kanji[rest % kanji.count])
            rest /= kanji.count
        }
        return word
    }

    static func reading(_ number: Int) -> String {
        var rest = number
        var reading = ""
        for _ in 0..<5 {
            reading.append(kana[rest % kana.count])
            rest /= kana.count
        }
        return reading
    }

    /// Two senses of about sixty characters.
    private static func senses(_ number: Int) -> [String] {
        [
            "a thing of the kind that is numbered \(number), as used by people who measure dictionaries",
            "the act of looking up the word with the number \(number); also what is found by it",
        ]
    }

    /// An archive for Yomitan: structured content in banks of ten thousand.
    static func yomitan(_ count: Int, _ dictionary: Int) -> [UInt8] {
        let index = #"{"title":"Made \#(dictionary)","format":3,"revision":"1","sourceLanguage":"ja"}"#
        var files: [(String, [UInt8])] = [("index.json", Array(index.utf8))]
        for start in stride(from: 0, to: count, by: 10_000) {
            let rows = (start..<min(start + 10_000, count)).map { number in
                let senses = senses(number).map { #"{"tag":"li","content":"\#($0)"}"# }.joined(separator: ",")
                let content = #"{"type":"structured-content","content":{"tag":"ol","content":[\#(senses)]}}"#
                let word = #""\#(word(number))","\#(reading(number))""#
                return #"[\#(word),"n","",\#(number % 100),[\#(content)],\#(number),""]"#
            }
            files.append(("term_bank_\(start / 10_000 + 1).json", Array("[\(rows.joined(separator: ","))]".utf8)))
        }
        return archive(files)
    }

    /// The files of StarDict in an archive, its articles in HTML.
    static func starDict(_ count: Int, _ dictionary: Int) -> [UInt8] {
        var index: [UInt8] = []
        var data: [UInt8] = []
        for number in 0..<count {
            let article = "<p>" + senses(number).joined(separator: "</p><p>") + "</p>"
            index += Array(word(number).utf8) + [0] + bytes(data.count) + bytes(article.utf8.count)
            data += Array(article.utf8)
        }
        let info = """
            StarDict's dict ifo file
            version=2.4.2
            bookname=Made \(dictionary)
            wordcount=\(count)
            idxfilesize=\(index.count)
            sametypesequence=h
            """
        return archive([("made.ifo", Array(info.utf8)), ("made.idx", index), ("made.dict", data)])
    }

    private static func bytes(_ number: Int) -> [UInt8] {
        withUnsafeBytes(of: UInt32(number).bigEndian) { Array($0) }
    }

    /// A ZIP archive.
    private static func archive(_ files: [(String, [UInt8])]) -> [UInt8] {
        let capacity = files.reduce(64 << 10) { $0 + $1.1.count + 1024 }
        return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            let archive = archive_write_new()
            archive_write_set_format_zip(archive)
            precondition(archive_write_open_memory(archive, buffer.baseAddress, buffer.count, &count) == ARCHIVE_OK)
            for (name, bytes) in files {
                let entry = archive_entry_new()
                archive_entry_set_pathname(entry, name)
                archive_entry_set_size(entry, Int64(bytes.count))
                archive_entry_set_filetype(entry, 0o100000)
                archive_entry_set_perm(entry, 0o644)
                archive_write_header(archive, entry)
                archive_write_data(archive, bytes, bytes.count)
                archive_entry_free(entry)
            }
            archive_write_close(archive)
            archive_write_free(archive)
        }
    }
}
