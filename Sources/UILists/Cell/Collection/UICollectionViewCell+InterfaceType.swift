package import DriveProtocol
import UIKitCore

extension UICollectionViewCell: InterfaceTypedView {
    package var interfaceType: DriveElementType { .cell }
}
