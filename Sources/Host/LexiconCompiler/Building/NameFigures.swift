import Foundation
import Segmentation

/// The likelihood of each character at each position of a name, counted over the personal names in the word list.
struct NameFigures {
    /// The average count of a name in the list, for comparing a surname's names with its other uses.
    private static let occurrencesOfAName = 10.0

    /// Characters that are often the whole given name of somebody who lives today (张伟, 李娜): the counted list has the names of
    /// books, and few of two characters. Those that are as often words are left out (红, 平, 华, 军).
    private static let modernNames = Set(
        "伟芳娜敏静丽强磊洋艳勇杰娟涛超霞秀刚辉玲鹏燕斌宁莉欣婷雪峰波鑫琳健亮慧倩颖蕾薇晨浩宇轩瑞琪瑶妍彤萌岩昊博阳帆凯毅坤彬晶岚萍蓉琴悦佳雯怡"
            .unicodeScalars.map(\.value))
    /// Those of people born since and of the heroes of novels (林晚, 顾远, 陈墨), which are words more often.
    private static let recentNames = Set(
        "凡远晚念墨辰尘野川舟深骁沐锦恒航屿珩澈昭朔泽逸枫羽烨煜霆琛屹默棠蔓茉禾苒笙汐涵熙萱嘉卓睿辙湛潇姝婉嫣芸淼淮岑沁霖铭翰哲俊晗柠曦桐楠梓洛珂瑜瑾璃"
            .unicodeScalars.map(\.value))
    private static let modernNameCost = Cost.of(nats: 5.4)
    /// The cost of such a character in either place of a given name of two: the list has it there too seldom (陈宇航, 许清禾).
    private static let modernPartCost = Cost.of(nats: 6.5)
    /// More characters of given names of two, which are hardly ever a name by themselves, and their cost (夏晚晴, 沈知意).
    private static let modernCharacters = Set("晴阔梦雅芷语诗蓓蕙昕妤以意星乐依柔曼诺".unicodeScalars.map(\.value))
    private static let modernCharacterCost = Cost.of(nats: 8)
    /// What follows a surname as a title and is hardly ever a given name: 王总 is a surname and a title.
    private static let titles: Set<UInt32> = [0x603B]
    /// The cost of a character in either place of a given name that the list has too seldom to count and that is hardly ever
    /// a word by itself (沈砚秋).
    private static let rareCharacterCost = Cost.of(nats: 9)
    /// How often a character is a word by itself, at most, to be so rare.
    private static let occurrencesOfRareCharacter = 380.0

    private(set) var costs: [UInt32: NameCosts] = [:]
    private(set) var surnames: Set<UInt32> = []
    private(set) var transliterations: Set<UInt32> = []

    /// - Parameters:
    ///   - frequencies: The word list, whose tags identify personal names (`nr`) and foreign ones (`nrt`).
    ///   - surnameCharacters: Characters that are surnames according to the dictionary.
    init(frequencies: [WordFrequency], surnameCharacters: Set<UInt32>) {
        var surname: [UInt32: Double] = [:]
        var first: [UInt32: Double] = [:]
        var second: [UInt32: Double] = [:]
        var only: [UInt32: Double] = [:]
        var foreign: [UInt32: Double] = [:]
        var all: [UInt32: Double] = [:]
        var alone: [UInt32: Double] = [:]
        for item in frequencies {
            let scalars = item.word.unicodeScalars.map(\.value)
            for scalar in scalars { all[scalar, default: 0] += 1 }
            if scalars.count == 1 { alone[scalars[0]] = Double(item.count) }
            if item.tag == "nrt", scalars.count >= 3 {
                for scalar in scalars where scalar != 0xB7 { foreign[scalar, default: 0] += 1 }
            }
            guard item.tag == "nr", surnameCharacters.contains(scalars[0]) else { continue }
            if scalars.count == 3 {
                surname[scalars[0], default: 0] += 1
                first[scalars[1], default: 0] += 1
                second[scalars[2], default: 0] += 1
            } else if scalars.count == 2 {
                only[scalars[1], default: 0] += 1
            }
        }
        let allTotal = all.values.reduce(0, +)
        let foreignTotal = foreign.values.reduce(0, +)
        // A character transliterates foreign sounds if it is several times commoner there than elsewhere.
        transliterations = Set(
            foreign.filter { $0.value >= 8 && $0.value / foreignTotal > 4 * all[$0.key, default: 1] / allTotal }.keys)
        surnames = Set(surname.filter { $0.value >= 5 }.keys)
        let totals = [surname, first, second, only].map { $0.values.reduce(0, +) }
        func cost(_ count: Double?, _ total: Double, atLeast least: Double) -> UInt16 {
            guard let count, count >= least else { return NameCosts.never }
            return Cost.of(nats: Float(-log(count / total)))
        }
        // 于 and 向 are surnames, but hardly ever used as such.
        func surnameCost(_ scalar: UInt32) -> UInt16 {
            let names = surname[scalar, default: 0] * Self.occurrencesOfAName
            let likelihood = names / (names + alone[scalar, default: 0])
            return Cost.of(nats: Float(-log(surname[scalar, default: 1] / totals[0]) - log(likelihood)))
        }
        let rare = Set(
            alone.filter { $0.value < Self.occurrencesOfRareCharacter && !surnameCharacters.contains($0.key) }.keys)
        let known = Set(surnames).union(first.keys).union(second.keys).union(only.keys).union(transliterations)
        let modern = Self.modernNames.union(Self.recentNames)
        let given = modern.union(Self.modernCharacters)
        for scalar in known.union(given).union(rare).subtracting(Self.titles) {
            let uncounted = min(
                rare.contains(scalar) ? Self.rareCharacterCost : NameCosts.never,
                modern.contains(scalar)
                    ? Self.modernPartCost : given.contains(scalar) ? Self.modernCharacterCost : NameCosts.never)
            let modernCost = modern.contains(scalar) ? Self.modernNameCost : NameCosts.never
            costs[scalar] = NameCosts(
                surname: surnames.contains(scalar) ? surnameCost(scalar) : NameCosts.never,
                first: min(uncounted, cost(first[scalar], totals[1], atLeast: 5)),
                second: min(uncounted, cost(second[scalar], totals[2], atLeast: 8)),
                only: min(modernCost, cost(only[scalar], totals[3], atLeast: 5)),
                transliteration: transliterations.contains(scalar)
                    ? cost(foreign[scalar], foreignTotal, atLeast: 1) : NameCosts.never)
        }
    }
}
