import Foundation
import Model
import Scheduling
import Testing

@Suite struct CheckedOptionsTests {
    private static func changed(_ change: (inout DeckOptions) -> Void) -> DeckOptions {
        var options = DeckOptions()
        change(&options)
        return options
    }

    @Test func whatANewDeckHasIsValid() throws {
        #expect(try DeckOptions().validated() == DeckOptions())
        #expect(DeckOptions().mended == DeckOptions())
    }

    @Test(arguments: [Int.min, -1, 10_000, .max]) func aCountOutsideItsBoundsIsNamed(_ number: Int) {
        for (field, options) in [
            ("newPerDay", Self.changed { $0.newPerDay = number }),
            ("reviewsPerDay", Self.changed { $0.reviewsPerDay = number }),
            ("leechThreshold", Self.changed { $0.leechThreshold = number }),
        ] {
            #expect(throws: SchedulingError.optionOutOfRange(field, least: "0", most: "9999")) {
                try options.validated()
            }
            let mended = options.mended
            for count in [mended.newPerDay, mended.reviewsPerDay, mended.leechThreshold] {
                #expect((0...9999).contains(count))
            }
        }
    }

    @Test(arguments: [Double.nan, -1, 0, 1e308, -.infinity, .infinity])
    func aRealNumberOutsideItsBoundsIsNamedAndMended(_ number: Double) throws {
        for options in [
            Self.changed { $0.desiredRetention = number }, Self.changed { $0.learningSteps = [1, number] },
            Self.changed { $0.relearningSteps = [number] },
        ] {
            #expect(throws: SchedulingError.self) { try options.validated() }
            let mended = options.mended
            #expect(try mended.validated() == mended)
            #expect((0.7...0.97).contains(mended.desiredRetention))
        }
        let shares = Self.changed { $0.dayShares = [number, 1, 1, 1, 1, 1, 1] }.mended.dayShares
        #expect(shares.count == 7 && shares.allSatisfy { (0...1).contains($0) })
    }

    @Test func parametersComeWithinTheirPublishedBounds() throws {
        let options = Self.changed { $0.parameters = Array(repeating: 1e300, count: 21) }
        #expect(try options.validated().parameters == FSRSParameters.upperBounds)
        let broken = Self.changed {
            $0.parameters = Array(repeating: .nan, count: 21)
            $0.previousParameters = [1]
        }
        #expect(throws: SchedulingError.parameterNotFinite(index: 0)) { try broken.validated() }
        #expect(broken.mended.parameters.isEmpty && broken.mended.previousParameters == nil)
        let former = Self.changed { $0.previousParameters = [1, 1, 1] }
        #expect(throws: SchedulingError.wrongParameterCount(3)) { try former.validated() }
        #expect(former.mended == DeckOptions())
        let usual = Self.changed { $0.previousParameters = [] }
        #expect(try usual.validated().previousParameters == [])
    }

    @Test(arguments: ["-9223372036854775808", "9223372036854775808", "1e308", "0.5"])
    func optionsAreReadWhateverNumberTheyHold(_ number: String) throws {
        let json = #"{"newPerDay":\#(number),"maximumInterval":\#(number)}"#
        let options = try JSONDecoder().decode(DeckOptions.self, from: Data(json.utf8))
        #expect(throws: SchedulingError.self) { try options.validated() }
        #expect(try options.mended.validated() == options.mended)
    }
}
