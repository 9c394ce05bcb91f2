import type { TextLanguage } from '#language/script.ts';
import { listsSigns } from '#language/sign-lists.ts';

/** What tells a sentence that answers something from the rest of a specification. */

/** Speaks of something in the sentence before. */
export const LEANS_BACK =
  /^(?:this|that|these|those|it|they|such|he|thus|therefore|hence|here|there|in this (?:case|way|manner)|as a result|as (?:described|mentioned|discussed|shown|stated) (?:above|below|earlier)|for this (?:purpose|reason)|however|wherein|moreover|furthermore|in addition|additionally|alternatively|also|then|the (?:former|latter)|accordingly|consequently|for (?:example|instance)|in other words|that is|e\.g\.|i\.e\.|by contrast|in contrast|as (?:explained|noted) in|as will be|similarly|likewise|conversely|otherwise|other|another|(?:in|according to) (?:yet |still )?(?:a further|an alternative|another|other) (?:embodiment|example|aspect|variant|implementation)s?|a (?:yet )?further|but|and|or|so|referring (?:now |also |again |more \w+ )?to|turning (?:now )?to|shown in|as used in|briefly)\b|^(?:该|此|这|其|因此|由此|另外|此外|同时|从而|然后|并且|而|故|所以|但|不过|上述|前述|同样|例如|比如|需要说明的是|如上所述|综上|如前所述|替换地|替代地|可替代地|可选地|在(?:另|又|再)一(?:个|种)?(?:示例|实施例|实施方式|方面)|具体地|也就是说|换言之)/iu;

/** The same by a pronoun, or as what follows from it: nobody understands it without the sentence before. */
export const SPEAKS_OF_IT =
  /^(?:(?:among|of) (?:them|these|those)|this|these|those|it|its|they|their|such|he|thus|therefore|hence|in (?:this|such an?) (?:case|way|manner)|as a result|for this (?:purpose|reason)|accordingly|consequently|the (?:former|latter)|otherwise|conversely)\b(?! (?:invention|disclosure|application|patent|is (?:known|an object|understood|noted|appreciated)))|^(?:该|此(?!外)|这|其(?![他它余])|因此|因而|由此|从而|故|所以|这样)/iu;

/** What a specification says of itself in the end, and of how far it goes: no part of an answer. */
export const ENDS_IT =
  /^(?:如上所述|综上所述?|以上(?:所述|仅|实施例)|替换地|应当理解)[^。]{0,60}(?:可以?实现(?:在|为)|具体实施|保护范围|所述系统|分立的设备)|均可实现本(?:发明|实用新型|申请)|^the (?:subsequent|following|foregoing|above|present) (?:detailed )?description\b|\b(?:those (?:skilled|of (?:ordinary )?skill) in the art|scope of (?:the|this) (?:invention|claims|disclosure)|(?:invention|disclosure) (?:is|are) not limited|all (?:such )?modifications)\b/iu;

/** Says that there is a document before it says what is in it. */
export const ANNOUNCES =
  /^(?:the|this) (?:present )?(?:invention|disclosure|application|utility model) (?:discloses?|provides?|relates|concerns)\b|^(?:本(?:发明|申请|实用新型|公开)(?:实施例)?(?:公开|提供|提出|涉及)|提供一种|为了?(?:实现|达到)上述[^，。]{0,12}，本(?:发明|申请|实用新型|公开)(?:所)?采用)/iu;

const FIGURE =
  /^(?:(?:as (?:shown|can be seen|illustrated|depicted) (?:in|from) )?(?:FIGS?\.?|figures?|drawings?)\s*\d|图\s*\d|如?图\s*\d[^，。]{0,12}(?:示意图|结构图|流程图|剖视图|主视图|俯视图))/iu;
const CAPTION =
  /\b(?:is|shows|are) (?:an? )?(?:\w+ )?(?:perspective|schematic|cross-sectional|sectional|plan|side|top|front|block|flow) (?:view|diagram|chart|section|drawing)\b|(?:示意图|流程图|结构框图|剖面图|曲线图)[；。;]?$/iu;
/** Rows of a table: mostly numbers, or cells between bars. */
const TABLE = /(?:\|[^|]*){4,}|(?:\t[^\t]*){3,}|(?:\b\d+(?:\.\d+)?\s+){5}/u;
/** "Step S4 comprises": a step out of its sequence; "Example 3:" and "Table 1" without what they belong to. */
const STEP =
  /^(?:步骤\s*S?[\d一二三四五六七八九十]|S\d{1,4}\s*[,，:：、.]|step\s*S?\d|(?:comparative\s+)?examples?\s*\d+\s*[:.]|(?:comparative\s+)?example \d+ (?:was|is)|实施例\s*[\d一二三四五六七八九十]|对比例|试验例|表\s*\d|table\s*\d)|^(?:comparative )?examples? (?:\d+\s+){2}/iu;

