import HTTP
import JSON
import Storage

/// An offer of a merchant.
struct Deal: Sendable, Equatable {
    /// What applies to a purchase.
    struct Terms: OptionSet, Sendable {
        let rawValue: Int64

        static let refundable = Terms(rawValue: 1)
        static let needsReservation = Terms(rawValue: 2)
        static let refundedWhenExpired = Terms(rawValue: 4)
    }

    var number: Int64
    var merchant: Int64
    var city: Int64
    var district: Int64
    var neighbourhood: Int64
    var category: Int64
    var subcategory: Int64
    var title: String
    var item: String
    var description: String
    /// > Units: hundredths of a yuan.
    var price: Int64
    var listPrice: Int64
    var bought: Int64
    /// > Units: days since 1970.
    var published: Int64
    /// The last day on which it can be bought. > Units: days since 1970.
    var deadline: Int64
    var terms: Terms

    static let columns = """
        d.number, d.merchant, d.city, d.district, d.neighbourhood, d.category, d.subcategory, d.title, d.item, d.description, d.price,
        d.list_price, d.bought, d.published, d.deadline, d.terms
        """

    var id: String { "1-\(number)" }

    /// Nil for text that is not a deal's id.
    static func number(id: some StringProtocol) -> Int64? {
        guard id.hasPrefix("1-"), let number = Int64(id.dropFirst(2)), number > 0, "1-\(number)" == id else { return nil }
        return number
    }

    static func date(_ day: Int64) -> String { Timestamp.date(days: day) }

    /// Nil for what is not a date from 1970 to 2199.
    static func day(_ text: String) -> Int64? {
        guard text.utf8.count == 10, let moment = Timestamp(text + "T00:00:00Z"), (0..<84_006).contains(moment.milliseconds / 86_400_000),
            moment.milliseconds >= 0
        else { return nil }
        return moment.milliseconds / 86_400_000
    }

    /// As if the deals had been seeded on that day, so that new and ending ones are what they are for every client's date.
    func moved(to today: Int64?) -> Deal {
        guard let today else { return self }
        var deal = self
        deal.published += today - DealSeed.today
        deal.deadline += today - DealSeed.today
        return deal
    }

    /// Which of its subcategory's images it has.
    var image: String { "\(subcategory)-\(number % Int64(DealImage.variants))" }
}

/// A shop of a merchant.
struct Business: Sendable, Equatable {
    var number: Int64
    var name: String
    var address: String
    var telephone: String
    var place: Place

    static let columns = "number, name, address, telephone, latitude, longitude"
}

extension Deal {
    init(_ row: SQLRow) {
        self.init(
            number: row.int(0), merchant: row.int(1), city: row.int(2), district: row.int(3), neighbourhood: row.int(4),
            category: row.int(5),
            subcategory: row.int(6), title: row.text(7), item: row.text(8), description: row.text(9), price: row.int(10),
            listPrice: row.int(11), bought: row.int(12), published: row.int(13), deadline: row.int(14), terms: Terms(rawValue: row.int(15)))
    }
}

extension Business {
    /// > Parameters: first: the column where `columns` begin.
    init(_ row: SQLRow, from first: Int32) {
        self.init(
            number: row.int(first), name: row.text(first + 1), address: row.text(first + 2), telephone: row.text(first + 3),
            place: Place(latitude: row.int(first + 4), longitude: row.int(first + 5)))
    }
}
