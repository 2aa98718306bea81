package import DriveProtocol
import UIKitCore

extension UITableViewCell: InterfaceTypedView {
    package var interfaceType: DriveElementType { .cell }
}
