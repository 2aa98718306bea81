public import Foundation

/// A part of an entity's behaviour; apps override it. > Contract: GameplayKit, GKComponent
open class GKComponent: NSObject, NSCopying, NSSecureCoding {
    open class var supportsSecureCoding: Bool { true }
    /// The entity that has the component.
    open internal(set) weak var entity: GKEntity?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    /// A component of the class's `init(coder:)` is not made here: a subclass copies itself.
    open func copy(with zone: NSZone? = nil) -> Any { GKComponent() }

    /// An entity got the component.
    open func didAddToEntity() {}
    /// The entity loses the component.
    open func willRemoveFromEntity() {}
    /// Time passed. > Units: seconds.
    open func update(deltaTime seconds: TimeInterval) {}
}

/// Something of a game, which its components make. > Contract: GameplayKit, GKEntity
open class GKEntity: NSObject {
    /// One of each class.
    open private(set) var components: [GKComponent] = []

    public override init() { super.init() }

    /// Adds a component in place of one of its class.
    open func addComponent(_ component: GKComponent) {
        remove { type(of: $0) == type(of: component) }
        component.entity?.remove { $0 === component }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }
    /// Removes the component of a class.
    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        remove { type(of: $0) == componentClass }
    }
    /// The component of a class.
    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.first { type(of: $0) == componentClass } as? ComponentType
    }
    /// Lets time pass for all components. > Units: seconds.
    open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }

    private func remove(where isMeant: (GKComponent) -> Bool) {
        for component in components where isMeant(component) {
            component.willRemoveFromEntity()
            component.entity = nil
            components.removeAll { $0 === component }
        }
    }
}

/// The components of one class of many entities. > Contract: GameplayKit, GKComponentSystem
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    /// The class.
    public let componentClass: AnyClass
    /// The components.
    open private(set) var components: [ComponentType] = []

    /// A system for components of a class.
    public init(componentClass cls: AnyClass) {
        componentClass = cls
        super.init()
    }

    /// Adds a component.
    open func addComponent(_ component: ComponentType) { components.append(component) }
    /// Adds an entity's component of the class.
    open func addComponent(foundIn entity: GKEntity) {
        for case let component as ComponentType in entity.components where type(of: component) == componentClass { addComponent(component) }
    }
    /// Removes a component.
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    /// Removes an entity's component of the class.
    open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
    /// A component by its place.
    open subscript(idx: Int) -> ComponentType { components[idx] }
    /// Lets time pass for all components. > Units: seconds.
    open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
}
