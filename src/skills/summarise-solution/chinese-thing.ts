import type { Span } from '#language/spans.ts';

/**
 * The thing that somebody's Chinese sentence is about, by how the sentence begins. Words of Chinese are not told apart
 * by blanks, and cutting them by a dictionary breaks names of things that it lacks: so a name goes on until something
 * is said of the thing.
 */

const NAME = String.raw`[\p{L}\d]`;
/** Ahead of what somebody does. */
const SOMEBODY = '(?:我们?|咱们)?(?:想要?|打算|准备|计划|建议|可以)?';
const ONLY_SOMEBODY = new RegExp(`^${SOMEBODY}$`, 'u');
/** Sides of a thing. */
const SIDE = '(?:里面?|上面?|内部?|中间?|下面|底部|表面|侧面|前面|后面|外面|旁边?)';
/** What is done with a thing that is put somewhere. */
const PUT = '[装加放设贴涂嵌安挂开镶埋缝印绑套铺垫夹配]';

/** 给蜗牛穿的羊毛鞋，: the whole clause names the thing. */
const WHOLE_CLAUSE = new RegExp(
  `^(?:[给供让][^，。；的]{1,10}|[^，。；的]{1,6}[可能会][^，。；的]{1,6})的(?:(?![里有上会能在被是])${NAME}){2,8}(?=[，。；]|$)`,
  'u',
);
/** 电动汽车自动充电桩：: named ahead of what is told of it, and no label. */
const NAMED = new RegExp(`^(?!(?:技术)?(?:方案|问题|背景|效果|优点|想法|思路|目的))(${NAME}{3,16})[：:]`, 'u');
/** 在伞柄里装一个小风扇: the place is the thing that is made otherwise. */
const PLACE = new RegExp(`^${SOMEBODY}在(${NAME}{2,12}?)${SIDE}${PUT}`, 'u');
/** 用手机壳背面的太阳能板给手机充电: what is used. */
const USED = new RegExp(`^${SOMEBODY}[用拿]([^，。；]{2,14}?)(?:[给来把将对为]|[做制装改])`, 'u');
/** 把旧轮胎切成条: what is worked on. */
const WORKED_ON = new RegExp(`^${SOMEBODY}[把将](${NAME}{2,10}?)(?=[切做改装放涂套贴挂接连变剪折卷埋编])`, 'u');
/** 做一个套在手指上的金属指套: what is made, without what is said of it. */
const MADE =
  /(?:做|设计|发明|制作|研发|搞|弄|改成|换成)(?:了|成)?一[个种款把块张件只套](?:[^，。；]{1,20}的)?([^，。；的]{2,12})(?=[，。；]|$)/u;
/** 大家好，这是一个能慢慢关门的铰链，想做一个给老人用的药盒: the first clause ends with the thing. */
const ENDS_WITH_THING = new RegExp(
  `^\\s*(?:(?:大家|各位|[您你]们?)好[，,！!。 ]*)?(?:这(?:里|边)?是|${SOMEBODY}(?:做|设计|发明|开发|研制|制作|提出)?了?)(?:一?[个种款台套项])?((?![在把将])(?:(?![是很太总]|一[个种款])${NAME}){1,20}的)(${NAME}{2,10})(?=[，,：:。；;])`,
  'u',
);
/** Says what is wrong, or nothing, where a thing might stand. */
const NOT_A_THING =
  /问题|缺点|毛病|麻烦|情况|现象|原因|事情?$|时候|人$|地方|东西|办法$|想法|要求|需求|烦恼|目的|现有|传统|普通/u;
/** Heads that name a thing only with what stands before them. */
const NAMES_LITTLE = /^(?:(?:生产|制造|制备)?方法|方式|工艺|装置|系统|设备|机器|结构|流程|产品|材料)$/u;
/** Names nobody's thing: people, times, and small words. */
const NO_THING =
  /^(?:[我你您他她它谁]|大家|人们?|有[些的时]|很多|许多|现在|目前|以前|每[次天当]|当|如果|若|要是|只要|因为|由于|所以|为了|通过|利用|采用|把|将|让|使|老人|孩子|小孩|司机|用户|宠物主)/u;
