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
    var anotherPicture: String { say("Another in its place", "换成另一张") }
    var removePicture: String { say("Remove the picture", "移除图片") }
    var addRecording: String { say("Add a recording", "添加录音") }
    var anotherRecording: String { say("Another in its place", "换成另一段") }
    var removeRecording: String { say("Remove the recording", "移除录音") }
    func pictureFormats(megabytes: Int) -> String {
        "PNG, JPEG, GIF, WebP, AVIF, SVG · " + upTo(megabytes: megabytes)
    }
    func recordingFormats(megabytes: Int) -> String {
        "MP3, Ogg, Opus, WAV, M4A, AAC, FLAC, WebM · " + upTo(megabytes: megabytes)
    }

    /// A file that cannot be kept with a note.
    func explain(_ fault: MediumFault) -> Explanation {
        let kept = say("Nothing was changed; what you typed is still here.", "没有作任何更改，填写的内容仍在。")
        return switch fault {
        case .noPicture(let name):
            Explanation(
                say("This is no picture", "这不是图片"),
                say("“\(name)” is no picture that browsers show.", "浏览器无法显示“\(name)”。"), kept: kept,
                next: say("Choose a PNG, JPEG, GIF, WebP, AVIF or SVG.", "请选择 PNG、JPEG、GIF、WebP、AVIF 或 SVG 文件。"))
        case .noRecording(let name):
            Explanation(
                say("This is no recording", "这不是录音"),
                say("“\(name)” is no recording that browsers play.", "浏览器无法播放“\(name)”。"), kept: kept,
                next: say(
                    "Choose an MP3, Ogg, Opus, WAV, M4A, AAC, FLAC or WebM.",
                    "请选择 MP3、Ogg、Opus、WAV、M4A、AAC、FLAC 或 WebM 文件。"))
        case .tooLarge(let name, let megabytes):
            Explanation(
                say("The file is too large for a card", "文件太大，无法放进卡片"),
                say("“\(name)” has more than \(megabytes) MB.", "“\(name)”超过 \(megabytes) MB。"), kept: kept,
                next: say("Make it smaller, or choose another.", "请缩小文件，或选择其他文件。"))
        }
    }
}
