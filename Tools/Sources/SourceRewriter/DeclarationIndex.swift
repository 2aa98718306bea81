/// What the rewriting of one file must know of all others: classes, their methods and selectors, and Objective-C protocols.
///
/// Types are indexed by their last name: a selector expression seldom says more, and a clash would need two classes of the same name with
/// methods of the same base name.
public struct DeclarationIndex: Hashable, Sendable, Codable {
    /// One method that a selector expression may refer to.
    public struct Method: Hashable, Sendable, Codable {
        public var name: SwiftName
        public var selector: String
        public var isObjC: Bool
        public var isProperty: Bool
    }

    public struct ClassInfo: Hashable, Sendable, Codable {
        public var isClass = false
        /// The sources declare it as something other than a class.
        var isDeclaredAsNonClass = false
        public var isGeneric = false
        /// The classes and protocols that generic parameters have to be, for extensions, which do not repeat them.
        var parameterBounds: [String: Set<String>] = [:]
        public var exposesMembers = false
        /// Declared `@MainActor`.
        public var isOnMainActor = false
        /// Methods declared `@MainActor`, or in an extension that is.
        var mainActorMethods: Set<SwiftName> = []
        /// The superclass, if there is one, and the protocols of the declaration and its extensions.
        public var inherits: [String] = []
        public var methods: [Method] = []
        /// Properties that hold any object; Objective-C finds methods of protocols on them by name.
        public var anyObjectProperties: Set<String> = []
        /// Properties that hold an array of any objects.
        var anyObjectArrays: Set<String> = []
        /// Members to add to the class's body for extension members that override others, or may be overridden.
        var movedMembers: [MovedOverride.Stub] = []
        /// Members of the class's body, and overriding members of extensions.
        var bodyMembers: Set<SwiftName> = []
        /// Extension members that are visible to Objective-C.
        var extensionMembers: Set<SwiftName> = []
        var overrides: Set<SwiftName> = []
        /// Properties that tell their observers of changes.
        var dynamicProperties: Set<String> = []
        /// The modules that declare a class of the name, where they are known.
        var modules: Set<String> = []
    }

    /// One member of an `@objc` protocol.
    public struct Requirement: Hashable, Sendable, Codable {
        public var name: SwiftName
        public var selector: String
        public var isOptional: Bool
        public var isProperty: Bool
        /// The protocol that declares it.
        public var owner: String
        /// The types of a method's parameters.
        var types: [String] = []
        /// Whether a method's result is optional by itself.
        var hasOptionalResult = false
    }

    public private(set) var types: [String: ClassInfo] = [:]
    public private(set) var requirements: [SwiftName: Requirement] = [:]
    /// Requirements that have the name of another one, with other types.
    private(set) var overloads: [SwiftName: [Requirement]] = [:]
    public private(set) var optionalProperties: [String: Requirement] = [:]
    /// Initialisers that a class declares as required, or that a protocol requires.
    public private(set) var requiredInitializers: Set<SwiftName> = []
    /// Names of variables and parameters that hold a class, with the bounds of that class.
    private(set) var metatypes: [String: Set<String>] = [:]
    private(set) var typeAliases: [String: String] = [:]
    /// Protocols that require `init()` of values and of classes.
    private(set) var makingProtocols: Set<String> = []
    /// Protocols that extensions of frameworks' classes conform to.
    private(set) var frameworkConformances: Set<String> = []
    /// What a protocol of the sources requires of the types that conform to it.
    private var protocolBounds: [String: Set<String>] = [:]
    /// Types that are left out with the code of SwiftUI.
    private(set) var swiftUITypes: Set<String> = []
    /// Names of properties in the key paths that are observed.
    private(set) var observedKeys: Set<String> = []
    /// Protocols of the sources that are Objective-C's, and the types that generic ones are made for, by their places.
    private var objectiveCProtocols: Set<String> = []
    private var genericArguments: [String: [Set<String>]] = [:]
    mutating func noteObserved(_ keys: [String]) { observedKeys.formUnion(keys) }

    /// Types that are declared in what stays of the files.
    private var keptTypes: Set<String> = []
    public var leftOutTypes: LeftOutTypes { LeftOutTypes(types: swiftUITypes, kept: keptTypes) }
    /// Not encoded: it is the same for all files.
    public var framework = FrameworkSelectors()

