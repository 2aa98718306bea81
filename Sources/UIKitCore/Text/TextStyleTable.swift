/// Sizes and leadings of the text styles by content size category. > Units: points. D, facts 5.1.
enum TextStyleTable {
    struct Look {
        var size: Double
        var leading: Double
        var weight: Double
    }

    private typealias Column = [(size: Double, leading: Double)]

    /// XS, S, M, L, XL, XXL, XXXL, AX1 … AX5.
    private static let columns: [UIFont.TextStyle: Column] = [
        .largeTitle: [
            (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
        ],
        .title1: [(25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68)],
        .title2: [(19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66)],
        .title3: [(17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65)],
        .headline: body, .body: body,
        .callout: [(13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60)],
        .subheadline: [
            (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
        ],
        .footnote: [
            (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
        ],
        .caption1: [
            (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
        ],
        .caption2: [
            (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
        ],
        // Fixed sizes. R
        .extraLargeTitle: Array(repeating: (36, 43), count: 12), .extraLargeTitle2: Array(repeating: (28, 34), count: 12),
    ]
    private static let body: Column = [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
    ]

    static func look(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> Look {
        let column = columns[style] ?? body
        // `rank` is 0 for "unspecified", which means large here.
        let index = category.rank == 0 ? 3 : min(category.rank - 1, column.count - 1)
        let weight: UIFont.Weight =
            switch style {
            case .headline: .semibold
            case .extraLargeTitle, .extraLargeTitle2: .bold
            default: .regular
            }
        return Look(size: column[index].size, leading: column[index].leading, weight: weight.rawValue)
    }

    /// The weight that `traitBold` gives a text style.
    static func emphasizedWeight(_ style: UIFont.TextStyle) -> Double {
        switch style {
        case .largeTitle, .title1, .title2, .extraLargeTitle, .extraLargeTitle2: UIFont.Weight.bold.rawValue
        default: UIFont.Weight.semibold.rawValue
        }
    }

    /// The scale relative to the default category: by the ratio of leadings, which gives the device's values. X, facts 5.1
    static func scale(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> Double {
        look(style, category).leading / look(style, .large).leading
    }
}
