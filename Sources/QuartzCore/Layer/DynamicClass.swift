package import Foundation

// Objective-C instantiates a class known at run time through any `init` of the class. Swift allows that for `required`
// initialisers only, which applications do not write. Still, the class's method table contains the allocating entry of every designated
// initialiser; for a class with a `required` one, the compiler calls through that same entry.

private class AnyInstance: NSObject {
    required override init() { super.init() }
}

private class AnyLayerCopy: CALayer {
    override init() { super.init() }
    required override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// Without an override the call would be devirtualized.
private final class OtherInstance: AnyInstance {
    required init() { super.init() }
}

private final class OtherLayerCopy: AnyLayerCopy {
    required init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Instantiates classes known only at run time.
package enum DynamicClass {
    /// Calls `init()` of `type`; traps, as on Apple's systems, if the class has other designated initialisers only.
    @_optimize(none) @inline(never)
    package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        unsafeBitCast(unsafeBitCast(type, to: AnyInstance.Type.self).init(), to: Object.self)
    }

    /// Calls `init(layer:)` of the class of `layer`.
    @_optimize(none) @inline(never)
    static func copy<Layer: CALayer>(of layer: Layer) -> Layer {
        unsafeBitCast(unsafeBitCast(type(of: layer), to: AnyLayerCopy.Type.self).init(layer: layer), to: Layer.self)
    }
}
