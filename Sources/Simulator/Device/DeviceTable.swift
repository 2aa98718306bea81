// Every metric of a device is defined here once. Points; safe areas as top/bottom in portrait and side/bottom in landscape.
// Sizes are Apple's documented ones (D); corner radii were measured on devices (M); insets of models after 2019 and status-bar heights
// come from reports (R).

/// The metrics that models of one family share.
private struct Family {
    var width: Double
    var height: Double
    var scale: Double
    var top: Double
    var bottom: Double
    var side: Double
    var landscapeBottom: Double
    var corner: Double
    var statusBar: Double
    var cutout: Device.Cutout

    init(
        _ width: Double, _ height: Double, _ scale: Double, top: Double = 20, bottom: Double = 0, side: Double = 0,
        landscapeBottom: Double = 0, corner: Double = 0, statusBar: Double? = nil, cutout: Device.Cutout = .none
    ) {
        self.width = width
        self.height = height
        self.scale = scale
        self.top = top
        self.bottom = bottom
        self.side = side
        self.landscapeBottom = landscapeBottom
        self.corner = corner
        self.statusBar = statusBar ?? top
        self.cutout = cutout
    }

    /// An iPhone without a home button: its side insets in landscape equal its top in portrait.
    static func phone(
        _ width: Double, _ height: Double, _ scale: Double, top: Double, corner: Double, statusBar: Double? = nil,
        cutout: Device.Cutout = .notch
    ) -> Family {
        Family(
            width, height, scale, top: top, bottom: 34, side: top, landscapeBottom: 21, corner: corner, statusBar: statusBar, cutout: cutout
        )
    }

    static func pad(_ width: Double, _ height: Double, _ scale: Double = 2, corner: Double = 0) -> Family {
        corner == 0
            ? Family(width, height, scale) : Family(width, height, scale, top: 24, bottom: 20, landscapeBottom: 20, corner: corner)
    }
}

extension Device {
    private init(_ name: String, _ model: String, _ family: Family) {
        let isPad = model.hasPrefix("iPad")
        self.init(
            name: name, model: model, idiom: isPad ? .pad : .phone, width: family.width, height: family.height, scale: family.scale,
            cornerRadius: family.corner, portraitTop: family.top, portraitBottom: family.bottom, landscapeTop: isPad ? family.top : 0,
            landscapeSide: family.side, landscapeBottom: family.landscapeBottom, statusBarHeight: family.statusBar, cutout: family.cutout)
    }

    /// The default model.
    public static let standard = Device("iPhone 15", "iPhone15,4", .phone(393, 852, 3, top: 59, corner: 55, statusBar: 54, cutout: .island))

    /// Phones then pads, oldest first.
    public static let all: [Device] = phones + pads