    private enum CodingKeys: CodingKey {
        case types, requirements, overloads, optionalProperties, requiredInitializers, metatypes, typeAliases, makingProtocols
        case frameworkConformances, swiftUITypes, keptTypes, observedKeys, protocolBounds
        case objectiveCProtocols, genericArguments
    }

    public init(framework: FrameworkSelectors = FrameworkSelectors()) {
        self.framework = framework
    }

    /// Adds the declarations of one file.
    public mutating func add(source: String) {
        merge(ParsedSource(source).index)
    }

    mutating func update(_ type: String, _ change: (inout ClassInfo) -> Void) {
        change(&types[type, default: ClassInfo()])
    }

    /// A method without parameters that a class exposes to Objective-C.
    func messageMethod(named name: String) -> Method? {
        let wanted = SwiftName(base: name, labels: [])
        for type in types.values {
            if let found = type.methods.first(where: { $0.name == wanted && !$0.isProperty && ($0.isObjC || type.exposesMembers) }) {
                return found
            }
        }
        return nil
    }

    mutating func addRequiredInitializer(_ name: SwiftName) { requiredInitializers.insert(name) }

    mutating func addMetatype(_ name: String, bounds: Set<String>) { metatypes[name, default: []].formUnion(bounds) }
    /// Notes which of a file's types are left out, and which stay.
    mutating func note(_ code: SwiftUICode, of file: DeclarationIndex) {
        swiftUITypes.formUnion(code.types)
        guard !code.isWholeFile else { return }
        keptTypes.formUnion(file.typeAliases.keys)
        for (name, info) in file.types where info.isClass || info.isDeclaredAsNonClass { keptTypes.insert(name) }
    }
    mutating func addProtocolBounds(_ name: String, _ bounds: Set<String>) { protocolBounds[name, default: []].formUnion(bounds) }
    mutating func addObjectiveCProtocol(_ name: String) { objectiveCProtocols.insert(name) }
    mutating func addGenericArguments(_ arguments: [Set<String>], of type: String) {
        let known = genericArguments[type] ?? []
        let count = max(known.count, arguments.count)
        genericArguments[type] = (0..<count).map { place in
            (known.indices.contains(place) ? known[place] : []).union(arguments.indices.contains(place) ? arguments[place] : [])
        }
    }
    /// Whether the sources make a generic type for a protocol of Objective-C, as its argument at a place.
    func holdsObjectiveCProtocol(_ type: String, at place: Int) -> Bool {
        guard let arguments = genericArguments[type], arguments.indices.contains(place) else { return false }
        return !objectiveCProtocols.isDisjoint(with: arguments[place].map(canonical))
    }
    mutating func addMakingProtocol(_ name: String) { makingProtocols.insert(name) }
    mutating func addFrameworkConformances(_ names: [String]) { frameworkConformances.formUnion(names) }

    /// What a name stands for that is an alias and not a type of the sources.
    func canonical(_ name: String) -> String {
        var name = name
        var seen: Set<String> = []
        while let target = typeAliases[name], seen.insert(name).inserted, types[name]?.isClass != true,
            types[name]?.isDeclaredAsNonClass != true
        { name = target }
        return name
    }

    /// Gives types what the sources say of their aliases: extensions, and superclasses that are named by one.
    func resolvingAliases() -> DeclarationIndex {
        var resolved = self
        for name in types.keys.sorted() where canonical(name) != name {
            guard let info = resolved.types.removeValue(forKey: name) else { continue }
            resolved.add(info, to: canonical(name))
        }
        for name in resolved.types.keys {
            guard let inherits = resolved.types[name]?.inherits, inherits.contains(where: { canonical($0) != $0 }) else { continue }
            resolved.types[name]?.inherits = inherits.map(canonical)
        }
        return resolved
    }

    mutating func addTypeAlias(_ name: String, of type: String) { typeAliases[name] = type }

    /// Types of which `#selector` expressions name a method, by the method's base name.
    private var selected: [String: Set<String>] = [:]

    mutating func select(_ name: String, of type: String) { selected[name, default: []].insert(type) }

