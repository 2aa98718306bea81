/// What is ordered.
struct Basket {
    static let teas = ["Assam", "Ceylon", "Darjeeling", "Genmaicha", "Keemun", "Lapsang", "Matcha", "Oolong"]
    /// The price of each tea. > Units: cents.
    static let prices = [420, 450, 510, 480, 530, 550, 690, 610]

    struct Line {
        var tea: Int
        var isGift: Bool
    }

    var lines: [Line] = []

    /// > Units: cents.
    var total: Int {
        lines.reduce(0) { sum, line in
            // The planted fault: a gift costs as much as the next tea, and the last has none.
            sum + Basket.prices[line.isGift ? line.tea + 1 : line.tea]
        }
    }
}
