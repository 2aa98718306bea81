/// The vocabulary of the seeded world, written for it.
enum WordLists {
    static let surnames = [
        "王", "李", "张", "刘", "陈", "杨", "赵", "黄", "周", "吴", "徐", "孙", "胡", "朱", "高", "林", "何", "郭", "马", "罗", "梁", "宋", "郑", "谢", "韩", "唐",
        "冯",
        "于", "董", "萧",
    ]
    static let givenNames = [
        "小明", "子涵", "雨桐", "思远", "嘉怡", "浩然", "欣妍", "宇航", "梦琪", "俊杰", "晓峰", "丽华", "海涛", "静怡", "文博", "若曦", "一诺", "天宇", "雪儿", "志强", "春燕",
        "建国", "秋月", "晨光",
    ]
    static let nicknames = [
        "爱吃橘子的猫", "早睡计划失败", "城市散步者", "云边小卖部", "半糖去冰", "今天也要加油", "慢半拍", "山野来信", "南方有雨", "键盘上的鱼", "一只鲸", "街角咖啡", "打工人日记", "夜航星",
        "柠檬气泡水", "番茄炒蛋", "纸飞机", "旧书店", "追光的人", "面包与玫瑰",
    ]
    static let englishNames = [
        "Maple", "River", "Nova", "Felix", "Hazel", "Otis", "Juniper", "Milo", "Iris", "Theo", "Wren", "Cleo", "Jasper", "Luna", "Ezra",
        "Sage",
        "Kitty", "Bruno", "Olive", "Finn",
    ]
    static let organisations = ["地铁观察", "城市天气", "每日菜谱", "旅行地图", "读书会", "科技早报", "运动周刊", "电影资料馆", "植物图鉴", "夜间自行车队"]
    static let places = ["北京", "上海", "广东 广州", "广东 深圳", "浙江 杭州", "四川 成都", "江苏 南京", "陕西 西安", "湖北 武汉", "云南 昆明", "其他", "海外 伦敦"]
    static let about = [
        "认真生活，随便写写。", "照片都是自己拍的。", "喜欢跑步、做饭和旧唱片。", "Writing about trains, tea and weather.", "白天写代码，晚上看星星。", "Here for the cat images.",
        "每天一张照片。", "", "想去很多地方。", "Learning to cook, slowly.",
    ]
    static let talents = ["美食作者", "旅行摄影师", "独立插画师", "播客主持人", "天文爱好者"]
    static let people = ["作家", "演员", "主持人", "运动员", "音乐人", "工程师"]

    static let whens = ["今天", "刚刚", "昨晚", "周末", "早上", "中午", "下班路上", "凌晨三点", "终于", "上个月", "雨停之后", "放假第一天"]
    static let whos = ["我", "和朋友", "一家人", "同事们", "邻居家的猫", "楼下的小店", "我妈", "隔壁班的同学", "这座城市", "地铁上的一位老人", "新来的实习生", "一群鸽子"]
    static let deeds = [
        "去江边散步", "学会了做红烧肉", "把旧书整理了一遍", "看完了一部老电影", "种了两盆薄荷", "跑了十公里", "在博物馆待了一整天", "赶上了最后一班车", "拍到了很美的晚霞", "修好了那台收音机", "排队买到了热乎的包子",
        "写完了拖了很久的计划", "第一次坐夜班火车", "给阳台换了新的灯", "认识了三种新的鸟", "喝到了今年第一杯桂花酿",
    ]
    static let feelings = [
        "心情特别好", "有点累但是值得", "感觉时间过得太快了", "下次还想再来", "原来这么简单", "突然很想家", "笑了一整天", "希望大家都能试试", "这就是生活吧", "晚安", "明天继续", "谁懂啊", "值得记一笔", "真的很治愈",
    ]
    static let openings = [
        "推荐一个地方：", "记录一下：", "求助：", "分享：", "随手拍：", "冷知识：", "提醒自己：", "",
        "", "", "", "",
    ]
    static let englishStarts = [
        "Finally", "This morning I", "Just", "Somehow we", "On the way home I", "After three tries I", "My neighbour", "Today we",
        "Late last night I",
    ]
    static let englishDeeds = [
        "found a quiet bench by the river", "baked bread that did not collapse", "finished the book about lighthouses",
        "saw a fox near the station",
        "learned to fold paper cranes", "repaired the old bicycle", "watched the whole sunrise", "met a very serious cat",
        "planted tomatoes on the roof",
        "caught the last ferry", "made soup for twelve people", "took the slow train on purpose",
    ]
    static let englishFeelings = [
        "Worth every minute.", "Would do it again.", "No idea why it took so long.", "The weather helped.", "Best part of the week.",
        "Recommended to everyone.", "More tomorrow.", "Still smiling.",
    ]
    static let topics = [
        "随手拍", "今天吃什么", "城市漫步", "读书笔记", "我的周末", "春天来了", "早起打卡", "旅行日记", "猫咪日常", "一人食", "夜跑", "老照片", "天文观测", "地铁故事", "手工时间", "雨天",
        "morning light", "slow travel", "city birds", "电影推荐", "植物观察", "毕业季", "桂花开了", "第一场雪",
    ]
    static let replies = [
        "太好看了", "同感", "求地址", "哈哈哈哈", "羡慕", "学到了", "这是哪里呀", "赞同", "加油", "转发了", "下次带上我", "真的吗", "好想去", "已收藏", "抱抱", "Nice!", "So true.",
        "Where is this?", "Love it", "Count me in", "晚安", "沙发", "第一次知道", "照片好美", "说得好",
    ]
    static let sources = [
        ("iPhone客户端", "http://app.example/iphone"), ("Android客户端", "http://app.example/android"), ("微博网页版", "http://app.example/web"),
        ("iPad客户端", "http://app.example/ipad"), ("相机360度", "http://app.example/camera"), ("Ferry 微博", "http://app.example/ferry"),
        ("", ""),
    ]
}
