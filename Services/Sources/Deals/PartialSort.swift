extension Array where Element: Comparable {
    /// The smallest elements, in any order; all if there are not so many.
    ///
    /// Parts the array again and again around an element until the first part has so many (Hoare's selection): a small share of the cost of
    /// sorting. After many parts that leave almost everything on one side, which an unlucky order of the elements does, it sorts.
    func smallest(_ count: Int) -> [Element] {
        guard count < self.count else { return self }
        guard count > 0 else { return [] }
        var all = self
        all.withUnsafeMutableBufferPointer { elements in
            var (first, last, tries) = (0, elements.count - 1, 4 * (Int.bitWidth - elements.count.leadingZeroBitCount))
            while first < last {
                guard tries > 0 else { return elements[first...last].sort() }
                tries -= 1
                let middle = first + (last - first) / 2
                let three = [elements[first], elements[middle], elements[last]].sorted()
                let pivot = three[1]
                var (left, right) = (first, last)
                while left <= right {
                    while elements[left] < pivot { left += 1 }
                    while pivot < elements[right] { right -= 1 }
                    guard left <= right else { break }
                    elements.swapAt(left, right)
                    left += 1
                    right -= 1
                }
                // Up to `right` nothing is larger than the pivot, and from `left` on nothing smaller.
                if count - 1 <= right { last = right } else if count - 1 >= left { first = left } else { return }
            }
        }
        return Array(all.prefix(count))
    }
}
