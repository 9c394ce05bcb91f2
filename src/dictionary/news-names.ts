import { companies } from '#collections/companies/companies.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { type PartyType, partyType } from '#patents/names.ts';
import { MOST_PLACE_IDEOGRAPHS, MOST_PLACE_WORDS, PLACES } from './places.ts';
import { longestOf, type NameSpan, piecesOf } from './spans.ts';

export type NewsKind = 'COM' | 'GOV' | 'GPE' | 'ACA' | 'PPL' | 'NPO' | 'CDO';

/** An organisation, a place or a person in a text. Offsets are UTF-16, [start, end). */
export interface NewsName extends NameSpan {
  readonly kind: NewsKind;
  /** True where the corpus has a company or institution of that name; else its words tell it. */
  readonly stored: boolean;
}

const KINDS: Readonly<Record<PartyType, NewsKind | undefined>> = {
  company: 'COM',
  bank: 'COM',
  academy: 'ACA',
  government: 'GOV',
  hospital: 'CDO',
  person: undefined,
  other: undefined,
};

const HAN = /\p{Script=Han}/u;
/** Words that end the name of an organisation in English. */
const LAST_WORD =
  /^(?:Inc|Incorporated|Corp|Corporation|Co|Company|Companies|Ltd|Limited|LLC|LLP|PLC|plc|GmbH|AG|SE|SA|NV|BV|AB|ASA|AS|Oy|SpA|KG|KK|Pty|Group|Holdings?|Technologies|Technology|Pharmaceuticals?|Pharma|Therapeutics|Biosciences|Biotech|Motors|Electronics|Semiconductor|Systems|Industries|Energy|Bank|Partners|Capital|Ventures|University|Universität|College|Institute|Institutes|Academy|School|Laboratory|Laboratories|Hospital|Hospitals|Clinic|Infirmary|Ministry|Commission|Agency|Administration|Bureau|Council|Parliament|Congress|Senate|Court|Office|Authority|Foundation|Association|Society|Federation|Charity|Trust|Alliance|Centre|Center|Organization|Organisation|Union)$/u;
/** Words that begin one that goes on with "of": University of X, Ministry of Y. */
const FIRST_OF =
  /^(?:University|Universities|Institute|Institutes|College|School|Academy|Ministry|Department|Bank|Bureau|Office|Commission|Council|Court|Parliament|Hospital|Infirmary|Society|Association|Foundation|Federation|Union|Centre|Center|Museum|House|Board)$/u;
/** What they are of may be several things: Ministry of Industry, Trade and Tourism. */
const OF_MANY = /^(?:Ministry|Department|Commission|Board|Office|Bureau)$/u;
/** Forms that are written with a full stop, which belongs to the name. */
const DOTTED = /^(?:Inc|Ltd|Corp|Co)$/u;
/** Names that their people's adjective belongs to, unlike that of a company: the American Cancer Society. */
const OF_A_PEOPLE =
  /^(?:Agency|Society|Association|Academy|Institute|Commission|Union|Centre|Center|Council|Parliament|Federation|Foundation|Court|Office|Organization|Organisation|Bank|University|College|Bureau|Alliance)$/u;
const NON_PROFIT =
  /\b(?:Foundation|Association|Society|Federation|Charity|Alliance|Red Cross|Greenpeace|Oxfam|Union for|Union of \p{Lu}\p{L}+ Scientists|Organi[sz]ation for)\b|基金会|协会|学会|联合会|慈善|红十字会|商会|促进会|联盟$/u;
/** Central banks, unions and organisations of states: their words would tell a company, or nothing. */
const CENTRAL =
  /^(?:European Union|United Nations|World \p{Lu}\p{L}+ Organi[sz]ation)|\b(?:Reserve Bank|Central Bank)\b|^Bank of (?:England|Japan|Canada|Korea|Israel|Italy|France|Spain|Portugal|Greece|Finland|Mexico|Thailand|Russia|Estonia|Latvia|Lithuania|Slovenia|Albania|Ghana|Uganda|Zambia|Tanzania|Namibia|Botswana)$|中国人民银行|央行|世界(?:卫生|贸易|知识产权|气象)组织|最高人民法院|联邦储备/u;
