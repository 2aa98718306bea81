internal import ObjectiveC

/// The actions of an edit menu by selector, of the classes that implement all of them; other responders have those that they implement.
@MainActor enum EditingSelectors {
    static func register() {
        register(UITextField.self)
        register(UITextView.self)
    }

    private static func register<Input: UIResponder>(_ type: Input.Type) {
        ObjCRuntime.register(type, "cut:") { input, arguments in input.cut(arguments.first ?? nil) }
        ObjCRuntime.register(type, "copy:") { input, arguments in input.copy(arguments.first ?? nil) }
        ObjCRuntime.register(type, "paste:") { input, arguments in input.paste(arguments.first ?? nil) }
        ObjCRuntime.register(type, "delete:") { input, arguments in input.delete(arguments.first ?? nil) }
        ObjCRuntime.register(type, "select:") { input, arguments in input.select(arguments.first ?? nil) }
        ObjCRuntime.register(type, "selectAll:") { input, arguments in input.selectAll(arguments.first ?? nil) }
    }
}
