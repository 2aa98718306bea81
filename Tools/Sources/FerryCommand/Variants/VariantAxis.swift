import Foundation

/// In what the images of `ferry variants` differ.
enum VariantAxis: String, CaseIterable {
    case device, locale, direction
    case textSize = "text-size"
    case contrast, appearance

    /// The option with the values, separated by commas.
    var option: String {
        switch self {
        case .device: "--devices"
        case .locale: "--locales"
        case .direction: "--directions"
        case .textSize: "--text-sizes"
        case .contrast: "--contrast"
        case .appearance: "--appearance"
        }
    }

    var standard: [String] {
        switch self {
        case .device: ["iPhone SE", "iPhone 15", "iPad Pro 11"]
        case .locale: ["en_US"]
        case .direction: ["language"]
        case .textSize: ["default", "AX3"]
        case .contrast: ["normal"]
        case .appearance: ["light", "dark"]
        }
    }

    /// Whether it changes while an app runs. An app starts again in another language, as on iOS.
    var isLive: Bool { [.textSize, .contrast, .appearance].contains(self) }

    /// All values; nil where only the simulator knows.
    private var known: [String]? {
        switch self {
        case .device, .locale: nil
        case .direction: ["language", "ltr", "rtl"]
        case .textSize: ["default", "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
        case .contrast: ["normal", "increased"]
        case .appearance: ["light", "dark"]
        }
    }

    /// The values of an option, in their order. > Errors: one is empty, unknown or given twice.
    func values(of text: String) throws -> [String] {
        var values: [String] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let value = part.trimmingCharacters(in: .whitespaces)
            guard !value.isEmpty else { throw CommandFailure.usage("\(option) has an empty value in \"\(text)\"") }
            let found = known.map { all in all.first { $0.lowercased() == value.lowercased() } } ?? value
            guard let found else {
                throw CommandFailure.usage("\(option) takes \((known ?? []).joined(separator: ", ")), not \"\(value)\"")
            }
            guard !values.contains(found) else { throw CommandFailure.usage("\(option) has \"\(value)\" twice") }
            values.append(found)
        }
        return values
    }

    /// The device's setting of a value, as `ferry set` names it; nil for what an app is launched with.
    func setting(_ value: String) -> (name: String, value: String)? {
        switch self {
        case .device, .locale, .direction: nil
        case .textSize: ("text-size", value == "default" ? "L" : value)
        case .contrast: ("increase-contrast", value == "increased" ? "on" : "off")
        case .appearance: ("appearance", value)
        }
    }

    /// The words of a caption, in a narrow space; empty for the usual value of an axis with two.
    func caption(_ value: String) -> String {
        switch self {
        case .device, .locale, .appearance, .textSize: value
        case .direction: value == "language" ? "" : value == "rtl" ? "right to left" : "left to right"
        case .contrast: value == "normal" ? "" : "contrast"
        }
    }
}
