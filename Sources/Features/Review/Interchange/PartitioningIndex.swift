extension RandomAccessCollection {
    /// Returns the first index for which `isBefore` is false, by binary search; all elements for which it is true must
    /// come first.
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
