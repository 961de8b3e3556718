import Model

// The single validation of a deck's options, whatever their source: a page, the API, a command, a package, the
// database.
extension DeckOptions {
    /// The maximum number of learning or relearning steps. Nobody has more than a dozen.
    public static let mostSteps = 100

    /// Returns the options ready to store; FSRS parameters are clamped to their published bounds, as in fsrs-rs.
    ///
    /// - Throws: ``SchedulingError`` for the first invalid option, with its name and the allowed range.
    public func validated() throws(SchedulingError) -> DeckOptions {
        let (options, fault) = bounded
        if let fault { throw fault }
        return options
    }

    /// The options with invalid values moved to the nearest valid one, or to the default of a new deck. For options
    /// stored before this validation, and for packages from other programs.
    public var mended: DeckOptions { bounded.options }

    /// The nearest valid options, and the first fault found.
    private var bounded: (options: DeckOptions, fault: SchedulingError?) {
        var options = self
        var faults: [SchedulingError] = []
        func bring(_ number: inout Int, _ field: String, into bounds: Bounds) {
            guard !bounds.contains(number) else { return }
            number = bounds.nearest(to: number)
            faults.append(.optionOutOfRange(field, least: String(bounds.least), most: String(bounds.most)))
        }
        func clean(_ steps: inout [Double], _ field: String) {
            if let place = steps.firstIndex(where: { !Steps.isPossible(minutes: $0) }) {
                steps.removeAll { !Steps.isPossible(minutes: $0) }
                faults.append(.stepOutOfRange(field, index: place))
            }
            guard steps.count > Self.mostSteps else { return }
            steps.removeLast(steps.count - Self.mostSteps)
            faults.append(.optionOutOfRange(field, least: "0", most: String(Self.mostSteps)))
        }
        bring(&options.maximumInterval, "maximumInterval", into: .interval)
        bring(&options.newPerDay, "newPerDay", into: .cardsPerDay)
        bring(&options.reviewsPerDay, "reviewsPerDay", into: .cardsPerDay)
        bring(&options.leechThreshold, "leechThreshold", into: .leechThreshold)
        clean(&options.learningSteps, "learningSteps")
        clean(&options.relearningSteps, "relearningSteps")
        let retentions = Bounds.retention.shares
        if !retentions.contains(desiredRetention) {
            options.desiredRetention =
                desiredRetention > 0
                ? min(max(desiredRetention, retentions.lowerBound), retentions.upperBound)
                : DeckOptions().desiredRetention
            let (least, most) = Bounds.retention.shareTexts
            faults.append(.optionOutOfRange("desiredRetention", least: least, most: most))
        }
        // In what was stored earlier, missing days count as usual days.
        options.dayShares = (0..<7).map { day in
            guard day < dayShares.count, dayShares[day] >= 0 else { return 1 }
            return min(dayShares[day], 1)
        }
        if !dayShares.allSatisfy({ $0 >= 0 && $0 <= 1 }) {
            faults.append(.optionOutOfRange("dayShares", least: "0", most: "1"))
        }
        if dayShares.count != 7 { faults.append(.wrongDayCount(dayShares.count)) }
        let factors = ankiSM2.checked()
        options.ankiSM2 = factors.options
        if let fault = factors.fault {
            faults.append(.optionOutOfRange("ankiSM2.\(fault.field)", least: fault.least, most: fault.most))
        }
        do throws(SchedulingError) {
            options.parameters = parameters.isEmpty ? [] : try FSRSParameters(parameters).values
        } catch {
            options.parameters = []
            faults.append(error)
        }
        if let former = previousParameters {
            do throws(SchedulingError) {
                options.previousParameters = former.isEmpty ? [] : try FSRSParameters(former).values
            } catch {
                options.previousParameters = nil
                faults.append(error)
            }
        }
        return (options, faults.first)
    }
}
