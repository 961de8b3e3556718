/// Numbers formatted for people.
enum Quantity {
    /// Digits in groups of three: `1,204,000`.
    static func grouped(_ number: Int) -> String {
        let digits = String(number.magnitude)
        var text = number < 0 ? "-" : ""
        var left = digits.utf8.count
        for digit in digits.unicodeScalars {
            text.unicodeScalars.append(digit)
            left -= 1
            if left > 0, left % 3 == 0 { text += "," }
        }
        return text
    }

    /// A time zone, by its distance from UTC in seconds: `UTC+9`, `UTC−3:30`.
    static func zone(offset: Int) -> String {
        let minutes = abs(offset) / 60
        guard minutes > 0 else { return "UTC" }
        let rest = minutes % 60 == 0 ? "" : ":" + twoDigits(minutes % 60)
        return "UTC" + (offset < 0 ? "−" : "+") + String(minutes / 60) + rest
    }

    /// Two digits: `07`.
    static func twoDigits(_ number: Int) -> String { number < 10 ? "0" + String(number) : String(number) }
}
