package import DriveProtocol
package import UIKitCore

extension UITableView: InterfaceTypedView {
    package var interfaceType: DriveElementType { .table }
}
