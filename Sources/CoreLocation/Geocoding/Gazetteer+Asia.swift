extension Gazetteer {
    /// Cities of Asia: name, country, latitude, longitude, time zone, and the state where addresses there name it.
    ///
    /// The places that name time zones are from the table zone.tab of the tz database, which is in the public domain; the others are Ferry's own.
    static let asia = """
        Abu Dhabi|AE|24.45|54.38|Asia/Dubai|
        Dubai|AE|25.30|55.30|Asia/Dubai|
        Kabul|AF|34.52|69.20|Asia/Kabul|
        Yerevan|AM|40.18|44.50|Asia/Yerevan|
        Baku|AZ|40.38|49.85|Asia/Baku|
        Chittagong|BD|22.36|91.78|Asia/Dhaka|
        Dhaka|BD|23.72|90.42|Asia/Dhaka|
        Manama|BH|26.22|50.59|Asia/Bahrain|
        Thimphu|BT|27.47|89.65|Asia/Thimphu|
        Beijing|CN|39.90|116.41|Asia/Shanghai|Beijing
        Chengdu|CN|30.57|104.07|Asia/Shanghai|Sichuan
        Chongqing|CN|29.56|106.55|Asia/Shanghai|Chongqing
        Guangzhou|CN|23.13|113.26|Asia/Shanghai|Guangdong
        Hangzhou|CN|30.27|120.16|Asia/Shanghai|Zhejiang
        Nanjing|CN|32.06|118.80|Asia/Shanghai|Jiangsu
        Shanghai|CN|31.23|121.47|Asia/Shanghai|Shanghai
        Shenzhen|CN|22.54|114.06|Asia/Shanghai|Guangdong
        Tianjin|CN|39.34|117.36|Asia/Shanghai|Tianjin
        Urumqi|CN|43.80|87.58|Asia/Urumqi|
        Wuhan|CN|30.59|114.31|Asia/Shanghai|Hubei
        Xi’an|CN|34.34|108.94|Asia/Shanghai|Shaanxi
        Nicosia|CY|35.17|33.37|Asia/Nicosia|
        Tbilisi|GE|41.72|44.82|Asia/Tbilisi|
        Hong Kong|HK|22.28|114.15|Asia/Hong_Kong|
        Bandung|ID|-6.92|107.62|Asia/Jakarta|
        Jakarta|ID|-6.17|106.80|Asia/Jakarta|
        Jayapura|ID|-2.53|140.70|Asia/Jayapura|
        Makassar|ID|-5.12|119.40|Asia/Makassar|
        Surabaya|ID|-7.26|112.75|Asia/Jakarta|
        Haifa|IL|32.79|34.99|Asia/Jerusalem|
        Jerusalem|IL|31.78|35.22|Asia/Jerusalem|
        Tel Aviv|IL|32.09|34.78|Asia/Jerusalem|
        Ahmedabad|IN|23.02|72.57|Asia/Kolkata|Gujarat
        Bengaluru|IN|12.97|77.59|Asia/Kolkata|Karnataka
        Chennai|IN|13.08|80.27|Asia/Kolkata|Tamil Nadu
        Delhi|IN|28.70|77.10|Asia/Kolkata|Delhi
        Hyderabad|IN|17.39|78.49|Asia/Kolkata|Telangana
        Jaipur|IN|26.91|75.79|Asia/Kolkata|Rajasthan
        Kolkata|IN|22.53|88.37|Asia/Kolkata|West Bengal
        Mumbai|IN|19.08|72.88|Asia/Kolkata|Maharashtra
        New Delhi|IN|28.61|77.21|Asia/Kolkata|Delhi
        Pune|IN|18.52|73.86|Asia/Kolkata|Maharashtra
        Baghdad|IQ|33.35|44.42|Asia/Baghdad|
        Isfahan|IR|32.65|51.67|Asia/Tehran|
        Mashhad|IR|36.26|59.62|Asia/Tehran|
        Tehran|IR|35.67|51.43|Asia/Tehran|
        Amman|JO|31.95|35.93|Asia/Amman|
        Fukuoka|JP|33.59|130.40|Asia/Tokyo|
        Kyoto|JP|35.01|135.77|Asia/Tokyo|
        Nagoya|JP|35.18|136.91|Asia/Tokyo|
        Osaka|JP|34.69|135.50|Asia/Tokyo|
        Sapporo|JP|43.06|141.35|Asia/Tokyo|
        Tokyo|JP|35.65|139.74|Asia/Tokyo|
        Bishkek|KG|42.90|74.60|Asia/Bishkek|
        Phnom Penh|KH|11.55|104.92|Asia/Phnom_Penh|
        Pyongyang|KP|39.02|125.75|Asia/Pyongyang|
        Busan|KR|35.18|129.08|Asia/Seoul|
        Seoul|KR|37.55|126.97|Asia/Seoul|
        Kuwait City|KW|29.38|47.98|Asia/Kuwait|
        Almaty|KZ|43.25|76.95|Asia/Almaty|
        Vientiane|LA|17.97|102.60|Asia/Vientiane|
        Beirut|LB|33.88|35.50|Asia/Beirut|
        Colombo|LK|6.93|79.85|Asia/Colombo|
        Yangon|MM|16.78|96.17|Asia/Yangon|
        Ulaanbaatar|MN|47.92|106.88|Asia/Ulaanbaatar|
        Kuala Lumpur|MY|3.17|101.70|Asia/Kuala_Lumpur|
        Kuching|MY|1.55|110.33|Asia/Kuching|
        Kathmandu|NP|27.72|85.32|Asia/Kathmandu|
        Muscat|OM|23.60|58.58|Asia/Muscat|
        Cebu City|PH|10.32|123.89|Asia/Manila|
        Manila|PH|14.59|120.97|Asia/Manila|
        Islamabad|PK|33.68|73.05|Asia/Karachi|
        Karachi|PK|24.87|67.05|Asia/Karachi|
        Lahore|PK|31.52|74.36|Asia/Karachi|
        Doha|QA|25.29|51.53|Asia/Qatar|
        Barnaul|RU|53.37|83.75|Asia/Barnaul|
        Chita|RU|52.05|113.47|Asia/Chita|
        Irkutsk|RU|52.27|104.33|Asia/Irkutsk|
        Kamchatka|RU|53.02|158.65|Asia/Kamchatka|
        Krasnoyarsk|RU|56.02|92.83|Asia/Krasnoyarsk|
        Magadan|RU|59.57|150.80|Asia/Magadan|
        Novokuznetsk|RU|53.75|87.12|Asia/Novokuznetsk|
        Novosibirsk|RU|55.03|82.92|Asia/Novosibirsk|
        Omsk|RU|55.00|73.40|Asia/Omsk|
        Sakhalin|RU|46.97|142.70|Asia/Sakhalin|
        Tomsk|RU|56.50|84.97|Asia/Tomsk|
        Vladivostok|RU|43.17|131.93|Asia/Vladivostok|
        Yakutsk|RU|62.00|129.67|Asia/Yakutsk|
        Yekaterinburg|RU|56.85|60.60|Asia/Yekaterinburg|
        Jeddah|SA|21.49|39.19|Asia/Riyadh|
        Mecca|SA|21.39|39.86|Asia/Riyadh|
        Riyadh|SA|24.63|46.72|Asia/Riyadh|
        Singapore|SG|1.28|103.85|Asia/Singapore|
        Damascus|SY|33.50|36.30|Asia/Damascus|
        Bangkok|TH|13.75|100.52|Asia/Bangkok|
        Chiang Mai|TH|18.79|98.99|Asia/Bangkok|
        Dushanbe|TJ|38.58|68.80|Asia/Dushanbe|
        Dili|TL|-8.55|125.58|Asia/Dili|
        Ashgabat|TM|37.95|58.38|Asia/Ashgabat|
        Taipei|TW|25.05|121.50|Asia/Taipei|
        Samarkand|UZ|39.67|66.80|Asia/Samarkand|
        Tashkent|UZ|41.33|69.30|Asia/Tashkent|
        Hanoi|VN|21.03|105.83|Asia/Bangkok|
        Ho Chi Minh City|VN|10.75|106.67|Asia/Ho_Chi_Minh|
        Aden|YE|12.75|45.20|Asia/Aden|
        """
}
