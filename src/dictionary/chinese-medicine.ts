import { longestOf, type NameSpan } from './spans.ts';

/**
 * Stems that end the Chinese names of medicines, each with what it is the stem of in the international names; after the
 * rules of the Pharmacopoeia Commission for generic names, which give every stem one form.
 */
const STEM =
  /霉素|西林|沙星|硝唑|康唑|环素|培南|他汀|地平|普利拉?|沙坦|洛尔|唑嗪|拉唑|替丁|司琼|昔布|洛芬|西泮|唑仑|巴比妥|卡因|替尼|单抗|他赛|比星|他滨|尿嘧啶|嘌呤|蝶呤|膦酸钠?|列汀|列净|列酮|双胍|沙班|加群|昔洛韦|夫定|那韦|司韦|米松|奈德|特罗|溴铵|哌酮|噻肟|呋辛|曲松|司他|西坦|[西氮拉奎]平|普兰|普汀|西汀|芬太尼/gu;
/** Names of medicines that stand for themselves. */
const WHOLE =
  /[顺卡洛]铂|奥沙利铂|奈达铂|格列(?:本脲|齐特|吡嗪|美脲|喹酮)|(?:低分子)?肝素[钠钙]?|华法林|泼尼松龙?|[氢强]?化?可的松|舍曲林|文拉法辛|吗啡|可待因|美沙酮|纳洛酮|氯胺酮|丙泊酚|阿司匹林|氯吡格雷|替罗非班|地高辛|硝酸甘油|呋塞米|速尿|螺内酯|胰岛素|奎宁|羟?氯喹|青蒿素|蒿甲醚|利福平|异烟肼|吡嗪酰胺|乙胺丁醇|紫杉醇|长春新碱|环磷酰胺|他莫昔芬|秋水仙碱|阿托品|去甲肾上腺素|肾上腺素|多巴胺|对乙酰氨基酚|扑热息痛|褪黑素|干扰素(?:-?[α-ω](?:-?\d[ab]?)?)?|利巴韦林|霉酚酸酯|麦考酚酯|甘露醇|氨茶碱|黄连素|小檗碱/gu;
/** Acids before a name that is that of a salt. */
const SALT = /(?:盐酸|硫酸|磷酸|枸橼酸|甲磺酸|马来酸|酒石酸|富马酸|氢溴酸|醋酸|注射用)$/u;
/** Places of groups and forms before the name of a substance. */
const PLACED = /(?<![A-Za-z\d])(?:[αβγδεDLNOS]|\d{1,2}(?:[,，]\d{1,2}){0,3})-$/u;
/** The metal of its salt behind it, or what is taken out of a herb. */
const GOES_ON = /^(?:[钠钾钙镁锌锂](?![离泵通盐类])|总?(?:黄酮|多糖|皂[苷甙]|多酚|生物碱|挥发油|提取物))/u;
/** Behind the name of a class, and no part of it. */
const OF_A_KIND = /类(?:化合物|药物)?$/u;
/** Where the name of a substance in Chinese begins and ends with its salt, its form and the place of its groups. */
export const withParts = (text: string, start: number, end: number): NameSpan => {
  const before = text.slice(Math.max(0, start - 10), start);
  const active = text.startsWith('维生素', start) && before.endsWith('活性') ? '活性' : '';
  const more = active || (SALT.exec(before)?.[0].replace('注射用', '') ?? PLACED.exec(before)?.[0] ?? '');
  const isChinese = /\p{Script=Han}$/u.test(text.slice(start, end));
  const behind = isChinese ? (GOES_ON.exec(text.slice(end, end + 5))?.[0].length ?? 0) : 0;
  const kind = isChinese ? (OF_A_KIND.exec(text.slice(start, end))?.[0].length ?? 0) : 0;
  return { start: start - more.length, end: end + behind - kind };
};
/** Whether the substance at a place is one of several of a preparation that is called after it: `复方氯霉素滴耳液`. */
export const isOfACompound = (text: string, start: number): boolean =>
  text.slice(Math.max(0, start - 2), start) === '复方';
