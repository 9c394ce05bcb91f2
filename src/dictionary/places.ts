/** Names of countries and territories in both languages, as the platform has them (CLDR). */
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const chinese = new Intl.DisplayNames('zh', { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter(
  (code) => !['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB'].includes(code),
);

const list = (text: string) => text.split(',').map((name) => name.trim().replace(/\s+/g, ' '));

/** Places that news name most: states, provinces, and cities of over a million people or with many companies. */
const ENGLISH =
  list(`United States of America,U.S.,US,USA,UK,U.K.,UAE,Britain,Great Britain,England,Scotland,Wales,Holland,Russia,
South Korea,North Korea,Korea,Taiwan,Hong Kong,Macau,Macao,Vietnam,Syria,Laos,Europe,European Union,EU,Asia,Africa,North America,South America,
Latin America,Southeast Asia,Middle East,Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Hawaii,Idaho,
Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,
Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,
South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,West Virginia,Wisconsin,Wyoming,Ontario,Quebec,British Columbia,Alberta,
New York City,Los Angeles,Chicago,Houston,Phoenix,Philadelphia,San Antonio,San Diego,Dallas,San Jose,Austin,San Francisco,Seattle,Denver,
Boston,Cambridge,Detroit,Atlanta,Miami,Minneapolis,Pittsburgh,Baltimore,Portland,Las Vegas,Silicon Valley,Palo Alto,Mountain View,
Cupertino,Toronto,Montreal,Vancouver,Ottawa,Mexico City,Sao Paulo,Rio de Janeiro,Buenos Aires,Santiago,Bogota,Lima,London,Manchester,
Birmingham,Oxford,Edinburgh,Glasgow,Dublin,Paris,Lyon,Toulouse,Berlin,Munich,Hamburg,Frankfurt,Stuttgart,Cologne,Dusseldorf,Leipzig,
Vienna,Zurich,Geneva,Basel,Bern,Brussels,Amsterdam,Rotterdam,Eindhoven,The Hague,Copenhagen,Stockholm,Gothenburg,Oslo,Helsinki,Madrid,
Barcelona,Lisbon,Rome,Milan,Turin,Athens,Warsaw,Prague,Budapest,Bucharest,Moscow,Saint Petersburg,Kyiv,Istanbul,Ankara,Tel Aviv,
Jerusalem,Cairo,Lagos,Nairobi,Johannesburg,Cape Town,Dubai,Abu Dhabi,Doha,Riyadh,Tehran,Baghdad,New Delhi,Delhi,Mumbai,Bangalore,
Bengaluru,Chennai,Hyderabad,Pune,Kolkata,Bangkok,Singapore,Kuala Lumpur,Jakarta,Manila,Hanoi,Ho Chi Minh City,Seoul,Busan,Daejeon,
Tokyo,Osaka,Kyoto,Nagoya,Yokohama,Fukuoka,Taipei,Hsinchu,Kaohsiung,Beijing,Shanghai,Shenzhen,Guangzhou,Hangzhou,Suzhou,Nanjing,Wuhan,
Chengdu,Chongqing,Xi'an,Tianjin,Qingdao,Dalian,Shenyang,Changsha,Hefei,Ningbo,Xiamen,Jinan,Zhengzhou,Guangdong,Zhejiang,Jiangsu,Sichuan,
Shandong,Hubei,Hunan,Fujian,Anhui,Henan,Hebei,Shaanxi,Sydney,Melbourne,Brisbane,Perth,Auckland,Wellington`);
const CHINESE =
  list(`中国,美国,英国,日本,韩国,德国,法国,俄罗斯,欧洲,亚洲,非洲,北美,南美,东南亚,中东,欧盟,香港,澳门,台湾,北京市,上海市,天津市,重庆市,
北京,上海,天津,重庆,河北,山西,辽宁,吉林,黑龙江,江苏,浙江,安徽,福建,江西,山东,河南,湖北,湖南,广东,海南,四川,贵州,云南,陕西,甘肃,青海,内蒙古,广西,西藏,
宁夏,新疆,河北省,山西省,辽宁省,吉林省,黑龙江省,江苏省,浙江省,安徽省,福建省,江西省,山东省,河南省,湖北省,湖南省,广东省,海南省,四川省,贵州省,云南省,陕西省,
甘肃省,青海省,台湾省,广州,深圳,杭州,南京,苏州,武汉,成都,西安,青岛,大连,沈阳,长沙,合肥,宁波,厦门,济南,郑州,无锡,常州,东莞,佛山,珠海,福州,昆明,哈尔滨,长春,
石家庄,太原,南昌,南宁,贵阳,兰州,海口,温州,嘉兴,绍兴,泉州,烟台,潍坊,徐州,扬州,南通,芜湖,株洲,洛阳,宜昌,绵阳,广州市,深圳市,杭州市,南京市,苏州市,武汉市,成都市,
西安市,青岛市,宁波市,合肥市,长沙市,无锡市,东莞市,佛山市,珠海市,纽约,洛杉矶,旧金山,硅谷,波士顿,芝加哥,西雅图,伦敦,巴黎,柏林,慕尼黑,苏黎世,日内瓦,莫斯科,东京,大阪,
首尔,新加坡,曼谷,孟买,新德里,悉尼,多伦多,加州,德州,得克萨斯州,加利福尼亚州,马萨诸塞州`);

/** Names of places, as written. */
export const PLACES: ReadonlySet<string> = new Set([
  ...CODES.flatMap((code) => [regions.of(code), chinese.of(code)].filter((name) => name !== undefined)),
  ...ENGLISH,
  ...CHINESE,
]);

/** Longest name of a place, in words and in ideographs. */
export const MOST_PLACE_WORDS = 5;
export const MOST_PLACE_IDEOGRAPHS = 12;
