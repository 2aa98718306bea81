import Samples

/// Merchants, their shops and deals, each a function of its number.
struct SeedWorld: Sendable {
    struct Merchant: Sendable {
        var number: Int64
        var city: Int32
        var district: Int32
        var neighbourhood: Int32
        var category: Int32
        var subcategory: Int32
        var name: String
        var shops: Int
    }

    struct SeededDeal: Sendable {
        var deal: Deal
        /// Its position in the standard order.
        var rank: Int64
        var place: Place
    }

    let catalog: Catalog
    let count: Int
    let today: Int64
    private(set) var merchants: [Merchant] = []
    /// The merchant of each deal, and which of the merchant's deals it is.
    private var owners: [(merchant: Int32, ordinal: Int32)]

    private static let stems = [
        "蜀香", "悦来", "锦绣", "德兴", "老城", "春风", "小渔", "云朵", "金禾", "一品", "鹿鸣", "南山", "青竹", "半亩", "四季", "明月", "暖阳", "百味",
        "福满", "聚贤", "海棠", "梧桐", "花间", "木槿", "星河", "和风", "朝露", "晚晴", "翠微", "清欢", "拾光", "漫时", "乐游", "知味", "喜乐", "山水",
        "阿婆", "大树", "小巷", "橙子", "石榴", "向日", "蓝鲸", "白鹭", "红叶", "银杏", "稻香", "麦田", "江畔", "湖心",
    ]
    private static let phrases = [
        "节假日通用", "免费无线上网", "环境舒适，服务周到", "人气推荐，值得一试", "地铁口步行可达", "新店开业，诚意满满", "约会聚餐好去处", "老字号，好味道", "周末无需加价",
        "提供免费停车位", "学生凭证再享优惠", "男女通用，长短发不限",
    ]
    private static let streets = ["人民路", "解放路", "中山路", "建设路", "和平路", "文化路", "新华路", "长江路", "光明路", "友谊路"]

    init(catalog: Catalog, count: Int, today: Int64) {
        (self.catalog, self.count, self.today) = (catalog, count, today)
        var numbers = SeededNumbers(state: 2015)
        let cityEnds = Self.ends(catalog.cities.map(\.share))
        let categoryEnds = Self.ends(catalog.categories.map(\.share))
        owners = Array(repeating: (0, 0), count: count)
        // A step that has no divisor in common with the count visits every deal once, and spreads a merchant's deals over time.
        let step = [7919, 7907, 7901].first { count % $0 != 0 } ?? 1
        var next = 0
        while next < count {
            let cityIndex = Self.choose(cityEnds, &numbers)
            let city = catalog.cities[cityIndex]
            let districtIndex = numbers.next(below: city.districts.count)
            let neighbourhoodIndex = numbers.next(below: city.districts[districtIndex].neighbourhoods.count)
            let categoryIndex = Self.choose(categoryEnds, &numbers)
            let category = catalog.categories[categoryIndex]
            let subcategoryIndex = numbers.next(below: category.subcategories.count)
            let name = numbers.pick(Self.stems) + numbers.pick(category.subcategories[subcategoryIndex].endings)
            merchants.append(
                Merchant(
                    number: Int64(merchants.count + 1), city: Int32(cityIndex), district: Int32(districtIndex),
                    neighbourhood: Int32(neighbourhoodIndex), category: Int32(categoryIndex), subcategory: Int32(subcategoryIndex),
                    name: name, shops: [1, 1, 1, 2, 3][numbers.next(below: 5)]))
            for ordinal in 0..<min(count - next, 1 + numbers.next(below: 3)) {
                owners[next * step % count] = (Int32(merchants.count - 1), Int32(ordinal))
                next += 1
            }
        }
    }

    private static func ends(_ shares: [Int]) -> [Int] {
        var end = 0
        return shares.map { share in
            end += share
            return end
        }
    }

    private static func choose(_ ends: [Int], _ numbers: inout SeededNumbers) -> Int {
        let value = numbers.next(below: max(1, ends.last ?? 1))
        return ends.firstIndex { value < $0 } ?? 0
    }

    func city(_ merchant: Merchant) -> Catalog.City { catalog.cities[Int(merchant.city)] }

