import { wordsOf } from './question-words.ts';

/** Two things that a question compares, as it names them. */
export type Sides = readonly [string, string];

const PAPERS = '(?:patents?|patent applications?|applications?|filings?|publications?|documents?|inventions?|families)';
const ON = '(?:on|about|for|in|concerning|that deal with|dealing with)';
const HAVE = '(?:have|has|hold|holds|own|owns|file|files|filed|get|got)';
const MORE_ZH = '(?:更|比较)?(?:多|少)';

/** Two things that are compared, and what for, in words; empty: anything. */
export interface Compared {
  readonly sides: Sides;
  readonly aspect: string;
}

/** A question for the numbers of documents of two sides. */
export interface CountedSides {
  readonly sides: Sides;
  /** What the documents of owners are on; empty: anything. */
  readonly topic: string;
}

interface CountRule {
  readonly pattern: RegExp;
  /** Where the topic stands among the groups; the sides are the other two, in order. */
  readonly topic?: number;
}

// biome-ignore format: read it as a table
const COUNTED: readonly CountRule[] = [
  { pattern: new RegExp(`^(?:do|does|did|has|have|is it)\\s(.{2,80}?)\\sor\\s(.{2,80}?)\\s${HAVE}\\s(?:the )?(?:more|most|fewer) (?!${PAPERS})(.{2,60}?) ${PAPERS}$`, 'iu'), topic: 3 },
  { pattern: new RegExp(`^(?:do|does|did|has|have|is it)\\s(.{2,80}?)\\sor\\s(.{2,80}?)\\s${HAVE}\\s(?:the )?(?:more|most|fewer)(?: ${PAPERS})?(?:\\s${ON}\\s(.{2,80}))?$`, 'iu'), topic: 3 },
  { pattern: new RegExp(`^(?:are|is) there (?:more|fewer)\\s(?:${PAPERS}\\s)?${ON}\\s(.{2,80}?)\\s(?:or|than)\\s(?:${ON}\\s)?(.{2,80})$`, 'iu') },
  { pattern: new RegExp(`^(?:are|is) there (?:more|fewer)\\s(.{2,80}?)(?:\\s${PAPERS})?\\s(?:or|than)\\s(.{2,80}?)(?:\\s${PAPERS})?$`, 'iu') },
  { pattern: new RegExp(`^how many ${PAPERS}\\s(?:do|does|did)\\s(.{2,80}?)\\s(?:and|or)\\s(.{2,80}?)\\s(?:each |both |together )?${HAVE}(?:\\s${ON}\\s(.{2,80}))?$`, 'iu'), topic: 3 },
  { pattern: new RegExp(`^[Hh]ow many (?:${PAPERS}\\s)?(?:have|has|do|did)\\s(\\p{Lu}.{1,60}?)\\s(?:and|or)\\s(\\p{Lu}.{1,60}?)(?:\\s${HAVE})?(?:\\s${ON}\\s(.{2,80}))?$`, 'u'), topic: 3 },
  { pattern: new RegExp(`^(?:请问)?(.{2,30}?)(?:和|与|跟|还是)(.{2,30}?)[，,]?(?:谁|哪个|哪家|哪一家|哪种|哪类)(?:的|在)?(.{0,30}?)(?:方面的?|领域的?)?(?:专利|申请|文献)(?:数量|申请)?${MORE_ZH}`, 'u'), topic: 3 },
  { pattern: new RegExp(`^(?:请问)?(.{2,30}?)(?:和|与|跟|还是)(.{2,30}?)(?:的|方面的?|领域的?)?(?:专利|申请|文献)(?:数量)?[，,]?(?:谁|哪个|哪家|哪种|哪类)的?${MORE_ZH}`, 'u') },
  { pattern: /^(?:请问)?(.{2,30}?)(?:和|与|、|及)(.{2,30}?)(?:一共|总共|共|合计|各|各自|分别|都)?(?:申请|拥有|持有|有)(?:了|过)?(?:多少|几)[件项个篇]?(.{0,30}?)(?:专利|申请|文献)/u, topic: 3 },
];

