import SwiftParser

/// What a rewrite of one file must know of all the others: classes, their methods and selectors, and Objective-C protocols.
///
/// Types are known by their last name: a selector expression seldom says more, and a clash would need two classes of one name with
/// methods of one base name.
public struct DeclarationIndex: Sendable {
    /// One method that could be meant by a selector expression.
    public struct Method: Hashable, Sendable {
        public var name: SwiftName
        public var selector: String
        public var isObjC: Bool
        public var isProperty: Bool
    }

    public struct ClassInfo: Hashable, Sendable {
        public var isClass = false
        /// The sources declare it, and as no class.
        var isDeclaredAsNonClass = false
        public var isGeneric = false
        public var exposesMembers = false
        /// Its declaration says `@MainActor`.
        public var isOnMainActor = false
        /// Methods that say `@MainActor`, or whose extension does.
        var mainActorMethods: Set<SwiftName> = []
        /// The superclass, if there is one, and the protocols of the declaration and its extensions.
        public var inherits: [String] = []
        public var methods: [Method] = []
        /// Properties that hold any object; Objective-C finds methods of protocols on them by name.
        public var anyObjectProperties: Set<String> = []
        /// What the class's body gets for members that stand in extensions and override others, or may be overridden.
        var movedMembers: [MovedOverride.Stub] = []
        /// Members of the class's body, and of extensions if they override.
        var bodyMembers: Set<SwiftName> = []
        /// Members of extensions that Objective-C sees.
        var extensionMembers: Set<SwiftName> = []
        var overrides: Set<SwiftName> = []
    }

    /// One member of an `@objc` protocol.
    public struct Requirement: Hashable, Sendable {
        public var name: SwiftName
        public var selector: String
        public var isOptional: Bool
        public var isProperty: Bool
        /// The protocol that declares it.
        public var owner: String
    }

    public private(set) var types: [String: ClassInfo] = [:]
    public private(set) var requirements: [SwiftName: Requirement] = [:]
    public private(set) var optionalProperties: [String: Requirement] = [:]
    /// Initialisers that a class declares as required, or that a protocol asks for.
    public private(set) var requiredInitializers: Set<SwiftName> = []
    public var framework: FrameworkSelectors

    public init(framework: FrameworkSelectors = FrameworkSelectors()) {
        self.framework = framework
    }

    /// Adds the declarations of one file.
    public mutating func add(source: String) {
        merge(IndexBuilder.index(of: Parser.parse(source: source)))
    }

    mutating func update(_ type: String, _ change: (inout ClassInfo) -> Void) {
        change(&types[type, default: ClassInfo()])
    }

    mutating func addRequiredInitializer(_ name: SwiftName) { requiredInitializers.insert(name) }

    mutating func add(_ requirement: Requirement) {
        if requirement.isProperty {
            if requirement.isOptional { optionalProperties[requirement.name.base] = requirement }
        } else {
            requirements[requirement.name] = requirement
        }
    }

    public mutating func merge(_ other: DeclarationIndex) {
        for (name, info) in other.types {
            update(name) { merged in
                merged.isClass = merged.isClass || info.isClass
                merged.isDeclaredAsNonClass = merged.isDeclaredAsNonClass || info.isDeclaredAsNonClass
                merged.isGeneric = merged.isGeneric || info.isGeneric
                merged.exposesMembers = merged.exposesMembers || info.exposesMembers
                merged.isOnMainActor = merged.isOnMainActor || info.isOnMainActor
                merged.mainActorMethods.formUnion(info.mainActorMethods)
                merged.inherits += info.inherits
                merged.methods += info.methods
                merged.anyObjectProperties.formUnion(info.anyObjectProperties)
                merged.movedMembers += info.movedMembers
                merged.bodyMembers.formUnion(info.bodyMembers)
                merged.extensionMembers.formUnion(info.extensionMembers)
                merged.overrides.formUnion(info.overrides)
            }
        }
        requirements.merge(other.requirements) { first, _ in first }
        requiredInitializers.formUnion(other.requiredInitializers)
        optionalProperties.merge(other.optionalProperties) { first, _ in first }
    }

    /// The type and all it inherits from, as far as the sources show.
    public func ancestors(of type: String) -> [String] {
        var found = [type]
        var next = 0
        while next < found.count {
            for parent in types[found[next]]?.inherits ?? [] where !found.contains(parent) { found.append(parent) }
            next += 1
        }
        return found
    }

    /// Whether the members of a class are exposed because it or a superclass says `@objcMembers`.
    public func exposesMembers(_ type: String) -> Bool {
        ancestors(of: type).contains { types[$0]?.exposesMembers == true }
    }

    /// The selector under which a method of this name is asked for as a protocol's optional one, or nil.
    public func protocolSelector(of name: SwiftName, types: [String]? = nil) -> String? {
        if let requirement = requirements[name] { return requirement.selector }
        return framework.optionalSelector(of: name, types: types)
    }

    /// Whether a class or one it inherits from has a property of this name that holds any object.
    func hasUntypedObject(_ name: String, in type: String) -> Bool {
        ancestors(of: type).contains { types[$0]?.anyObjectProperties.contains(name) == true }
    }

    /// Whether any class has a property of this name that holds any object.
    func hasUntypedObject(_ name: String) -> Bool { types.values.contains { $0.anyObjectProperties.contains(name) } }

    /// Whether `x.name?(…)` with these labels calls an optional method of a protocol in the sources.
    public func optionalMethod(_ name: SwiftName) -> Requirement? {
        requirements[name].flatMap { $0.isOptional ? $0 : nil }
    }
}
