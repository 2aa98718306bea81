public import Foundation
internal import ProgrammerErrors

/// A list of objects, held strongly or weakly, that may contain nil.
///
/// > Isolation: one thread at a time. > Contract: Foundation, NSPointerArray. Pointers are to objects: memory that is neither strong nor
/// weak is not supported. `compact()` removes deallocated objects too.
open class NSPointerArray: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    private var places: [HeldObject?] = []

    /// Creates an empty list; the options say whether its objects are retained.
    public init(options: NSPointerFunctions.Options = []) {
        self.options = options
        super.init()
    }

    /// A list that does not retain its objects.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    /// A list that retains its objects.
    open class func strongObjects() -> NSPointerArray { NSPointerArray() }

    /// Number of elements, nil ones included. Setting it removes elements at the end, or appends nil.
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

    /// The existing objects, in order.
    open var allObjects: [Any] { places.compactMap { $0?.object } }

    /// The object at an index, as from `Unmanaged.toOpaque()`; nil if the element is nil or its object was deallocated.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        check(index, below: places.count, "pointerAtIndex:")
        return places[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Appends an object, given as by `Unmanaged.toOpaque()`, or nil.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(held(pointer)) }

    /// Inserts an object, or nil, before the element at an index; an index beyond the count is a programming error.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        check(index, below: places.count + 1, "insertPointer:atIndex:")
        places.insert(held(item), at: index)
    }

    /// Replaces the element at an index; an index beyond the elements is a programming error.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        check(index, below: places.count, "replacePointerAtIndex:withPointer:")
        places[index] = held(item)
    }

    /// Removes the element at an index; an index beyond the elements is a programming error.
    open func removePointer(at index: Int) {
        check(index, below: places.count, "removePointerAtIndex:")
        places.remove(at: index)
    }

    /// Removes nil elements.
    open func compact() { places.removeAll { $0?.object == nil } }

    open override func copy() -> Any { copy(with: nil) }
    /// A list with the same elements and options.
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
