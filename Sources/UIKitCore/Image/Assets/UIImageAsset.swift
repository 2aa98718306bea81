public import Foundation

/// The variants of one image, for different traits.
///
/// > Contract: UIKit, UIImageAsset. > Isolation: any thread.
open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {
    private let lock = NSLock()
    private var registered: [(traits: UITraitCollection, image: UIImage)] = []
    /// Looks up a catalog's image for some traits.
    let find: (@Sendable (UITraitCollection) -> Picture?)?

    public override init() {
        find = nil
        super.init()
    }

    init(find: @escaping @Sendable (UITraitCollection) -> Picture?) {
        self.find = find
        super.init()
    }

    /// The registered image that matches most of these traits, else the catalog's; an image without pixels if there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage { variant(traitCollection) ?? UIImage() }

    open func image(with configuration: UIImage.Configuration) -> UIImage { image(with: configuration.traitCollection ?? .current) }

    /// Replaces an image registered for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock {
            registered.removeAll { $0.traits == traitCollection }
            registered.append((traitCollection, image))
        }
    }

    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// No effect if no image is registered for exactly these traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        lock.withLock { registered.removeAll { $0.traits == traitCollection } }
    }

    open func unregister(imageWith configuration: UIImage.Configuration) {
        unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
    }

    func variant(_ traits: UITraitCollection) -> UIImage? {
        let known = lock.withLock { registered }
        // Of the matching ones, the most specific; of the rest, an unspecific one is better than none.
        let fitting = known.filter { traits.containsTraits(in: $0.traits) }
        if let image = (fitting.max { $0.traits.values.count < $1.traits.values.count } ?? (find == nil ? known.first : nil))?.image {
            return image.inAsset(self)
        }
        return find?(traits).map { UIImage(picture: $0).inAsset(self) }
    }

    public static var supportsSecureCoding: Bool { true }

    /// Encodes the registered images, without their traits' custom values; a catalog's are found again by name.
    open func encode(with coder: NSCoder) {
        let known = lock.withLock { registered }
        coder.encode(known.map(\.image) as NSArray, forKey: "UIImages")
        coder.encode(known.map(\.traits) as NSArray, forKey: "UITraitCollections")
    }

    public required init?(coder: NSCoder) {
        find = nil
        let images = coder.decodeObject(of: [NSArray.self, UIImage.self], forKey: "UIImages") as? [UIImage] ?? []
        let traits =
            coder.decodeObject(of: [NSArray.self, UITraitCollection.self], forKey: "UITraitCollections") as? [UITraitCollection] ?? []
        registered = Array(zip(traits, images))
        super.init()
    }
}

extension UIImage {
    /// The same image with a reference to its asset.
    fileprivate func inAsset(_ asset: UIImageAsset) -> UIImage {
        guard picture.asset !== asset else { return self }
        var picture = picture
        picture.asset = asset
        return UIImage(picture: picture)
    }
}

extension TraitValues {
    /// The number of specified traits.
    fileprivate var count: Int {
        let specified: [Bool] = [
            userInterfaceIdiom != nil, userInterfaceStyle != nil, displayScale != nil, displayGamut != nil, horizontalSizeClass != nil,
            verticalSizeClass != nil, layoutDirection != nil, preferredContentSizeCategory != nil, accessibilityContrast != nil,
            userInterfaceLevel != nil, legibilityWeight != nil,
        ]
        return specified.filter { $0 }.count + custom.count
    }
}
