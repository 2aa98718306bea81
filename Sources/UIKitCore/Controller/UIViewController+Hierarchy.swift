extension UIViewController {
    /// This controller, its children and what they present.
    func forEachInTree(_ body: (UIViewController) -> Void) {
        body(self)
        for child in children { child.forEachInTree(body) }
        presentation.presented?.presented.forEachInTree(body)
    }
}
