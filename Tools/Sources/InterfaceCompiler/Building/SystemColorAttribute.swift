/// The system colour that a `<color>` names.
///
/// Xcode 11 wrote two names, so that Xcode 10 could still open the file: `xcode11CocoaTouchSystemColor="systemBackgroundColor"
/// cocoaTouchSystemColor="whiteColor"`. The newer one is the colour.
struct SystemColorAttribute {
    let name: String
    /// Of a fixed colour that the file names without components; nil if UIKit resolves the name.
    let components: InterfaceElement?

    init?(_ element: InterfaceElement) {
        var found = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"]
        if found == nil, element["catalog"]?.lowercased() == "system" { found = element["name"] }
        guard let found else { return nil }
        name = Self.laterNames[found] ?? found
        components = Self.fixed[name].map { values in
            var color = InterfaceElement(name: "color")
            for (key, value) in zip(["red", "green", "blue", "alpha"], values) { color.attributes[key] = value }
            return color
        }
    }

    /// Names of colours that iOS has drawn as others since it has a dark appearance.
    private static let laterNames = [
        "tableBackgroundColor": "systemBackgroundColor", "tableCellBackgroundColor": "systemBackgroundColor",
        "tableCellPlainBackgroundColor": "systemBackgroundColor",
        "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackgroundColor",
    ]

    /// `UIColor`'s fixed colours, and those that UIKit has not had since iOS 7 but files still name, with the components that Xcode's colour
    /// list has for them: red, green, blue and alpha as Interface Builder writes them.
    private static let fixed = [
        "whiteColor": ["1", "1", "1", "1"], "blackColor": ["0", "0", "0", "1"], "clearColor": ["0", "0", "0", "0"],
        "grayColor": ["0.5", "0.5", "0.5", "1"], "darkGrayColor": ["0.33333333", "0.33333333", "0.33333333", "1"],
        "lightGrayColor": ["0.66666667", "0.66666667", "0.66666667", "1"], "redColor": ["1", "0", "0", "1"],
        "greenColor": ["0", "1", "0", "1"], "blueColor": ["0", "0", "1", "1"], "cyanColor": ["0", "1", "1", "1"],
        "yellowColor": ["1", "1", "0", "1"], "magentaColor": ["1", "0", "1", "1"], "orangeColor": ["1", "0.5", "0", "1"],
        "purpleColor": ["0.5", "0", "0.5", "1"], "brownColor": ["0.6", "0.4", "0.2", "1"],
        "viewFlipsideBackgroundColor": ["0.12156863", "0.12941176", "0.14117647", "1"],
        "scrollViewTexturedBackgroundColor": ["0.43529412", "0.44313725", "0.4745098", "1"],
    ]
}
