/// What is said of the pictures and recordings of notes.
extension Wording {
    var picture: String { say("Picture", "图片") }
    /// - Parameter number: Which of several it is, from 1; nil where it is the only one.
    func recording(_ number: Int?) -> String {
        guard let number else { return say("Recording", "录音") }
        return say("Recording \(number)", "录音 \(number)")
    }
    var playRecording: String { say("Play the recording", "播放录音") }
    var addPicture: String { say("Add a picture", "添加图片") }
    var anotherPicture: String { say("Replace the picture", "换成另一张") }
    var removePicture: String { say("Remove the picture", "移除图片") }
    var addRecording: String { say("Add a recording", "添加录音") }
    var anotherRecording: String { say("Replace the recording", "换成另一段") }
    var removeRecording: String { say("Remove the recording", "移除录音") }
    func pictureFormats(megabytes: Int) -> String {
        "PNG, JPEG, GIF, WebP, AVIF, SVG · " + upTo(megabytes: megabytes)
    }
    func recordingFormats(megabytes: Int) -> String {
        "MP3, Ogg, Opus, WAV, M4A, AAC, FLAC, WebM · " + upTo(megabytes: megabytes)
    }

    // MARK: What there is

    var picturesAndRecordings: String { say("Pictures and recordings", "图片和录音") }
    func size(bytes: Int) -> String {
        if bytes < 1000 { return say(count(bytes, "byte", "bytes"), "\(bytes) 字节") }
        var tenths = bytes / 100
        var unit = 0
        while tenths >= 10_000, unit < 2 {
            tenths /= 1000
            unit += 1
        }
        let number = tenths < 1000 ? "\(tenths / 10).\(tenths % 10)" : Quantity.grouped(tenths / 10)
        return number + " " + ["KB", "MB", "GB"][unit]
    }
    func mediaSize(_ number: Int, bytes: Int) -> String {
        say(
            "\(count(number, "file", "files")), \(size(bytes: bytes))",
            "\(Quantity.grouped(number)) 个文件，\(size(bytes: bytes))")
    }
    var unusedMedia: String { say("Unused files", "没有用到的文件") }
    var noUnusedMedia: String { say("Everything here belongs to a card.", "所有文件都有卡片在用。") }
    func unusedMediaLead(_ number: Int, bytes: Int) -> String {
        say(
            "\(count(number, "file no longer belongs", "files no longer belong")) to any card: \(size(bytes: bytes)).",
            "\(Quantity.grouped(number)) 个文件已经没有卡片在用，共 \(size(bytes: bytes))。")
    }
    var deleteUnusedMediaHelp: String {
        say(
            "Files that an undo would restore are not among them. This cannot be undone.",
            "撤销时还会用到的文件不在其中。删除后无法恢复。")
    }
    func deleteUnusedMedia(_ number: Int) -> String {
        say("Delete \(count(number, "file", "files"))", "删除 \(Quantity.grouped(number)) 个文件")
    }
    func mediaDeleted(_ number: Int) -> String {
        say("\(count(number, "file was", "files were")) deleted.", "已删除 \(Quantity.grouped(number)) 个文件。")
    }
    var missingMedia: String { say("Missing", "缺少的文件") }
    func missingMediaLead(_ number: Int) -> String {
        say(
            "Cards refer to \(count(number, "file", "files")) that \(number == 1 ? "is" : "are") not here.",
            "卡片用到的 \(Quantity.grouped(number)) 个文件不在这里。")
    }
    func andMore(_ number: Int) -> String {
        say("and \(Quantity.grouped(number)) more", "还有 \(Quantity.grouped(number)) 个")
    }

    /// A file that cannot be kept with a note.
    func explain(_ fault: MediumFault) -> Explanation {
        let kept = say("Nothing was changed; what you typed is still here.", "没有作任何更改，填写的内容仍在。")
        return switch fault {
        case .noPicture(let name):
            Explanation(
                say("This is not a picture", "这不是图片"),
                say("“\(name)” is not a picture that browsers can show.", "浏览器无法显示“\(name)”。"), kept: kept,
                next: say("Choose a PNG, JPEG, GIF, WebP, AVIF or SVG.", "请选择 PNG、JPEG、GIF、WebP、AVIF 或 SVG 文件。"))
        case .noRecording(let name):
            Explanation(
                say("This is not a recording", "这不是录音"),
                say("“\(name)” is not a recording that browsers can play.", "浏览器无法播放“\(name)”。"), kept: kept,
                next: say(
                    "Choose an MP3, Ogg, Opus, WAV, M4A, AAC, FLAC or WebM.",
                    "请选择 MP3、Ogg、Opus、WAV、M4A、AAC、FLAC 或 WebM 文件。"))
        case .tooLarge(let name, let megabytes):
            Explanation(
                say("The file is too large for a card", "文件太大，无法放进卡片"),
                say("“\(name)” is larger than \(megabytes) MB.", "“\(name)”超过 \(megabytes) MB。"), kept: kept,
                next: say("Make it smaller, or choose another.", "请缩小文件，或选择其他文件。"))
        }
    }
}
