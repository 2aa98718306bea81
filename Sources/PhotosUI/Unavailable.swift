/// Edits photos in the Photos app.
@available(*, unavailable, message: "The device has no Photos app that extensions could edit pictures in")
@preconcurrency @MainActor public protocol PHContentEditingController: AnyObject {}
