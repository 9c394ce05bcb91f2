import { hash } from './random.ts';

/** Organisations of the demo corpus. All of them are invented; a likeness to a real organisation is accidental. */
export interface Organisation {
  readonly id: string;
  /** WIPO ST.3. */
  readonly country: string;
  readonly en: string;
  readonly zh: string;
  readonly type: 'company' | 'academy' | 'hospital' | 'government' | 'person' | 'bank';
  readonly city: { readonly en: string; readonly zh: string; readonly province?: readonly [en: string, zh: string] };
  /** Share of inventors' and filings' weight, 1 is usual. */
  readonly weight?: number;
}

const org = (
  id: string,
  country: string,
  type: Organisation['type'],
  en: string,
  zh: string,
  city: string,
  province?: string,
  weight?: number,
): Organisation => {
  const [cityEn = '', cityZh = ''] = city.split('|');
  const [provinceEn, provinceZh] = province?.split('|') ?? [];
  return {
    id,
    country,
    type,
    en,
    zh,
    city: { en: cityEn, zh: cityZh, ...(provinceEn && provinceZh && { province: [provinceEn, provinceZh] as const }) },
    ...(weight && { weight }),
  };
};

const GUANGDONG = 'Guangdong|广东';
const JIANGSU = 'Jiangsu|江苏';
const ZHEJIANG = 'Zhejiang|浙江';
const SHANDONG = 'Shandong|山东';
const HUBEI = 'Hubei|湖北';
const SHANGHAI = 'Shanghai|上海';
const BEIJING = 'Beijing|北京';
const SICHUAN = 'Sichuan|四川';

