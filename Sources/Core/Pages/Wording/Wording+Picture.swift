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
    var choosePicture: String { say("A picture of yours", "选一张图片") }
    func choosePictureHelp(megabytes: Int) -> String {
        say("JPEG, PNG or WebP, up to \(megabytes) MB.", "JPEG、PNG 或 WebP，不超过 \(megabytes) MB。")
    }
    var takePicture: String { say("Or take one now", "或者现在拍一张") }
    var pictureLanguage: String { say("The words are to be in", "用哪种语言") }
    var findWords: String { say("Find the words", "查找词语") }
    var yourPicture: String { say("Your picture", "你的图片") }
    func pictureWords(_ n: Int) -> String {
        n == 1 ? say("The word for it", "这个东西的说法") : say("Words for it", "可能的说法")
    }
    var namedByModel: String {
        say("Your language model saw this; readings are the dictionaries’.", "由你的语言模型识别，读音以词典为准。")
    }
    var namedByClassifier: String {
        say("The image classifier on this machine saw this; the words are the dictionaries’.", "由本机的图片分类模型识别，词语来自词典。")
    }
    func labelledInstead(_ why: String) -> String {
        say("The language model was of no help: \(why)", "语言模型没帮上忙：\(why)")
    }
    func sureness(_ label: String, percent: Int) -> String {
        say("“\(label)”, \(percent) % sure", "“\(label)”，把握 \(percent)%")
    }
    var saveWithPicture: String { say("Save with the picture", "连图片一起存为卡片") }
    var picturePrivacy: String {
        say(
            "A picture is kept nowhere unless you save it with a word, or it has to wait for the network; then it is kept here for a month at most. A language model elsewhere gets it smaller, and without the place and time that the camera wrote into it.",
            "除非你把图片和词一起存成卡片，或者图片要等待联网（在本机最多保留一个月），否则不会保存。发给别处的语言模型的是缩小的图片，不含相机记录的地点和时间。")
    }
    var pictureWaits: String {
        say(
            "The language model cannot be reached. The picture waits, and its words will be here when it can.",
            "暂时连不上语言模型。图片正在等待，连上后这里就会有它的词。")
    }
    var picturesThatWaited: String { say("Pictures that waited", "等待联网的图片") }
    var nobodySeesPictures: String { say("Nobody here can see pictures yet", "这里还没有能看图的模型") }
    var nobodySeesPicturesLead: String {
        say(
            "Set up a language model that takes pictures, or an image classifier that runs on this machine.",
            "请设置一个能看图的语言模型，或者一个在本机运行的图片分类模型。")
    }

    // MARK: The image classifier

    var classifier: String { say("The image classifier", "图片分类模型") }
    var classifierLead: String {
        say(
            "A classifier that runs on this machine and names pictures without any network. Glossa takes any in the form of ONNX or TensorFlow Lite, such as MobileNet.",
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
            "A text with an English label on each line, in the order of the model’s outputs. A TensorFlow Lite file may have them in it; leave this empty then.",
            "文本文件，每行一个英文标签，顺序与模型的输出相同。TensorFlow Lite 文件里可能已有标签，那就不用填。")
    }
    var classifierScale: String { say("Colours go in as", "颜色的数值范围") }
    var classifierScaleHelp: String {
        say("How the model was trained. Where its page says nothing, try the first.", "取决于模型的训练方式。如果没有说明，先试第一种。")
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
    var removeClassifier: String { say("Do without it", "不再使用") }
}
