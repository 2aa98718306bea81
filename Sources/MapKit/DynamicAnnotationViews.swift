internal import Foundation
internal import UIKitCore

// As UIKitCore's `DynamicViewFactory`: classes of views are known only at run time, and applications do not declare the initialiser required.

private class AnyAnnotationView: MKAnnotationView {
    required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// Without an override the call would be devirtualised.
private final class OtherAnnotationView: AnyAnnotationView {
    required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Creates views of classes known only at run time; stops with Swift's "Use of unimplemented initializer" if a class has no such initialiser.
@MainActor enum DynamicAnnotationViews {
    @_optimize(none) @inline(never)
    static func make(_ type: MKAnnotationView.Type, _ annotation: any MKAnnotation, _ identifier: String) -> MKAnnotationView {
        unsafeBitCast(type, to: AnyAnnotationView.Type.self).init(annotation: annotation, reuseIdentifier: identifier)
    }
}
