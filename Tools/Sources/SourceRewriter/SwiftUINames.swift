import SwiftSyntax

/// The types of a program that are left out with code of SwiftUI.
public struct LeftOutTypes: Sendable {
    let types: Set<String>
    /// Types that the rest of the program declares.
    let kept: Set<String>
    /// Those whose names mean nothing else: they are meant in files without SwiftUI too.
    let alone: Set<String>

    public init(types: Set<String> = [], kept: Set<String> = []) {
        (self.types, self.kept) = (types, kept)
        alone = types.subtracting(kept)
    }
}

/// Names that mean SwiftUI in a file that imports it.
struct SwiftUINames {
    private let values: Set<String>

    private static let certain: Set<String> = [
        "UIHostingController", "UIHostingConfiguration", "ViewBuilder", "AnyView", "EnvironmentValues", "EnvironmentKey", "ViewModifier",
        "GeometryProxy", "GeometryReader", "PreferenceKey", "UIViewRepresentable", "UIViewControllerRepresentable", "SwiftUI",
        "UIViewRepresentableContext", "UIViewControllerRepresentableContext", "ObservableObjectPublisher",
    ]
    /// Only where a type is meant, or an attribute.
    private static let types: Set<String> = ["View", "App", "Scene", "ButtonStyle", "LabelStyle", "ToggleStyle", "Shape", "ShapeStyle"]
    private static let attributes: Set<String> = [
        "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Binding", "AppStorage", "SceneStorage", "FocusState",
    ]
    /// Only where a type is meant or made.
    private static let values: Set<String> = [
        "Angle", "AnyTransition", "Binding", "Color", "ColorScheme", "EdgeInsets", "Font", "HStack", "Image", "LinearGradient",
        "LocalizedStringKey", "Spacer", "Text", "UnitPoint", "VStack", "ZStack",
    ]

    /// > Parameters: except: types of the program itself.
    init(except kept: Set<String>) { values = Self.values.subtracting(kept) }

    func contains(_ token: TokenSyntax) -> Bool {
        let name = token.text
        if Self.certain.contains(name) { return true }
        if Self.types.contains(name), token.parent?.is(IdentifierTypeSyntax.self) == true { return true }
        if values.contains(name), token.namesType { return true }
        return Self.attributes.contains(name) && token.parent?.parent?.is(AttributeSyntax.self) == true
    }
}

extension TokenSyntax {
    /// Whether it is a type's name, or one at the begin of an expression.
    var namesType: Bool {
        if parent?.is(IdentifierTypeSyntax.self) == true { return true }
        guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
        guard let member = reference.parent?.as(MemberAccessExprSyntax.self) else { return true }
        return member.base?.id == ExprSyntax(reference).id
    }
}
