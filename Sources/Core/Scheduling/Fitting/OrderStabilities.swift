import Mathematics

/// Puts initial stabilities in order and fills in those of first ratings that never occurred.
///
/// A better first rating must not mean a shorter memory: of two stabilities out of order, the one with fewer cards
/// yields. Missing ones are interpolated or extrapolated on a logarithmic scale with the published weights 0.41 (*hard*
/// between *again* and *good*) and 0.54 (*good* between *hard* and *easy*). Source: fsrs-optimizer and fsrs-rs.
func orderedStabilities(_ found: [Double?], counts: [Double], defaults: [Double]) -> [Double] {
    var values = found
    for (small, big) in [(0, 1), (1, 2), (2, 3), (0, 2), (1, 3), (0, 3)] {
        guard let low = values[small], let high = values[big], low > high else { continue }
        if counts[small] > counts[big] { values[big] = low } else { values[small] = high }
    }
    let known = (0..<4).filter { values[$0] != nil }
    guard let only = known.first else { return Array(defaults[0..<4]) }
    if known.count == 1 {
        let share = (values[only] ?? 1) / defaults[only]
        return (0..<4).map { limited(defaults[$0] * share, $0) }
    }

    // With logarithms a … d: b = w₁ a + (1 − w₁) c and c = (1 − w₂) b + w₂ d. Any two determine the others.
    let w1 = 0.41
    let w2 = 0.54
    var logs = values.map { $0.map { logarithm($0) } }
    if logs[1] == nil, logs[2] == nil, let a = logs[0], let d = logs[3] {
        let whole = w1 + w2 - w1 * w2
        logs[1] = (w1 * a + (1 - w1) * w2 * d) / whole
        logs[2] = ((1 - w2) * w1 * a + w2 * d) / whole
    }
    if logs[1] == nil, let c = logs[2] {
        if let a = logs[0] {
            logs[1] = w1 * a + (1 - w1) * c
        } else if let d = logs[3] {
            logs[1] = (c - w2 * d) / (1 - w2)
        }
    }
    if logs[2] == nil, let b = logs[1] {
        if let d = logs[3] {
            logs[2] = (1 - w2) * b + w2 * d
        } else if let a = logs[0] {
            logs[2] = (b - w1 * a) / (1 - w1)
        }
    }
    if let b = logs[1], let c = logs[2] {
        if logs[0] == nil { logs[0] = (b - (1 - w1) * c) / w1 }
        if logs[3] == nil { logs[3] = (c - (1 - w2) * b) / w2 }
    }
    return (0..<4).map { index in
        limited(values[index] ?? logs[index].map { exponential($0) } ?? defaults[index], index)
    }
}

private func limited(_ stability: Double, _ index: Int) -> Double {
    min(max(stability, FSRSParameters.lowerBounds[index]), FSRSParameters.upperBounds[index])
}
