/// The description of a trait collection.
enum TraitDescription {
    static func text(of values: TraitValues) -> String {
        var parts: [String] = []
        func add(_ name: String, _ value: (some Any)?) {
            if let value { parts.append("\(name) = \(value)") }
        }
        add("UserInterfaceIdiom", values.userInterfaceIdiom)
        add("DisplayScale", values.displayScale)
        add("DisplayGamut", values.displayGamut)
        add("HorizontalSizeClass", values.horizontalSizeClass)
        add("VerticalSizeClass", values.verticalSizeClass)
        add("UserInterfaceStyle", values.userInterfaceStyle)
        add("UserInterfaceLayoutDirection", values.layoutDirection)
        add("PreferredContentSizeCategory", values.preferredContentSizeCategory?.rawValue)
        add("AccessibilityContrast", values.accessibilityContrast)
        add("UserInterfaceLevel", values.userInterfaceLevel)
        return parts.joined(separator: ", ")
    }
}
