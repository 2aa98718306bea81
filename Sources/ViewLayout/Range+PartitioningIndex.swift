extension Range<Int> {
    /// The first number of the second part of a range whose first part does not satisfy a condition and whose second part does; the upper
    /// bound if the second part is empty.
    ///
    /// > Complexity: O(log count).
    @inlinable package func partitioningIndex(where belongsInSecondPartition: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if belongsInSecondPartition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
