import Foundation

/// A group-buying deal, as the service describes it.
struct Deal: Equatable, DictionaryModel {
    var id: String
    var title: String
    var summary: String
    /// In yuan.
    var listPrice: Double
    var currentPrice: Double
    var purchases: Int
    var published: Day?
    var deadline: Day?
    var image: String?
    var smallImage: String?
    /// The page for phones.
    var page: String?
    var details: String?
    var notice: String?
    var isReservationRequired: Bool
    var isRefundable: Bool
    var tips: String?
    var shops: [Shop]

    init(_ fields: Fields) throws {
        id = try fields.text("deal_id")
        title = try fields.text("title")
        summary = fields.optionalText("description") ?? ""
        listPrice = try fields.price("list_price")
        currentPrice = try fields.price("current_price")
        purchases = try fields.integer("purchase_count")
        published = fields.optionalText("publish_date").flatMap(Day.init)
        deadline = fields.optionalText("purchase_deadline").flatMap(Day.init)
        image = fields.optionalText("image_url")
        smallImage = fields.optionalText("s_image_url")
        page = fields.optionalText("deal_h5_url")
        details = fields.optionalText("details")
        notice = fields.optionalText("notice")
        let restrictions = try fields.fields("restrictions")
        isReservationRequired = restrictions?.flag("is_reservation_required") ?? false
        isRefundable = restrictions?.flag("is_refundable") ?? false
        tips = restrictions?.optionalText("special_tips")
        shops = try fields.models("businesses")
    }

    /// The service's fields again, to store the deal.
    var fields: [String: Any] {
        var fields: [String: Any] = [
            "deal_id": id, "title": title, "description": summary, "list_price": listPrice, "current_price": currentPrice,
            "purchase_count": purchases, "businesses": shops.map(\.fields),
        ]
        fields["publish_date"] = published?.text
        fields["purchase_deadline"] = deadline?.text
        fields["image_url"] = image
        fields["s_image_url"] = smallImage
        fields["deal_h5_url"] = page
        fields["details"] = details
        fields["notice"] = notice
        var restrictions: [String: Any] = [
            "is_reservation_required": isReservationRequired ? 1 : 0, "is_refundable": isRefundable ? 1 : 0,
        ]
        restrictions["special_tips"] = tips
        fields["restrictions"] = restrictions
        return fields
    }

    /// The part of the id after the last "-", which the page for phones is named by.
    var pageID: String { id.split(separator: "-").last.map(String.init) ?? id }

    /// Whether it was published at most three days ago.
    func isNew(on today: Day) -> Bool { published.map { (0...3).contains($0.days(to: today)) } ?? false }
}

/// A merchant's shop.
struct Shop: Equatable, DictionaryModel {
    var id: Int
    var name: String
    var address: String
    var telephone: String?
    /// In degrees.
    var latitude: Double
    var longitude: Double

    init(_ fields: Fields) throws {
        id = try fields.integer("id")
        name = try fields.text("name")
        address = fields.optionalText("address") ?? ""
        telephone = fields.optionalText("telephone")
        latitude = fields.optionalNumber("latitude") ?? 0
        longitude = fields.optionalNumber("longitude") ?? 0
    }

    fileprivate var fields: [String: Any] {
        var fields: [String: Any] = ["id": id, "name": name, "address": address, "latitude": latitude, "longitude": longitude]
        fields["telephone"] = telephone
        return fields
    }
}

/// One page of deals, and how many there are in all.
struct DealPage: Equatable {
    var total: Int
    var deals: [Deal]

    init(total: Int, deals: [Deal]) {
        self.total = total
        self.deals = deals
    }

    init(_ fields: Fields) throws {
        deals = try fields.models("deals")
        total = fields.optionalNumber("total_count").map { Int($0) } ?? deals.count
    }
}
