extension Gazetteer {
    /// Cities of Africa, Australia and the oceans: name, country, latitude, longitude, time zone, and the state where addresses there name it.
    ///
    /// The places that name time zones are from the table zone.tab of the tz database, which is in the public domain; the others are Ferry's own.
    static let elsewhere = """
        Luanda|AO|-8.80|13.23|Africa/Luanda|
        Pago Pago|AS|-14.27|-170.70|Pacific/Pago_Pago|
        Adelaide|AU|-34.92|138.58|Australia/Adelaide|SA
        Brisbane|AU|-27.47|153.03|Australia/Brisbane|QLD
        Canberra|AU|-35.28|149.13|Australia/Sydney|ACT
        Darwin|AU|-12.47|130.83|Australia/Darwin|NT
        Gold Coast|AU|-28.02|153.40|Australia/Brisbane|QLD
        Hobart|AU|-42.88|147.32|Australia/Hobart|TAS
        Melbourne|AU|-37.82|144.97|Australia/Melbourne|VIC
        Perth|AU|-31.95|115.85|Australia/Perth|WA
        Sydney|AU|-33.87|151.22|Australia/Sydney|NSW
        Ouagadougou|BF|12.37|-1.52|Africa/Ouagadougou|
        Bujumbura|BI|-3.38|29.37|Africa/Bujumbura|
        Porto-Novo|BJ|6.48|2.62|Africa/Porto-Novo|
        Gaborone|BW|-24.65|25.92|Africa/Gaborone|
        Kinshasa|CD|-4.30|15.30|Africa/Kinshasa|
        Lubumbashi|CD|-11.67|27.47|Africa/Lubumbashi|
        Bangui|CF|4.37|18.58|Africa/Bangui|
        Brazzaville|CG|-4.27|15.28|Africa/Brazzaville|
        Abidjan|CI|5.32|-4.03|Africa/Abidjan|
        Douala|CM|4.05|9.70|Africa/Douala|
        Djibouti|DJ|11.60|43.15|Africa/Djibouti|
        Algiers|DZ|36.78|3.05|Africa/Algiers|
        Alexandria|EG|31.20|29.92|Africa/Cairo|
        Cairo|EG|30.05|31.25|Africa/Cairo|
        Laayoune|EH|27.15|-13.20|Africa/El_Aaiun|
        Asmara|ER|15.33|38.88|Africa/Asmara|
        Ceuta|ES|35.88|-5.32|Africa/Ceuta|
        Addis Ababa|ET|9.03|38.70|Africa/Addis_Ababa|
        Suva|FJ|-18.12|178.45|Pacific/Fiji|
        Stanley|FK|-51.70|-57.85|Atlantic/Stanley|
        Libreville|GA|0.38|9.45|Africa/Libreville|
        Accra|GH|5.55|-0.22|Africa/Accra|
        Banjul|GM|13.47|-16.65|Africa/Banjul|
        Conakry|GN|9.52|-13.72|Africa/Conakry|
        Malabo|GQ|3.75|8.78|Africa/Malabo|
        Bissau|GW|11.85|-15.58|Africa/Bissau|
        Reykjavík|IS|64.15|-21.85|Atlantic/Reykjavik|
        Mombasa|KE|-4.04|39.67|Africa/Nairobi|
        Nairobi|KE|-1.28|36.82|Africa/Nairobi|
        Monrovia|LR|6.30|-10.78|Africa/Monrovia|
        Maseru|LS|-29.47|27.50|Africa/Maseru|
        Tripoli|LY|32.90|13.18|Africa/Tripoli|
        Casablanca|MA|33.65|-7.58|Africa/Casablanca|
        Marrakesh|MA|31.63|-7.98|Africa/Casablanca|
        Rabat|MA|34.02|-6.84|Africa/Casablanca|
        Antananarivo|MG|-18.92|47.52|Indian/Antananarivo|
        Bamako|ML|12.65|-8.00|Africa/Bamako|
        Nouakchott|MR|18.10|-15.95|Africa/Nouakchott|
        Blantyre|MW|-15.78|35.00|Africa/Blantyre|
        Maputo|MZ|-25.97|32.58|Africa/Maputo|
        Windhoek|NA|-22.57|17.10|Africa/Windhoek|
        Noumea|NC|-22.27|166.45|Pacific/Noumea|
        Niamey|NE|13.52|2.12|Africa/Niamey|
        Abuja|NG|9.08|7.40|Africa/Lagos|
        Kano|NG|12.00|8.59|Africa/Lagos|
        Lagos|NG|6.45|3.40|Africa/Lagos|
        Auckland|NZ|-36.87|174.77|Pacific/Auckland|
        Christchurch|NZ|-43.53|172.64|Pacific/Auckland|
        Wellington|NZ|-41.29|174.78|Pacific/Auckland|
        Port Moresby|PG|-9.50|147.17|Pacific/Port_Moresby|
        Kigali|RW|-1.95|30.07|Africa/Kigali|
        Khartoum|SD|15.60|32.53|Africa/Khartoum|
        Freetown|SL|8.50|-13.25|Africa/Freetown|
        Dakar|SN|14.67|-17.43|Africa/Dakar|
        Mogadishu|SO|2.07|45.37|Africa/Mogadishu|
        Juba|SS|4.85|31.62|Africa/Juba|
        São Tomé|ST|0.33|6.73|Africa/Sao_Tome|
        Mbabane|SZ|-26.30|31.10|Africa/Mbabane|
        N’Djamena|TD|12.12|15.05|Africa/Ndjamena|
        Lome|TG|6.13|1.22|Africa/Lome|
        Tunis|TN|36.80|10.18|Africa/Tunis|
        Dar es Salaam|TZ|-6.80|39.28|Africa/Dar_es_Salaam|
        Kampala|UG|0.32|32.42|Africa/Kampala|
        Honolulu|US|21.31|-157.86|Pacific/Honolulu|HI
        Apia|WS|-13.83|-171.73|Pacific/Apia|
        Cape Town|ZA|-33.92|18.42|Africa/Johannesburg|
        Durban|ZA|-29.86|31.02|Africa/Johannesburg|
        Johannesburg|ZA|-26.25|28.00|Africa/Johannesburg|
        Pretoria|ZA|-25.75|28.23|Africa/Johannesburg|
        Lusaka|ZM|-15.42|28.28|Africa/Lusaka|
        Harare|ZW|-17.83|31.05|Africa/Harare|
        """
}
