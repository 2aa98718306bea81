/// Elements in the order in which they came; adding and removing take constant time on average.
struct Fifo<Element> {
    private var elements: [Element?] = []
    private var start = 0

    var count: Int { elements.count - start }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func popFirst() -> Element? {
        guard start < elements.count else { return nil }
        let element = elements[start].take()
        start += 1
        // What was removed leaves in blocks.
        if start == elements.count || start >= 64 && start * 2 >= elements.count {
            elements.removeFirst(start)
            start = 0
        }
        return element
    }
}
