import HTTP
import JSON

/// Writes deals as JSON.
struct DealWriter {
    let catalog: Catalog
    /// The service's address as the client knows it, such as `http://127.0.0.1:8080`; before every URL.
    let origin: String
    /// The client's date; nil for that of the seed. > Units: days since 1970.
    var today: Int64?

    func page(_ page: DealStore.Page) -> [UInt8] {
        var writer = JSONWriter(reserving: 2048 * (page.deals.count + 1))
        writer.beginObject()
        writer.key("status")
        writer.string("OK")
        writer.key("count")
        writer.int(Int64(page.deals.count))
        writer.key("total_count")
        writer.int(Int64(page.total))
        writer.key("deals")
        writer.beginArray()
        for (index, deal) in page.deals.enumerated() {
            write(deal.moved(to: today), page.businesses[index], distance: page.distances[index], to: &writer)
        }
        writer.endArray()
        writer.endObject()
        return writer.bytes
    }

    private func write(_ deal: Deal, _ businesses: [Business], distance: Double?, to writer: inout JSONWriter) {
        let terms = DealTerms(deal, catalog)
        let query = today.map { "?today=" + Deal.date($0) } ?? ""
        writer.beginObject()
        func text(_ key: StaticString, _ value: String) {
            writer.key(key)
            writer.string(value)
        }
        func texts(_ key: StaticString, _ values: [String]) {
            writer.key(key)
            writer.value(.array(values.map { .string($0) }))
        }
        text("deal_id", deal.id)
        text("title", deal.title)
        text("description", deal.description)
        text("city", catalog.regionName(deal.city))
        writer.key("list_price")
        writer.hundredths(deal.listPrice)
        writer.key("current_price")
        writer.hundredths(deal.price)
        texts("regions", [catalog.regionName(deal.district), catalog.regionName(deal.neighbourhood)])
        texts("categories", [catalog.categoryName(deal.category), catalog.categoryName(deal.subcategory)])
        writer.key("purchase_count")
        writer.int(deal.bought)
        text("publish_date", Deal.date(deal.published))
        text("purchase_deadline", Deal.date(deal.deadline))
        writer.key("distance")
        writer.int(distance.map { Int64(min($0, 1e9).rounded()) } ?? -1)
        text("image_url", "\(origin)/images/\(deal.image).png")
        text("s_image_url", "\(origin)/images/\(deal.image)-small.png")
        text("deal_url", "\(origin)/deal/\(deal.number)\(query)")
        text("deal_h5_url", "\(origin)/m/deal/\(deal.number)\(query)")
        text("details", terms.details)
        text("notice", terms.notice)
        writer.key("restrictions")
        writer.beginObject()
        writer.key("is_refundable")
        writer.int(deal.terms.contains(.refundable) ? 1 : 0)
        writer.key("is_reservation_required")
        writer.int(deal.terms.contains(.needsReservation) ? 1 : 0)
        text("special_tips", terms.tips)
        writer.endObject()
        writer.key("businesses")
        writer.beginArray()
        for business in businesses {
            writer.beginObject()
            writer.key("id")
            writer.int(business.number)
            text("name", business.name)
            text("city", catalog.regionName(deal.city))
            text("address", business.address)
            text("telephone", business.telephone)
            writer.key("latitude")
            writer.double(Double(business.place.latitude) / 1e6)
            writer.key("longitude")
            writer.double(Double(business.place.longitude) / 1e6)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
    }
}