/** Characters in which foreign names and groups of atoms are written; a name begins where another one stands. */
const WRITTEN = new Set(
  '丁七万三丙东丹丽乙二亚他代伊伏伐伟佐依倍偶克兰凡利别力加劳匹博卡卤去双右叶司吉吗吡吲呋咪哌唑啶喃喷喹嗪嘌噻四土地坎坦埃培塞多头奎奥妥孟孢安定富尼尿山左己巴布帕平庆库康异弗必恩愈戈戊扎托拉敌文斯新昂昔星普曲更替木来松林枸柯格桂樟樱橼次毒比氟氢氧氨氮氯汞沙泊法泛波泮泼泽洛派海溴潘炔炭烟烯特环班理瑞瑰生甲盐石硒硝硫硼碘磷磺福科立米糖索紫纳维缩罗美羟羧考耐肼胍胶胺脑脲膦舍舒色艾芬苄苍苏苯英茚茴草莫莱萘葛蒽西诺贝赖赛辅辛达迪那酒酚酪酮酯酰酸里钙钠钾链间阿雷青非韦顺马麦黄齐龙',
);
/** The longest foreign name, in characters. */
const MOST = 12;
/** What stands behind and makes it another word: `抗生素耐药`, `培南特`. */
const ANOTHER = /^(?:类|样|受体|抵抗|免疫|合酶|酶|抗体|耐药|敏感|菌)/u;

/** Forms in which prepared medicines of tradition are given; a name of two characters and more stands before them. */
const PREPARED =
  /\p{Script=Han}{2,9}(口服液|注射液|滴丸|合剂|冲剂|胶囊|糖浆(?!剂)|颗粒(?!剂|污|物|度|状|料|材|直|粒|大|尺|体|级|分|形|土|流|炭|活)|汤(?![匙剂])|丸(?!剂)|散(?![剂在射布发见落热乱文步漫郁点装剂养失开粉裂曲斑孔体的点播乱户客居度])(?=$|[^\p{Script=Han}]|[的和与及对加联合治中组方为能可煎等各具]))/gu;
/** What stands before a prepared medicine and is no part of its name, the longer words first. */
const BEFORE =
  /^.*(?:治疗组|对照组|观察组|治疗|了解|联合|口服|应用|采用|使用|给予|配合|观察|研究|探讨|评价|分析|目的|方法|结论|结果|静滴|静脉滴注|滴注|注射|随机|分别|单用|内服|辅以|配伍|加减|自拟|制剂|比较|测定|建立|制备|优选|考察|检测|优化|不同|中成药|中药复方|中药|药物|基础上|加(?!味)|[的和与及或对以用服予给将为是在了由并等取含其该各组药])(?=\p{Script=Han}{3})/u;
/** What is made of several things, one of which it is called after. */
const COMPOUND =
  /复方\p{Script=Han}{2,8}?(?:口服液|注射液|滴[耳眼鼻]液|滴丸|合剂|冲剂|胶囊|颗粒|糖浆|软膏|乳膏|浸膏|搽剂|洗剂|酊|[片汤散丸膏])/gu;
const NO_MEDICINE =
  /[的是在有见]|剂型|改良|制成|(?:分|扩|发|弥|离|疏|播|消|涣|解|闲|松|逸|色|耗|驱|退|流|逃|失|辐|漫|集|聚|四|遣|水分)散$|(?:弹|药|泥|肉|鱼|球|炮|睾|氨)丸$|(?:粘|黏|混|结|螯|聚|络|复|配|耦|偶|胶|缩|整|键)合剂$|(?:^|软|硬|微|空|肠溶|明胶|空心|肠)胶囊$|(?:^|细|微|大|小|纳米|固体|土壤|粉|污染|花粉|悬浮|颗|聚合|催化剂|复合|金属|免煎|磨料)颗粒$|(?:清|鸡|米|煮|泡|鱼|菜|肉|赴|热)汤$|^(?:复方|中药|注射用|低分子)?(?:口服液|注射液|滴丸|合剂|冲剂|胶囊|颗粒|汤|丸|散)$/u;

