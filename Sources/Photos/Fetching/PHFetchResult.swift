public import Foundation
internal import PhotoLibrary
internal import ProgrammerErrors

/// What a fetch found, in order. It does not change when the library does.
///
/// > Contract: Photos, PHFetchResult
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, NSFastEnumeration, @unchecked Sendable {
    let objects: [ObjectType]
    private let query: @Sendable (PhotoLibraryContents) -> [ObjectType]

    /// Fetches now. The user is asked first if that has not happened, and nothing is found until then.
    init(_ query: @escaping @Sendable (PhotoLibraryContents) -> [ObjectType]) {
        let access = PhotoAccess.shared
        if access.permissions.permission.reading == .undecided { access.ask(.reading) {} }
        self.query = query
        objects = query(access.visible)
    }
    /// Creates a result without objects, such as the initial value of an app's property.
    public override init() { (objects, query) = ([], { _ in [] }) }
    private init(_ objects: [ObjectType], _ query: @escaping @Sendable (PhotoLibraryContents) -> [ObjectType]) {
        (self.objects, self.query) = (objects, query)
    }

    func refetched(in contents: PhotoLibraryContents) -> PHFetchResult { PHFetchResult(query(contents), query) }

    /// How many there are.
    open var count: Int { objects.count }
    /// The object at a place. > Precondition: there is one.
    open func object(at index: Int) -> ObjectType {
        ProgrammerError.require(
            objects.indices.contains(index), "index \(index) beyond bounds [0 .. \(objects.count - 1)]", name: .range)
        return objects[index]
    }
    /// The object at a place. > Precondition: there is one.
    open subscript(idx: Int) -> ObjectType { object(at: idx) }
    /// The first one; nil if there are none.
    open var firstObject: ObjectType? { objects.first }
    /// The last one; nil if there are none.
    open var lastObject: ObjectType? { objects.last }
    /// Whether an object is among them.
    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
    /// The place of an object; `NSNotFound` without.
    open func index(of anObject: ObjectType) -> Int { objects.firstIndex { Self.equal($0, anObject) } ?? NSNotFound }
    /// The place of an object in a range; `NSNotFound` without.
    open func index(of anObject: ObjectType, in range: NSRange) -> Int {
        let found = index(of: anObject)
        return NSLocationInRange(found, range) ? found : NSNotFound
    }
    private static func equal(_ first: ObjectType, _ second: ObjectType) -> Bool {
        first === second || (first as? NSObject)?.isEqual(second) == true
    }
    /// The objects at places. > Precondition: there are some.
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map(object(at:)) }

    /// Calls a closure with each object and its place, until the closure sets its last argument.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerate(Array(objects.indices), block)
    }
    /// The same, from the end with `.reverse`.
    open func enumerateObjects(
        options opts: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerate(opts.contains(.reverse) ? objects.indices.reversed() : Array(objects.indices), block) }
    /// The same for some places.
    open func enumerateObjects(
        at s: IndexSet, options opts: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerate(opts.contains(.reverse) ? s.reversed() : Array(s), block) }

    private func enumerate(_ places: [Int], _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for place in places {
            block(object(at: place), place, &stop)
            if stop.boolValue { return }
        }
    }

    /// How many assets of a type are among them.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
        objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
    }
    /// The result itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    public var enumeratedObjects: [Any] { objects }
}