/** Something is said of a thing from here on. */
const SAID =
  /[会就将把被从让给是只都也没再很与需如若随靠跟越]|(?<![智功性节阳热电机])能|使(?!用)|(?<![专家医通实日食农车多商军适常])用|(?<!拥)有|在(?!线)|不(?!锈|干胶)|[冬夏]天|[夜晚早]上|夜里|快(?=[完要到])|分[成为]|做成|根据|按照?|找|和(?!服)|可以|要(?!素)|太(?!阳)|自[动己带]|到点?|遇|碰|每|[忘丢坏]|.了|时(?![间钟])|的时候|以后|之后|容易|经常|总是|老是|一[按碰拉推打踩握]|(?<![公千])里(?!程)|(?<![以])上(?![衣海])|内(?!衣|存)|底部|头部|尾部|四角|表面|侧面|外面|前面|后面|[雨晴阴雪]天|连[上接]|带(?=[有着一个A-Z])|装(?=[了上有个一在进])|放(?=[在进到入满])|收(?=[进起到回])|变(?![压频])|充[气电](?![器宝桩枪])|弹[出开起]|响(?=[了起铃])|闪(?!光灯)|亮(?=[了起])|喷(?=[出水射])|漏(?=[水了出])|锁[住上]|打开|关[上闭]|发[光声热电](?![器机])|提醒(?!器)|掉/gu;
/** Somewhere in time: what stands before is what happens then. */
const WHEN = /^(?:时|的时候|以后|之后)/u;
const SHORTEST = 2;
const LONGEST = 10;
const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** The name with which a sentence goes on from a place; shorter or longer is none. */
function nameAt(said: string, from: number): { name: Span; ends: string } | undefined {
  const rest = said.slice(from, from + 3 * LONGEST);
  if (NO_THING.test(rest)) return undefined;
  // the first character begins the name, whatever it is
  SAID.lastIndex = 1;
  const length = SAID.exec(rest)?.index;
  if (length === undefined) return undefined;
  let name = rest.slice(0, length);
  const ends = rest.slice(length);
  // 窗户下雨时: what happens is its last word
  if (WHEN.test(ends)) name = name.slice(0, -([...words.segment(name)].at(-1)?.segment.length ?? 0));
  if (name.length < SHORTEST || name.length > LONGEST || !/^[\p{L}\d]+$/u.test(name)) return undefined;
  return { name: { start: from, end: from + name.length }, ends };
}

/** The thing that a Chinese sentence of an idea is about, as it stands there; undefined where it names none. */
export function chineseThing(said: string): Span | undefined {
  const whole = WHOLE_CLAUSE.exec(said);
  if (whole && !NO_THING.test(said)) return { start: 0, end: whole[0].length };
  const ends = ENDS_WITH_THING.exec(said);
  if (ends && !NOT_A_THING.test(ends[1]! + ends[2]!)) {
    const own = NAMES_LITTLE.test(ends[2]!) ? ends[1]!.length + ends[2]!.length : ends[2]!.length;
    return { start: ends[0].length - own, end: ends[0].length };
  }
  for (const pattern of [NAMED, PLACE, USED, WORKED_ON]) {
    const found = pattern.exec(said);
    if (found) {
      const start = found[0].indexOf(found[1]!);
      return { start, end: start + found[1]!.length };
    }
  }
  const made = MADE.exec(said);
  const first = made && ONLY_SOMEBODY.test(said.slice(0, made.index)) ? undefined : nameAt(said, 0);
  if (first) return first.name;
  if (made) return { start: made.index + made[0].length - made[1]!.length, end: made.index + made[0].length };
  // 写作业驼背时台灯会闪
  const condition = /^[^，。；]{1,12}?(?:时(?![间钟])|的时候)[，,]?/u.exec(said);
  return condition ? nameAt(said, condition[0].length)?.name : undefined;
}
