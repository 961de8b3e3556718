extension RandomAccessCollection {
    /// The first place behind those for which `isBefore` holds, which all come before the others: found by halving.
    func partitioningIndex(_ isBefore: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if isBefore(self[middle]) {
                low = index(after: middle)
                count -= half + 1
            } else {
                count = half
            }
        }
        return low
    }
}
