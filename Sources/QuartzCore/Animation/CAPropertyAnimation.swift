public import Foundation
import RenderProtocol

/// An animation of one value of a layer, named by a key path such as "position" or "transform.rotation.z".
///
/// > Contract: QuartzCore, CAPropertyAnimation
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the animated value, relative to the layer; the render server plays only the values it knows.
    open var keyPath: String?
    /// Adds to the underlying value instead of replacing it.
    open var isAdditive = false
    /// Each repetition begins where the previous one ended.
    open var isCumulative = false
    /// Converts numbers to the transform that the key path "transform" requires.
    open var valueFunction: CAValueFunction?

    public override init() { super.init() }

    /// Creates an animation of the value at `path`, relative to the layer.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        keyPath = coder.decodeObject(of: NSString.self, forKey: "keyPath") as String?
        isAdditive = coder.decodeBool(forKey: "additive")
        isCumulative = coder.decodeBool(forKey: "cumulative")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(keyPath.map { $0 as NSString }, forKey: "keyPath")
        coder.encode(isAdditive, forKey: "additive")
        coder.encode(isCumulative, forKey: "cumulative")
    }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative, valueFunction) = (other.keyPath, other.isAdditive, other.isCumulative, other.valueFunction)
    }

    override var isAdditiveForRender: Bool { isAdditive }
    override var isCumulativeForRender: Bool { isCumulative }

    /// The value that the server animates; nil for one it does not know, such as a subclass's own.
    var animatedKey: AnimatedKey? {
        if keyPath == "transform", let valueFunction { return valueFunction.animatedKey }
        return keyPath.flatMap(AnimatedKey.init(keyPath:))
    }
}
