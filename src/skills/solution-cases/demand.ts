import { contentWords } from '#language/content-words.ts';
import { languageOf } from '#language/script.ts';

/** What questions ask to be done, each way of saying it with all others. Linear patterns. */
// biome-ignore format: read it as a table
const DEEDS: readonly (readonly [en: RegExp, zh: RegExp])[] = [
  [/\b(?:cool\w*|chill\w*|heat (?:removal|dissipat\w+|sink\w*|exchang\w*|transfer\w*)|(?:dissipat|remov|conduct|transfer|carr)\w* (?:\w+ ){0,3}heat|heat (?:\w+ ){0,3}(?:taken|removed|dissipated|carried|conducted|transferred) ?(?:away|off|out)?)\b/iu, /冷却|散热|导热|降温|制冷|(?:带走|导走|导出|排出)[^，。；]{0,6}热/u],
  [/\b(?:detect\w*|notic(?:e|es|ed|ing)|sens(?:e|es|ed|ing|or|ors)|recogni[sz]\w*|monitor\w*|identif\w+|found|find(?:s|ing)?|locat(?:e|es|ed|ing)|retriev\w+|check(?:s|ed|ing)?|inspect\w*|test(?:s|ed|ing)?|determin\w+|verif\w+|validat\w+|alert\w*|warn\w*)\b/iu, /检测|发现|识别|监测|监控|判断|探测|检查|报警|检出|验证|知道/u],
  [/\b(?:measur\w+|determin\w+|estimat\w+|calculat\w+|comput(?:e|es|ed|ing)|quantif\w+|gaug\w+)\b/iu, /测量|测定|计算|估计|检测|测得/u],
  [/\b(?:distinguish\w*|discriminat\w*|differentiat\w*|classif\w+|characteri[sz]\w+|told? from|tell(?:s|ing)? (?:\w+ ){1,4}from|separat\w+ from)\b/iu, /区分|辨别|鉴别|区别|分辨|分类/u],
  [/\b(?:display\w*|show(?:s|n|ed|ing)?|visuali[sz]\w*|imag(?:ed?|es|ing)|view\w*|seen?|superimpos\w*|overla(?:y|id|ys|ying))\b/iu, /显示|成像|可视|看到|呈现|观察/u],
  [/\b(?:clean\w*|wash\w*|wip(?:e|es|ed|ing)|rins\w+|irrigat\w+|flush\w*)\b/iu, /清洁|清洗|清除|冲洗|擦拭|除垢/u],
  [/\b(?:correct\w*|compensat\w*|calibrat\w*|adjust\w*|accounts? for)\b/iu, /校正|补偿|修正|校准/u],
  [/\b(?:track\w*|follow(?:s|ed|ing)?|lock(?:s|ed|ing)? (?:on|to))\b/iu, /跟踪|追踪|跟随/u],
  [/\b(?:synchroni[sz]\w*|in step|coordinat\w+|simultaneous\w*)\b/iu, /同步/u],
  [/\b(?:small(?:er|est)?|thin(?:ner)?|compact\w*|portab\w+|hand-?held|miniatur\w*|light(?:er)?[- ]?weight|slim\w*|carried|fewer|less bulky)\b/iu, /小型|便携|轻便|微型|手持|更薄|变细/u],
  [/\b(?:equal\w*|uniform\w*|constant\w*|even(?:ly|ness)|homogen\w+)\b/iu, /均匀|一致|均衡|恒定|温差/u],
  [/\b(?:stop(?:s|ped|ping)?|brak(?:e|es|ed|ing)|halt\w*)\b/iu, /停止|制动|停机/u],
  [/\b(?:stor(?:e|es|ed|ing|age)|sav(?:e|es|ed|ing)|memor\w+)\b/iu, /存储|储存|保存/u],
  [/\b(?:rank\w*|order(?:s|ed|ing)|sort(?:s|ed|ing)?|priorit\w+)\b/iu, /排序|排名/u],
  [/\b(?:recommend\w*|suggest\w*|notif\w+|told|inform(?:s|ed|ing)?)\b/iu, /推荐|提示|通知|告知/u],
  [/\b(?:coupl(?:e|es|ed|ing|ant)\w*)\b/iu, /耦合/u],
  [/\b(?:rotat\w+|turn(?:s|ed|ing)?|spin\w*|swivel\w*|pivot\w*)\b/iu, /旋转|转动/u],
  [/\b(?:heat(?:s|ed|ing)?|warm(?:s|ed|ing)?|ablat\w+)\b/iu, /加热|预热|升温/u],
  [/\b(?:charg(?:e|es|ed|ing))\b/iu, /充电/u],
  [/\b(?:manufactur\w+|produc(?:e|es|ed|ing|tion)|prepar(?:e|es|ed|ing|ation)|fabricat\w+)\b/iu, /制造|制备|生产|制作/u],
  [/\b(?:releas\w+|deliver\w*|diffus\w+)\b/iu, /释放|递送|给药/u],
  [/\b(?:grip\w*|grasp\w*|pick(?:s|ed|ing)? up|hold(?:s|ing)?|held)\b/iu, /抓取|夹持|夹取|拣选/u],
  [/\b(?:remov\w+|extract\w*|reject\w*|cancel\w*|filter\w*|strip\w*)\b/iu, /去除|除去|滤除|清除|移除|剔除/u],
  [/\b(?:hid(?:e|es|den|ing)|conceal\w*|private|privacy)\b/iu, /隐藏|隐私/u],
  [/\b(?:outside|remote\w*|external\w*|spaced from)\b/iu, /外部|体外/u],
];

