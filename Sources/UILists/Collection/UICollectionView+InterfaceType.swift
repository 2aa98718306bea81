package import DriveProtocol
package import UIKitCore

extension UICollectionView: InterfaceTypedView {
    package var interfaceType: DriveElementType { .collectionView }
}
