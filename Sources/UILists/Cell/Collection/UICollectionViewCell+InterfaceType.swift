package import DriveProtocol
package import UIKitCore

extension UICollectionViewCell: InterfaceTypedView {
    package var interfaceType: DriveElementType { .cell }
}
