#!/usr/bin/env python3
"""Writes cities.plist, categories.plist and sorts.plist from the data of the Deals service, so that app and service agree.

usage: make-metadata.py [--check]

cities.plist      array of groups: title ("A"), cities: array of name, pinyin ("shijiazhuang"), initials ("sjz"), hot (boolean),
                  latitude, longitude, regions: array of name, subregions: array of strings
categories.plist  array of name, icon, subcategories: array of strings
sorts.plist       array of label, value (1 to 7, the `sort` of the service)

--check compares instead of writing.
"""
import pathlib
import plistlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
DATA = ROOT / "Services/Sources/Deals/Data"
PLACE = ROOT / "Apps/Tuan/Sources/Tuan/Resources"

# For cities whose districts are not listed; the service has the same in GeneratedRegions.swift, and its tests compare both.
DISTRICTS = ["城中区", "城东区", "城西区", "城南区", "城北区", "新城区", "高新区", "经开区", "滨江区", "湖滨区"]
NEIGHBOURHOODS = [
    "人民广场", "火车站", "万达广场", "步行街", "大学城", "体育中心", "市政府", "汽车站", "中心公园", "新天地", "解放路", "中山路", "建设路",
    "文化宫", "百货大楼", "东方广场", "国际会展中心", "科技园", "老城区", "南湖", "北湖", "东湖", "西湖", "滨河路", "胜利路", "和平路",
    "友谊商城", "吾悦广场", "银泰城", "印象城", "世纪广场", "时代广场", "软件园", "高铁站", "师范学院", "人民医院", "图书馆", "博物馆", "花鸟市场",
    "古街", "江滩", "开发大道",
]
SORTS = ["默认排序", "价格最低", "价格最高", "人气最高", "最新发布", "即将结束", "离我最近"]


def lines(name):
    text = (DATA / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def generated(city):
    """Districts and neighbourhoods of the city with this index; no name twice in a city."""
    regions, place = [], city * 7
    for district in range(5 + city % 3):
        count = 4 + (city + district) % 3
        names = [NEIGHBOURHOODS[(place + index) % len(NEIGHBOURHOODS)] for index in range(count)]
        regions.append({"name": DISTRICTS[(city * 3 + district) % len(DISTRICTS)], "subregions": names})
        place += count
    return regions


def cities():
    found = []
    for line in lines("cities.txt"):
        if line.startswith(" "):
            name, neighbourhoods = line.strip().split(":")
            found[-1]["regions"].append({"name": name, "subregions": neighbourhoods.split(",")})
            continue
        name, pinyin, latitude, longitude, _, *hot = line.split("|")
        syllables = pinyin.split()
        found.append({
            "name": name, "pinyin": "".join(syllables), "initials": "".join(part[0] for part in syllables), "hot": bool(hot),
            "latitude": float(latitude), "longitude": float(longitude), "regions": []})
    for index, city in enumerate(found):
        city["regions"] = city["regions"] or generated(index)
        names = [name for region in city["regions"] for name in [region["name"], *region["subregions"]]]
        assert len(set(names)) == len(names), f"{city['name']}: a region twice: {sorted(names)}"
    assert len({city["name"] for city in found}) == len(found), "a city twice"
    return found


def groups():
    letters = {}
    for city in sorted(cities(), key=lambda city: (city["pinyin"], city["name"])):
        letters.setdefault(city["pinyin"][0].upper(), []).append(city)
    return [{"title": letter, "cities": letters[letter]} for letter in sorted(letters)]


def categories():
    found = []
    for line in lines("categories.txt"):
        fields = line.strip().split("|")
        if line.startswith(" "):
            found[-1]["subcategories"].append(fields[0])
        else:
            found.append({"name": fields[0], "icon": fields[1], "subcategories": []})
    return found


def main():
    files = {
        "cities.plist": groups(), "categories.plist": categories(),
        "sorts.plist": [{"label": label, "value": index + 1} for index, label in enumerate(SORTS)],
    }
    stale = []
    for name, content in files.items():
        new = plistlib.dumps(content, sort_keys=False)
        if "--check" not in sys.argv[1:]:
            (PLACE / name).write_bytes(new)
        elif (PLACE / name).read_bytes() != new:
            stale.append(name)
    if stale:
        sys.exit(f"out of date: {', '.join(stale)}; run Apps/Tuan/Scripts/make-metadata.py")


if __name__ == "__main__":
    main()
