internal import Foundation

/// How much there is in a page and its frames. Of one that has too much the elements are not read: its trees would take the app's memory and time.
struct PageContentSize: Equatable {
    /// Ours: trees of some megabytes.
    private static let (mostNodes, mostText) = (30_000, 2_000_000)

    private var (nodes, text) = (0, 0)

    /// The nodes and characters of a document, as far as they are counted.
    static let script = """
        (() => {
            const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
            let nodes = 0, text = 0;
            while (nodes <= \(mostNodes) && text <= \(mostText) && walker.nextNode()) {
                nodes += 1;
                if (walker.currentNode.nodeType === Node.TEXT_NODE) text += walker.currentNode.length;
            }
            return [nodes, text];
        })()
        """

    var isReadable: Bool { nodes <= Self.mostNodes && text <= Self.mostText }

    /// Adds what the script says of a document; one that has gone has nothing.
    mutating func add(_ value: Any?) {
        guard let counts = (value as? [NSNumber])?.map(\.intValue), counts.count == 2 else { return }
        (nodes, text) = (nodes + min(max(counts[0], 0), Self.mostNodes + 1), text + min(max(counts[1], 0), Self.mostText + 1))
    }
}
