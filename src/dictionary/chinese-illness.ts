import { beginsAt, sharedAt } from './chinese-parts.ts';
import type { NameSpan } from './spans.ts';

/** What names of illnesses and symptoms end with in Chinese, whatever stands before; the longest first. */
const ENDING =
  /糖尿病性?(?:肾病|视网膜病变|足|(?:周围)?神经病变|酮症酸中毒)|创伤后应激障碍|炎症反应综合征|动脉粥样硬化|再灌损伤|灌注损伤|心血管疾病|脑血管疾病|应激障碍|进食障碍|睡眠障碍|精神障碍|胰岛素抵抗|出血倾向|血管畸形|动静脉畸形|巨结肠症|淋巴瘤|动脉瘤|黑色素瘤|细胞瘤|母细胞瘤|白血病|糖尿病|心脏病|肺心病|冠心病|艾滋病|血友病|坏血病|软骨病|佝偻病|精神病|心身疾病|综合征|综合症|精神分裂症|抑郁症|焦虑症|恐惧症|强迫症|自闭症|磨牙症|肥胖症|不孕症|血栓栓塞症|栓塞症|血栓|栓塞|梗死|梗塞|硬化症|硬化|纤维化|衰竭|溃疡|穿孔|疱疹|荨麻疹|湿疹|皮疹|丘疹|紫癜|结石|结核病|(?<![锰铁钙磷质])结核|贫血|高血压|低血压|高血脂|高血糖|低血糖|癫痫|癫癎|哮喘|偏头痛|心绞痛|关节痛|腹痛|胸痛|疼痛|耳聋|失明|青光眼|白内障|近视|痴呆|帕金森病|阿尔茨海默病|脑卒中|卒中|中风病|中风|脑出血|肠梗阻|骨质疏松|骨折|脱位|肛裂|痔疮|褥疮|痤疮|尿潴留|尿失禁|便秘|腹泻|呕吐|恶心|瘙痒|休克|昏迷|水肿|心悸|咳嗽|呼吸抑制|坏死|中心性肥胖|畸形|肿瘤|血症|肉瘤|腺瘤|肌瘤|息肉|囊肿|癌症|癌|瘤|炎症|炎|疟疾|霍乱|鼠疫|伤寒|麻疹|流感|肺气肿|肝硬变|肉芽肿|突出症|失眠|反流病|静脉曲张|支气管扩张症?|(?:动脉|静脉|血管|气管|食管|食道|尿道|椎管|瓣|幽门|肠|输尿管|动脉起始部)狭窄|(?:血管|[心脑肾肝肺胃眼骨肌]|皮|皮肤|关节|神经|视网膜|杆菌|球菌|真菌|寄生虫)病(?![毒变理人患例情史程因死机灶房势院科床区]|综合)|(?:系统|器质性|肺系)疾病|心律失常|心动过[速缓]|(?:心房|心室)颤动|房颤|早搏|积液|积水|脱垂|黄疸|麻痹|瘫痪|偏瘫|脑瘫|震颤|痉挛|惊厥|抽搐|眩晕|头痛|头晕|晕厥|腹胀|血尿(?![酸素毒])|蛋白尿|痛风|甲亢|甲减|功能(?:亢进|减退)症?|(?:前列腺|乳腺|内膜|腺样体)增生症?|异位症|肌无力|肌?萎缩症?|尿毒症|脓毒症|认知(?:功能)?障碍|(?:消化道|蛛网膜下腔|脑室|颅内|眼底|子宫|产后)出血/gu;
/**
 * What stands before the name of an illness and is no part of it. Function words, what is done about it and how it
 * comes.
 */