/**
 * Medicines that a Chinese text names, by the stems that end their generic names and by the forms in which those of
 * tradition are given. They have no identity. Offsets are UTF-16. Linear in the text.
 */
export function chineseMedicines(text: string): NameSpan[] {
  const found: NameSpan[] = [];
  const take = (start: number, end: number) => {
    if (ANOTHER.test(text.slice(end, end + 2))) return;
    const salt = SALT.exec(text.slice(Math.max(0, start - 3), start))?.[0].replace('注射用', '').length ?? 0;
    found.push({ start: start - salt, end });
  };
  for (const { 0: name, index } of text.matchAll(WHOLE)) take(index, index + name.length);
  for (const { 0: stem, index } of text.matchAll(STEM)) {
    let start = index;
    while (start > 0 && index - start < MOST && WRITTEN.has(text[start - 1]!)) start -= 1;
    // a stem alone is the name of a class, or a part of another word
    if (start < index) take(start, index + stem.length);
  }
  for (const { 0: name, index } of text.matchAll(COMPOUND)) found.push({ start: index, end: index + name.length });
  const ends = new Set(found.map(({ end }) => end));
  for (const { 0: written, 1: form, index } of text.matchAll(PREPARED)) {
    const end = index + written.length;
    const cut = BEFORE.exec(written)?.[0].length ?? 0;
    const name = written.slice(cut);
    // capsules of a substance: the substance
    if (NO_MEDICINE.test(name) || name.length < 3 || ends.has(end - form!.length)) continue;
    found.push({ start: index + cut, end });
  }
  return longestOf(found);
}

/**
 * Whether the name of a protein is a part of another one's: `肌原纤维蛋白` is no fibrin, `糖化血红蛋白` measures sugar,
 * `淀粉样蛋白前体` and `白细胞介素(IL)-6` go on.
 */
export const isPartOfProtein = (text: string, start: number, end: number): boolean =>
  OF_ANOTHER.test(text.slice(end, end + 12)) ||
  (/^\p{Script=Han}{2,4}$/u.test(text.slice(start, end)) && /[原化球糖脂核]/u.test(text[start - 1] ?? ''));
/**
 * Where the name of a protein ends with the number or the letter of the one that is meant: `白细胞介素-6`, `TNF-α`;
 * undefined where it is a part of the name of something else.
 */
export function endOfProtein(text: string, start: number, end: number): number | undefined {
  const behind = text.slice(end, end + 6);
  if (PARTIAL.test(text.slice(start, end)) || /^[)）]-\d/.test(behind)) return undefined;
  if (/[A-Za-z\d]/.test(text[end - 1]!) && /^-[A-Z]{2}/.test(behind)) return undefined;
  const spaced = /[a-z]{4}$/.test(text.slice(start, end)) ? SPACED_NUMBER.exec(behind) : null;
  return end + ((spaced ?? NUMBER_BEHIND.exec(behind))?.[0].length ?? 0);
}
/** Proteins of a body that are given as often as they are measured, and words by which they are given. */
const GIVEN_PROTEINS =
  /^(?:重组)?(?:人)?(?:促红细胞生成素|生长激素|粒细胞(?:巨噬细胞)?集落刺激因子|尿激酶|链激酶|凝血酶|EPO|G-CSF|rhEPO)$/u;
