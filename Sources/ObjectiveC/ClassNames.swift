internal import Foundation
internal import Synchronization

/// Objective-C names of classes: those of frameworks without module, such as "UIView", those of apps with their module as prefix.
///
/// `ferry build` replaces `NSStringFromClass` and `NSClassFromString` with it, for which Foundation on Linux uses Swift's names:
/// "UIKitCore.UIView". > Isolation: any thread.
public enum ClassNames {
    /// The modules that apps import as UIKit.
    private static let uiKit = ["UIKitCore", "UILists", "UIKeyboard", "UIDynamics", "UIDeprecated", "UISystemViews"]
    /// More modules whose classes have no module prefix.
    private static let frameworks = [
        "Foundation", "QuartzCore", "CoreGraphics", "ObjectiveC", "UserNotifications", "CoreLocation", "CoreText",
        "CoreData", "URLLoading",
        "FoundationNetworking", "FoundationXML", "DarwinFoundation", "UniformTypeIdentifiers", "UIKit", "ImageIO", "AudioToolbox",
        "SystemConfiguration", "XCTest", "XCUITest",
    ]

    /// Classes with explicit names: `@objc(Name)`, and stand-ins for UIKit's private classes.
    private struct Table {
        var types: [String: AnyClass] = [:]
        var names: [ObjectIdentifier: String] = [:]
    }
    private static let table = Mutex(Table())

    /// Registers `name` as a class's Objective-C name. A later class of that name replaces it.
    public static func register(_ type: AnyClass, as name: String) {
        table.withLock { table in
            table.types[name] = type
            table.names[ObjectIdentifier(type)] = name
        }
        // Foundation on Linux looks up classes of archives by Swift's names.
        NSKeyedUnarchiver.setClass(type, forClassName: name)
    }

    /// The name of a class.
    ///
    /// > Contract: Foundation, NSStringFromClass(_:).
    public static func name(_ type: AnyClass) -> String {
        MethodRegistry.shared.runPending()
        if let name = table.withLock({ $0.names[ObjectIdentifier(type)] }) { return name }
        // A private type's name contains its context, with an address that differs from run to run.
        let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }
        let name = parts.joined(separator: ".")
        guard parts.count == 2, !name.contains("<") else {
            // For nested or generic classes, Objective-C uses the mangled name.
            return _mangledTypeName(type).flatMap { $0.contains("$") ? nil : "_Tt" + $0 } ?? name
        }
        return (uiKit + frameworks).contains(String(parts[0])) ? String(parts[1]) : name
    }

    /// The class of a name; the app's own classes have their module as prefix.
    ///
    /// > Returns: nil if there is no class of that name. > Contract: Foundation, NSClassFromString(_:).
    public static func type(_ name: String) -> AnyClass? {
        MethodRegistry.shared.runPending()
        if let type = table.withLock({ table -> Found? in table.types[name].map(Found.init) }) { return type.type }
        guard !name.isEmpty, name.utf8.count < 1024 else { return nil }
        if name.hasPrefix("_Tt") { return _typeByName(String(name.dropFirst(3))) as? AnyClass }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy(isIdentifier) else { return nil }
        switch parts.count {
        case 1: return (uiKit + frameworks).lazy.compactMap { type(name, in: $0) }.first
        case 2: return type(String(parts[1]), in: String(parts[0]))
        default: return nil
        }
    }

    /// UIKit's class of a name; nil for classes of apps and of other frameworks.
    package static func uiKitType(_ name: String) -> AnyClass? {
        guard isIdentifier(name[...]) else { return nil }
        return uiKit.lazy.compactMap { type(name, in: $0) }.first
    }

    /// Whether a class is one of UIKit's own, by the module that declares it.
    package static func isUIKit(_ type: AnyClass) -> Bool {
        uiKit.contains { String(reflecting: type).hasPrefix($0 + ".") }
    }

    /// Whether a class is one of the frameworks', by the module that declares it.
    static func isFramework(_ type: AnyClass) -> Bool {
        let module = String(reflecting: type).prefix { $0 != "." }
        return (uiKit + frameworks + ["Swift"]).contains { $0 == module }
    }

    private struct Found: @unchecked Sendable {
        let type: AnyClass
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isXIDStart || first == "_" else { return false }
        return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    }

    private static func type(_ name: String, in module: String) -> AnyClass? {
        _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
    }
}