// biome-ignore format: read it as a table
export const ORGANISATIONS: readonly Organisation[] = [
  // batteries, electrolytes
  org('hengyuan', 'CN', 'company', 'Shenzhen Hengyuan Lanchi Energy Technology Co., Ltd.', '深圳市恒元澜驰能源科技有限公司', 'Shenzhen|深圳', GUANGDONG, 2),
  org('norvald', 'DE', 'company', 'Norvald Antriebssysteme GmbH', '诺瓦德驱动系统有限公司', 'Stuttgart|斯图加特', 'Baden-Württemberg|巴登-符腾堡'),
  org('tarrant', 'US', 'company', 'Tarrant Cell Works, Inc.', '塔兰特电池工程公司', 'Austin|奥斯汀', 'Texas|得克萨斯'),
  org('ruiche', 'CN', 'company', 'Suzhou Ruiche Jialing Battery Systems Co., Ltd.', '苏州睿澈嘉陵电池系统有限公司', 'Suzhou|苏州', JIANGSU),
  org('aokawa', 'JP', 'company', 'Aokawa Denchi Kabushiki Kaisha', '青川电池株式会社', 'Osaka|大阪', 'Osaka|大阪'),
  org('univ-linjiang', 'CN', 'academy', 'Linjiang University of Science and Engineering', '临江理工大学', 'Wuhan|武汉', HUBEI),
  org('solvane', 'US', 'company', 'Solvane Ionics Corporation', '索尔万离子材料公司', 'San Jose|圣何塞', 'California|加利福尼亚'),
  org('guhe', 'CN', 'company', 'Ningbo Guhe Xincai Co., Ltd.', '宁波固禾芯材有限公司', 'Ningbo|宁波', ZHEJIANG),
  org('inst-qilan', 'CN', 'academy', 'Qilan Institute of Applied Ceramics', '岐澜应用陶瓷研究所', 'Shanghai|上海', SHANGHAI),
  // sensors, radio, chips
  org('lumetra', 'US', 'company', 'Lumetra Ranging, Inc.', '卢梅特拉测距公司', 'Boulder|博尔德', 'Colorado|科罗拉多'),
  org('guangyao', 'CN', 'company', 'Hangzhou Guangyao Shijie Sensing Technology Co., Ltd.', '杭州光曜视界传感技术有限公司', 'Hangzhou|杭州', ZHEJIANG, 2),
  org('sensorik-wald', 'DE', 'company', 'Waldmoor Sensorik AG', '瓦尔德摩尔传感技术股份公司', 'Freiburg|弗赖堡', 'Baden-Württemberg|巴登-符腾堡'),
  org('mikasane', 'JP', 'company', 'Mikasane Optics Co., Ltd.', '三笠根光学株式会社', 'Hamamatsu|滨松', 'Shizuoka|静冈'),
  org('telvara', 'SE', 'company', 'Telvara Radio AB', '特尔瓦拉无线电公司', 'Lund|隆德'),
  org('yunjie', 'CN', 'company', 'Chengdu Yunjie Hengtong Communications Co., Ltd.', '成都云阶衡通通信有限公司', 'Chengdu|成都', SICHUAN, 2),
  org('northgate', 'US', 'company', 'Northgate Spectrum, LLC', '诺斯盖特频谱有限责任公司', 'San Diego|圣迭戈', 'California|加利福尼亚'),
  org('univ-haidong', 'CN', 'academy', 'Haidong University of Posts', '海东邮电学院', 'Beijing|北京', BEIJING),
  org('packwell', 'US', 'company', 'Packwell Semiconductor, Inc.', '帕克韦尔半导体公司', 'Chandler|钱德勒', 'Arizona|亚利桑那'),
  org('xinlei', 'CN', 'company', 'Wuxi Xinlei Fengzhuang Semiconductor Co., Ltd.', '无锡芯垒封装半导体有限公司', 'Wuxi|无锡', JIANGSU, 2),
  org('kitashiro', 'JP', 'company', 'Kitashiro Jisso Kabushiki Kaisha', '北代实装株式会社', 'Sendai|仙台', 'Miyagi|宫城'),
  // medicine
  org('sonavera', 'US', 'company', 'Sonavera Medical, Inc.', '索纳维拉医疗公司', 'Seattle|西雅图', 'Washington|华盛顿'),
  org('yingsheng', 'CN', 'company', 'Shenzhen Yingsheng Mingzhen Medical Co., Ltd.', '深圳市影声明诊医疗有限公司', 'Shenzhen|深圳', GUANGDONG, 2),
  org('klangmed', 'DE', 'company', 'Klangmed Bildgebung GmbH', '克朗医学影像有限公司', 'Erlangen|埃尔朗根', 'Bayern|巴伐利亚'),
  org('hosp-donglin', 'CN', 'hospital', 'Donglin People\'s Hospital', '东麟人民医院', 'Nanjing|南京', JIANGSU),
  org('ferrant', 'US', 'company', 'Ferrant Surgical, Inc.', '费兰特外科器械公司', 'Minneapolis|明尼阿波利斯', 'Minnesota|明尼苏达'),
  org('weichuang', 'CN', 'company', 'Changzhou Jianrui Weichu Medical Instruments Co., Ltd.', '常州健锐微触医疗器械有限公司', 'Changzhou|常州', JIANGSU),
  org('aesmont', 'CH', 'company', 'Aesmont Instruments SA', '艾斯蒙特器械公司', 'Lausanne|洛桑'),
  org('pharmelle', 'FR', 'company', 'Pharmelle Galénique SAS', '法尔梅勒制剂公司', 'Lyon|里昂'),
  org('tidewell', 'US', 'company', 'Tidewell Therapeutics, Inc.', '泰德韦尔治疗公司', 'Cambridge|剑桥', 'Massachusetts|马萨诸塞'),
  org('yaohe', 'CN', 'company', 'Jinan Yaohe Kangze Pharmaceutical Co., Ltd.', '济南药禾康泽制药有限公司', 'Jinan|济南', SHANDONG),
  org('univ-minlan', 'CN', 'academy', 'Minlan Medical University', '岷澜医科大学', 'Chengdu|成都', SICHUAN),
  // materials, water
  org('zincara', 'US', 'company', 'Zincara Surface Science, Inc.', '津卡拉表面科学公司', 'Akron|阿克伦', 'Ohio|俄亥俄'),
  org('yahua', 'CN', 'company', 'Guangzhou Yahua Rongmei Cosmetics Co., Ltd.', '广州雅桦容美化妆品有限公司', 'Guangzhou|广州', GUANGDONG),
  org('lackmar', 'DE', 'company', 'Lackmar Oberflächen GmbH', '拉克马表面技术有限公司', 'Münster|明斯特', 'Nordrhein-Westfalen|北莱茵-威斯特法伦'),
  org('shirasu', 'JP', 'company', 'Shirasu Keshohin Kabushiki Kaisha', '白洲化妆品株式会社', 'Yokohama|横滨', 'Kanagawa|神奈川'),
  org('clearfen', 'GB', 'company', 'Clearfen Membranes Limited', '克利尔芬膜技术有限公司', 'Cambridge|剑桥'),
  org('qingquan', 'CN', 'company', 'Qingdao Qingquan Lvmo Environmental Technology Co., Ltd.', '青岛清泉滤膜环境科技有限公司', 'Qingdao|青岛', SHANDONG, 2),
  org('osmara', 'US', 'company', 'Osmara Water Corporation', '奥斯马拉水务公司', 'Tucson|图森', 'Arizona|亚利桑那'),
  org('univ-yanhe', 'CN', 'academy', 'Yanhe University of Chemical Technology', '燕和化工大学', 'Tianjin|天津', 'Tianjin|天津'),
  // machines, food
  org('vindmark', 'DK', 'company', 'Vindmark Rotor A/S', '温德马克风轮公司', 'Aarhus|奥胡斯'),
  org('fenglan', 'CN', 'company', 'Xiangtan Fenglan Heavy Energy Co., Ltd.', '湘潭风岚重能有限公司', 'Xiangtan|湘潭', 'Hunan|湖南', 2),
  org('galehaven', 'US', 'company', 'Galehaven Power, Inc.', '盖尔黑文电力公司', 'Des Moines|得梅因', 'Iowa|艾奥瓦'),
  org('greifwerk', 'DE', 'company', 'Greifwerk Handhabung GmbH', '格莱夫沃克搬运技术有限公司', 'Heilbronn|海尔布隆', 'Baden-Württemberg|巴登-符腾堡'),
  org('lingshou', 'CN', 'company', 'Dongguan Lingshou Intelligent Equipment Co., Ltd.', '东莞市灵擘智能装备有限公司', 'Dongguan|东莞', GUANGDONG),
  org('softgrasp', 'US', 'company', 'Palmyra Grasp Robotics, Inc.', '帕尔迈拉抓取机器人公司', 'Pittsburgh|匹兹堡', 'Pennsylvania|宾夕法尼亚'),
  org('tatsuno', 'JP', 'company', 'Tatsunoha Seiki Kabushiki Kaisha', '龙叶精机株式会社', 'Nagoya|名古屋', 'Aichi|爱知'),
  org('inst-beichen', 'CN', 'academy', 'Beichen Institute of Automation Engineering', '北辰自动化工程研究院', 'Shenyang|沈阳', 'Liaoning|辽宁'),
  org('harvale', 'US', 'company', 'Harvale Foods Company', '哈维尔食品公司', 'Madison|麦迪逊', 'Wisconsin|威斯康星'),
  org('gufeng', 'CN', 'company', 'Weifang Gufeng Xianda Food Co., Ltd.', '潍坊谷丰鲜达食品有限公司', 'Weifang|潍坊', SHANDONG),
  org('molkara', 'NL', 'company', 'Molkara Process B.V.', '莫尔卡拉工艺公司', 'Wageningen|瓦赫宁恩'),
  org('univ-hequan', 'CN', 'academy', 'Hequan Agricultural University', '禾泉农业大学', 'Hefei|合肥', 'Anhui|安徽'),
  // household, holding companies that buy portfolios, a bank that takes pledges
  org('domivara', 'IT', 'company', 'Domivara S.p.A.', '多米瓦拉公司', 'Milano|米兰'),
  org('jushang', 'CN', 'company', 'Foshan Jushang Yijia Household Products Co., Ltd.', '佛山市居尚怡嘉家居用品有限公司', 'Foshan|佛山', GUANGDONG, 2),
  org('hearthline', 'US', 'company', 'Hearthline Home, Inc.', '哈思莱家居公司', 'Grand Rapids|大急流城', 'Michigan|密歇根'),
  org('kvistad', 'SE', 'company', 'Kvistad Form AB', '克维斯塔德设计公司', 'Malmö|马尔默'),
  org('meridian-ip', 'US', 'company', 'Meridian Harbor Patent Holdings, LLC', '梅里登港专利控股公司', 'Wilmington|威尔明顿', 'Delaware|特拉华', 0),
  org('bank-jianghe', 'CN', 'bank', 'Jianghe Commercial Bank', '江禾商业银行', 'Shenzhen|深圳', GUANGDONG, 0),
];