    private static let phones: [Device] = {
        let inch35 = Family(320, 480, 2)
        let inch40 = Family(320, 568, 2)
        let inch47 = Family(375, 667, 2)
        // Native scale is 2.608: the panel shows 1080×1920 of the 1242×2208 that apps draw.
        let inch55 = Family(414, 736, 3)
        let ten = Family.phone(375, 812, 3, top: 44, corner: 39)
        let tenMax = Family.phone(414, 896, 3, top: 44, corner: 39)
        let eleven = Family.phone(414, 896, 2, top: 48, corner: 41.5)
        // Native scale is 2.88.
        let mini = Family.phone(375, 812, 3, top: 50, corner: 44)
        let twelve = Family.phone(390, 844, 3, top: 47, corner: 47.33)
        let twelveMax = Family.phone(428, 926, 3, top: 47, corner: 53.33)
        let fifteen = Family.phone(393, 852, 3, top: 59, corner: 55, statusBar: 54, cutout: .island)
        let fifteenMax = Family.phone(430, 932, 3, top: 59, corner: 55, statusBar: 54, cutout: .island)
        let sixteenPro = Family.phone(402, 874, 3, top: 62, corner: 62, statusBar: 54, cutout: .island)
        let sixteenProMax = Family.phone(440, 956, 3, top: 62, corner: 62, statusBar: 54, cutout: .island)
        return [
            Device("iPhone 4s", "iPhone4,1", inch35), Device("iPhone 5s", "iPhone6,1", inch40),
            Device("iPhone SE (1st generation)", "iPhone8,4", inch40), Device("iPhone 6", "iPhone7,2", inch47),
            Device("iPhone 6 Plus", "iPhone7,1", inch55), Device("iPhone 6s", "iPhone8,1", inch47),
            Device("iPhone 6s Plus", "iPhone8,2", inch55), Device("iPhone 7", "iPhone9,1", inch47),
            Device("iPhone 7 Plus", "iPhone9,2", inch55), Device("iPhone 8", "iPhone10,1", inch47),
            Device("iPhone 8 Plus", "iPhone10,2", inch55), Device("iPhone SE (2nd generation)", "iPhone12,8", inch47),
            Device("iPhone SE (3rd generation)", "iPhone14,6", inch47), Device("iPhone X", "iPhone10,3", ten),
            Device("iPhone XS", "iPhone11,2", ten), Device("iPhone XS Max", "iPhone11,6", tenMax),
            Device("iPhone XR", "iPhone11,8", eleven),
            Device("iPhone 11", "iPhone12,1", eleven), Device("iPhone 11 Pro", "iPhone12,3", ten),
            Device("iPhone 11 Pro Max", "iPhone12,5", tenMax), Device("iPhone 12 mini", "iPhone13,1", mini),
            Device("iPhone 12", "iPhone13,2", twelve), Device("iPhone 12 Pro", "iPhone13,3", twelve),
            Device("iPhone 12 Pro Max", "iPhone13,4", twelveMax), Device("iPhone 13 mini", "iPhone14,4", mini),
            Device("iPhone 13", "iPhone14,5", twelve), Device("iPhone 13 Pro", "iPhone14,2", twelve),
            Device("iPhone 13 Pro Max", "iPhone14,3", twelveMax), Device("iPhone 14", "iPhone14,7", twelve),
            Device("iPhone 14 Plus", "iPhone14,8", twelveMax), Device("iPhone 14 Pro", "iPhone15,2", fifteen),
            Device("iPhone 14 Pro Max", "iPhone15,3", fifteenMax), standard, Device("iPhone 15 Plus", "iPhone15,5", fifteenMax),
            Device("iPhone 15 Pro", "iPhone16,1", fifteen), Device("iPhone 15 Pro Max", "iPhone16,2", fifteenMax),
            Device("iPhone 16e", "iPhone17,5", twelve), Device("iPhone 16", "iPhone17,3", fifteen),
            Device("iPhone 16 Plus", "iPhone17,4", fifteenMax), Device("iPhone 16 Pro", "iPhone17,1", sixteenPro),
            Device("iPhone 16 Pro Max", "iPhone17,2", sixteenProMax), Device("iPhone 17", "iPhone18,3", sixteenPro),
            Device("iPhone 17 Pro", "iPhone18,1", sixteenPro), Device("iPhone 17 Pro Max", "iPhone18,2", sixteenProMax),
        ]
    }()

    private static let pads: [Device] = [
        Device("iPad 2", "iPad2,1", .pad(768, 1024, 1)), Device("iPad mini (5th generation)", "iPad11,1", .pad(768, 1024)),
        Device("iPad (6th generation)", "iPad7,5", .pad(768, 1024)), Device("iPad (9th generation)", "iPad12,1", .pad(810, 1080)),
        Device("iPad Air (3rd generation)", "iPad11,3", .pad(834, 1112)), Device("iPad Pro (10.5-inch)", "iPad7,3", .pad(834, 1112)),
        Device("iPad Pro (12.9-inch) (2nd generation)", "iPad7,1", .pad(1024, 1366)),
        Device("iPad (10th generation)", "iPad13,18", .pad(820, 1180, corner: 25)),
        Device("iPad Air (5th generation)", "iPad13,16", .pad(820, 1180, corner: 18)),
        Device("iPad Air 11-inch (M2)", "iPad14,8", .pad(820, 1180, corner: 18)),
        Device("iPad Air 13-inch (M2)", "iPad14,10", .pad(1024, 1366, corner: 18)),
        Device("iPad mini (6th generation)", "iPad14,1", .pad(744, 1133, corner: 21.5)),
        Device("iPad mini (A17 Pro)", "iPad16,1", .pad(744, 1133, corner: 21.5)),
        Device("iPad Pro (11-inch) (4th generation)", "iPad14,3", .pad(834, 1194, corner: 18)),
        Device("iPad Pro (12.9-inch) (6th generation)", "iPad14,5", .pad(1024, 1366, corner: 18)),
        Device("iPad Pro 11-inch (M4)", "iPad16,3", .pad(834, 1210, corner: 30)),
        Device("iPad Pro 13-inch (M4)", "iPad16,5", .pad(1032, 1376, corner: 30)),
    ]
}