const GOVERNMENT =
  /\b(?:Ministry|Department of|Commission|Agency|Administration|Bureau|Council|Parliament|Congress|Senate|Court|Authority|Government|Bundestag|Bundesrat|Patent Office|Patent and Trademark Office|Intellectual Property Office)\b/u;
/** Institutions that are mostly called by their initials. */
const INITIALS: Readonly<Record<string, NewsKind>> = Object.fromEntries([
  ...'FDA EMA EPA NIH WHO WTO WIPO EPO JPO KIPO USPTO UKIPO CNIPA NMPA NDRC MIIT NASA ESA JAXA FTC FCC CDC NSF DARPA IAEA OECD UNESCO'
    .split(' ')
    .map((name) => [name, 'GOV'] as const),
  ...'MIT EPFL CNRS CSIRO CERN KAIST INSERM UCLA USTC Caltech'.split(' ').map((name) => [name, 'ACA'] as const),
  ...'Greenpeace Oxfam WWF IEEE IETF 绿色和平 无国界医生 世界自然基金会'
    .split(' ')
    .map((name) => [name, 'NPO'] as const),
]);
/** Short forms of universities before their city: ETH Zurich, UC Berkeley. */
const SHORT_ACADEMY = /\b(?:ETH|UC|KU|TU|FU|HU|LMU|RWTH) \p{Lu}\p{L}+/gu;
/** Joining words inside a name, in lower case. */
const INSIDE = /^(?:of|and|for|the|de|la|du|des|der|für|di|del|&)$/u;
/** Begins a sentence, or what is said of a name; not a part of it. */
const NOT_FIRST = new Set(
  'The A An In On At By For From With And But Or As If When While After Before Since Its It This That These Those He She They We Our His Her Their According Meanwhile However Both Also Under Over Among Between Last Next Mr Mrs Ms Dr Prof'.split(
    ' ',
  ),
);
/** Adjectives of peoples: not a part of a company's name. */
const PEOPLES = new Set(
  'Chinese American British German French Japanese Korean European Indian Italian Spanish Dutch Swiss Swedish Danish Norwegian Finnish Canadian Australian Brazilian Israeli Russian Taiwanese'.split(
    ' ',
  ),
);

/** Ends the name of an organisation in Chinese; the longest first where one ends another. */
const CHINESE_END =
  /(?:股份有限公司|有限责任公司|有限公司|集团公司|总公司|分公司|公司|集团|大学|学院|研究院|研究所|科学院|实验室|人民医院|医院|卫生院|人民政府|市政府|省政府|委员会|知识产权局|管理局|监管局|总局|法院|商务部|科技部|教育部|财政部|工信部|工业和信息化部|外交部|国务院|发改委|卫健委|证监会|专利局|特许厅|国家安全局|安全局|总署|公安部|生态环境部|交通运输部|农业农村部|自然资源部|司法部|国防部|卫生组织|贸易组织|知识产权组织|人民代表大会|人民法院|检察院|银行|基金会|协会|学会|联合会|红十字会|商会)/gu;
const GOVERNMENT_ENDS =
  /^(?:专利局|特许厅|国家安全局|安全局|总署|总局|公安部|生态环境部|交通运输部|农业农村部|自然资源部|司法部|国防部|卫生组织|贸易组织|知识产权组织|人民代表大会|人民法院|法院|检察院)$/u;
/** Companies of the state by their usual short names, which begin like the country's. */
const STATE_COMPANY =
  /中国(?:石化|石油|海油|商飞|中车|移动|联通|电信|平安|人寿|太保|人保|铝业|铁建|中铁|交建|电建|能建|建筑|船舶|黄金|稀土|广核|核电|国航|东航|南航|银联|邮政|中免|铁塔|卫通|巨石|神华|中煤|五矿|中化)(?!\p{Script=Han}{0,6}(?:公司|集团))/gu;
