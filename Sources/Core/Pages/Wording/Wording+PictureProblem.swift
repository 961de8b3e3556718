import Model

extension Wording {
    /// What went wrong with a picture or with the image classifier.
    func explain(_ problem: PictureProblem) -> Explanation {
        let told = told(problem)
        let title: String
        switch problem {
        case .noLibrary, .badModel, .badLabels, .noLabels, .wrongLabelCount:
            title = say("The image classifier cannot be used", "无法使用图片分类模型")
        default: title = say("No word was found for the picture", "没有找到图片对应的词")
        }
        return Explanation(title, told.happened, kept: told.kept, next: told.next)
    }

    /// What happened, what was kept, what to do.
    private func told(_ problem: PictureProblem) -> (happened: String, kept: String, next: String) {
        let kept = say("Nothing was saved.", "没有保存任何内容。")
        let another = say("Choose another picture.", "请换一张图片。")
        switch problem {
        case .noPicture: return (say("No picture was sent.", "没有收到图片。"), kept, say("Choose one.", "请选一张。"))
        case .notAPicture(let name):
            return (
                say("“\(name)” is not a JPEG, PNG or WebP picture.", "“\(name)”不是 JPEG、PNG 或 WebP 图片。"), kept, another
            )
        case .tooLarge(let megabytes):
            return (
                say("The picture is larger than \(megabytes) MB.", "图片超过了 \(megabytes) MB。"), kept,
                say("Send a smaller one.", "请换一张小一点的。")
            )
        case .tooManyPoints(let width, let height):
            return (
                say(
                    "The picture has \(width) × \(height) pixels, more than Glossa accepts.",
                    "图片有 \(width) × \(height) 个像素，太大了。"), kept, say("Send a smaller one.", "请换一张小一点的。")
            )
        case .damaged: return (say("The picture’s file is damaged.", "图片文件已损坏。"), kept, another)
        case .nobodyToAsk:
            return (
                nobodySeesPictures + say(".", "。"), kept, nobodySeesPicturesLead
            )
        case .noLibrary(let name):
            return (
                say("\(name), which is needed to recognise pictures, is not installed.", "没有安装处理图片所需的 \(name)。"), kept,
                say(
                    "Run Scripts/setup and Scripts/image-classifier on the machine that Glossa runs on, and try again.",
                    "请在 Glossa 所在的机器上运行 Scripts/setup 和 Scripts/image-classifier，然后再试。")
            )
        case .badModel(let reason):
            return (
                say("The model cannot be loaded: \(reason).", "无法载入模型：\(reason)。"),
                say("The previous settings still apply.", "原来的设置没有变。"),
                say(
                    "Choose the ONNX or TensorFlow Lite file of an image classifier.",
                    "请选择一个图片分类模型的 ONNX 或 TensorFlow Lite 文件。")
            )
        case .badLabels:
            return (
                say("The file of labels cannot be read, or is empty.", "标签文件无法读取，或者是空的。"),
                say("The previous settings still apply.", "原来的设置没有变。"),
                say("Choose a text file with one label per line.", "请选择每行一个标签的文本文件。")
            )
        case .noLabels:
            return (
                say("The model’s file has no labels in it.", "模型文件里没有标签。"),
                say("The previous settings still apply.", "原来的设置没有变。"),
                say("Also choose a text file with one label per line.", "请另外指定每行一个标签的文本文件。")
            )
        case .wrongLabelCount(let labels, let outputs):
            return (
                say(
                    "The model gives \(outputs) numbers, and there are \(labels) labels.",
                    "模型给出 \(outputs) 个数值，而标签有 \(labels) 个。"), kept,
                say("Choose the labels that belong to the model.", "请选择与模型配套的标签文件。")
            )
        case .noWord(let labels):
            return (
                say(
                    "The picture was recognised, but the dictionaries have no word for it: \(join(labels)).",
                    "看过图片了，但词典里没有它的说法：\(join(labels))。"), kept,
                say("Take a picture of one thing by itself.", "请只拍一样东西。")
            )
        case .recogniserStopped:
            return (
                say(
                    "The program that reads pictures stopped: the file is damaged, or needs more memory than it "
                        + "may use.", "处理图片的程序中途停止了：文件可能已损坏，或者所需内存超出了上限。"), kept,
                say("Choose another picture, or another model.", "请换一张图片，或者换一个模型。")
            )
        case .tookTooLong(let seconds):
            return (
                say(
                    "Reading the picture took longer than \(count(seconds, "second", "seconds")) and was stopped.",
                    "处理图片超过了 \(seconds) 秒，已停止。"), kept,
                say("Try a smaller picture, or a smaller model.", "请换一张小一点的图片，或者换一个小一点的模型。")
            )
        case .forgotten:
            return (
                say("This picture is no longer here.", "这张图片已经不在了。"),
                say("Pictures stay in memory only for a while.", "图片只在内存里保留一会儿。"),
                say("Send it again.", "请再发一次。")
            )
        }
    }

    private func join(_ labels: [String]) -> String {
        var text = ""
        for label in labels { text += text.isEmpty ? label : ", " + label }
        return text
    }
}

extension PictureProblem: CustomStringConvertible {
    /// What happened, what was kept and what to do next, in English.
    public var description: String {
        let words = Wording(.english).explain(.picture(self))
        return "\(words.title): \(words.happened) \(words.kept) \(words.next)"
    }
}
