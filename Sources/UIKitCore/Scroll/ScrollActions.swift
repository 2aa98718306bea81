internal import ObjectiveC

/// The actions of a scroll view's own recognisers.
@MainActor enum ScrollActions {
    static let pan: Selector = {
        ObjCRuntime.register(UIScrollView.self, "handlePan:") { view, arguments in
            let pan: UIGestureRecognizer = ObjCRuntime.argument(arguments, 0)
            if let pan = pan as? ScrollPanGestureRecognizer, pan.view === view { view.driver.handle(pan) }
            return nil
        }
        return Selector("handlePan:")
    }()

    static let pinch: Selector = {
        ObjCRuntime.register(UIScrollView.self, "handlePinch:") { view, arguments in
            let pinch: UIGestureRecognizer = ObjCRuntime.argument(arguments, 0)
            if let pinch = pinch as? ScrollPinchGestureRecognizer, pinch.view === view { view.zoomer.handle(pinch) }
            return nil
        }
        return Selector("handlePinch:")
    }()

    static let grab: Selector = {
        ObjCRuntime.register(UIScrollView.self, "handleGrab:") { view, arguments in
            let grab: UIGestureRecognizer = ObjCRuntime.argument(arguments, 0)
            if let grab = grab as? IndicatorGrab, grab.view === view { grab.grab() }
            return nil
        }
        return Selector("handleGrab:")
    }()
}