/** What stands before the name of an organisation in Chinese, and is no part of it. */
const CHINESE_BEFORE =
  /(?:[，。、；：！？“”‘’（）《》〈〉【】\s\d,.;:!?()"']|(?:与|(?<![协共温缓饱总中])和|及|由|对|向|据|是|(?<!华)为|被|将|从|至|到|了|在|于|给|让|使|称|表示|宣布|通过|联合|来自|加入|以及|包括|收购|投资|起诉|任职于|毕业于|就读于|前往|访问|到访|走访|参观|获得|得到|昨日|今日|近日|日前|当天|其中|目前|根据|位于|隶属|成为|该|其|并|而|等|的|授予|转让给|许可给|出售给|交付|委托|起诉|诉|批准了|收购了|给予|许多|多家|几家|两家|三家|一家|各家|各大|某|一些))$/u;
const SEVERAL = /(?:许多|多家|几家|两家|三家|一家|各家|各大|一些|某)$/u;
const MOST_CHINESE = 24;

const TITLE =
  /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|Professor|President|Chairman|Chairwoman|Chairperson|Chair|CEO|CFO|CTO|Chief Executive|Chief Executive Officer|Minister|Senator|Judge|Director|Founder|Scientist|Commissioner|Secretary|spokesman|spokeswoman|spokesperson|analyst|researcher|engineer|founder|chairman|president|professor|director|chief executive)\.?\s)((?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.)(?:\s(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.)){0,3})/gu;
const SAID =
  /((?:\p{Lu}[\p{Ll}'’-]+)(?:\s\p{Lu}\.)?(?:\s\p{Lu}[\p{L}'’-]+){1,2})(?=,?\s(?:said|says|told|added|explained|noted|wrote|argued|joined|resigned|announced that|has been appointed|was appointed|will become|commented)\b|,\s(?:the\s)?(?:a\s)?(?:chief|president|chairman|chairwoman|CEO|CFO|CTO|founder|co-founder|professor|director|head|vice|senior|lead|minister|an analyst|analyst|partner|spokes\w+|managing|manager|executive|researcher)\b)/gu;