const BEFORE =
  /(?:[^\p{Script=Han}]|[的和与及或对是为将于在以了者由因并等从其该本各每至被把给用可使而证但也且即指称如患就占]|(?<!功)能|(?<!神)经|治疗组|对照组|观察组|实验组|试验组|模型组|治疗|防治|防止|预防|诊治|诊疗|诊断|确诊|护理|患有|患者|患儿|病人|罹患|引起|引发|导致|诱发|所致|造成|观察|研究|探讨|分析|联合|合并|伴有?|伴发|并发|出现|发生|发作|未见|包括|临床|复方|中药|西药|中西药物|药物|注射液|大鼠|小鼠|模型|儿童|老年人|成人|提高|降低|减轻|减少|缓解|改善|抑制|具有|存在|方法|目的|结论|结果|例次|例|名|次|种|对照组|常见|增强|控制|筛查|监测|伴随|兼有|既往|长期|严重|发现|显示|表明|提示|证实|认为|属于|作为|应用|采用|使用|评价|评估|判断|检测|测定|检查|了解|明确|介绍|报道|报告|讨论|综述|总结|阐述|进行|开展|相关|有关|影响|作用|所述|促进|预后|疗效|发病|发展|机制|过程|情况|特点|特征|因素|原因|风险|危险|主要|重要|某些|部分|其他|其它|各种|多种|这种|符合|修复|选择|下载|收治|排除|除外|一些|对于|关于|是否|有无|误诊为|中国|全国|我国|国内外?|国外|世界|全球|人类|动物|疑似|可疑|未|不|无|没有|后|中|共|院|年|月|日|所示|实验性|实质性|一过性|难治性|复发性|顽固性|反复|重症|小儿|人畜|老年(?!性)|青少年|晚期|早期|进展期|围手术期|所有|全部|轻度|中度|重度|单纯|机体|形成|找出|学会|大量|少量|个)$/u;
/** Words that end so and name no illness, and what stands behind one that makes it another thing. */
const NO_ILLNESS =
  /^(?:抗炎|消炎|抗癌|防癌|致癌|抗肿瘤|抗癫痫|抗癫癎|镇痛|止痛|止呕|止咳|抗休克|抗结核|抗疟|硬化|畸形|炎|癌|瘤|积屑瘤|载瘤|坏死|结核|感染|非综合征|.{0,6}内瘤)$/u;
const ANOTHER =
  /^(?:病(?![人患例变情史程因死机灶理房势])|性|杆菌|菌|病毒|支原体|衣原体|[链双]?球菌|克雷伯|变|胃|医院|科|试验|素|因子|基因|灵|宁|片|胶囊|颗粒|药|剂|板(?!层)|酸|[)）]?(?:表面|核心)抗原|[（(][^()（）]{1,10}[）)](?:表面|核心)抗原)/u;
/** Whether what stands behind the name of an illness makes both the name of something else: `肺炎克雷伯菌`, `瘤胃`. */
export const namesAnother = (behind: string): boolean => ANOTHER.test(behind);
/** The last character of a name that is also said without it. */
const GOES_ON = /^(?:..症(?![状候])|(?:血压|哮喘|癫[痫癎]|痛风|结石|贫血)病(?![人患例变情史程因死机灶理房势毒原菌]))/u;
/** Whether what is named at a place is what something acts against: `抗肿瘤`. */
const isOpposed = (text: string, start: number): boolean => /[抗防]/u.test(text[start - 1] ?? '');
/** `降低血糖` lowers it, and is no low one; neither is `升高血压` the high one. */
export const isChanged = (text: string, start: number): boolean =>
  start > 0 && /^[降减提升增][低高]血/u.test(text.slice(start - 1, start + 2));
/** Longer than that, something else stands before the name; an adjective in 性 makes it longer. */
const MOST = 10;
const MOST_ADJECTIVES = 14;
/** A name that begins so begins with the letters or the number before: `T细胞淋巴瘤`, `2型糖尿病`. */
const CONTINUES = /^(?:型|细胞|延长|间期)/u;
const BEGUN = /[A-Za-z\d\u2160-\u2169α-ω]{1,3}[- ]?$/u;
/** Two names of people that one illness has: `格林-巴利综合征`. */
const JOINED = /\p{Script=Han}[-·]$/u;

/**
 * Illnesses and symptoms that a Chinese text names, by the words that end their names; `抗癌` and `肿瘤医院` name none.
 * They have no identity. Offsets are UTF-16.
 */
