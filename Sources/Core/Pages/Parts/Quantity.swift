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

    /// Two digits: `07`.
    static func twoDigits(_ number: Int) -> String { number < 10 ? "0" + String(number) : String(number) }
}
