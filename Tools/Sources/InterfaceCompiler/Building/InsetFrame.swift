/// A frame by its distances from the superview's edges, as Xcode 8 writes those of views with autoresizing masks: `minX="12.40%" width="75.07%"`.
struct InsetFrame {
    private let element: InterfaceElement
    private let context: BuildContext

    init(_ element: InterfaceElement, _ context: BuildContext) { (self.element, self.context) = (element, context) }

    /// Where the view begins and how long it is in one direction; nil after an error.
    ///
    /// > Parameters: names: of the first distance, the length and the last distance. total: the superview's length, 0 if it is unknown.
    func span(_ names: (min: String, length: String, max: String), of total: Double) -> (start: Double, length: Double)? {
        var values: [String: Double] = [:]
        for name in [names.min, names.length, names.max] {
            guard let text = element[name] else { continue }
            guard let value = value(text, name, of: total) else { return nil }
            values[name] = value
        }
        let (min, max) = (values[names.min], values[names.max])
        guard let length = values[names.length] else {
            // What is not written is 0: a view without any of them fills its superview.
            return (min ?? 0, Swift.max(total - (min ?? 0) - (max ?? 0), 0))
        }
        return (min ?? max.map { total - $0 - length } ?? 0, length)
    }

    /// In points, or in percent of the superview's length.
    private func value(_ text: String, _ name: String, of total: Double) -> Double? {
        guard text.hasSuffix("%") else { return context.number(text, name, element.line) }
        return context.number(String(text.dropLast()), name, element.line).map { $0 / 100 * total }
    }
}
