package import CoreGraphics
package import DriveProtocol

/// A list with rows that have no views while they are off the screen, and that tests of the interface know nevertheless.
@preconcurrency @MainActor package protocol InterfaceList: UIView {
    /// The numbers of such rows; nil if there are none.
    var hiddenRows: DriveHiddenRows? { get }
    /// Such rows, in their order. Cells are made for those whose content is not known yet.
    var rowsOffScreen: (above: [InterfaceRow], below: [InterfaceRow]) { get }
    /// Scrolls to a row. > Returns: its view; nil if the list has no such row.
    func reveal(row identity: UInt64) -> UIView?
}

/// A row that is off the screen.
package struct InterfaceRow {
    /// Where its view would be. > Units: points of the list.
    package var frame: CGRect
    /// Identifies it as long as the list's rows stay the same.
    package var identity: UInt64
    /// Its cell and what that contains, each after its parent. > Units: points of the row.
    package var elements: [DriveElement]

    package init(frame: CGRect, identity: UInt64, elements: [DriveElement]) {
        (self.frame, self.identity, self.elements) = (frame, identity, elements)
    }
}
