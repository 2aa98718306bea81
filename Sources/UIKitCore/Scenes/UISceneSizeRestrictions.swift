public import Foundation

/// The minimum and maximum size of a scene that shares the screen.
///
/// > Contract: UIKit, UISceneSizeRestrictions. > Units: points. The divider rests where both scenes' restrictions hold, if there is such a
/// position.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero { didSet { if minimumSize != oldValue { changed() } } }
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
        didSet { if maximumSize != oldValue { changed() } }
    }

    override init() { super.init() }

    private func changed() { ApplicationContext.current.stage.restrictionsChanged() }

    func allows(width: CGFloat) -> Bool { width >= minimumSize.width && width <= maximumSize.width }
}