/** Characters at the end of a sentence that tell whether it says anything but that something follows. */
const ENDS_IN = 160;
/** Says that something follows, and ends there: "comprising the following steps.", 包括以下步骤。 */
const PREAMBLE =
  /\b(?:compris(?:es?|ing)|includ(?:es?|ing)|consist(?:s|ing) of|characteri[sz]ed (?:by|in))(?: (?:at least|the|these|those|following|subsequent|steps?|acts?|operations?|stages?|features?|parts?|components?|elements?|units?|modules?|of|that)){0,8}\s*[.,:;]?\s*$|\bfollowing (?:steps?|acts?|operations?|stages?|features?|parts?|components?|elements?|units?|modules?)(?: of)?\s*[.,:;]?\s*$|\bas follows\s*[.,:;]?\s*$|(?:包括|包含|具有|含有|设有|执行|采用|分为)(?:有|了)?(?:以下|如下|下列|下述|下面)?(?:的)?(?:几个|各个|若干)?(?:步骤|内容|部分|模块|方面|特征|流程|操作|阶段|技术方案|方案)?\s*[。：:；;，,]?\s*$|(?:步骤|内容|方案|过程|流程)(?:具体)?(?:如下|为)(?:所述|所示)?\s*[。：:；;，,]?\s*$/iu;

/** A reference to literature: authors, journal, pages, year. */
const LITERATURE =
  /^Pages? \d|\b(?:References Cited|Primary Examiner|Assistant Examiner|Attorney, Agent)\b|\bet al\b.{0,120}\b(?:19|20)\d\d\b|\b(?:IEEE|Proc\.|Symposium|Conference|J\.|Trans\.|Vol\.|pp\.|Journal of|Academic Press|Springer|Wiley|Elsevier)(?=.{0,120}\b(?:19|20)\d\d\b|.{0,20}$)|\b(?:19|20)\d\d\b.{0,60}\b(?:IEEE|Proc\.|pp\.|Vol\.|Symposium)/u;

/** Numbers, with the sign of what they are a share of. */
const FIGURES = /\d[\d.,]{0,20}[%％‰°℃]?/gu;

/** The letter or number of a list, and what is listed. */
const ENUMERATED = /^[(（](?:[a-h]|[ivx]{1,4}|\d{1,2})[)）]\s?\p{L}{3}/u;

/**
 * Whether a piece of text is none to be quoted alone: cut off from its beginning, a list of signs, a caption, rows of a
 * table, too short.
 */
