extension UIViewController {
    /// Visits this controller, its children and the controllers that they present.
    func forEachInTree(_ body: (UIViewController) -> Void) {
        body(self)
        for child in children { child.forEachInTree(body) }
        presentation.presented?.presented.forEachInTree(body)
    }
}
