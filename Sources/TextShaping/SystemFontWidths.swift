/// Widths of Apple's system font, by class of characters: the targets for the stand-in's advances.
///
/// Confidence M: classes are averages of advances measured on iOS (`golden/font_metrics_ios.json` of Vercantez/openuikit, sizes 8 to 40,
/// kerning and tracking removed); 17 points regular agrees with facts 5.3. The table of the bullet is from one recorded width of a secure
/// field at 17 points; its other weights and sizes are R.
enum SystemFontWidths {
    struct Class {
        /// The average is over these.
        var characters: String
        /// These get the same adjustment.
        var also: String
        /// em without tracking for ultra light, regular, bold and black.
        var text: [Double]
        var display: [Double]

        init(_ characters: String, also: String = "", text: [Double], display: [Double]) {
            (self.characters, self.also, self.text, self.display) = (characters, also, text, display)
        }

        /// em at an optical size of `0...1` between the text and the display cut.
        func width(weightIndex: Int, display part: Double) -> Double {
            Masters.value(text, weightIndex) * (1 - part) + Masters.value(display, weightIndex) * part
        }
    }

    /// Positions of the nine weights between the four in the tables. M
    enum Masters {
        private static let places: [(lower: Int, part: Double)] = [
            (0, 0), (0, 0.2155), (0, 0.6595), (1, 0), (1, 0.3667), (1, 0.6333), (2, 0), (2, 0.5333), (2, 1),
        ]

        static func value(_ masters: [Double], _ weightIndex: Int) -> Double {
            let place = places[weightIndex]
            return masters[place.lower] + (masters[place.lower + 1] - masters[place.lower]) * place.part
        }
    }

    /// Interpolation from the text face (17 points and less) to the display face (28 and more). M
    static func displayPart(size: Double) -> Double {
        Curve.value([(17, 0), (19, 1.0 / 11), (24, 9.0 / 11), (28, 1)], at: size)
    }

    /// em added to every advance. M to 40 points, R above: Apple's HIG lists points per size.
    static func tracking(size: Double) -> Double {
        Curve.value(trackingPoints.map { ($0.0, $0.1 / $0.0) }, at: size)
    }

    private static let trackingPoints: [(Double, Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.2031), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.2344), (16, -0.31),
        (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22),
        (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (40, 0.37),
        (44, 0.37), (48, 0.35), (52, 0.33), (56, 0.3), (60, 0.26), (64, 0.22), (70, 0.14), (76, 0.07), (80, 0),
    ]

    /// Factor of the stand-in's pair kerning: text face, display face. Fitted to the recorded strings (X).
    static func kerning(weightIndex: Int, display part: Double) -> Double {
        Masters.value([1.05, 1.1, 0.92, 0.82], weightIndex) * (1 - part) + Masters.value([1.7, 1.52, 1.19, 1], weightIndex) * part
    }

    /// The class of tabular figures: as wide as arithmetic operators (X; about 1 % narrower than the stand-in's at text sizes).
    static let figures = 20