const BY_ID = new Map(ORGANISATIONS.map((o) => [o.id, o]));

/** Throws for an unknown id: seeds name organisations by id. */
export function organisation(id: string): Organisation {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no demo organisation "${id}"`);
  return found;
}

const CN_FAMILY =
  'Zhao|赵 Qian|钱 Sun|孙 Li|李 Zhou|周 Wu|吴 Zheng|郑 Wang|王 Feng|冯 Chen|陈 Jiang|蒋 Shen|沈 Han|韩 Yang|杨 Xu|徐 He|何 Lu|陆 Shi|施 Zhang|张 Kong|孔 Cao|曹 Yan|严 Hua|华 Jin|金 Wei|魏 Tao|陶 Qi|戚 Xie|谢 Zou|邹 Dou|窦'.split(
    ' ',
  );
const CN_GIVEN =
  'Mingyuan|明远 Xiaolan|晓岚 Zihan|子涵 Jianguo|建国 Yuting|雨婷 Haoran|浩然 Wenbo|文博 Lihua|丽华 Zhiqiang|志强 Siyuan|思远 Peiwen|佩雯 Yichen|奕辰 Guangming|光明 Ruoxi|若曦 Hongwei|宏伟 Xueqin|雪琴 Kai|凯 Min|敏 Jing|静 Bo|博 Tianyu|天宇 Shuyi|书怡 Dapeng|大鹏 Qinghua|清华 Yun|芸 Zhenyu|振宇'.split(
    ' ',
  );
const NAMES: Record<string, { family: string; given: string }> = {
  US: {
    family:
      'Abernathy Okafor Delacroix Whitlock Ramirez Sandoval Pruitt Hargrove Nakamura Venkataraman Castellano Lindgren Mbeki Ostrander Tran Goldfarb Kowalczyk Beaumont Fairchild Iyer',
    given:
      'Dana Marcus Priya Elliot Joanna Samuel Leila Victor Carmen Theodore Naomi Rafael Ingrid Calvin Mei Arthur Yolanda Simon Grace Dmitri',
  },
  DE: {
    family:
      'Aschenbrenner Dornhoff Eichstätter Grabowski Hintermeier Kaltenbach Lindemuth Oberländer Pfannstiel Quandtner Rosskamp Seligmann Thalheimer Uhlenbrock Wiesengrund',
    given: 'Annika Bernd Carola Dietmar Elke Florian Gudrun Holger Ines Jürgen Katrin Lars Marlene Norbert Sabine',
  },
  JP: {
    family:
      'Aizawa Fukumoto Hanabusa Ichinose Kageyama Matsunaga Nishizaki Okuyama Sakaguchi Tachikawa Umehara Yanagida',
    given: 'Akira Chihiro Daisuke Eriko Haruto Kaori Kenji Mariko Naoki Ryota Sayuri Takeshi',
  },
  EU: {
    family:
      'Bergqvist Dalgaard Escoffre Ferrante Holmström Jansonius Lefranc Mortensen Nyholm Pellegrini Rasmussen Sørvik Tessier Vandermeer Zanetti',
    given: 'Astrid Bastien Chiara Elin Frederik Giulia Henrik Isabelle Jonas Karin Lorenzo Maarten Nora Olivier Sofia',
  },
};

export interface Person {
  /** `FAMILY, GIVEN`. */
  readonly en: string;
  readonly zh: string;
  readonly country: string;
}

const SYLLABLES: Record<string, string> = {
  a: '阿',
  b: '布',
  c: '卡',
  d: '德',
  e: '埃',
  f: '弗',
  g: '格',
  h: '赫',
  i: '伊',
  j: '约',
  k: '克',
  l: '洛',
  m: '马',
  n: '恩',
  o: '奥',
  p: '普',
  q: '奎',
  r: '尔',
  s: '斯',
  t: '特',
  u: '乌',
  v: '维',
  w: '沃',
  x: '克斯',
  y: '伊',
  z: '兹',
};

/**
 * A foreign family name in Chinese letters: a sound for each consonant, as a sign of a foreigner rather than a faithful
 * rendering.
 */
const transcribe = (given: string, family: string): string => {
  const sounds = [...family.normalize('NFD').toLowerCase()].filter((c) => /[bcdfghjklmnpqrstvwxz]/.test(c));
  return `${given.charAt(0).normalize('NFD').charAt(0)}·${sounds
    .slice(0, 4)
    .map((c) => SYLLABLES[c] ?? '')
    .join('')}`;
};

/** The `index`-th person of an organisation: the same one every time. */
export function person(of: Organisation, index: number): Person {
  const at = ORGANISATIONS.indexOf(of) * 7 + index * 13;
  if (of.country === 'CN') {
    const [family = '', familyZh = ''] = CN_FAMILY[at % CN_FAMILY.length]!.split('|');
    const [given = '', givenZh = ''] = CN_GIVEN[hash(`${of.id}/${index}`) % CN_GIVEN.length]!.split('|');
    return { en: `${family.toUpperCase()}, ${given}`, zh: familyZh + givenZh, country: 'CN' };
  }
  const names = NAMES[of.country] ?? NAMES.EU!;
  const families = names.family.split(' ');
  const givens = names.given.split(' ');
  const family = families[at % families.length]!;
  const given = givens[hash(`${of.id}/${index}`) % givens.length]!;
  return { en: `${family.toUpperCase()}, ${given}`, zh: transcribe(given, family), country: of.country };
}
