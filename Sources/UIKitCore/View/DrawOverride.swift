internal import Foundation

/// Whether a view class draws: what Objective-C answers by comparing methods.
///
/// The entry of `draw(_:)` in a class's method table is found once, by comparing two private classes of which one overrides it and the other does not;
/// a class draws when its entry is not `UIView`'s.
@MainActor enum DrawOverride {
    private static var known: [ObjectIdentifier: Bool] = [:]
    private static let slot: Int? = findSlot()

    static func isOverridden(in type: UIView.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        // Without a slot every view gets a backing store: slower, never wrong.
        let answer = slot.map { entry(of: type, at: $0) != entry(of: UIView.self, at: $0) } ?? true
        known[ObjectIdentifier(type)] = answer
        return answer
    }

    private static func findSlot() -> Int? {
        let candidates = (0..<wordCount(of: UIView.self)).filter {
            entry(of: Drawing.self, at: $0) != entry(of: UIView.self, at: $0) && entry(of: Plain.self, at: $0) == entry(of: UIView.self, at: $0)
        }
        return candidates.count == 1 ? candidates.first : nil
    }

    private static func entry(of type: AnyClass, at index: Int) -> UInt {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
    }

    /// Words of class metadata after its address point. Layout: Swift ABI, TypeMetadata (class metadata without Objective-C interoperation).
    private static func wordCount(of type: AnyClass) -> Int {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
        return size > addressPoint ? Int(size - addressPoint) / MemoryLayout<UInt>.size : 0
    }

    private final class Drawing: UIView {
        override func draw(_ rect: CGRect) { clearsContextBeforeDrawing = true }
    }
    private final class Plain: UIView {}
}

extension UIView {
    /// Whether this view's class draws content of its own.
    package var overridesDraw: Bool { DrawOverride.isOverridden(in: type(of: self)) }
}