    static let classes = [
        Class(" ", text: [0.2460, 0.2812, 0.2578, 0.2344], display: [0.2033, 0.2051, 0.1978, 0.1904]),
        Class("i", text: [0.2119, 0.2471, 0.2871, 0.3272], display: [0.1465, 0.2061, 0.2408, 0.2754]),
        Class("j", text: [0.2119, 0.2466, 0.2868, 0.3272], display: [0.1464, 0.2051, 0.2402, 0.2754]),
        Class("l", text: [0.2122, 0.2529, 0.2949, 0.3369], display: [0.1463, 0.2041, 0.2422, 0.2803]),
        Class("frt", text: [0.3399, 0.3686, 0.4186, 0.4684], display: [0.2598, 0.3044, 0.3583, 0.4121]),
        Class("m", text: [0.8561, 0.8701, 0.9322, 0.9942], display: [0.7689, 0.8032, 0.8633, 0.9234]),
        Class("w", text: [0.7451, 0.7744, 0.8472, 0.9199], display: [0.6643, 0.7154, 0.7901, 0.8648]),
        Class("abdghnpqsu", text: [0.5811, 0.5888, 0.6285, 0.6682], display: [0.5043, 0.5315, 0.5769, 0.6224]),
        Class("kvxyz", text: [0.4992, 0.5383, 0.5856, 0.6330], display: [0.4227, 0.4782, 0.5275, 0.5769]),
        Class("ceo", text: [0.5744, 0.5739, 0.6026, 0.6313], display: [0.4965, 0.5147, 0.5575, 0.6003]),
        Class("I", text: [0.2080, 0.2676, 0.3183, 0.3692], display: [0.1460, 0.2246, 0.2647, 0.3047]),
        Class("M", text: [0.8325, 0.8740, 0.9065, 0.9390], display: [0.7697, 0.8311, 0.8611, 0.8912]),
        Class("W", text: [0.9299, 0.9678, 1.0092, 1.0508], display: [0.8679, 0.9238, 0.9654, 1.0069]),
        Class("BDHLNPRU", text: [0.6447, 0.6827, 0.7144, 0.7460], display: [0.5854, 0.6349, 0.6615, 0.6880]),
        Class("ATVY", text: [0.6321, 0.6592, 0.7054, 0.7517], display: [0.5701, 0.6149, 0.6593, 0.7036]),
        Class("CEFGJKS", text: [0.6070, 0.6377, 0.6723, 0.7068], display: [0.5482, 0.5945, 0.6289, 0.6633]),
        Class("OQXZ", text: [0.6886, 0.7208, 0.7445, 0.7680], display: [0.6266, 0.6786, 0.7052, 0.7319]),
        Class("1", text: [0.4042, 0.4638, 0.5118, 0.5596], display: [0.3784, 0.4434, 0.4800, 0.5166]),
        Class("2347", text: [0.5927, 0.6108, 0.6509, 0.6909], display: [0.5498, 0.5773, 0.6131, 0.6488]),
        Class("05689", text: [0.6127, 0.6320, 0.6818, 0.7316], display: [0.5722, 0.6051, 0.6468, 0.6885]),
        Class("+#$", also: "<=>~^", text: [0.6119, 0.6299, 0.6714, 0.7129], display: [0.5920, 0.6045, 0.6442, 0.6838]),
        Class(",", also: ".;:", text: [0.2752, 0.2969, 0.3477, 0.3984], display: [0.1995, 0.2149, 0.2408, 0.2666]),
        Class("(-?", also: ")[]{}", text: [0.4298, 0.4554, 0.4901, 0.5247], display: [0.3800, 0.4134, 0.4522, 0.4909]),
        Class(
            "_'\"%", also: "\u{2018}\u{2019}\u{201C}\u{201D}", text: [0.5227, 0.5708, 0.6448, 0.7189],
            display: [0.4432, 0.4981, 0.5479, 0.5978]),
        Class("@*/|", also: "\\", text: [0.4664, 0.4883, 0.5113, 0.5343], display: [0.3911, 0.4425, 0.4703, 0.4981]),
        Class("!&", text: [0.5074, 0.5112, 0.5503, 0.5893], display: [0.4576, 0.4678, 0.5089, 0.5501]),
        Class("\u{2022}", text: [0.477, 0.477, 0.477, 0.477], display: [0.46, 0.46, 0.46, 0.46]),
    ]
}

/// A piecewise linear function, constant outside its points.
enum Curve {
    static func value(_ points: [(Double, Double)], at x: Double) -> Double {
        guard let first = points.first, let last = points.last else { return 0 }
        if x <= first.0 { return first.1 }
        guard let above = points.firstIndex(where: { $0.0 >= x }) else { return last.1 }
        let (low, high) = (points[above - 1], points[above])
        return low.1 + (high.1 - low.1) * (x - low.0) / (high.0 - low.0)
    }
}