/** The sides of a question which asks how many documents each of two has; `undefined` of any other question. */
export function countedSidesIn(text: string): CountedSides | undefined {
  const whole = bare(text).slice(0, LONGEST);
  for (const { pattern, topic } of COUNTED) {
    const match = pattern.exec(whole);
    if (!match) continue;
    const groups = match.slice(1).map((group) => (group ?? '').trim());
    const on = topic === undefined ? '' : groups[topic - 1]!;
    const [left, right] = groups.filter((_, at) => at !== (topic ?? 0) - 1);
    return { sides: [left!, right!], topic: on.replace(/的$/u, '') };
  }
  return undefined;
}

/** Which of two is taken for something, and that one is better for it. */
const BY_ZH = '(?:采用|使用|选用|选择|利用|用|选|靠)';
const BETTER_ZH = '(?:(?:更加?|要|比较)?(?:合适|可靠|灵敏|便宜|安全|省电|准确|好|准|快|强)(?:一些|一点|些|用)?)';

// biome-ignore format: read it as a table
const COMPARISONS: readonly RegExp[] = [
  /^how (?:do|does)\s(.{2,120}?)\sand\s(.{2,120}?)\scompare$/iu,
  /^how (?:do|does)\s(.{2,120}?)\scompare\s(?:with|to|against)\s(.{2,120})$/iu,
  /\bdiffer(?:ence|ent|ences|s)?\b.{0,12}\bbetween\s(.{2,120}?)\sand\s(.{2,120})$/iu,
  /\bcompar(?:e|ing|ison of|ison between)\s(.{2,120}?)\s(?:and|with|to|against|versus|vs\.?)\s(.{2,120})$/iu,
  /\bhow (?:do|does|is|are)\s(.{2,120}?)\s(?:differ|different)\sfrom\s(.{2,120})$/iu,
  /\b(?:pros and cons|advantages and disadvantages|strengths and weaknesses) of (.{2,120}?),? (?:and|or|versus|against)(?: of)?(?: an?| the)?\s(.{2,120})$/iu,
  /\b(?:advantages?|benefits?|drawbacks?|disadvantages?)\s(?:of|does|do)\s(.{2,120}?)\s(?:have )?(?:over|versus|vs\.?|against|compared (?:to|with))\s(.{2,120})$/iu,
  /^(.{2,80}?)\s(?:vs\.?|versus)\s(.{2,120}?)(?=(?:\s(?:for|in|as|when|with)\s.{2,80}?)?[:,?] ?(?:who|which|what|how|where)\b)/iu,
  /^(?:who|which(?: company| one| of them)?) (?:has|have|holds?|owns?|files?|filed) (?:the )?(?:more|most|fewer)(?: \p{L}+){0,3}, (.{2,80}?)\sor\s(.{2,80})$/iu,
  /^(.{2,80}?)\sor\s(.{2,60}?)(?=[:,] ?(?:who|which|what|how|where)\b)/iu,
  /^(.{2,80}?)\sor\s(.{2,80}?)(?=\? (?:who|which|what|how|where)\b)/iu,
  /\b(?:which|what) (?:is|are|was) (?:the )?(?:worse|more \p{L}+|less \p{L}+|\p{L}{2,12}er)(?: (?:for|in|at) .{2,80}?)?[:,?]\s?(.{2,120}?)\sor\s(.{2,120})$/iu,
  /^(?:which|what|who) (?:of|among)\s(.{2,80}?)\s(?:and|or)\s(.{2,80}?)(?=\s(?:is|are|was|were|has|have|does|do|did|gives?|lasts?|shows?|needs?|works?|costs?)\b)/iu,
  /^(?:does|do|did)\s(.{2,80}?)\s(?:last|work|perform|do|cost|need|use|give|weigh|show|have|cause|act|run|reach)\s(?:\p{L}+ ){0,3}?(?:more|less|fewer|worse|\p{L}{2,12}er)\b.{0,40}?\sthan\s(.{2,120})$/iu,
  /^(?:is|are|was|were)\s(.{2,80}?)\s(?:superior|inferior|preferable|equivalent|comparable)\sto\s(.{2,120})$/iu,
  /^(?:is it (?:better|safer|cheaper) to|should (?:one|we|i|you)|shall (?:we|i))\s(?:use |take |choose |prefer )?(.{2,80}?)\sor\s(?:use |take |choose |prefer )?(.{2,80})$/iu,
  /^(.{2,80}?)\scompared (?:with|to|against)\s(.{2,80}?)(?=[:,?] ?(?:who|which|what|how|where)\b|$)/iu,
  /^(.{2,80}?)\s(?:vs\.?|versus)\s(.{2,120})$/iu,
  /^(?:is|are|was|were) (?!(?:there|it|this|that|these|those|they)\b)(?<left>.{2,100}?)\s(?:much |far |really )?(?:(?:more|less) \p{L}{3,20}|\p{L}{2,12}er|worse)\sthan\s(?<right>.{2,120})$/iu,
  /(?:比较|对比)(?:一下)?(.{1,40}?)(?:和|与|跟|同|及)(.{1,40}?)(?:的|$)/u,
  /^(?:请问)?(.{1,40}?)(?:和|与|跟|同|及)(.{1,40}?)[，,]?各(?:自|自有|有)(?:什么|哪些|何)?(?:优缺点|优点|缺点|优势|不足|利弊|特点)/u,
  /^(?:请问)?(.{1,40}?)(?:和|与|跟|同|比|相对于)(.{1,40}?)(?:相比|比较|比起来|而言)[，,]?(?:在|有|是|哪|会|能)/u,
  /^(?:请问)?(.{1,40}?)(?:和|与|跟|同|及)(.{1,40}?)(?:之间|相比|两者)?(?:有什么|有何|有哪些|有无|有没有|的)?(?:主要)?(?:区别|不同|差异|差别|对比|比较|哪个(?:更)?好)/u,
  /^(?:请问)?(.{1,40}?)(?:和|与|跟|同|还是)(.{1,40}?)[，,]?(?:哪个|哪种|哪一种|谁)(?:更|的|[^，。？?]{1,8}(?:[高低好快强大小准贵长久]|便宜)\s?[？?]?$)/u,
  /^(?:请问)?(.{1,40}?)(?:是否|是不是)(?:优于|好于|强于|高于|低于)(.{1,40}?)$/u,
  new RegExp(`^(?:请问)?(?<use>.{0,30}?)[，,]?(?:应该|应当|该|是)?${BY_ZH}(?<left>.{2,30}?)${BETTER_ZH}?[，,]?还是${BY_ZH}?(?<right>.{2,30}?)(?:来(?:.{2,8}?))?${BETTER_ZH}?$`, 'u'),
  new RegExp(`^(?:请问)?(?:(?<use>.{2,30}?)[，,])?(?<left>.{2,30}?)${BETTER_ZH}[，,]?还是(?<right>.{2,30}?)${BETTER_ZH}?$`, 'u'),
  new RegExp(`^(?:请问)?(?:(?<use>.{2,30}?)[，,])?(?<left>.{2,30}?)(?:是不是|是否|会不会|会|是)?比(?<right>.{2,30}?)${BETTER_ZH}吗?$`, 'u'),
];

