import Foundation

/// Methods of Foundation's classes that apps name by selector.
enum FoundationSelectors {
    static func register() {
        ObjCRuntime.register(NSObject.self, "isEqual:") { object, arguments in object.isEqual(arguments.first ?? nil) }
        ObjCRuntime.register(NSObject.self, "hash") { object, _ in object.hash }
        ObjCRuntime.register(NSObject.self, "description") { object, _ in object.description }
        ObjCRuntime.register(NSObject.self, "debugDescription") { object, _ in object.debugDescription }
        ObjCRuntime.register(NSObject.self, "copy") { object, _ in object.copy() }
        ObjCRuntime.register(NSObject.self, "mutableCopy") { object, _ in object.mutableCopy() }
        ObjCRuntime.register(Timer.self, "invalidate") { timer, _ in timer.invalidate() }
        ObjCRuntime.register(Timer.self, "fire") { timer, _ in timer.fire() }
        ObjCRuntime.register(Operation.self, "start") { operation, _ in operation.start() }
        ObjCRuntime.register(Operation.self, "cancel") { operation, _ in operation.cancel() }
    }
}
