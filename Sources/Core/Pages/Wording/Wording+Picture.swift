import Model

extension Wording {
    // MARK: Picture to word

    var pictureToWord: String { say("Picture to word", "看图学词") }
    var pictureRoomLead: String {
        say("Take or choose a picture, and learn the word for what it shows.", "拍一张或选一张图片，学会图里东西的说法。")
    }
    var pictureLead: String {
        say("Glossa names what a picture shows, in the language that you learn.", "Glossa 用你正在学的语言说出图片里的东西。")
    }
    var choosePicture: String { say("Choose a picture", "选一张图片") }
    func choosePictureHelp(megabytes: Int) -> String {
        say("JPEG, PNG or WebP, up to \(megabytes) MB.", "JPEG、PNG 或 WebP，不超过 \(megabytes) MB。")
    }
    var takePicture: String { say("Or take one now", "或者现在拍一张") }
    var pictureLanguage: String { say("Language of the words", "用哪种语言") }
    var findWords: String { say("Find the words", "查找词语") }
    var yourPicture: String { say("Your picture", "你的图片") }
    func pictureWords(_ n: Int) -> String {
        n == 1 ? say("The word for it", "这个东西的说法") : say("Words for it", "可能的说法")
    }
    var namedByModel: String {
        say("Recognised by your language model; readings come from the dictionaries.", "由你的语言模型识别，读音以词典为准。")
    }
    var namedByClassifier: String {
        say(
            "Recognised by the image classifier on this machine; the words come from the dictionaries.",
            "由本机的图片分类模型识别，词语来自词典。")
    }
    func labelledInstead(_ why: String) -> String {
        say("The language model could not help: \(why)", "语言模型没帮上忙：\(why)")
    }
    func sureness(_ label: String, percent: Int) -> String {
        say("“\(label)”, \(percent) % sure", "“\(label)”，把握 \(percent)%")
    }
    var saveWithPicture: String { say("Save with the picture", "连图片一起存为卡片") }
    var picturePrivacy: String {
        say(
            "A picture is not saved unless you save it with a word, or it has to wait for the network; then it is stored here for a month at most. A language model elsewhere receives a smaller copy, without the place and time that the camera recorded.",
            "除非你把图片和词一起存成卡片，或者图片要等待联网（在本机最多保留一个月），否则不会保存。发给别处的语言模型的是缩小的图片，不含相机记录的地点和时间。")
    }
    var pictureWaits: String {
        say(
            "The language model cannot be reached. The picture is queued, and its words will appear here once the model answers.",
            "暂时连不上语言模型。图片正在等待，连上后这里就会有它的词。")
    }
    var picturesThatWaited: String { say("Pictures that waited", "等待联网的图片") }
    var nobodySeesPictures: String { say("Nothing here can recognise pictures yet", "这里还没有能看图的模型") }
    var nobodySeesPicturesLead: String {
        say(
            "Set up a language model that accepts pictures, or an image classifier that runs on this machine.",
            "请设置一个能看图的语言模型，或者一个在本机运行的图片分类模型。")
    }

    // MARK: The image classifier

    var classifier: String { say("The image classifier", "图片分类模型") }
    var classifierLead: String {
        say(
            "A classifier that runs on this machine and names pictures without any network. Glossa accepts any in ONNX or TensorFlow Lite format, such as MobileNet.",
            "一个在本机运行、不用网络就能识别图片的分类模型。Glossa 可以用任何 ONNX 或 TensorFlow Lite 格式的模型，例如 MobileNet。")
    }
    var classifierModel: String { say("The model’s file", "模型文件") }
    var classifierModelHelp: String {
        say(
            "The path of an ONNX or TensorFlow Lite file on the machine that Glossa runs on.",
            "Glossa 所在机器上 ONNX 或 TensorFlow Lite 文件的路径。")
    }
    var classifierLabels: String { say("The file of labels", "标签文件") }
    var classifierLabelsHelp: String {
        say(
            "A text file with one English label per line, in the order of the model’s outputs. A TensorFlow Lite file may already contain them; then leave this empty.",
            "文本文件，每行一个英文标签，顺序与模型的输出相同。TensorFlow Lite 文件里可能已有标签，那就不用填。")
    }
    var classifierScale: String { say("Range of colour values", "颜色的数值范围") }
    var classifierScaleHelp: String {
        say(
            "It depends on how the model was trained. If its page does not say, try the first.",
            "取决于模型的训练方式。如果没有说明，先试第一种。")
    }
    func scale(_ scale: ClassifierSettings.Scale) -> String {
        switch scale {
        case .imagenet: say("ImageNet’s mean and deviation", "ImageNet 的平均值和标准差")
        case .unit: say("0 to 1", "0 到 1")
        case .symmetric: say("−1 to 1", "−1 到 1")
        case .bytes: say("0 to 255", "0 到 255")
        }
    }
    var classifierSaved: String { say("Saved. The image classifier is loaded.", "已保存，分类模型已载入。") }
    var removeClassifier: String { say("Remove the classifier", "移除分类模型") }
}
