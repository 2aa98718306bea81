package import Foundation

// Objective-C makes an instance of a class it is handed through whatever `init` the class has. Swift allows that for `required`
// initialisers only, which applications do not write. The allocating entry of every designated initialiser stands in the class's table of
// methods all the same; a class that declares the initialiser `required` has the compiler call through that very entry.

private class AnyInstance: NSObject {
    required override init() { super.init() }
}

private class AnyLayerCopy: CALayer {
    override init() { super.init() }
    required override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// A class that nobody overrides would be called directly.
private final class OtherInstance: AnyInstance {
    required init() { super.init() }
}

private final class OtherLayerCopy: AnyLayerCopy {
    required init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Makes instances of classes known only at run time.
package enum DynamicClass {
    /// Calls `init()` of `type`; traps, as on Apple's systems, when the class has other designated initialisers and not this one.
    @_optimize(none) @inline(never)
    package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        unsafeBitCast(unsafeBitCast(type, to: AnyInstance.Type.self).init(), to: Object.self)
    }

    /// Calls `init(layer:)` of the class `layer` is an instance of.
    @_optimize(none) @inline(never)
    static func copy<Layer: CALayer>(of layer: Layer) -> Layer {
        unsafeBitCast(unsafeBitCast(type(of: layer), to: AnyLayerCopy.Type.self).init(layer: layer), to: Layer.self)
    }
}