/** A comparison is no longer: in a longer question it stands at the beginning or at the end. */
const LONGEST = 320;

const bare = (text: string): string => text.trim().replace(/(?<![?.!？。])[?.!？。]+$/u, '');

/** Begins a question, and no thing: "Can one use glue or tape? How ...". */
const ASKING =
  /^(?:can|could|should|shall|will|would|may|must|is|are|was|were|do|does|did|has|have|what|how|when|where|who|which|why|in|if)\s/iu;

/** What may be both sides of a comparison, by each of the patterns. */
export function pairsIn(text: string): Compared[] {
  const whole = bare(text);
  return COMPARISONS.flatMap((pattern) => {
    const begins = pattern.source.startsWith('^');
    const match = pattern.exec(begins ? whole.slice(0, LONGEST) : whole.slice(-LONGEST));
    if (!match || (pattern.source.startsWith('^(') && ASKING.test(match[1]!))) return [];
    const behind = begins ? whole.slice(match[0].length).replace(/^[\s:：;；?？,，]+/u, '') : '';
    const { left = match[1]!, right = match[2]!, use = '' } = match.groups ?? {};
    const aspect = [use, behind].filter((part) => part !== '').join(' ');
    return [{ sides: [left.trim(), right.trim()], aspect }];
  });
}

