package import DriveProtocol
package import UIKitCore

extension UITableViewCell: InterfaceTypedView {
    package var interfaceType: DriveElementType { .cell }
}
