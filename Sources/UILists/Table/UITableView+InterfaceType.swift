package import DriveProtocol
package import UIKitCore

extension UITableView: InterfaceTypedView, InterfaceList {
    package var interfaceType: DriveElementType { .table }
    package var hiddenRows: DriveHiddenRows? { interfaceRows.counts }
    package var rowsOffScreen: (above: [InterfaceRow], below: [InterfaceRow]) { interfaceRows.all }
    package func reveal(row identity: UInt64) -> UIView? { interfaceRows.reveal(identity) }
}
