package import DriveProtocol
import UIKitCore

extension UITableView: InterfaceTypedView {
    package var interfaceType: DriveElementType { .table }
}