export function isDebris(text: string, lang: TextLanguage): boolean {
  if (text.length < (lang === 'zh' ? 10 : 30)) return true;
  if (/^[a-z),;:.%°–-]/.test(text) || /^[，、。；：）】]/u.test(text)) return true;
  if (listsSigns(text) || FIGURE.test(text) || CAPTION.test(text) || TABLE.test(text)) return true;
  if (STEP.test(text) || LITERATURE.test(text) || /[:：]\s*$/.test(text)) return true;
  if (PREAMBLE.test(text.slice(-ENDS_IN))) return true;
  // Opened by a quotation mark or bracket that closes elsewhere; "(b) adding" is a step of a way.
  if (/^[“"「『(（[]/.test(text) && !ENUMERATED.test(text)) return true;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const blanks = text.match(/\s/g)?.length ?? 0;
  // what gives several values is mostly figures
  const figures = text.match(FIGURES)?.reduce((sum, each) => sum + each.length, 0) ?? 0;
  const rest = Math.max(1, text.length - blanks);
  if (letters / rest < 0.4 || letters / Math.max(1, rest - figures) < 0.6) return true;
  // An English sentence has a verb's worth of words, and ends, if only a clause of it; headings do neither.
  if (lang === 'en' && (text.split(/\s+/).length < 6 || !/[.,;:!?)"'”’\]]\s*$/.test(text))) return true;
  return lang === 'zh' && !/[。；！？;.）)”]$/u.test(text) && text.length < 20;
}

/** Announces, and says nothing of the thing. */
const BOILERPLATE =
  /^the (?:first|second|third|last|latter) of these\b|^these measures\b|^由表\s*\d|\b(?:there (?:is|are) (?:also )?(?:provided|shown|illustrated|depicted)|is a (?:diagram|drawing|schematic|flow ?chart|block diagram|graph|perspective view)|(?:the (?:present )?(?:invention|disclosure|application|utility model|method|device|system)|this (?:invention|disclosure|application)) (?:generally )?(?:relates|concerns|pertains|also provides|is directed)|was prepared as described|they concern an?|the comparison makes it clear|the test was repeated|(?:was|is) carried out (?:with|by)|carries out the method|the solution rests on|a further aspect concerns|according to (?:an?|yet|another)(?: yet)?(?: another)?(?: further| second| third| other)? ?(?:aspect|embodiment|example)|those skilled in the art|various (?:changes|modifications)|without departing from|is not limited (?:to|thereto)|will (?:be|become) (?:apparent|described)|with reference to|it (?:is|will be|should be) (?:understood|appreciated|noted)|as used herein|is known in the art|incorporated (?:herein )?by reference|\bembodiments? relates?\b|it lies in the field|leaves open how|improves on the earlier state|are clearly (?:better|worse) than|cross-reference)\b|\bin (?:each|one|some) of the embodiments described\b|(?:还|另)(?:提供|涉及)(?:了)?一种|^(?:本发明|本实用新型|本申请|本公开|本技术)(?:涉及|属于|的目的)|^以上所述|本领域(?:的)?(?:普通)?技术人员|不(?:应|用于)?(?:视为|理解为)?.{0,4}限(?:制|定)本发明|上述方案通过.{2,30}解决了所述技术问题|下面结合|(?:下面|以下)(?:将)?对.{1,80}进行(?:详细|具体)?的?(?:详细)?(?:说明|描述|介绍)|为了(?:更|使)/iu;
/** "The invention discloses X and Y." with nothing said of X: a short sentence that only names. */
const ONLY_NAMES =
  /^(?:本(?:发明|申请|实用新型)|(?:the|this) (?:invention|application|disclosure))\s*(?:公开|提供|提出|discloses?|provides?)(?:了)?[^，,；;]{2,60}[。.]$/iu;
/** What a study set out to learn, and no word of what it learned. */
const AIM =
  /^(?:\w{2,12}:\s*)?to (?:determine|investigate|examine|assess|evaluate|explore|study|compare|clarify|find out)\b|\b(?:we|(?:this|the|our)(?: \w+)? (?:study|paper|report|work|trial|article))\b[^.]{0,40}\b(?:investigat|examin|assess|evaluat|explor|stud(?:y|ied)\b|aim|sought|address|describ)\w*|\b(?:aims?|objectives?|purpose|goals?)\b.{0,30}\b(?:was|were|is|are)\b|\b(?:unknown|unclear|not known) (?:whether|if|how)\b|^(?:目的|为(?:了)?(?:研究|探讨|考察|分析|了解|明确|评价|评估))/iu;
const LEARNED =
  /\b(?:found|show(?:s|ed|n)?|results?|observed|demonstrat\w*|reveal\w*|indicat\w*|conclud\w*|suggest\w*)\b|结果|表明|发现|显示|结论|证实/iu;

/** Whether a sentence of a study says what was to be learned, and not what was. */
export const statesAim = (text: string): boolean => AIM.test(text) && !LEARNED.test(text);

/** Depends on the claim before it. */
const DEPENDENT_CLAIM =
  /\b(?:according to|of|as (?:claimed|recited|set forth|defined) in|as in|in accordance with) (?:any (?:one )?of )?(?:the preceding |the )?claims?\b|(?:根据|如|按照)?权利要求\s*\d/iu;
const SET_PHRASE = /其特征在于|characteri[sz]ed in that|whereinthe/iu;
/** "said ... being ... said", anywhere in a text: looked for one after the other, each once. */
function saidBeingSaid(text: string): boolean {
  const folded = text.toLowerCase();
  const said = folded.indexOf('said ');
  const being = said < 0 ? -1 : folded.indexOf(' being ', said + 5);
  return being >= 0 && folded.includes(' said', being + 7);
}

/** Whether a sentence announces or wraps up instead of saying something of the thing. */
export const saysLittle = (text: string): boolean => BOILERPLATE.test(text) || ONLY_NAMES.test(text);

/** Whether a sentence of a claim hangs on another claim, or is worded as claims alone are. */
export const isDependentClaim = (text: string): boolean =>
  DEPENDENT_CLAIM.test(text) || SET_PHRASE.test(text) || saidBeingSaid(text);