const SAID_BEFORE =
  /\b(?:said|says|added|told|according to)\s(\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}\.)?(?:\s\p{Lu}[\p{L}'’-]+){1,2})(?=[,.]|\swho)/gu;
/** Given names that are frequent in many countries: a capital word behind one is a family name. */
const GIVEN = new RegExp(
  `\\b((?:${'James John Robert Michael William David Richard Joseph Thomas Christopher Daniel Matthew Anthony Mark Steven Andrew Paul Joshua Kenneth Kevin Brian George Edward Ronald Timothy Jason Jeffrey Gary Ryan Nicholas Eric Jonathan Stephen Larry Scott Brandon Benjamin Samuel Gregory Alexander Patrick Frank Raymond Jack Dennis Peter Philip Simon Martin Stefan Hans Klaus Jürgen Wolfgang Andreas Matthias Sven Lars Erik Björn Henrik Jens Pierre Jean François Philippe Laurent Olivier Nicolas Marco Giovanni Luca Andrea Giuseppe Carlos Juan José Luis Miguel Pedro Jorge Fernando Javier Ivan Sergei Dmitri Vladimir Alexei Mikhail Mohammed Muhammad Ahmed Ali Hassan Omar Rajesh Sanjay Amit Vijay Anil Sunil Ravi Satya Hiroshi Takashi Kenji Yuki Akira Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Betty Sandra Margaret Ashley Kimberly Emily Donna Michelle Carol Amanda Melissa Deborah Stephanie Rebecca Laura Sharon Cynthia Kathleen Amy Angela Anna Emma Olivia Sophia Julia Maria Marie Sophie Claire Ingrid Karin Kristin Astrid Birgit Ursula Petra Sabine Monika Katarzyna Olga Natalia Elena Irina Svetlana Fatima Aisha Priya Deepa Lakshmi Yoko Keiko Margrethe'.replaceAll(' ', '|')}) (?:\\p{Lu}\\. |(?:de|van|von|al|der) ){0,2}\\p{Lu}[\\p{L}'’-]+)(?! (?:Inc|Ltd|Corp|Group|Hospital|University|College|&))`,
  'gu',
);
const ROLE =
  '会长|副会长|委员|理事长|秘书长|设计师|设计者|创办人|合伙人|律师|法官|检察官|行长|副行长|厂长|厅长|董事|监事|经理|董事长|副董事长|总经理|副总经理|总裁|副总裁|首席执行官|首席技术官|首席科学家|创始人|联合创始人|教授|副教授|研究员|院长|副院长|校长|所长|局长|副局长|部长|副部长|市长|省长|主席|副主席|主任|副主任|书记|院士|博士|记者|分析师|发言人|负责人|医生|工程师|先生|女士|总统|总理|首相|CEO|CTO|CFO';
const SURNAME =
  '(?:欧阳|上官|司马|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付傅方白邹孟熊秦邱江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳欧管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳朴时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝])';
/** What people do, behind their names. */
const DOES =
  '表示|说|指出|认为|介绍|称|透露|宣布|强调|出席|签署|编写|预计|预测|承诺|主持|卸任|辞职|担任|辞去|带领|率领|率|获得|获|负责|提出|回应|告诉|揭幕|上任|离任|参加|发表|建议|呼吁|坦言|相信|希望|证实|否认|拒绝|持有|将|已|曾|在|对|向|与|和|于|等|团队|为';
/**
 * Behind a role, or before one: then at the beginning, or behind a word that ends an organisation or another role, for
 * a surname may be the end of any word.
 */
const CHINESE_PERSON = new RegExp(
  `(?:(?:${ROLE})(?:、|兼)?)(${SURNAME}\\p{Script=Han}{1,2}?)(?=[，。、；：（）\\s]|${DOES}|$)|(?<=^|[，。；：“”（）\\s]|公司|集团|大学|学院|医院|研究所|研究院|证券|银行|的)(${SURNAME}\\p{Script=Han}{1,2}?)(?=(?:${ROLE})|表示|说[，：。]|指出|认为|介绍|透露|强调)`,
  'gu',
);

/** Companies and institutions of the corpus, by their whole names. */
async function stored(corpus: Corpus, text: string): Promise<NewsName[]> {
  const pieces = piecesOf(text);
  const spans = new Map<string, NameSpan[]>();
  for (const [at, first] of pieces.entries()) {
    const han = HAN.test(text.slice(first.start, first.end));
    if (!han && !/^[\p{Lu}\p{N}]/u.test(text.slice(first.start))) continue;
    for (let last = at; last < pieces.length && last - at < (han ? MOST_CHINESE : 8); last++) {
      if (last > at && !/^[\s\-&.,'’()（）·]{0,3}$/u.test(text.slice(pieces[last - 1]!.end, pieces[last]!.start)))
        break;
      const span = { start: first.start, end: pieces[last]!.end };
      const name = text.slice(span.start, span.end);
      if ((han ? name.length : name.replace(/[^\p{L}]/gu, '').length) < 4) continue;
      spans.set(name, [...(spans.get(name) ?? []), span]);
    }
  }
  const names = [...spans.keys()];
  const found: NewsName[] = [];
  for (let from = 0; from < names.length; from += 1_000) {
    const ids = await corpus.identify(companies, 'name', names.slice(from, from + 1_000));
    const best = [...ids].flatMap(([name, [id]]) => (id === undefined ? [] : [{ name, id }]));
    const records = new Map(
      (
        await corpus.get(
          companies,
          best.map(({ id }) => id),
        )
      ).map((record) => [companies.id(record), record]),
    );
    for (const { name, id } of best) {
      const type = records.get(id)?.type;
      const kind = kindOf(name) ?? (type === undefined ? 'COM' : (KINDS[type as PartyType] ?? 'COM'));
      found.push(...(spans.get(name) ?? []).map((span) => ({ ...span, kind, stored: true })));
    }
  }
  return found;
}

/** What an organisation is by the words of its name. */
function kindOf(name: string): NewsKind | undefined {
  if (NON_PROFIT.test(name)) return 'NPO';
  if (CENTRAL.test(name)) return 'GOV';
  if (
    /^国家\p{Script=Han}{2,12}中心$|\b(?:Centre|Center) for [^,]{0,60}(?:Research|Science|Sciences|Studies)$/u.test(
      name,
    )
  )
    return 'ACA';
  const type = partyType(name);
  const known = type && KINDS[type];
  if (known === 'ACA' || known === 'CDO' || known === 'COM') return known;
  return GOVERNMENT.test(name) ? 'GOV' : known;
}

/** Organisations whose English names end, or begin, with a word that tells them. */
function english(text: string): NewsName[] {
  const words = [...text.matchAll(/[\p{L}\p{N}&][\p{L}\p{N}&'’-]*\.?/gu)].map(({ 0: word, index }) => ({
    word: word.replace(/\.$/, ''),
    start: index,
    end: index + word.replace(/\.$/, '').length,
  }));
  const near = (at: number) => at > 0 && /^\.?,?\s$/u.test(text.slice(words[at - 1]!.end, words[at]!.start));
  const plain = (at: number) => at > 0 && /^\s$/u.test(text.slice(words[at - 1]!.end, words[at]!.start));
  const capital = (word: string) => /^\p{Lu}/u.test(word) || /^\d+[A-Z]/u.test(word);
  // what stands before "and" has a name of its own: "University of X and Y Foundation"
  const isOwn = (and: number) =>
    words.slice(Math.max(0, and - 6), and).some((one) => FIRST_OF.test(one.word) || LAST_WORD.test(one.word));
  /** The last word of what something is of: `the European Union`, `Industry, Trade and Tourism`, `Texas at Austin`. */
  const endOf = (of: number, head: string): number => {
    let end = of;
    for (;;) {
      const next = words[end + 1];
      if (!next) return end;
      const joined = plain(end + 1);
      const listed = OF_MANY.test(head) && end > of && /^,\s$/u.test(text.slice(words[end]!.end, next.start));
      if (capital(next.word) && (joined || (listed && closesList(end + 1)))) {
        end += 1;
        continue;
      }
      const steps = next.word === 'of' && words[end + 2]?.word === 'the' ? 2 : 1;
      const after = words[end + 1 + steps];
      const may =
        next.word === 'and'
          ? OF_MANY.test(head)
          : next.word === 'at'
            ? /^(?:University|College)$/.test(head)
            : INSIDE.test(next.word);
      if (!joined || !may || !after || !plain(end + 1 + steps) || !capital(after.word)) return end;
      end += 1 + steps;
    }
  };
  /** Whether a list that goes on with a word ends in "and" and another one. */
  const closesList = (at: number): boolean => {
    for (let i = at + 1; i < Math.min(words.length, at + 5); i++) {
      if (words[i]!.word === 'and') return plain(i) && words[i + 1] !== undefined && capital(words[i + 1]!.word);
      if (!capital(words[i]!.word)) return false;
    }
    return false;
  };
  const found: NewsName[] = [];
  for (const [at, { word }] of words.entries()) {
    let [from, to] = [at, at];
    if (LAST_WORD.test(word)) {
      const form = /^(?:Inc|Ltd|LLC|Limited|PLC|plc|Corp)$/.test(word);
      while (
        from > 0 &&
        from > at - 7 &&
        (form && from === at ? near(from) : plain(from)) &&
        (capital(words[from - 1]!.word) ||
          (INSIDE.test(words[from - 1]!.word) &&
            from > 1 &&
            capital(words[from - 2]!.word) &&
            // "the University of X" is one name, "Emily Carter of X University" is not
            (!/^(?:of|for)$/.test(words[from - 1]!.word) || FIRST_OF.test(words[from - 2]!.word)))) &&
        !(words[from - 1]!.word === 'and' && isOwn(from - 1))
      )
        from -= 1;
      while (
        from < at &&
        (NOT_FIRST.has(words[from]!.word) ||
          INSIDE.test(words[from]!.word) ||
          (PEOPLES.has(words[from]!.word) && !OF_A_PEOPLE.test(word)))
      )
        from += 1;
      // King's College London
      const next = words[to + 1];
      if (/^(?:College|University|Hospital)$/.test(word) && next && plain(to + 1) && PLACES.has(next.word)) to += 1;
      while (
        to + 1 < words.length &&
        near(to + 1) &&
        /^(?:Inc|Ltd|LLC|Limited|PLC|Corp|Co|AG|GmbH)$/.test(words[to + 1]!.word)
      )
        to += 1;
    }
    if (FIRST_OF.test(word) && words[at + 1] && /^(?:of|for)$/.test(words[at + 1]!.word)) {
      const end = endOf(at + 1, word);
      if (end > at + 1) to = Math.max(to, end);
      if (from === at)
        // Supreme Court of X, French National Centre for X
        while (from > 0 && plain(from) && capital(words[from - 1]!.word) && !NOT_FIRST.has(words[from - 1]!.word))
          from -= 1;
    }
    if (to === from) continue;
    const last = words[to]!;
    const dot = DOTTED.test(last.word) && text[last.end] === '.' ? 1 : 0;
    const span = { start: words[from]!.start, end: last.end + dot };
    const kind = kindOf(text.slice(span.start, span.end));
    if (kind) found.push({ ...span, kind, stored: false });
  }
  return found;
}

/** Organisations whose Chinese names end with a word that tells them. */
function chinese(text: string): NewsName[] {
  const found: NewsName[] = [];
  for (const { 0: ending, index } of text.matchAll(CHINESE_END)) {
    const end = index + ending.length;
    let start = index;
    while (
      start > 0 &&
      end - start < MOST_CHINESE &&
      /[\p{Script=Han}\p{L}·]/u.test(text[start - 1]!) &&
      !CHINESE_BEFORE.test(text.slice(Math.max(0, start - 4), start))
    )
      start -= 1;
    const whole =
      /^(?:国务院|商务部|科技部|教育部|财政部|工信部|工业和信息化部|外交部|发改委|卫健委|证监会|公安部|司法部|国防部|生态环境部|交通运输部|农业农村部|自然资源部|海关总署|国家知识产权局)$/u.test(
        text.slice(start, end),
      );
    if (end - start < ending.length + 2 && !whole) continue;
    // "many mining groups" is no name
    if (SEVERAL.test(text.slice(Math.max(0, start - 2), start))) continue;
    const kind = GOVERNMENT_ENDS.test(ending) ? 'GOV' : kindOf(text.slice(start, end));
    if (kind) found.push({ start, end, kind, stored: false });
  }
  for (const { 0: name, index } of text.matchAll(STATE_COMPANY))
    found.push({ start: index, end: index + name.length, kind: 'COM', stored: false });
  return found;
}

/** Initials, and short names of universities. */
function byInitials(text: string): NewsName[] {
  const found: NewsName[] = [];
  for (const { 0: word, index } of text.matchAll(
    /(?<![\p{L}\p{N}])[A-Z][A-Za-z]{2,10}(?![\p{L}\p{N}])|绿色和平|无国界医生|世界自然基金会/gu,
  )) {
    const kind = INITIALS[word];
    if (kind) found.push({ start: index, end: index + word.length, kind, stored: false });
  }
  for (const { 0: name, index } of text.matchAll(SHORT_ACADEMY))
    found.push({ start: index, end: index + name.length, kind: 'ACA', stored: false });
  return found;
}

function places(text: string): NewsName[] {
  const pieces = piecesOf(text);
  return pieces.flatMap((first, at) => {
    const most = HAN.test(text.slice(first.start, first.end)) ? MOST_PLACE_IDEOGRAPHS : MOST_PLACE_WORDS;
    return pieces.slice(at, at + most).flatMap(({ end }) => {
      const dotted = text[end] === '.' && PLACES.has(text.slice(first.start, end + 1)) ? end + 1 : end;
      return PLACES.has(text.slice(first.start, dotted))
        ? [{ start: first.start, end: dotted, kind: 'GPE' as const, stored: false }]
        : [];
    });
  });
}

function people(text: string): NewsName[] {
  const found: NewsName[] = [];
  for (const pattern of [TITLE, SAID, SAID_BEFORE, GIVEN, CHINESE_PERSON])
    for (const match of text.matchAll(pattern)) {
      const name = (match[1] ?? match[2])!;
      const start = match.index + match[0].indexOf(name);
      if (NOT_FIRST.has(name.split(' ')[0]!) || LAST_WORD.test(name.split(' ').at(-1)!)) continue;
      found.push({ start, end: start + name.length, kind: 'PPL', stored: false });
    }
  return found;
}

/** What the words of a text tell without any corpus: organisations by the words of their names, places, people. */
export const toldNames = (text: string): NewsName[] => [
  ...english(text),
  ...chinese(text),
  ...byInitials(text),
  ...places(text),
  ...people(text),
];

/**
 * Organisations, places and people that a text names: companies and institutions of the corpus by their whole names,
 * others by the words that end their names, places of a list, people by what is said of them. The longest counts; a
 * stored name before one that its words tell.
 */
export const newsNames = async (corpus: Corpus, text: string): Promise<NewsName[]> =>
  longestOf([...(await stored(corpus, text)), ...toldNames(text)]);