/** A letter or a digit that makes another thing of the word behind it: A-mode and B-mode, n-type and p-type. */
const LETTERED = /(?<![\p{L}\d-])[\p{L}\d]-\p{L}{3,30}/gu;
export const letteredIn = (text: string): string[] => [...text.matchAll(LETTERED)].map(([word]) => word);

/** Whether each side of a comparison has a word that the other has not. */
export function haveOwnWords(pair: Sides): boolean {
  const sides = pair.map((side) => new Set([...wordsOf(side).words.keys(), ...letteredIn(side)]));
  return sides.every((side, i) => side.difference(sides[1 - i]!).size > 0);
}

/** The words that each side of a comparison has alone, by their keys. */
export function keysOfSides(pair: Sides): readonly [ReadonlySet<string>, ReadonlySet<string>] {
  const [left, right] = pair.map((side) => new Set(wordsOf(side).words.keys())) as [Set<string>, Set<string>];
  return [left.difference(right), right.difference(left)];
}

/** What a side is followed by: a mark and a question, or what it is compared for. */
const ENDS = /\s?[:：;；?？,，]\s?|\s(?=(?:in terms of|with (?:respect|regard) to|regarding|concerning)\s)/u;
const FOR = /\s(?=(?:in|for|as|when|at|on|during|under)\s)|(?=在[^，。？?]{1,20}(?:方面|领域|上)$)/iu;
const ARTICLE = /^(?:an?|the|using|use of)\s+/iu;

/**
 * Sides as things, without what they are compared for: of "Compare PZT with PVDF as transducer material: impedance" the
 * second one is PVDF. One adjective goes on with the last word of the other side: "an oscillating and a rotating
 * transducer".
 */
export function asThings({ sides: pair, aspect: beside }: Compared): Compared {
  const [left, right] = pair.map((side) => side.replace(ARTICLE, '')) as [string, string];
  const [first, ofFirst] = parted(left, ENDS);
  const [marked, behind] = parted(right, ENDS);
  const [second, use] = parted(marked, FOR);
  // a name of small words alone (华为) has none of its own with or without what stands behind the other
  const short = haveOwnWords([first, second]) || !haveOwnWords([first, marked]) ? second : marked;
  const aspect = [short === second ? use : '', behind, ofFirst, beside].filter((part) => part !== '').join(' ');
  return { sides: [elliptic(first, short), short], aspect };
}

function parted(side: string, mark: RegExp): readonly [string, string] {
  const at = side.search(mark);
  return at < 2 ? [side, ''] : [side.slice(0, at).trim(), side.slice(at).replace(/^[\s:：;；?？,，]+/u, '')];
}

/** Ends of words that want a noun behind them. */
const ADJECTIVE = /^[\p{L}-]{3,30}(?:ing|ed|al|ic|ive|ar|ous)$/iu;
function elliptic(first: string, second: string): string {
  const words = second.split(' ');
  return ADJECTIVE.test(first) && words.length > 1 ? `${first} ${words.slice(1).join(' ')}` : first;
}
