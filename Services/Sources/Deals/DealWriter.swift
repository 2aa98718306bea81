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
        let city = catalog.regionName(deal.city)
        writer.beginObject()
        writer.key("deal_id")
        writer.beginString()
        writer.append("1-")
        writer.append(deal.number)
        writer.endString()
        text("title", deal.title, to: &writer)
        text("description", deal.description, to: &writer)
        text("city", city, to: &writer)
        writer.key("list_price")
        writer.decimal(deal.listPrice, digits: 2)
        writer.key("current_price")
        writer.decimal(deal.price, digits: 2)
        names("regions", catalog.regionName(deal.district), catalog.regionName(deal.neighbourhood), to: &writer)
        names("categories", catalog.categoryName(deal.category), catalog.categoryName(deal.subcategory), to: &writer)
        writer.key("purchase_count")
        writer.int(deal.bought)
        text("publish_date", Deal.date(deal.published), to: &writer)
        text("purchase_deadline", Deal.date(deal.deadline), to: &writer)
        writer.key("distance")
        writer.int(distance.map { Int64(min($0, 1e9).rounded()) } ?? -1)
        writeURLs(deal, to: &writer)
        writer.key("details")
        writer.beginString()
        terms.writeDetails(to: &writer)
        writer.endString()
        writer.key("notice")
        writer.beginString()
        terms.writeNotice(to: &writer)
        writer.endString()
        writer.key("restrictions")
        writer.beginObject()
        writer.key("is_refundable")
        writer.int(deal.terms.contains(.refundable) ? 1 : 0)
        writer.key("is_reservation_required")
        writer.int(deal.terms.contains(.needsReservation) ? 1 : 0)
        text("special_tips", terms.tips, to: &writer)
        writer.endObject()
        writer.key("businesses")
        writer.beginArray()
        for business in businesses { write(business, city: city, to: &writer) }
        writer.endArray()
        writer.endObject()
    }

    private func writeURLs(_ deal: Deal, to writer: inout JSONWriter) {
        let image = deal.image
        for (key, ending) in [("image_url", ".png"), ("s_image_url", "-small.png")] as [(StaticString, String)] {
            writer.key(key)
            writer.beginString()
            for piece in [origin, "/images/", image, ending] { writer.append(piece) }
            writer.endString()
        }
        for (key, path) in [("deal_url", "/deal/"), ("deal_h5_url", "/m/deal/")] as [(StaticString, String)] {
            writer.key(key)
            writer.beginString()
            writer.append(origin)
            writer.append(path)
            writer.append(deal.number)
            if let today {
                writer.append("?today=")
                writer.append(Deal.date(today))
            }
            writer.endString()
        }
    }

    private func write(_ business: Business, city: String, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("id")
        writer.int(business.number)
        text("name", business.name, to: &writer)
        text("city", city, to: &writer)
        text("address", business.address, to: &writer)
        text("telephone", business.telephone, to: &writer)
        writer.key("latitude")
        writer.decimal(business.place.latitude, digits: 6)
        writer.key("longitude")
        writer.decimal(business.place.longitude, digits: 6)
        writer.endObject()
    }

    private func text(_ key: StaticString, _ value: String, to writer: inout JSONWriter) {
        writer.key(key)
        writer.string(value)
    }

    private func names(_ key: StaticString, _ whole: String, _ part: String, to writer: inout JSONWriter) {
        writer.key(key)
        writer.beginArray()
        writer.string(whole)
        writer.string(part)
        writer.endArray()
    }
}
