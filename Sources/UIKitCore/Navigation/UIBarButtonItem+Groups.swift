internal import Foundation

/// Groups of one item.
///
/// > Contract: UIKit, UIBarButtonItem. Users cannot rearrange a bar, so that movable and optional groups are as fixed as others.
extension UIBarButtonItem {
    /// A group that cannot be moved.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil) }

    /// A group that the user can move, on iOS.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, representativeItem: nil, items: [self])
    }

    /// A group that the user can add or remove, on iOS; here it is visible if it is in the default customisation.
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
