/// Place names whose reading differs from the usual one of their characters.
enum PlaceReadings {
    private static let table = """
        重庆 chong qing;长沙 chang sha;长子 zhang zi;厦门 xia men;六安 lu an;六合 lu he;蚌埠 beng bu;亳州 bo zhou;台州 tai zhou;朝阳 chao yang
        成都 cheng du;东莞 dong guan;丽水 li shui;乐山 le shan;乐清 yue qing;乐亭 lao ting;喀什 ka shi;什邡 shi fang;番禺 pan yu
        荥阳 xing yang;荥经 ying jing;蔚县 yu xian;尉犁 yu li;洪洞 hong tong;枞阳 zong yang;铅山 yan shan;黟县 yi xian;歙县 she xian
        泌阳 bi yang;浚县 xun xian;盱眙 xu yi;邳州 pi zhou;甪直 lu zhi;渑池 mian chi;繁峙 fan shi;大城 dai cheng;井陉 jing xing
        中牟 zhong mu;牟平 mu ping;东阿 dong e;单县 shan xian;莘县 shen xian;会稽 kuai ji;浒墅关 xu shu guan;燕郊 yan jiao;柏乡 bai xiang
        儋州 dan zhou;濮阳 pu yang;沈阳 shen yang;阿坝 a ba;东阳 dong yang;郫县 pi xian;华阴 hua yin;任丘 ren qiu;华县 hua xian
        吐鲁番 tu lu fan;呼和浩特 hu he hao te;哈尔滨 ha er bin;齐齐哈尔 qi qi ha er;秘鲁 bi lu;西藏 xi zang;太行 tai hang;石嘴山 shi zui shan
        尉氏 wei shi;燕山 yan shan;瑞丽 rui li;阜阳 fu yang;冠县 guan xian;监利 jian li;句容 ju rong;句町 gou ding;牟定 mou ding
        """

    private static let names: [String: [String]] = {
        var names: [String: [String]] = [:]
        for line in table.split(separator: "\n") {
            for entry in line.split(separator: ";") {
                let parts = entry.split(separator: " ").map(String.init)
                names[parts[0]] = Array(parts.dropFirst())
            }
        }
        return names
    }()

    private static let longest = names.keys.map(\.count).max() ?? 0

    /// Characters that place names read in one way only, other than the one in the usual tables.
    static let characters: [Character: String] = [
        "长": "chang", "都": "du", "重": "chong", "藏": "zang", "朝": "chao", "莞": "guan", "厦": "xia", "埠": "bu", "涡": "guo",
        "佛": "fo",
    ]

    /// The reading of the longest known name that a text begins with, and its length in characters.
    static func prefix(of text: Substring) -> (length: Int, reading: [String])? {
        for length in stride(from: min(longest, text.count), to: 1, by: -1) {
            if let reading = names[String(text.prefix(length))] { return (length, reading) }
        }
        return nil
    }
}
