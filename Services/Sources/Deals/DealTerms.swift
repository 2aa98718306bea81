import JSON

/// Takes a text in pieces, so that one that is written somewhere else need not be joined first.
protocol TextPieces {
    mutating func append(_ text: String)
    mutating func append(_ number: Int64)
    /// Without trailing zeros: 1250 with two digits is `12.5`.
    mutating func append(decimal number: Int64, digits: Int)
}

/// Pieces of a string in a JSON document.
extension JSONWriter: TextPieces {}

/// Pieces that are joined.
struct JoinedPieces: TextPieces {
    private(set) var text = ""

    mutating func append(_ text: String) { self.text += text }
    mutating func append(_ number: Int64) { text += String(number) }
    mutating func append(decimal number: Int64, digits: Int) { text += FixedPoint.text(number, digits: digits) }
}

/// The longer texts of a deal, made of its data.
struct DealTerms {
    let deal: Deal
    let catalog: Catalog

    private static let hours = ["10:00-22:00", "11:00-21:00", "09:00-20:30", "11:00-14:00, 17:00-22:00", "全天24小时"]

    init(_ deal: Deal, _ catalog: Catalog) { (self.deal, self.catalog) = (deal, catalog) }

    func writeDetails(to pieces: inout some TextPieces) {
        pieces.append(deal.item)
        pieces.append("（")
        pieces.append(catalog.categoryName(deal.subcategory))
        pieces.append("），门市价 ")
        pieces.append(decimal: deal.listPrice, digits: 2)
        pieces.append(" 元，团购价 ")
        pieces.append(decimal: deal.price, digits: 2)
        pieces.append(" 元。\n· ")
        pieces.append(deal.item)
        pieces.append(" 1 份\n· 免费停车、无线上网，以店内实际为准")
    }

    func writeNotice(to pieces: inout some TextPieces) {
        pieces.append("有效期至 ")
        pieces.append(Deal.date(deal.deadline))
        pieces.append("\n使用时间：")
        pieces.append(Self.hours[Int(deal.number % Int64(Self.hours.count))])
        pieces.append(deal.terms.contains(.needsReservation) ? "\n请至少提前 1 天致电预约" : "\n无需预约，消费高峰时可能需要等位")
        if deal.number % 3 == 0 { pieces.append("\n每张团购券建议 2 人使用，每次可使用多张，不与店内其他优惠同享") }
        if deal.number % 5 == 0 { pieces.append("\n法定节假日不可使用，如需发票请在消费时向商家索取") }
    }

    var details: String {
        var pieces = JoinedPieces()
        writeDetails(to: &pieces)
        return pieces.text
    }

    var notice: String {
        var pieces = JoinedPieces()
        writeNotice(to: &pieces)
        return pieces.text
    }

    var tips: String {
        switch (deal.terms.contains(.refundable), deal.terms.contains(.refundedWhenExpired)) {
        case (true, true): "支持随时退款；过期未消费自动退款"
        case (true, false): "支持随时退款"
        case (false, true): "过期未消费自动退款"
        case (false, false): "不支持退款"
        }
    }
}
