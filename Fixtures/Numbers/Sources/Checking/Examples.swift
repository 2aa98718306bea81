#if canImport(ObjectiveC)
    import ObjectiveC

    /// Examples become methods at run time, as in frameworks for tests.
    open class Examples: NSObject {
        public func add(_ name: String, _ body: @escaping @convention(block) () -> Void) {
            let added = class_addMethod(Self.self, Selector((name)), imp_implementationWithBlock(body), "v@:")
            precondition(added)
        }
        public func run() { perform(Selector(("all"))) }
    }
#elseif os(Linux)
    /// Examples are kept in a list.
    open class Examples {
        private var bodies: [() -> Void] = []
        public init() {}
        public func add(_ name: String, _ body: @escaping () -> Void) { bodies.append(body) }
        public func run() { for body in bodies { body() } }
    }
#endif
