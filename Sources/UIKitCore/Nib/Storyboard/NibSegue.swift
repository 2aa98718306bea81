internal import Foundation

/// A segue of a storyboard's scene, as stored in its file.
struct NibSegue: Sendable {
    enum Kind: String, Sendable {
        case show, showDetail, presentation, popoverPresentation, push, modal, popover, replace, custom, embed, relationship, unwind
    }

    let kind: Kind
    /// The controller, or the control, or the container view of an embedded one.
    let from: Int
    /// The destination scene; empty for unwind segues.
    let destination: String
    let identifier: String?
    let customClass: String?
    let relationship: String?
    let unwindAction: String?
    /// The source's method that creates the destination.
    let makingAction: String?
    let isAnimated: Bool
    let presentationStyle: Int?
    let transitionStyle: Int?
    let anchor: Int?
    /// The permitted arrow directions of a popover; nil for any.
    let arrowDirections: Int?
    /// The cell's accessory button triggers it, not the cell.
    let isOfAccessory: Bool

    init(_ record: Any, _ place: String, count: Int) throws(NibError) {
        guard let record = record as? [String: Any] else { throw NibError("\(place) is no dictionary") }
        let fields = NibFields(record, place)
        let name = try fields.text("kind")
        guard let kind = Kind(rawValue: name) else { throw NibError("\(place) is of an unknown kind \(name)") }
        self.kind = kind
        from = try fields.number("from", below: count)
        destination = fields.optionalText("destination") ?? ""
        identifier = fields.optionalText("identifier")
        customClass = fields.optionalText("customClass").map { name in
            fields.optionalText("customModule").map { "\($0).\(name)" } ?? name
        }
        relationship = fields.optionalText("relationship")
        unwindAction = fields.optionalText("unwindAction")
        makingAction = fields.optionalText("action")
        isAnimated = fields.flag("animates") ?? true
        presentationStyle = fields.integer("modalPresentationStyle")
        transitionStyle = fields.integer("modalTransitionStyle")
        anchor = record["anchor"] == nil ? nil : try fields.number("anchor", below: count)
        arrowDirections = fields.integer("popoverArrowDirections").flatMap { (1...15).contains($0) ? $0 : nil }
        isOfAccessory = fields.optionalText("trigger") == "accessory"
        if kind == .unwind, unwindAction == nil { throw NibError("\(place) goes back by no action") }
        if kind != .unwind, destination.isEmpty { throw NibError("\(place) goes nowhere") }
    }
}