export function chineseIllnesses(text: string): NameSpan[] {
  const found: NameSpan[] = [];
  for (const { 0: ending, index } of text.matchAll(ENDING)) {
    const whole = index + ending.length;
    // 骨质疏松症, 高血压病: goes on where a longer word ends
    const end = whole + (ending.length > 1 && GOES_ON.test(text.slice(whole - 2, whole + 2)) ? 1 : 0);
    let start = index;
    // of two that follow each other each is one
    const last = found.at(-1)?.end ?? 0;
    const from = Math.max(last, end - MOST_ADJECTIVES - 1);
    while (start > from && belongs(text, start)) start -= 1;
    if (CONTINUES.test(text.slice(start, start + 2)))
      start -= BEGUN.exec(text.slice(Math.max(last, start - 4), start))?.[0].length ?? 0;
    const name = text.slice(start, end);
    if (name.length > (name.includes('性') ? MOST_ADJECTIVES : MOST)) continue;
    if (/[致消]/u.test(text.slice(index - 1, index)) || isOpposed(text, index) || isOpposed(text, start + 1)) continue;
    if (isChanged(text, index)) continue;
    if (NO_ILLNESS.test(name) || namesAnother(text.slice(end, end + 4))) continue;
    found.push({ start, end });
  }
  return [...found, ...found.flatMap(({ end }) => shortForms(text, end))];
}

/**
 * Of illnesses and symptoms that a Chinese text names those whose ends are sure: all words before the last one, or
 * before a known name, are such as belong to it, and what stands before them is none of it. They have no identity.
 * @param known Names of a dictionary in the text.
 */
