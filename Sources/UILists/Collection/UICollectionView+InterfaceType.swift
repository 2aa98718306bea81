package import DriveProtocol
import UIKitCore

extension UICollectionView: InterfaceTypedView {
    package var interfaceType: DriveElementType { .collectionView }
}
