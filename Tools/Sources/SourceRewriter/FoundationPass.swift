import SwiftSyntax

/// Adds what Foundation on Linux lacks: initialisers without arguments, the device's language, the app's library folder,
/// persistent defaults, and the modules that it re-exports on Apple's systems.
final class FoundationPass: ActiveCodeVisitor {
    private let context: RewriteContext

    /// Arguments that give the same value as no arguments.
    private static let empty = ["NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\""]

    /// Initialisers without arguments of classes that have none on Linux, and the functions that make the same objects.
    private static let made = ["HTTPURLResponse": "URLLoading.EmptyResponses.http", "URLResponse": "URLLoading.EmptyResponses.response"]

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    /// Classes of Foundation on Linux that cannot be made or have no format; those of the module ObjectiveC can and do.
    private static let predicates: Set<String> = ["NSExpression", "NSComparisonPredicate", "NSCompoundPredicate"]

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        qualifyPredicate(node.name)
        qualify(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // Not the last name of `Foundation.NSExpression`.
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
            qualifyPredicate(node.baseName)
            qualify(node.baseName)
        }
        return .visitChildren
    }

    private func qualifyPredicate(_ name: TokenSyntax) {
        guard Self.predicates.contains(name.text), context.index.types[name.text].map({ $0.isClass || $0.isDeclaredAsNonClass }) != true
        else {
            return
        }
        context.needsRuntime = true
        context.edits.insert("ObjectiveC.", at: name.textRange.lowerBound)
    }

    /// Members of `Locale` and `NSLocale` that `DeviceLocale` has: those of Foundation on Linux are of no device.
    private static let locale: Set<String> = ["preferredLanguages", "preferredLocales"]

    /// Members of `ProcessInfo` that report the kernel's version on Linux.
    private static let versions = [
        "operatingSystemVersion": "deviceOperatingSystemVersion", "operatingSystemVersionString": "deviceOperatingSystemVersionString",
        "isOperatingSystemAtLeast": "isDeviceOperatingSystemAtLeast",
    ]

    /// Functions that look up classes by their Objective-C names.
    private static let names = ["NSStringFromClass": "ObjectiveC.ClassNames.name", "NSClassFromString": "ObjectiveC.ClassNames.type"]

    /// A module that a name is qualified with, which Linux does not have: its functions are in Foundation, and those of the C library in Glibc, which
    /// the file imports instead of Darwin, or sees through Foundation.
    private func replacement(of name: TokenSyntax) -> String? {
        switch name.text {
        case "CoreFoundation": return "Foundation"
        case "Darwin" where context.index.types[name.text] == nil:
            let imports = name.root.as(SourceFileSyntax.self)?.statements.compactMap { $0.item.as(ImportDeclSyntax.self) } ?? []
            return imports.contains { $0.path.first?.name.text == "Darwin" } ? "Glibc" : "Foundation"
        default: return nil
        }
    }

    /// `CoreFoundation.sqrt(…)`, `Darwin.round(…)`.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self), ["Locale", "NSLocale"].contains(base.baseName.text),
            Self.locale.contains(node.declName.baseName.text)
        {
            context.needsDarwinFoundation = true
            context.substitute(base, with: "DeviceLocale")
            return .skipChildren
        }
        if let name = Self.versions[node.declName.baseName.text],
            node.base?.trimmedDescription.lowercased().hasSuffix("processinfo") == true || node.base?.trimmedDescription == "ProcessInfo()"
        {
            context.needsDarwinFoundation = true
            context.edits.replace(node.declName.baseName.textRange, with: name)
        }
        if let base = node.base?.as(DeclReferenceExprSyntax.self), let module = replacement(of: base.baseName) {
            context.substitute(base, with: module)
        }
        qualifyNetworking(node.base, node.declName.baseName)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        qualifyNetworking(node.baseType, node.name)
        return .visitChildren
    }

    /// `Foundation.URLSession`: its module is another one, which `ImportPass` imports.
    private func qualifyNetworking(_ module: (some SyntaxProtocol)?, _ name: TokenSyntax) {
        guard let module, module.trimmedDescription == "Foundation", ImportPass.networking.contains(name.text) else { return }
        context.substitute(module, with: "URLLoading")
    }

    /// Classes that Foundation on Linux declares without implementing them, and that another module implements: there are two of the name.
    private static let qualified: Set<String> = ["PersonNameComponentsFormatter"]

    private func qualify(_ name: TokenSyntax) {
        guard Self.qualified.contains(name.text), context.index.types[name.text] == nil else { return }
        context.needsDarwinFoundation = true
        context.substitute(name, with: "DarwinFoundation.\(name.text)")
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.leftParen,
            let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, let arguments = Self.empty[name]
        {
            context.edits.insert(arguments, at: parenthesis.textRange.upperBound)
        }
        if node.arguments.isEmpty, node.trailingClosure == nil, let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
            let maker = Self.made[name.baseName.text], context.index.types[name.baseName.text] == nil
        {
            context.substitute(name, with: maker)
        }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "NSLocalizedString" {
            context.needsDarwinFoundation = true
            context.substitute(name, with: "DeviceLocale.text")
        }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), let other = Self.names[name.baseName.text] {
            context.needsRuntime = true
            context.substitute(name, with: other)
        }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            replaceInitializer(name, node)
            qualifyMagnitude(name, node)
        }
        replaceDefaults(node)
        replaceBundle(node)
        replaceInformation(node)
        replaceFormat(node)
        replaceTimer(node)
        replaceLibraryFolder(node)
        return .visitChildren
    }

    /// `ProcessInfo()`, which has no public initialiser, and `XMLParser(data: …)`, which does not read short documents.
    private func replaceInitializer(_ name: DeclReferenceExprSyntax, _ node: FunctionCallExprSyntax) {
        guard context.index.types[name.baseName.text].map({ $0.isClass || $0.isDeclaredAsNonClass }) != true, node.trailingClosure == nil
        else {
            return
        }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if name.baseName.text == "ProcessInfo", labels.isEmpty, let open = node.leftParen, let close = node.rightParen {
            context.edits.replace(open.textRange.lowerBound..<close.textRange.upperBound, with: ".processInfo")
        } else if name.baseName.text == "XMLParser", labels == ["data"], let data = node.arguments.first?.expression {
            context.needsDarwinFoundation = true
            context.edits.insert("DarwinFoundation.XMLDocuments.readable(", at: data.textRange.lowerBound)
            context.edits.insert(")", at: data.textRange.upperBound)
        }
    }

    /// `abs(x)` in an extension of `CGFloat`, which has a static member of the name on Linux.
    private func qualifyMagnitude(_ name: DeclReferenceExprSyntax, _ node: FunctionCallExprSyntax) {
        guard name.baseName.text == "abs", node.arguments.count == 1, Self.isIn("CGFloat", node) else { return }
        context.edits.insert("Swift.", at: name.textRange.lowerBound)
    }

    /// `UserDefaults(suiteName: …)`.
    private func replaceDefaults(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "UserDefaults",
            node.arguments.first?.label?.text == "suiteName"
        else { return }
        context.needsDarwinFoundation = true
        context.substitute(name, with: "DeviceDefaults")
    }

    /// `Bundle(for: …)`: a framework of a project may have a bundle within the app's.
    private func replaceBundle(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "Bundle",
            node.arguments.map({ $0.label?.text }) == ["for"],
            context.index.types["Bundle"].map({ $0.isClass || $0.isDeclaredAsNonClass }) != true
        else { return }
        context.needsDarwinFoundation = true
        context.substitute(name, with: "DeviceBundles.bundle")
    }

    /// `bundle.object(forInfoDictionaryKey: …)`, which on Linux knows only the keys of `InfoPlist.strings` if there is such a table.
    /// And `bundle.urls(forResourcesWithExtension: …)`, whose URLs are objects there.
    private func replaceInformation(_ node: FunctionCallExprSyntax) {
        let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        let names = ["object": ("forInfoDictionaryKey", "deviceObject"), "urls": ("forResourcesWithExtension", "deviceURLs")]
        guard let name, let (label, other) = names[name.baseName.text], node.arguments.first?.label?.text == label else { return }
        guard label == "forResourcesWithExtension" || node.arguments.count == 1 else { return }
        context.needsDarwinFoundation = true
        context.edits.replace(name.baseName.textRange, with: other)
    }

    /// `String(format: text, …)`, `String.localizedStringWithFormat(text, …)` and `bundle.localizedString(forKey: …)`: texts of tables have forms
    /// for numbers. A literal has none.
    private func replaceFormat(_ node: FunctionCallExprSyntax) {
        guard let first = node.arguments.first else { return }
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)
        let name = (member?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self))?.baseName
        // `.short` is a value of a type of the app's, which has such an initializer.
        let isOther = first.expression.as(MemberAccessExprSyntax.self)?.base == nil && first.expression.is(MemberAccessExprSyntax.self)
        let isLiteral = first.expression.is(StringLiteralExprSyntax.self) || isOther
        switch name?.text {
        case "String", "NSString", "init":
            let type = (name?.text == "init" ? member?.base?.trimmedDescription : name?.text) ?? ""
            let isKnown = node.arguments.dropFirst().allSatisfy { ["locale", "arguments", nil].contains($0.label?.text) }
            guard let label = first.label, label.text == "format", !isLiteral, isKnown,
                ["String", "Swift.String", "NSString"].contains(type)
            else { return }
            context.needsDarwinFoundation = true
            context.edits.replace(label.textRange, with: "deviceFormat")
        case "localizedStringWithFormat":
            guard let name, let base = member?.base?.trimmedDescription, ["String", "NSString"].contains(base), first.label == nil,
                !isLiteral
            else { return }
            context.needsDarwinFoundation = true
            context.edits.replace(name.textRange, with: "deviceStringWithFormat")
        case "localizedString":
            guard let name, let base = member?.base, !base.is(SuperExprSyntax.self),
                node.arguments.map({ $0.label?.text ?? "" }) == ["forKey", "value", "table"], node.trailingClosure == nil
            else { return }
            context.needsDarwinFoundation = true
            context.edits.replace(name.textRange, with: "deviceLocalizedString")
        default: break
        }
    }

    /// The labels of Foundation's closure timers, and the first label of the replacements, which end as Apple's do.
    private static let timers = [
        ["timeInterval", "repeats", "block"]: "deviceTimeInterval", ["fire", "interval", "repeats", "block"]: "deviceFire",
        ["withTimeInterval", "repeats", "block"]: "deviceTimeInterval",
    ]

    /// `Timer(timeInterval: …)`, `Timer.scheduledTimer(withTimeInterval: …)`, `.init(fire: …)` and similar.
    private func replaceTimer(_ node: FunctionCallExprSyntax) {
        // An app may have its own class of that name.
        let own = context.index.types["Timer"].map { $0.isClass || $0.isDeclaredAsNonClass } ?? false
        guard !own, let first = node.arguments.first?.label, Self.isTimer(node.calledExpression) else { return }
        var labels = node.arguments.map { $0.label?.text ?? "_" }
        if node.trailingClosure != nil { labels.append("block") }
        guard let label = Self.timers[labels] else { return }
        context.needsRuntime = true
        context.edits.replace(first.textRange, with: label)
    }

    /// Whether an expression may refer to a timer's initialiser, or its class method.
    private static func isTimer(_ called: ExprSyntax) -> Bool {
        if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
            // In an extension of the class.
            return name == "Timer" || (name == "scheduledTimer" && isInTimer(called))
        }
        guard let member = called.as(MemberAccessExprSyntax.self) else { return false }
        let name = member.declName.baseName.text
        // `Foundation.Timer(…)`
        if name == "Timer" { return member.base?.trimmedDescription == "Foundation" }
        guard name == "init" || name == "scheduledTimer" else { return false }
        switch member.base?.trimmedDescription {
        case "Timer", "Foundation.Timer", nil: return true
        case "self", "super", "Self": return isInTimer(called)
        default: return false
        }
    }

    private static func isInTimer(_ node: some SyntaxProtocol) -> Bool { isIn("Timer", node) }

    /// Whether code is in an extension of a type or in a class that inherits from it.
    private static func isIn(_ name: String, _ node: some SyntaxProtocol) -> Bool {
        var parent = node.parent
        while let current = parent {
            if let type = current.as(ExtensionDeclSyntax.self) { return type.extendedType.lastName == name }
            if let type = current.as(ClassDeclSyntax.self) {
                return type.inheritanceClause?.inheritedTypes.contains { $0.type.lastName == name } == true
            }
            parent = current.parent
        }
        return false
    }

    /// `urls(for: .libraryDirectory, …)` and similar.
    private func replaceLibraryFolder(_ node: FunctionCallExprSyntax) {
        guard let argument = node.arguments.first,
            argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "libraryDirectory"
        else { return }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "NSSearchPathForDirectoriesInDomains" {
            context.needsDarwinFoundation = true
            context.substitute(name, with: "DeviceFolders.paths")
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), argument.label?.text == "for",
            let name = ["urls": "deviceURLs", "url": "deviceURL"][member.declName.baseName.text]
        {
            context.needsDarwinFoundation = true
            context.substitute(member.declName, with: name)
        }
    }
}