export function sureIllnesses(text: string, known: readonly NameSpan[]): NameSpan[] {
  const told = (ending: RegExp) =>
    [...text.matchAll(ending)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
  const placed = told(OF_A_PLACE).filter(({ start }) => beginsAt(text, start) < start);
  const named = [...known, ...told(ENDING), ...placed].flatMap((core) => {
    const goesOn = core.end - core.start > 1 && GOES_ON.test(text.slice(core.end - 2, core.end + 2));
    const end = core.end + (goesOn ? 1 : 0);
    // the last word may begin within the ending: 支|气管狭窄
    const begun = [core.start, Math.max(core.start, core.end - 2)]
      .map((at) => beginsAt(text, at))
      .filter((at) => at <= core.start);
    const start = withAdjective(text, namedAfter(text, Math.min(...begun)));
    const name = text.slice(start, end);
    const behind = text.slice(end, end + 20);
    if (NO_ILLNESS.test(name) || SAYS_NOTHING.test(name) || TWICE.test(name)) return [];
    if (namesAnother(behind) || UNSURE_BEHIND.test(behind)) return [];
    if (/[致消不]/u.test(text[start - 1] ?? '') || isOpposed(text, start) || isChanged(text, core.start)) return [];
    return sharesItsEnd(text, start) ? [] : [{ start, end }];
  });
  const sure = named.filter(({ start }) => isWholeIllness(text, start));
  // of two that follow each other each is one: 冠心病心绞痛
  const ends = new Set(sure.map(({ end }) => end));
  const found = [...sure, ...named.filter(({ start }) => !isWholeIllness(text, start) && ends.has(start))];
  return [...found, ...found.flatMap(({ end }) => shortForms(text, end))];
}

/** What is an illness behind the word for where it is, or what brought it. */
const OF_A_PLACE =
  /感染(?![者人率了细宿])|疝|增生|供血不足|闭锁|肿大|(?:功能|关闭)不全|脓肿|反流|缺损|损伤|肥厚|痛(?!风|觉|苦|阈|性)/gu;
/** Words that name no illness by themselves, and pathogens. */
const SAYS_NOTHING =
  /^(?:综合[征症]|系统疾病|器质性疾病|血症|胼胝|型.*|良性.|(?:局部|功能|多|高|低|类)(?:感染|损伤|缺损|增生|肿大))$|(?:病毒|菌|支原体|衣原体|螺旋体|原虫)$/u;
/** Two lines without a mark between. */
const TWICE = /(...).*\1/u;
/** What stands behind the name of an illness and may belong to it, or make it another thing. */
const UNSURE_BEHIND = /^(?:征(?!象)|样|型|床|瘤|症(?!状|候)|感染|疾病|综合|嗜血|奈瑟|立克次|减毒|联合|疫苗|黏膜斑)/u;
/** Somebody's name in letters before what is called after him: `Graves病`. */
const NAMED_AFTER = /(?<![A-Za-z])[A-Z][A-Za-z’'-]{1,20} ?$/u;
const IS_NAMED = /^(?:综合[征症]|病|症|畸形|囊肿|瘤|淋巴瘤|肉瘤|贫血|感染|麻痹|甲状腺炎)/u;
const namedAfter = (text: string, start: number): number =>
  IS_NAMED.test(text.slice(start, start + 5))
    ? start - (NAMED_AFTER.exec(text.slice(Math.max(0, start - 24), start))?.[0].length ?? 0)
    : start;

/** An adjective that is in no list belongs to the name, too, where what stands before it does not: `破坏性溃疡`. */
function withAdjective(text: string, start: number): number {
  if (text[start - 1] !== '性' || isWholeIllness(text, start)) return start;
  for (const length of [3, 4, 5]) {
    const at = start - length;
    const word = text.slice(Math.max(0, at), start - 1);
    if (at < 0 || !ALL_HAN.test(word) || FUNCTION.test(word)) break;
    if (isWholeIllness(text, beginsAt(text, at))) return beginsAt(text, at);
  }
  return start;
}
const ALL_HAN = /^\p{Script=Han}{2,4}$/u;
const FUNCTION = /[的和与及或对在了等其有为是以并将从到可能]|重要|相关|安全|有效|特征|可行/u;
/** Whether what stands before the name of an illness at a place is none of it. */
export function isWholeIllness(text: string, start: number): boolean {
  if (!HAN.test(text[start]!)) return true;
  const before = text.slice(Math.max(0, start - 5), start);
  if (JOINED.test(before) || before.endsWith('单纯')) return false;
  return !HAN.test(before.at(-1) ?? '') || BEFORE.test(before) || SAID_BEFORE.test(before);
}
/** Whether another name before it ends as it does, and is said without its end: `心、肾功能不全`. */
function sharesItsEnd(text: string, start: number): boolean {
  if (!/[、和与及或]/u.test(text[start - 1] ?? '')) return false;
  const first = sharedAt(text, start - 1);
  return first !== undefined && isWholeIllness(text, first);
}
/** What is said of an illness, and of whom, directly before its name. */
const SAID_BEFORE =
  /(?:[有此若岁]|如果|可见|可致|论治|达到|接触|切除|夹闭|解剖|分离|怀疑|考虑|当前|目前|解释|血清|儿科|妇科|[女男]性|[女男]孩|[双单左右]侧|白天|夜间|[多少]数|部位|随访|一般|机构|终末期|减缓|阻断|触发|反映|提供|消除|处理|抢救|救治|加重|明显|持续|剧烈|[可就极]如|第[一二三四五六七八九十]+[节章])$/u;

/** Where the short form stands that a name has in parentheses behind it: `全身炎症反应综合征(SIRS)`. */
function shortForms(text: string, end: number): NameSpan[] {
  const short = EXPLAINED.exec(text.slice(end, end + LONGEST_EXPLANATION))?.[1];
  if (!short) return [];
  const found: NameSpan[] = [];
  for (let at = text.indexOf(short); at >= 0; at = text.indexOf(short, at + short.length)) {
    const last = at + short.length;
    const alone = !/[A-Za-z\d-]/.test(text[at - 1] ?? '') && !/[A-Za-z\d]/.test(text[last] ?? '');
    if (alone) found.push({ start: at, end: last });
  }
  return found;
}
const EXPLAINED = /^ ?[（(](?:[A-Za-z][A-Za-z' -]{3,60}[,，;；:：] ?)?([A-Z][A-Za-z]?[A-Z\d]{1,6})[)）]/u;
const LONGEST_EXPLANATION = 80;

/** Whether the character before a place of a name belongs to the name, too. */
function belongs(text: string, at: number): boolean {
  // 相关性, 药物性: an adjective, and no word that stands before a name
  if (text[at] === '性' && HAN.test(text[at - 1]!)) return true;
  const before = text.slice(Math.max(0, at - 5), at);
  // 中耳炎, 后腹膜肿瘤: a place, and not within or after something
  if (PLACE.test(text.slice(at - 1, at + 1)) || OF_AGE.test(text.slice(Math.max(0, at - 2), at + 2))) return true;
  return JOINED.test(before) || !BEFORE.test(before);
}
const PLACE = /^(?:中[耳枢央]|后[腹颅循纵]|产后)/u;
/** Named after who has it. */
const OF_AGE = /^(?:老年痴呆|小儿麻痹)/u;
const HAN = /\p{Script=Han}/u;
