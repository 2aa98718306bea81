/// Everything about one view or controller.
public struct InspectedView: Codable, Hashable, Sendable {
    /// The same for the same object as long as it exists.
    public var id: Int
    /// The class without its module.
    public var type: String
    /// From the class to `NSObject`, without modules.
    public var classes: [String]
    /// The groups of properties, the most specific class first.
    public var groups: [InspectionGroup]
    /// Those that name the view, wherever they are installed.
    public var constraints: [InspectionConstraint]
    /// Sentences on the layout: what places the view, and whether it is ambiguous.
    public var layout: [String]
    /// From the view to the application's delegate.
    public var responders: [InspectionResponder]
    /// Those of the view, then those of its superviews.
    public var gestures: [InspectionGesture]
    /// The bounding box on the screen.
    public var screen: InspectionRect?
    /// The layout margins; nil for a controller without a view.
    public var margins: InspectionEdges?
    /// What bars and the edges of the device cover.
    public var safeArea: InspectionEdges?
    /// What a change did not do, in one sentence; nil if it did what was asked.
    public var note: String?

    /// Creates a view without content.
    public init(id: Int, type: String) {
        (self.id, self.type) = (id, type)
        (classes, groups, constraints, layout, responders, gestures) = ([], [], [], [], [], [])
    }
}

/// Properties under one heading.
public struct InspectionGroup: Codable, Hashable, Sendable {
    /// The name that the user reads.
    public var title: String
    /// In the order in which they are shown.
    public var properties: [InspectionProperty]
    /// Creates a group.
    public init(_ title: String, _ properties: [InspectionProperty]) { (self.title, self.properties) = (title, properties) }
}

/// One property with its value as text, which ``InspectionValue`` reads.
public struct InspectionProperty: Codable, Hashable, Sendable {
    /// How values are shown, written and edited.
    public enum Kind: String, Codable, Sendable { case text, number, toggle, color, choice, rect, point, size, edges, identifier }

    /// The name that the user reads.
    public var title: String
    /// How the value is written and edited.
    public var kind: Kind
    /// The value as text.
    public var value: String
    /// The name for ``InspectionRequest/setProperty(view:key:value:)``; nil for what cannot be changed.
    public var key: String?
    /// The values of a choice.
    public var choices: [String]?

    /// Creates a property.
    public init(_ title: String, _ kind: Kind, _ value: String, key: String? = nil, choices: [String]? = nil) {
        (self.title, self.kind, self.value, self.key, self.choices) = (title, kind, value, key, choices)
    }
}

/// One constraint, as seen from a view.
public struct InspectionConstraint: Codable, Hashable, Sendable {
    /// The same for the same object as long as it exists.
    public var id: Int
    /// Such as `self.leading == superview.leadingMargin + 8 @750`.
    public var words: String
    /// The name that the app gave it.
    public var identifier: String?
    /// Such as `ViewController.swift:42`; nil if it is not known.
    public var place: String?
    /// Whether it concerns positions and sizes along x.
    public var isHorizontal: Bool
    /// Whether it is installed in a view.
    public var isActive: Bool
    /// It is ignored, because it conflicts with others.
    public var isBroken: Bool
    /// The framework made it, for a mask, a stack or the like.
    public var isMadeByFramework: Bool
    /// The constant. > Units: points.
    public var constant: Double
    /// From 1 to 1000, which is required.
    public var priority: Double

    /// Creates a constraint's description.
    public init(
        id: Int, words: String, identifier: String?, place: String?, isHorizontal: Bool, isActive: Bool, isBroken: Bool,
        isMadeByFramework: Bool, constant: Double, priority: Double
    ) {
        (self.id, self.words, self.identifier, self.place, self.isHorizontal) = (id, words, identifier, place, isHorizontal)
        (self.isActive, self.isBroken, self.isMadeByFramework) = (isActive, isBroken, isMadeByFramework)
        (self.constant, self.priority) = (constant, priority)
    }
}

/// One object of the responder chain.
public struct InspectionResponder: Codable, Hashable, Sendable {
    /// Nil for what is not in the tree, such as the application.
    public var id: Int?
    /// The class without its module.
    public var type: String
    /// What tells it from others of its class.
    public var label: String?
    /// Whether it receives keys first.
    public var isFirstResponder: Bool
    /// Whether it accepts to be the first responder.
    public var canBecomeFirstResponder: Bool

    /// Creates a responder's description.
    public init(id: Int?, type: String, label: String?, isFirstResponder: Bool, canBecomeFirstResponder: Bool) {
        (self.id, self.type, self.label) = (id, type, label)
        (self.isFirstResponder, self.canBecomeFirstResponder) = (isFirstResponder, canBecomeFirstResponder)
    }
}

/// One gesture recogniser that receives the view's touches.
public struct InspectionGesture: Codable, Hashable, Sendable {
    /// The class without its module.
    public var type: String
    /// The name that the app gave it.
    public var name: String?
    /// As the cases of `UIGestureRecognizer.State` are called.
    public var state: String
    /// Whether it receives touches.
    public var isEnabled: Bool
    /// The view that has it.
    public var view: Int
    /// The class of that view; nil if it is the inspected one.
    public var owner: String?
    /// The class of its delegate.
    public var delegate: String?
    /// What it sends, as `Class action`.
    public var targets: [String]
    /// The number of touches that it tracks.
    public var touches: Int

    /// Creates a recogniser's description.
    public init(
        type: String, name: String?, state: String, isEnabled: Bool, view: Int, owner: String?, delegate: String?, targets: [String],
        touches: Int
    ) {
        (self.type, self.name, self.state, self.isEnabled, self.view) = (type, name, state, isEnabled, view)
        (self.owner, self.delegate, self.targets, self.touches) = (owner, delegate, targets, touches)
    }
}
