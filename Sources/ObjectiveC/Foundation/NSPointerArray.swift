public import Foundation
internal import ProgrammerErrors

/// A list of objects that it may hold weakly, with places that may be empty.
///
/// > Isolation: one thread at a time. > Contract: Foundation, NSPointerArray. Pointers are to objects: memory that is neither strong nor
/// weak cannot be had. `compact()` takes out objects that are gone, too.
open class NSPointerArray: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    private var places: [HeldObject?] = []

    public init(options: NSPointerFunctions.Options = []) {
        self.options = options
        super.init()
    }

    /// A list that does not keep its objects.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    open class func strongObjects() -> NSPointerArray { NSPointerArray() }

    /// All places, the empty ones too. Setting it takes places off the end, or adds empty ones there.
    open var count: Int {
        get { places.count }
        set {
            let wanted = max(0, newValue)
            if wanted <= places.count {
                places.removeLast(places.count - wanted)
            } else {
                places += Array(repeating: nil, count: wanted - places.count)
            }
        }
    }

    /// The objects that are there, in order.
    open var allObjects: [Any] { places.compactMap { $0?.object } }

    /// The object in a place, as `Unmanaged.toOpaque()` gives it; nil where the place is empty or its object is gone.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        check(index, below: places.count, "pointerAtIndex:")
        return places[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(held(pointer)) }

    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        check(index, below: places.count + 1, "insertPointer:atIndex:")
        places.insert(held(item), at: index)
    }

    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        check(index, below: places.count, "replacePointerAtIndex:withPointer:")
        places[index] = held(item)
    }

    open func removePointer(at index: Int) {
        check(index, below: places.count, "removePointerAtIndex:")
        places.remove(at: index)
    }

    /// Takes out empty places.
    open func compact() { places.removeAll { $0?.object == nil } }

    open override func copy() -> Any { copy(with: nil) }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPointerArray(options: options)
        copy.places = places
        return copy
    }

    private func held(_ pointer: UnsafeMutableRawPointer?) -> HeldObject? {
        pointer.map { HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
    }

    private func check(_ index: Int, below end: Int, _ method: String) {
        ProgrammerError.require(
            index >= 0 && index < end, "-[NSPointerArray \(method)]: index \(index) beyond bounds \(end)", name: .range)
    }
}