const AS_GIVEN = /制剂|处方|注射|给药|微球|微条|胶囊|载药|剂量|静滴|滴注|冻干|缓释|治疗组|[I国际]U|单位\/|重组/u;
/** Whether a protein is a medicine in a text. */
export const isGivenProtein = (name: string, text: string): boolean => GIVEN_PROTEINS.test(name) && AS_GIVEN.test(text);
/** Which of the proteins of a family: behind a mark, or directly before what no number of things stands before. */
const NUMBER_BEHIND =
  /^(?:-?[α-ω]\d?|-\d{1,2}[A-Zα-ω]?|\d{1,2}(?=$|[（()）、,，。;；和与及或的表在水阳阴基蛋m]))(?![A-Za-z\d.%-])/u;
const SPACED_NUMBER = /^ \d{1,2}(?=[),，、）])/u;
/** What many viruses have. */
const PARTIAL = /^(?:表面|核心|[eE])抗原$/u;
const OF_ANOTHER = /^(?:前体|结合蛋白| ?[（(][A-Za-z]{1,8}[)）]-\d)/u;

/** Proteins by what their names end with, where the text gives their short form: `血管性血友病因子(vWF)`. */
const EXPLAINED =
  /((?:[\p{Script=Han}A-Za-z0-9α-ω]|-(?=[\p{Script=Han}A-Za-z0-9α-ω])){1,20}?(?:酶|受体|蛋白|因子|内皮素|介素|干扰素|抗原|肽)(?:[- ]?[A-Za-z0-9α-ω]{1,3}(?![A-Za-z]))?) ?[（(](?:[A-Za-z][A-Za-z0-9 -]{3,60}[,，;；] ?)?([A-Za-z][A-Za-z0-9α-ω-]{1,7})[)）]/gu;
/** Receptors, where the text goes on as it does behind one of a body. */
const RECEPTOR =
  /\p{Script=Han}{2,7}受体(?=拮抗|激动|阻滞|抑制|阻断|结合|表达|介导|亚型|基因|信号|活性|蛋白|功能|mRNA)/gu;
const NUMBERED = /^-\d/;
const BEFORE_PROTEIN =
  /^.*(?:又称|简称|称为|综述|根系|叶片|体内|血清中?|血浆|表达|水平|检测|测定|观察|研究|探讨|(?:抑制|诱导)(?!蛋白|因子)|介导|通过|利用|结合(?!蛋白)|以及|其中|了解|目的|方法|结果|结论|治疗|患者|大鼠|小鼠|(?<![白红])细胞(?!核|介素|色素|因子|集落|黏附|粘附|周期)|组织(?!因子)|剂量|小分子|家兔|合成|[的和与及或对以用将为是在了由并等取含其该各中后前])(?=.{2})/u;

/**
 * Proteins that a Chinese text names with their short forms, and receptors: the names, and wherever the short forms
 * stand. They have no identity. Offsets are UTF-16.
 */
export function chineseProteins(text: string): NameSpan[] {
  const found: NameSpan[] = [];
  for (const { 0: whole, 1: written, 2: short, index } of text.matchAll(EXPLAINED)) {
    const cut = BEFORE_PROTEIN.exec(written!)?.[0].length ?? 0;
    const end = index + written!.length;
    // 白细胞介素(IL)-6: which of them stands behind
    const after = index + whole.length;
    if (PARTIAL.test(written!.slice(cut))) continue;
    if (written!.length - cut < 2 || whole.length === 0 || NUMBERED.test(text.slice(after, after + 2))) continue;
    found.push({ start: index + cut, end });
    for (let at = text.indexOf(short!); at >= 0; at = text.indexOf(short!, at + short!.length)) {
      const last = at + short!.length;
      if (!/[A-Za-z0-9]/.test(text[at - 1] ?? '') && !/[A-Za-z0-9]/.test(text[last] ?? ''))
        found.push({ start: at, end: last });
    }
  }
  for (const { 0: written, index } of text.matchAll(RECEPTOR)) {
    const cut = BEFORE_PROTEIN.exec(written)?.[0].length ?? 0;
    if (written.length - cut >= 4) found.push({ start: index + cut, end: index + written.length });
  }
  return longestOf(found);
}
