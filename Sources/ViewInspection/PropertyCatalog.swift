internal import CoreGraphics
internal import InspectionProtocol
internal import UIKitCore

/// The properties that the inspector shows, by class, and how they are changed.
@MainActor enum PropertyCatalog {
    /// Properties of one class.
    struct Section {
        let title: String
        let properties: [ViewProperty]
    }

    /// The most specific class first, as in Xcode; traits last.
    static func groups(of view: UIView) -> [InspectionGroup] {
        let own = sections.compactMap { section -> InspectionGroup? in
            let rows = section.properties.compactMap { $0.shown(view) }
            return rows.isEmpty ? nil : InspectionGroup(section.title, rows)
        }
        return own + [traits(view.traitCollection)]
    }

    static func property(_ key: String, of view: UIView) -> ViewProperty? {
        for section in sections {
            if let found = section.properties.first(where: { $0.key == key && $0.shown(view) != nil }) { return found }
        }
        return nil
    }

    static let sections: [Section] = controlSections + [viewSection, layoutSection, layerSection, accessibilitySection]

    private static var viewSection: Section {
        Section(
            title: "View",
            properties: [
                .rect("Frame", \UIView.frame, key: "frame"), .rect("Bounds", \UIView.bounds, key: "bounds"),
                .point("Centre", \UIView.center, key: "center"),
                .number("Alpha", \UIView.alpha, key: "alpha", range: 0...1), .toggle("Hidden", \UIView.isHidden, key: "isHidden"),
                .optionalColor("Background", \UIView.backgroundColor, key: "backgroundColor"),
                .tint, .toggle("Clips to bounds", \UIView.clipsToBounds, key: "clipsToBounds"),
                .choice(
                    "Content mode",
                    [
                        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right", "topLeft",
                        "topRight", "bottomLeft", "bottomRight",
                    ], \UIView.contentMode, key: "contentMode"),
                .integer("Tag", \UIView.tag, key: "tag"),
                .toggle("User interaction", \UIView.isUserInteractionEnabled, key: "isUserInteractionEnabled"),
                .toggle("Multiple touch", \UIView.isMultipleTouchEnabled, key: "isMultipleTouchEnabled"),
            ])
    }

    private static var layoutSection: Section {
        Section(
            title: "Layout",
            properties: [
                .edges("Margins", \UIView.layoutMargins, key: "layoutMargins"),
                .read("Safe area", .edges) { (view: UIView) in InspectionEdges(view.safeAreaInsets).words },
                .read("Content size", .size) { (view: UIView) in
                    let size = view.intrinsicContentSize
                    guard size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric else { return nil }
                    return InspectionValue.words([Double(size.width), Double(size.height)])
                },
                .read("Hugging", .text) { (view: UIView) in
                    words(view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical))
                },
                .read("Resistance", .text) { (view: UIView) in
                    words(
                        view.contentCompressionResistancePriority(for: .horizontal),
                        view.contentCompressionResistancePriority(for: .vertical))
                },
                .read("Mask to constraints", .toggle) { (view: UIView) in "\(view.translatesAutoresizingMaskIntoConstraints)" },
            ])
    }

    private static func words(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> String {
        "\(InspectionValue.words(Double(horizontal.rawValue))) across, \(InspectionValue.words(Double(vertical.rawValue))) down"
    }

    private static var layerSection: Section {
        Section(
            title: "Layer",
            properties: [
                .read("Class", .text) { (view: UIView) in ObjectNames.type(of: view.layer) },
                .number("Corner radius", \UIView.layer.cornerRadius, key: "cornerRadius", range: 0...10_000),
                .number("Border width", \UIView.layer.borderWidth, key: "borderWidth", range: 0...1000),
                .layerColor("Border colour", \.borderColor, key: "borderColor"),
                .read("Shadow opacity", .number) { (view: UIView) in InspectionValue.words(Double(view.layer.shadowOpacity)) },
                .number("Shadow radius", \UIView.layer.shadowRadius, key: "shadowRadius", range: 0...1000),
                .read("Transform", .text) { (view: UIView) in
                    let t = view.transform
                    return t.isIdentity ? nil : InspectionValue.words([t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) })
                },
                .number("Z position", \UIView.layer.zPosition, key: "zPosition"),
            ])
    }

    private static var accessibilitySection: Section {
        Section(
            title: "Accessibility",
            properties: [
                .optionalText("Identifier", \UIView.accessibilityIdentifier, key: "accessibilityIdentifier"),
                .optionalText("Label", \UIView.accessibilityLabel, key: "accessibilityLabel"),
                .read("Value", .text) { (view: UIView) in view.accessibilityValue },
                .read("Hint", .text) { (view: UIView) in view.accessibilityHint },
                .toggle("Is an element", \UIView.isAccessibilityElement, key: "isAccessibilityElement"),
            ])
    }

    /// The traits of a view or controller.
    static func traits(_ traits: UITraitCollection) -> InspectionGroup {
        func name(_ size: UIUserInterfaceSizeClass) -> String { "\(size)" }
        return InspectionGroup(
            "Traits",
            [
                InspectionProperty("Appearance", .text, "\(traits.userInterfaceStyle)"),
                InspectionProperty(
                    "Size classes", .text, "\(name(traits.horizontalSizeClass)) across, \(name(traits.verticalSizeClass)) down"),
                InspectionProperty(
                    "Text size", .text, traits.preferredContentSizeCategory.rawValue.replacing("UICTContentSizeCategory", with: "")),
                InspectionProperty("Direction", .text, "\(traits.layoutDirection)"),
                InspectionProperty("Contrast", .text, "\(traits.accessibilityContrast)"),
                InspectionProperty("Scale", .number, InspectionValue.words(Double(traits.displayScale))),
                InspectionProperty("Idiom", .text, "\(traits.userInterfaceIdiom)"),
            ])
    }
}
