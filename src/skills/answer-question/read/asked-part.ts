import { sentences } from '#corpus/text/sentences.ts';

/** A message as it was written: what it asks, and what it only tells beside it. */
export interface AskedPart {
  readonly asked: string;
  readonly told: string;
}

/** Shorter messages are a question as a whole. */
const LEAST = { latin: 90, han: 36 } as const;
const ASKS =
  /[?？]\s*$|\b(?:whether|wonder(?:ing)?|looking for|like to (?:know|see|find)|want to (?:know|see|find)|need to (?:know|find))\b|^\W*(?:(?:and|so|but|now|then|please)\W+)*(?:patents?|papers|publications|documents|filings|what|which|who|whom|whose|when|where|why|how|is there|are there|is it|can|could|does|do|did|has|have|find|show|list|compare|explain|define|give|tell)\b|[吗呢]\s*$|什么|怎么|怎样|如何|哪|多少|为何|是否|有没有|能否|想知道|请(?:问|介绍|列|找|查)/iu;

/** Turns, within a sentence, from what is told to what is asked: "..., so could you tell me who". */
const LEADS =
  /(?:,? (?:so|and) |: ?|[,;–-] ?)(?:please )?(?:(?:could|can|would|will) you (?:please )?(?:tell|show|give|find|list|let) (?:me |us )?(?:know )?|(?:please )?(?:tell|show|give) (?:me|us) )|\b(?:wants?|like|need)s? to know(?: whether| if)?[:,]? |(?<=^(?:我们?|我司|本公司|我们公司)[^，。？?]{2,30}[，,])(?=\S)|(?<=[，；：])(?:所以|因此)?(?:请问|请?(?:你)?(?:帮我|帮忙|给我)(?:再)?(?:找|查|看|列|检索|搜)(?:一?下|找|看|出)?|(?:我)?想(?:知道|了解)(?:一?下)?)/iu;
/** Tells no more than who wants to know. */
const WHO_ASKS = /^\W*(?:i|we|he|she|they|(?:my|our|the) \p{L}+)(?: (?:would|also|really|just|now|still))*\W*$/iu;
/** Characters that tell something. */
const FEW = 3;

/** More than "And why?", in characters. */
const LEAST_MARKED = { latin: 20, han: 6 } as const;
const isMarked = (part: string): boolean =>
  /[?？]\s?$/.test(part) && part.length >= (/\p{Script=Han}/u.test(part) ? LEAST_MARKED.han : LEAST_MARKED.latin);

/** Tells why somebody asks, and nothing of what is asked. */
const SAYS_WHY =
  /^\W*(?:(?:i['’]?m|i am) (?:just |only )?(?:curious|wondering|asking|interested)\b|just (?:curious|wondering|asking)\b|(?:the|my) reason (?:is|for)\b|this is (?:just )?(?:for|because)\b|it['’]?s (?:just )?for (?:a|an|my|our|the)\b|many thanks\b|thanks|thank you)|^(?:只是)?(?:好奇|随便问问)|^(?:原因|理由)是|^谢谢/iu;

/** A few words beside a question that say which are meant: "since 2018 only", 不要日本的. */
const RESTRICTS =
  /^\W{0,3}(?:(?:and|but|please) )?(?:only|since|after|before|between|from|in|not|no|except|excluding|without|just|granted|published|filed)\b|\bonly\W{0,3}$|^(?:只|仅|不要|不含|排除|除了?)/iu;
const isRestricting = (part: string): boolean =>
  RESTRICTS.test(part) && part.trim().length <= (/\p{Script=Han}/u.test(part) ? LEAST.han : LEAST.latin) / 2;

/**
 * Parts a message of several sentences into those that ask and those that tell who asks, where and what for. A short
 * one, one that asks nothing, and one that does nothing else, are asked as a whole.
 */
export function askedPart(text: string): AskedPart {
  const led = LEADS.exec(text);
  const before = led ? text.slice(0, led.index) : '';
  if (led && before.length >= FEW && !ASKS.test(before)) {
    const behind = askedPart(text.slice(led.index + led[0].length));
    const told = WHO_ASKS.test(before) ? '' : before;
    return { asked: behind.asked, told: `${told}${/\p{Script=Han}/u.test(told) ? '' : ' '}${behind.told}`.trim() };
  }
  const whole = { asked: text, told: '' };
  const least = /\p{Script=Han}/u.test(text) ? LEAST.han : LEAST.latin;
  const said = sentences(text).flatMap(({ start, end }) => text.slice(start, end).split(/(?<=[;；])/u));
  const parts = said.filter((part) => !SAYS_WHY.test(part));
  if (parts.length < said.length && parts.length > 0) return askedPart(parts.join(' ').trim());
  if (text.length < least) return whole;
  // a question mark says best what is asked
  const marked = parts.filter(isMarked);
  const asked = new Set(
    marked.length > 0
      ? parts.filter((part) => isMarked(part) || isRestricting(part))
      : parts.filter((part) => ASKS.test(part)),
  );
  if (asked.size === 0 || asked.size === parts.length) return whole;
  const told = parts.filter((part) => !asked.has(part));
  return { asked: [...asked].join(' ').trim(), told: told.join(' ').trim() };
}