    /// A point near the middle of a region, the same for everyone who asks.
    private static func near(_ place: Place, _ id: Int64, _ spread: Int64) -> Place {
        var numbers = SeededNumbers(state: UInt64(bitPattern: id))
        return Place(
            latitude: place.latitude + numbers.next(in: -spread...spread), longitude: place.longitude + numbers.next(in: -spread...spread))
    }

    private func place(_ merchant: Merchant, _ shop: Int) -> Place {
        let city = city(merchant)
        let district = city.districts[Int(merchant.district)]
        let neighbourhood = district.neighbourhoods[Int(merchant.neighbourhood)]
        let middle = Self.near(Place(latitude: city.latitude, longitude: city.longitude), district.id, 70_000)
        return Self.near(Self.near(middle, neighbourhood.id, 16_000), (merchant.number * 4 + Int64(shop)) << 32, 4_500)
    }

    func business(_ merchant: Merchant, _ shop: Int) -> Business {
        let number = merchant.number * 4 + Int64(shop)
        var numbers = SeededNumbers(state: UInt64(bitPattern: number << 20))
        let city = city(merchant)
        let district = city.districts[Int(merchant.district)]
        let branch = district.neighbourhoods[Int(merchant.neighbourhood)].name + (shop == 0 ? "店" : "\(shop + 1)店")
        let address = "\(city.name)市\(district.name)\(numbers.pick(Self.streets))\(numbers.next(in: 1...399))号"
        return Business(
            number: number, name: "\(merchant.name)（\(branch)）", address: address,
            telephone: "000-\(numbers.next(in: 2_000_000...8_999_999))",
            place: place(merchant, shop))
    }

    /// Rounded as prices are: to a yuan, half a yuan or a tenth.
    private static func rounded(_ price: Int64) -> Int64 {
        let step: Int64 = price >= 10_000 ? 100 : price >= 1000 ? 50 : 10
        return max(step, price / step * step)
    }

    /// > Parameters: index: from the oldest to the newest.
    func deal(_ index: Int) -> SeededDeal {
        let number = DealSeed.firstNumber + Int64(index)
        var numbers = SeededNumbers(state: UInt64(bitPattern: number))
        let merchant = merchants[Int(owners[index].merchant)]
        let city = city(merchant)
        let district = city.districts[Int(merchant.district)]
        let category = catalog.categories[Int(merchant.category)]
        let subcategory = category.subcategories[Int(merchant.subcategory)]
        let item = subcategory.items[(Int(merchant.number) + Int(owners[index].ordinal)) % subcategory.items.count]
        let listPrice = Self.rounded(numbers.next(in: subcategory.listPrices))
        var price = Self.rounded(listPrice * numbers.next(in: 25...85) / 100)
        switch numbers.next(below: 10) {
        case 0...1 where price >= 1000: price = price / 100 * 100 - 10
        case 2 where price >= 1000: price = price / 100 * 100 - 1
        default: break
        }
        let bought: Int64 =
            switch numbers.next(below: 10) {
            case 0: numbers.next(in: 0...20)
            case 1...7: numbers.next(in: 0...2000)
            default: numbers.next(in: 0...30_000)
            }
        let deadline: Int64 =
            switch numbers.next(below: 8) {
            case 0: today + numbers.next(in: 0...2)
            case 1: today + numbers.next(in: 3...30)
            default: today + numbers.next(in: 60...1500)
            }
        let (was, now) = (FixedPoint.text(listPrice, digits: 2), FixedPoint.text(price, digits: 2))
        let deal = Deal(
            number: number, merchant: merchant.number, city: city.id, district: district.id,
            neighbourhood: district.neighbourhoods[Int(merchant.neighbourhood)].id, category: category.id, subcategory: subcategory.id,
            title: "\(merchant.name) \(item)", item: item, description: "仅售\(now)元，价值\(was)元的\(item)！\(numbers.pick(Self.phrases))",
            price: price, listPrice: listPrice, bought: bought, published: today - Int64((count - 1 - index) * 270 / count),
            deadline: deadline, terms: Deal.Terms(rawValue: numbers.next(in: 0...7)))
        let rank = numbers.next(in: 0...1_000_000) - min(bought * 40, 500_000)
        return SeededDeal(deal: deal, rank: rank, place: place(merchant, 0))
    }
}
