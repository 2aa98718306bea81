internal import CoreGraphics
public import Foundation

/// What a selection navigation asks about a text and its layout: a layout manager.
///
/// > Source: Apple, NSTextSelectionDataSource. > Units: points of the container; offsets as the content counts.
public protocol NSTextSelectionDataSource: NSObjectProtocol {
    /// The range of the whole text.
    var documentRange: NSTextRange { get }
    /// Passes the units of the text from a place on, or back from it, with their ranges, until the closure sets its flag.
    ///
    /// The second range contains what is between the unit and the next one.
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// The unit around a place; nil if there is none.
    func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation) -> NSTextRange?
    /// The place at a distance from another one; nil outside of the text.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// The distance between two places; `NSNotFound` if it is not known.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// The direction of the paragraph of a place.
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
    /// Passes the insertion points of the line of a place: their horizontal places in the container, their places in the text, and whether
    /// they are leading edges, until the closure sets its flag.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation, using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// The range of the line nearest to a point; nil without text.
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
    /// Passes the places at which a container ends, until the closure sets its flag. Optional.
    func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool, using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// The direction of the lines. Optional; horizontal by default.
    func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
    public func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool, using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        block(reverse ? documentRange.location : documentRange.endLocation, &stop)
    }
    public func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}
