import Glibc

@testable import Formats

/// Short prose in each script, written for these tests.
enum Samples {
    static let simplified = """
        那天早上，他没有吃饭就出门了。外面下着雨，街上一个人也没有。
        “你要去哪里？”她站在门口问。
        “我也不知道。”他说，“也许会走很远的路。”
        """
    static let traditional = """
        那天早上，他沒有吃飯就出門了。外面下著雨，街上一個人也沒有。
        「你要去哪裡？」她站在門口問。
        「我也不知道。」他說，「也許會走很遠的路。」
        """
    static let japanese = """
        その朝、彼は何も食べずに家を出た。外は雨で、通りには誰もいなかった。
        「どこへ行くの？」と彼女が聞いた。
        「わからない。とても遠い所かもしれない」と彼は答えた。
        """
    static let english = """
        That morning he left the house without eating. It was raining, and the street was empty.
        “Where are you going?” she asked. “I don’t know,” he said. “Perhaps to a café.”
        """
}

/// Encodes with iconv, as another program would.
func encoded(_ text: String, as encoding: TextEncoding) -> [UInt8] {
    let descriptor = iconv_open(encoding.iconvName, "UTF-8")
    defer { iconv_close(descriptor) }
    var input = Array(text.utf8).map { CChar(bitPattern: $0) }
    return [UInt8](unsafeUninitializedCapacity: input.count * 4 + 16) { buffer, count in
        input.withUnsafeMutableBufferPointer { source in
            buffer.withMemoryRebound(to: CChar.self) { target in
                var next = source.baseAddress
                var left = source.count
                var out = target.baseAddress
                var room = target.count
                let result = iconv(descriptor, &next, &left, &out, &room)
                precondition(result != -1, "\(encoding) cannot write this text")
                _ = iconv(descriptor, nil, nil, &out, &room)
                count = target.count - room
            }
        }
    }
}

/// Imports bytes, with defaults for tests.
func imported(
    _ bytes: [UInt8], _ fileName: String = "book.txt", as encoding: TextEncoding? = nil
) throws(FormatError) -> ImportedText {
    try importText(from: .bytes(bytes), fileName: fileName, declaredEncoding: encoding)
}

/// Imports text in UTF-8.
func imported(_ text: String, _ fileName: String = "book.txt") throws(FormatError) -> ImportedText {
    try imported(Array(text.utf8), fileName)
}

/// Pseudorandom numbers that are the same on every run.
struct FixedRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let mixed = (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
        return mixed ^ mixed >> 33
    }
}
