internal import Foundation

/// Groups of one item.
///
/// > Contract: UIKit, UIBarButtonItem. People cannot rearrange a bar, so that movable and optional groups are as fixed as others.
extension UIBarButtonItem {
    /// A group that stays where it is.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil) }

    /// A group that a person may move, on iOS.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, representativeItem: nil, items: [self])
    }

    /// A group that a person may add or take away, on iOS; here it is seen where it is there at first.
    public func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, inDefaultCustomization: isInDefaultCustomization, representativeItem: nil,
            items: [self])
    }
}

extension UIBarButtonItemGroup {
    public class func fixedGroup(representativeItem: UIBarButtonItem?, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem?, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = fixedGroup(representativeItem: representativeItem, items: items)
        UnimplementedSetting.report("movableGroup \(customizationIdentifier): it stays where it is", on: group)
        return group
    }

    public class func optionalGroup(
        customizationIdentifier: String, inDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem?,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = fixedGroup(representativeItem: representativeItem, items: items)
        group.isHidden = !inDefaultCustomization
        UnimplementedSetting.report("optionalGroup \(customizationIdentifier): it cannot be added or taken away", on: group)
        return group
    }
}
