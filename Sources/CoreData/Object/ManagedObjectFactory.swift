internal import Foundation

// Classes of objects are known only at run time, and apps do not declare the initialiser as required.

private class AnyManagedObject: NSManagedObject {
    required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }
}

// Without an override the call would be devirtualised.
private final class OtherManagedObject: AnyManagedObject {
    required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }
}

/// Creates objects of an entity's class; stops with Swift's "Use of unimplemented initializer" if the class has no such initialiser.
enum ManagedObjectFactory {
    @_optimize(none) @inline(never)
    static func make(_ entity: NSEntityDescription, _ context: NSManagedObjectContext?) -> NSManagedObject {
        unsafeBitCast(entity.objectClass, to: AnyManagedObject.Type.self).init(entity: entity, insertInto: context)
    }
}
