extension Gazetteer {
    /// Cities of the Americas: name, country, latitude, longitude, time zone, and the state where addresses there name it.
    ///
    /// The places that name time zones are from the table zone.tab of the tz database, which is in the public domain; the others are Ferry's own.
    static let americas = """
        Buenos Aires|AR|-34.60|-58.45|America/Argentina/Buenos_Aires|
        Córdoba|AR|-31.40|-64.18|America/Argentina/Cordoba|
        Mendoza|AR|-32.88|-68.82|America/Argentina/Mendoza|
        Rosario|AR|-32.94|-60.65|America/Argentina/Cordoba|
        Salta|AR|-24.78|-65.42|America/Argentina/Salta|
        San Miguel de Tucumán|AR|-26.82|-65.22|America/Argentina/Tucuman|
        La Paz|BO|-16.50|-68.15|America/La_Paz|
        Belo Horizonte|BR|-19.92|-43.93|America/Sao_Paulo|MG
        Belém|BR|-1.45|-48.48|America/Belem|
        Brasília|BR|-15.79|-47.88|America/Sao_Paulo|DF
        Campo Grande|BR|-20.45|-54.62|America/Campo_Grande|
        Cuiabá|BR|-15.58|-56.08|America/Cuiaba|
        Curitiba|BR|-25.43|-49.27|America/Sao_Paulo|PR
        Fortaleza|BR|-3.72|-38.50|America/Fortaleza|
        Maceió|BR|-9.67|-35.72|America/Maceio|
        Manaus|BR|-3.13|-60.02|America/Manaus|
        Porto Alegre|BR|-30.03|-51.22|America/Sao_Paulo|RS
        Porto Velho|BR|-8.77|-63.90|America/Porto_Velho|
        Recife|BR|-8.05|-34.90|America/Recife|
        Rio Branco|BR|-9.97|-67.80|America/Rio_Branco|
        Rio de Janeiro|BR|-22.91|-43.17|America/Sao_Paulo|RJ
        Salvador|BR|-12.98|-38.50|America/Bahia|BA
        São Paulo|BR|-23.53|-46.62|America/Sao_Paulo|SP
        Nassau|BS|25.08|-77.35|America/Nassau|
        Belize City|BZ|17.50|-88.20|America/Belize|
        Calgary|CA|51.04|-114.07|America/Edmonton|AB
        Edmonton|CA|53.55|-113.47|America/Edmonton|AB
        Halifax|CA|44.65|-63.60|America/Halifax|NS
        Montreal|CA|45.50|-73.57|America/Toronto|QC
        Ottawa|CA|45.42|-75.70|America/Toronto|ON
        Quebec|CA|46.81|-71.21|America/Toronto|QC
        Regina|CA|50.40|-104.65|America/Regina|SK
        St. John’s|CA|47.57|-52.72|America/St_Johns|NL
        Toronto|CA|43.65|-79.38|America/Toronto|ON
        Vancouver|CA|49.27|-123.12|America/Vancouver|BC
        Whitehorse|CA|60.72|-135.05|America/Whitehorse|YT
        Winnipeg|CA|49.88|-97.15|America/Winnipeg|MB
        Punta Arenas|CL|-53.15|-70.92|America/Punta_Arenas|
        Santiago|CL|-33.45|-70.67|America/Santiago|
        Valparaíso|CL|-33.05|-71.61|America/Santiago|
        Bogotá|CO|4.60|-74.08|America/Bogota|
        Cali|CO|3.45|-76.53|America/Bogota|
        Medellín|CO|6.24|-75.58|America/Bogota|
        San José|CR|9.93|-84.08|America/Costa_Rica|
        Havana|CU|23.13|-82.37|America/Havana|
        Santo Domingo|DO|18.47|-69.90|America/Santo_Domingo|
        Guayaquil|EC|-2.17|-79.83|America/Guayaquil|
        Quito|EC|-0.18|-78.47|America/Guayaquil|
        Cayenne|GF|4.93|-52.33|America/Cayenne|
        Nuuk|GL|64.18|-51.73|America/Nuuk|
        Guatemala City|GT|14.63|-90.52|America/Guatemala|
        Georgetown|GY|6.80|-58.17|America/Guyana|
        Tegucigalpa|HN|14.10|-87.22|America/Tegucigalpa|
        Port-au-Prince|HT|18.53|-72.33|America/Port-au-Prince|
        Kingston|JM|17.97|-76.79|America/Jamaica|
        Cancún|MX|21.08|-86.77|America/Cancun|
        Chihuahua|MX|28.63|-106.08|America/Chihuahua|
        Ciudad Juarez|MX|31.73|-106.48|America/Ciudad_Juarez|
        Guadalajara|MX|20.66|-103.35|America/Mexico_City|
        Hermosillo|MX|29.07|-110.97|America/Hermosillo|
        Matamoros|MX|25.83|-97.50|America/Matamoros|
        Mazatlán|MX|23.22|-106.42|America/Mazatlan|
        Mexico City|MX|19.40|-99.15|America/Mexico_City|
        Monterrey|MX|25.67|-100.32|America/Monterrey|
        Mérida|MX|20.97|-89.62|America/Merida|
        Puebla|MX|19.04|-98.21|America/Mexico_City|
        Tijuana|MX|32.53|-117.02|America/Tijuana|
        Managua|NI|12.15|-86.28|America/Managua|
        Panama City|PA|8.97|-79.53|America/Panama|
        Lima|PE|-12.05|-77.05|America/Lima|
        San Juan|PR|18.47|-66.11|America/Puerto_Rico|
        Asunción|PY|-25.27|-57.67|America/Asuncion|
        Paramaribo|SR|5.83|-55.17|America/Paramaribo|
        San Salvador|SV|13.70|-89.20|America/El_Salvador|
        Port of Spain|TT|10.65|-61.52|America/Port_of_Spain|
        Albuquerque|US|35.08|-106.65|America/Denver|NM
        Anchorage|US|61.22|-149.90|America/Anchorage|AK
        Atlanta|US|33.75|-84.39|America/New_York|GA
        Austin|US|30.27|-97.74|America/Chicago|TX
        Baltimore|US|39.29|-76.61|America/New_York|MD
        Boise|US|43.61|-116.20|America/Boise|ID
        Boston|US|42.36|-71.06|America/New_York|MA
        Charlotte|US|35.23|-80.84|America/New_York|NC
        Chicago|US|41.85|-87.65|America/Chicago|IL
        Cleveland|US|41.50|-81.69|America/New_York|OH
        Columbus|US|39.96|-83.00|America/New_York|OH
        Cupertino|US|37.32|-122.03|America/Los_Angeles|CA
        Dallas|US|32.78|-96.80|America/Chicago|TX
        Denver|US|39.74|-104.98|America/Denver|CO
        Detroit|US|42.33|-83.05|America/Detroit|MI
        El Paso|US|31.76|-106.48|America/Denver|TX
        Houston|US|29.76|-95.37|America/Chicago|TX
        Indianapolis|US|39.77|-86.16|America/Indiana/Indianapolis|IN
        Juneau|US|58.30|-134.42|America/Juneau|AK
        Kansas City|US|39.10|-94.58|America/Chicago|MO
        Las Vegas|US|36.17|-115.14|America/Los_Angeles|NV
        Los Angeles|US|34.05|-118.24|America/Los_Angeles|CA
        Louisville|US|38.25|-85.76|America/Kentucky/Louisville|KY
        Memphis|US|35.15|-90.05|America/Chicago|TN
        Miami|US|25.76|-80.19|America/New_York|FL
        Milwaukee|US|43.04|-87.91|America/Chicago|WI
        Minneapolis|US|44.98|-93.27|America/Chicago|MN
        Nashville|US|36.16|-86.78|America/Chicago|TN
        New Orleans|US|29.95|-90.07|America/Chicago|LA
        New York|US|40.71|-74.01|America/New_York|NY
        Oakland|US|37.80|-122.27|America/Los_Angeles|CA
        Oklahoma City|US|35.47|-97.52|America/Chicago|OK
        Orlando|US|28.54|-81.38|America/New_York|FL
        Philadelphia|US|39.95|-75.17|America/New_York|PA
        Phoenix|US|33.45|-112.07|America/Phoenix|AZ
        Pittsburgh|US|40.44|-80.00|America/New_York|PA
        Portland|US|45.52|-122.68|America/Los_Angeles|OR
        Sacramento|US|38.58|-121.49|America/Los_Angeles|CA
        Salt Lake City|US|40.76|-111.89|America/Denver|UT
        San Antonio|US|29.42|-98.49|America/Chicago|TX
        San Diego|US|32.72|-117.16|America/Los_Angeles|CA
        San Francisco|US|37.77|-122.42|America/Los_Angeles|CA
        San Jose|US|37.34|-121.89|America/Los_Angeles|CA
        Seattle|US|47.61|-122.33|America/Los_Angeles|WA
        St. Louis|US|38.63|-90.20|America/Chicago|MO
        Tampa|US|27.95|-82.46|America/New_York|FL
        Washington|US|38.91|-77.04|America/New_York|DC
        Montevideo|UY|-34.91|-56.21|America/Montevideo|
        Caracas|VE|10.50|-66.93|America/Caracas|
        Maracaibo|VE|10.64|-71.61|America/Caracas|
        """
}