    /// Whether a `#selector` expression names a class's method, of the class itself or of a subclass.
    func isSelected(_ name: String, in type: String) -> Bool {
        guard let holders = selected[name] else { return false }
        return holders.contains { $0 == type || ancestors(of: $0).contains(type) }
    }

    mutating func add(_ requirement: Requirement) {
        if requirement.isProperty {
            if requirement.isOptional { optionalProperties[requirement.name.base] = requirement }
        } else if let known = requirements[requirement.name], known != requirement {
            overloads[requirement.name, default: []].append(requirement)
        } else {
            requirements[requirement.name] = requirement
        }
    }

    /// - Parameter module: of the other declarations, nil if it is unknown.
    public mutating func merge(_ other: DeclarationIndex, module: String? = nil) {
        swiftUITypes.formUnion(other.swiftUITypes)
        keptTypes.formUnion(other.keptTypes)
        observedKeys.formUnion(other.observedKeys)
        for (name, info) in other.types { add(module.map(info.located) ?? info, to: name) }
        for (name, types) in other.selected { selected[name, default: []].formUnion(types) }
        for requirement in other.requirements.values { add(requirement) }
        for requirement in other.overloads.values.joined() where overloads[requirement.name]?.contains(requirement) != true {
            overloads[requirement.name, default: []].append(requirement)
        }
        requiredInitializers.formUnion(other.requiredInitializers)
        optionalProperties.merge(other.optionalProperties) { first, _ in first }
        metatypes.merge(other.metatypes) { $0.union($1) }
        makingProtocols.formUnion(other.makingProtocols)
        protocolBounds.merge(other.protocolBounds) { $0.union($1) }
        frameworkConformances.formUnion(other.frameworkConformances)
        objectiveCProtocols.formUnion(other.objectiveCProtocols)
        for (type, arguments) in other.genericArguments { addGenericArguments(arguments, of: type) }
        typeAliases.merge(other.typeAliases) { first, _ in first }
    }

    private mutating func add(_ info: ClassInfo, to name: String) {
        update(name) { merged in
            merged.isClass = merged.isClass || info.isClass
            merged.isDeclaredAsNonClass = merged.isDeclaredAsNonClass || info.isDeclaredAsNonClass
            merged.isGeneric = merged.isGeneric || info.isGeneric
            merged.parameterBounds.merge(info.parameterBounds) { $0.union($1) }
            merged.exposesMembers = merged.exposesMembers || info.exposesMembers
            merged.isOnMainActor = merged.isOnMainActor || info.isOnMainActor
            merged.mainActorMethods.formUnion(info.mainActorMethods)
            merged.inherits += info.inherits
            merged.methods += info.methods
            merged.anyObjectProperties.formUnion(info.anyObjectProperties)
            merged.anyObjectArrays.formUnion(info.anyObjectArrays)
            merged.movedMembers += info.movedMembers
            merged.bodyMembers.formUnion(info.bodyMembers)
            merged.extensionMembers.formUnion(info.extensionMembers)
            merged.overrides.formUnion(info.overrides)
            merged.dynamicProperties.formUnion(info.dynamicProperties)
            merged.modules.formUnion(info.modules)
        }
    }

    /// The new name of an `override` in an extension of a class that another module declares; nil for other members.
    func nameOfOverride(_ name: SwiftName, in type: String, elsewhereThan module: String?) -> String? {
        guard let module, let info = types[type], info.isElsewhere(than: module),
            info.movedMembers.contains(where: { $0.name == name && $0.isOverride && $0.module == module && $0.messaging != nil }),
            InformalMembers.selector(name, above: type, in: self) == nil
        else { return nil }
        return MovedOverride.newName(of: name.base, in: type)
    }

    /// The type and all its known supertypes.
    public func ancestors(of type: String) -> [String] {
        var found = [type]
        var next = 0
        while next < found.count {
            for parent in types[found[next]]?.inherits ?? [] where !found.contains(parent) { found.append(parent) }
            next += 1
        }
        return found
    }

