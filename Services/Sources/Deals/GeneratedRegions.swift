/// Districts and neighbourhoods of cities whose own are not listed in `Data/cities.txt`.
///
/// `Apps/Tuan/Scripts/make-metadata.py` does the same for the app's property lists; a test compares both.
enum GeneratedRegions {
    static let districts = ["城中区", "城东区", "城西区", "城南区", "城北区", "新城区", "高新区", "经开区", "滨江区", "湖滨区"]
    static let neighbourhoods = [
        "人民广场", "火车站", "万达广场", "步行街", "大学城", "体育中心", "市政府", "汽车站", "中心公园", "新天地", "解放路", "中山路", "建设路",
        "文化宫", "百货大楼", "东方广场", "国际会展中心", "科技园", "老城区", "南湖", "北湖", "东湖", "西湖", "滨河路", "胜利路", "和平路",
        "友谊商城", "吾悦广场", "银泰城", "印象城", "世纪广场", "时代广场", "软件园", "高铁站", "师范学院", "人民医院", "图书馆", "博物馆", "花鸟市场",
        "古街", "江滩", "开发大道",
    ]

    /// No name occurs twice in a city. > Parameters: city: its index in the data.
    static func of(city: Int) -> [(name: String, neighbourhoods: [String])] {
        var place = city * 7
        return (0..<(5 + city % 3)).map { district in
            let count = 4 + (city + district) % 3
            defer { place += count }
            let names = (0..<count).map { neighbourhoods[(place + $0) % neighbourhoods.count] }
            return (districts[(city * 3 + district) % districts.count], names)
        }
    }
}
