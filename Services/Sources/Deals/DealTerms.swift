/// The longer texts of a deal, made of its data.
struct DealTerms {
    let details: String
    let notice: String
    let tips: String

    private static let hours = ["10:00-22:00", "11:00-21:00", "09:00-20:30", "11:00-14:00, 17:00-22:00", "全天24小时"]

    init(_ deal: Deal, _ catalog: Catalog) {
        let price = FixedPoint.text(deal.price, digits: 2)
        let list = FixedPoint.text(deal.listPrice, digits: 2)
        let part = catalog.categoryName(deal.subcategory)
        details = """
            \(deal.item)（\(part)），门市价 \(list) 元，团购价 \(price) 元。
            · \(deal.item) 1 份
            · 免费停车、无线上网，以店内实际为准
            """
        var rules = ["有效期至 \(Deal.date(deal.deadline))", "使用时间：\(Self.hours[Int(deal.number % Int64(Self.hours.count))])"]
        rules.append(deal.terms.contains(.needsReservation) ? "请至少提前 1 天致电预约" : "无需预约，消费高峰时可能需要等位")
        if deal.number % 3 == 0 { rules.append("每张团购券建议 2 人使用，每次可使用多张，不与店内其他优惠同享") }
        if deal.number % 5 == 0 { rules.append("法定节假日不可使用，如需发票请在消费时向商家索取") }
        notice = rules.joined(separator: "\n")
        tips =
            switch (deal.terms.contains(.refundable), deal.terms.contains(.refundedWhenExpired)) {
            case (true, true): "支持随时退款；过期未消费自动退款"
            case (true, false): "支持随时退款"
            case (false, true): "过期未消费自动退款"
            case (false, false): "不支持退款"
            }
    }
}