/** The same, as they are looked for at every place of a question. */
const EVERYWHERE = new Map(
  DEEDS.map((ways) => [ways, [new RegExp(ways[0], 'giu'), new RegExp(ways[1], 'gu')] as const]),
);

/** Which way something is to go: each verb of a side stands for all of it. */
const WAYS: readonly (readonly [en: RegExp, zh: RegExp])[] = [
  [
    /\b(?:reduc\w+|lower(?:s|ed|ing)?|decreas\w+|minimi[sz]\w+|lessen\w*|suppress\w*|attenuat\w*|weaken\w*|diminish\w*|mitigat\w*|avoid\w*|prevent\w*|eliminat\w*|inhibit\w*|preclud\w*|remov\w*|reject\w*|trap\w*|ke(?:pt|eps?|eping)\b[\w ]{0,40} (?:from|away)|free (?:of|from)|without|no longer|less|fewer)\b/iu,
    /降低|减少|减小|减轻|缩小|抑制|避免|防止|消除|杜绝|阻止|克服|不会|无需|不再|低于|小于/u,
  ],
  [
    /\b(?:rais(?:e|es|ed|ing)|increas\w+|improv\w+|enhanc\w+|extend\w*|widen\w*|enlarg\w*|broaden\w*|boost\w*|maximi[sz]\w+|prolong\w*|lengthen\w*|better|higher|greater|wider|larger|longer|faster|speed\w* up|accelerat\w*|optimi[sz]\w+|sharpen\w*)\b/iu,
    /提高|提升|增强|改善|优化|增加|增大|延长|扩大|加快|加速|更快|更高|更大|增益/u,
  ],
];

/** What something is asked of, or under what conditions, and not what is asked. */
const ASIDE = {
  en: /[,;]|\b(?:while|without|although|though|when|whenever|if|so that|so as|before|after|unless|because|despite|instead of|during)\b/iu,
  zh: /在不[^，。；,;]{1,30}(?:前提|情况|条件|基础)下|[而又且并](?:也)?不[^，。；,;？?]{1,40}|在[^，。；,;]{1,20}?(?:的?情况下|的?时候|(?:前提|条件)下|时|前|中|下)|[，,；;]使[^？?]{1,40}/gu,
} as const;
/** Behind the verb: where, by what. */
const CIRCUMSTANCE = /\b(?:in|by|with|at|on|over|under|from (?:the )?(?:inside|outside))\b/iu;
const WITHOUT = /\bwithout ([^,;]{1,120})/iu;
const ASKED = {
  en: /\bhow (?:can|could|do|does|did|to|should|might|may|is|are|would)\b|\?/giu,
  zh: /(?:如何|怎样|怎么)(?:才能|能)?|能否|[？?。]|[使让把将]/gu,
} as const;

/** A question, read for what it asks. */
export interface Demand {
  /** What is asked, and of what, without conditions. */
  readonly text: string;
  /** What is to be done without, which a question often turns on; empty where there is nothing of the kind. */
  readonly without: string;
  /** What is to be done, as documents may say it; empty where only a direction is asked, or what it is is not known. */
  readonly deeds: readonly RegExp[];
  /** Which way something is to go; absent where none is asked. */
  readonly way: RegExp | undefined;
}

/** Reads a question. Pure; linear in the text. */
export function demandOf(question: string): Demand {
  const lang = languageOf(question);
  const asked = question.replace(ASKED[lang], ' ').trim();
  const bare = lang === 'zh' ? asked.replace(ASIDE.zh, ' ').trim() : asked.split(ASIDE.en)[0]!.trim();
  const text = contentWords(bare).length >= 2 ? bare : asked;
  const side = lang === 'zh' ? 1 : 0;
  // "the frame rate of ultrasound imaging is raised": what stands before the verb is done by nobody
  const from = Math.max(0, lang === 'en' ? text.search(/\b(?:be|get|become)\b/iu) : 0);
  const to = from + 1 + Math.max(0, lang === 'en' && from > 0 ? text.slice(from + 1).search(CIRCUMSTANCE) : 0);
  const done = to > from + 1 ? text.slice(0, to) : text;
  const said = DEEDS.filter((ways) =>
    [...done.matchAll(EVERYWHERE.get(ways)![side])].some((one) => one.index + one[0].length > from),
  );
  return {
    text,
    without: lang === 'en' ? (WITHOUT.exec(asked)?.[1] ?? '') : '',
    deeds: said.flat(),
    way: WAYS.find((ways) => ways[side].test(text))?.[side],
  };
}
