internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Reads and writes a flow layout's archived properties.
@MainActor enum FlowLayoutCoding {
    private enum Key {
        static let lineSpacing = "UILineSpacing"
        static let itemSpacing = "UIInteritemSpacing"
        static let width = "UIItemSizeWidth"
        static let height = "UIItemSizeHeight"
        static let direction = "UIScrollDirection"
    }

    static func encode(_ layout: UICollectionViewFlowLayout, _ coder: NSCoder) {
        coder.encode(Double(layout.minimumLineSpacing), forKey: Key.lineSpacing)
        coder.encode(Double(layout.minimumInteritemSpacing), forKey: Key.itemSpacing)
        coder.encode(Double(layout.itemSize.width), forKey: Key.width)
        coder.encode(Double(layout.itemSize.height), forKey: Key.height)
        coder.encode(layout.scrollDirection.rawValue, forKey: Key.direction)
    }

    static func decode(_ layout: UICollectionViewFlowLayout, _ coder: NSCoder) {
        let properties = PropertyDecoder(layout, coder)
        properties.number(Key.lineSpacing, \.minimumLineSpacing)
        properties.number(Key.itemSpacing, \.minimumInteritemSpacing)
        if let width = coder.number(Key.width), let height = coder.number(Key.height), width >= 0, height >= 0 {
            layout.itemSize = CGSize(width: width, height: height)
        }
        properties.insets("UISectionInset", \.sectionInset)
        properties.choice("UISectionInsetReference", \.sectionInsetReference)
        if coder.flag("UIAutomaticEstimatedItemSize") == true { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        properties.size("UIEstimatedItemSize", \.estimatedItemSize)
        properties.size("UIHeaderReferenceSize", \.headerReferenceSize)
        properties.size("UIFooterReferenceSize", \.footerReferenceSize)
        properties.flag("UISectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
        properties.flag("UISectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
        properties.choice(Key.direction, \.scrollDirection)
    }
}