    /// The classes and protocols that conforming to a protocol of the sources needs, also those that its own bounds need.
    func protocolBounds(of name: String) -> [String] {
        var found = Array(protocolBounds[name] ?? [])
        var next = 0
        while next < found.count {
            for bound in protocolBounds[found[next]] ?? [] where !found.contains(bound) { found.append(bound) }
            next += 1
        }
        return found
    }

    /// Whether the members of a class are exposed because it or a superclass says `@objcMembers`.
    public func exposesMembers(_ type: String) -> Bool {
        ancestors(of: type).contains { types[$0]?.exposesMembers == true }
    }

    /// Whether a class is generic and has members that are visible to Objective-C.
    func registersMembers(_ type: String) -> Bool {
        guard let info = types[type], info.isClass, info.isGeneric else { return false }
        return info.methods.contains { $0.isObjC }
    }

    /// Whether a class inherits a property of this name that tells its observers of changes.
    func inheritsDynamicProperty(_ name: String, in type: String) -> Bool {
        ancestors(of: type).dropFirst().contains { types[$0]?.dynamicProperties.contains(name) == true }
    }

    /// The selector of a protocol's optional method with this name, or nil.
    public func protocolSelector(of name: SwiftName, types: [String]? = nil) -> String? {
        if let requirement = requirements[name] {
            guard let others = overloads[name], let types, requirement.types != types else { return requirement.selector }
            return (others.first { $0.types == types } ?? requirement).selector
        }
        return framework.optionalSelector(of: name, types: types)
    }

    /// Whether a class or one of its superclasses has a property of this name that holds any object.
    func hasUntypedObject(_ name: String, in type: String) -> Bool {
        ancestors(of: type).contains {
            types[$0]?.anyObjectProperties.contains(name) == true || Self.frameworkObjects[$0]?.contains(name) == true
        }
    }

    /// Properties of frameworks' classes that hold any object.
    private static let frameworkObjects: [String: Set<String>] = [
        "UIBarButtonItem": ["target"], "NSLayoutConstraint": ["firstItem", "secondItem"],
    ]

    /// Whether any class has a property of this name that holds any object.
    func hasUntypedObject(_ name: String) -> Bool {
        types.values.contains { $0.anyObjectProperties.contains(name) }
            || (Self.frameworkObjects.values.contains { $0.contains(name) } && !hasProperty(name))
    }

    /// Whether any type of the sources has a property of this name.
    func hasProperty(_ name: String) -> Bool {
        types.values.contains { type in type.methods.contains { $0.isProperty && $0.name.base == name } }
    }

    /// Whether any class has a property of this name that holds an array of any objects.
    func hasUntypedObjects(_ name: String) -> Bool { types.values.contains { $0.anyObjectArrays.contains(name) } }

    /// Whether a name is that of a framework's class, or of an alias of one.
    func isFrameworkClass(_ name: String) -> Bool {
        var name = name
        var seen: Set<String> = []
        while let target = typeAliases[name], seen.insert(name).inserted { name = target }
        let prefix = name.prefix(2)
        guard prefix == "UI" || prefix == "CA" || prefix == "NS", name.dropFirst(2).first?.isUppercase == true else { return false }
        return types[name]?.isClass != true && types[name]?.isDeclaredAsNonClass != true
    }

    /// Whether `x.name?(…)` with these labels calls an optional method of a protocol in the sources.
    ///
    /// > Parameters: hasTrailingClosure: the last label is not written, whatever it is.
    public func optionalMethod(_ name: SwiftName, hasTrailingClosure: Bool = false) -> Requirement? {
        if let known = requirements[name] { return known.isOptional ? known : nil }
        guard hasTrailingClosure else { return nil }
        return requirements.first { known, requirement in
            requirement.isOptional && known.base == name.base && known.labels.count == name.labels.count
                && known.labels.dropLast() == name.labels.dropLast()
        }?.value
    }
}

extension DeclarationIndex.ClassInfo {
    /// The same with the module that it is read from.
    func located(in module: String) -> Self {
        var info = self
        if isClass { info.modules.insert(module) }
        for place in info.movedMembers.indices { info.movedMembers[place].module = module }
        return info
    }

    /// Whether other modules declare the class, and this one does not.
    func isElsewhere(than module: String) -> Bool { isClass && !modules.isEmpty && !modules.contains(module) }
}
