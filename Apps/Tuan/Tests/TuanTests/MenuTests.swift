import Testing

@testable import Tuan

@Suite("Menus") struct MenuTests {
    private func menus() -> DealMenus {
        DealMenus(
            categories: [MenuEntry(title: "美食", symbol: "f", subtitles: ["火锅", "西餐"]), MenuEntry(title: "酒店", symbol: "h")],
            sorts: [Sort(name: "默认排序", value: 1), Sort(name: "价格最低", value: 2)])
    }

    // Proves TU-11.1.
    @Test("all is no parameter, all of an item is the item, a sub-title is itself")
    func values() {
        var menu = menus().category
        #expect(menu.value == nil)
        menu.choose(item: 1)
        #expect(menu.value == "美食")
        #expect(menu.title == "美食")
        #expect(menu.symbol == "f")
        menu.choose(item: 1, subtitle: 2)
        #expect(menu.value == "西餐")
        #expect(menu.title == "西餐")
        #expect(menu.symbol == "f")
        #expect(menu.choice == ChoiceMenu.Choice(item: 1, subtitle: 2))
        menu.choose(item: 0)
        #expect(menu.value == nil)
    }

    // Proves TU-11.1.
    @Test("ignore what does not exist")
    func bounds() {
        var menu = menus().category
        menu.choose(item: 3)
        menu.choose(item: 1, subtitle: 3)
        menu.choose(item: 1, subtitle: -1)
        #expect(menu.choice == ChoiceMenu.Choice())
    }

    // Proves TU-11.2.
    @Test("of another city: the district is reset, category and sort stay")
    func city() {
        var menus = menus()
        menus.enter(City(name: "北京", districts: [District(name: "朝阳区", neighbourhoods: ["国贸"]), District(name: "海淀区")]))
        menus.category.choose(item: 1, subtitle: 1)
        menus.district.choose(item: 1, subtitle: 1)
        menus.choose(sort: 1)
        #expect(menus.query(in: "北京") == DealQuery(city: "北京", category: "火锅", region: "国贸", sort: 2))
        menus.enter(City(name: "上海", districts: [District(name: "徐汇区")]))
        #expect(menus.query(in: "上海") == DealQuery(city: "上海", category: "火锅", region: nil, sort: 2))
        #expect(menus.district.entries.dropFirst().map(\.title) == ["徐汇区"])
        #expect(menus.query(in: "上海").parameters == ["city": "上海", "category": "火锅", "sort": "2"])
    }
}
