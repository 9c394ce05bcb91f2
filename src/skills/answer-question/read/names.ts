import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { isHan } from '#language/script.ts';
import { companyNames } from '#lexicon/index.ts';
import { wordsNamedBy } from '#patents/initials.ts';
import { standardName } from '#patents/names.ts';
import { nameQuery } from '../../corpus-words.ts';
import type { Question } from './question.ts';

/** Owners or inventors that a question names, found in the records: no list of names is needed. */
export interface Named {
  readonly query: Query;
  /** As the question writes it. */
  readonly text: string;
  readonly of: 'owner' | 'inventor';
  /** Keys of the question's words that are part of the name. */
  readonly keys: ReadonlySet<string>;
}

const MOST_TRIED = 12;
/**
 * Where a question speaks of whose patents it means; what stands there may be a name although texts have its words too.
 * A question that was read has single blanks.
 */
// biome-ignore format: read it as a table
const FRAMES: readonly RegExp[] = [
  /^(?:[Aa]nd|[Oo]r|[Ss]o|[Ww]hat about|[Hh]ow about|[Ss]ame for)\s(?:by\s|for\s|from\s)?([A-Z][\p{L}\d.&'-]*(?:\s(?:&\s)?[A-Z][\p{L}\d.&'-]*){0,4})\s?[?.!]?\s?$/u,
  /\b(?:filed|owned|held|applied for|assigned|made|published|granted|issued|awarded)\s(?:by|to)\s(?:the\s|The\s)?([A-Z][\p{L}\d.&'-]*(?:\s(?:&\s)?[A-Z][\p{L}\d.&'-]*){0,4})/u,
  /\b(?:do|does|did)\s(.{2,120}?)\s(?:(?:still|also|already|ever|currently|now|even|actually)\s)?(?:have|own|hold|file|possess|get|receive)\b/iu,
  /^(.{2,40}?)(?:拥有|有|申请了?|持有)(?:多少|哪些|几)/u,
  /^([\p{Script=Han}A-Za-z]{2,12}?)(?:有没有|有无|是否|都)?(?:做|申请|研究|研发|开发)(?:过|了)/u,
  /\b(?:is|are|was|were|comes?|came)\s(?:from|by)\s(?:the\s)?([A-Z][\p{L}\d.&'-]*(?:\s(?:&\s)?[A-Z][\p{L}\d.&'-]*){0,4})/u,
  /\b(?:[Pp]atents?|[Aa]pplications?|[Ff]ilings?|[Ii]nventions?|[Pp]ublications?|[Dd]ocuments?)\s(?:of|by|from|owned by|filed by|held by|assigned to)\s(?:the\s)?([A-Z][\p{L}\d.&'-]*(?:\s(?:&\s)?[A-Z][\p{L}\d.&'-]*){0,4})/u,
  /\b(?:do|does|did|has|have|is|are)\s(?:the\s)?([A-Z][\p{L}\d.&'-]*(?:\s(?:&\s)?[A-Z][\p{L}\d.&'-]*){0,4})\s(?:files?|filed|own|hold|have|has|patent|patented|work|working|doing|develop|apply|active)\b/u,
  /\b(?:[Pp]atents?|[Aa]pplications?|[Ff]ilings?|[Ii]nventions?|[Pp]ublications?|[Dd]ocuments?)\s(?:that\s|which\s)?([A-Z][\p{L}\d.&'-]*(?:\s(?:&\s)?[A-Z][\p{L}\d.&'-]*){0,4})\s(?:holds?|owns?|has|have|filed|files|published|got)\b/u,
  /(?:^|[\s,])([A-Z][\p{L}\d.&'-]*(?:\s(?:&\s)?[A-Z][\p{L}\d.&'-]*){0,4}?)(?:['’]s)?\s(?:patents?|applications?|filings?|inventions)\b/u,
  /(?:^|[\s,])([A-Z][\p{L}\d.&-]*(?:\s(?:&\s)?[A-Z][\p{L}\d.&-]*){0,4}?)['’]s?\s(?:\p{L}+\s){1,3}(?:patents?|applications?|filings?|inventions)\b/u,
  /\b(?:has|have|had|did|does|do|was|were|is|are)\s(?:the\s)?([A-Z][\p{L}\d.&'-]*(?:\s(?:&\s)?[A-Z][\p{L}\d.&'-]*){0,4})\s(?:ever\s|already\s|also\s|been\s)*(?:granted|transferred|licensed|published|filed|owned|issued|awarded|sold|assigned)\b/u,
  /(?:by|from|of|at)\s([A-Z][\p{L}\d.&'-]*(?:\s(?:&\s)?[A-Z][\p{L}\d.&'-]*){1,4})/u,
  /([\p{Script=Han}A-Za-z]{2,16}?(?:公司|集团|大学|研究院|研究所|医院))/u,
  /^([\p{Script=Han}A-Za-z]{2,12}?)(?:有没有|有无|是否有|是不是有)[^，。？?]{0,20}(?:专利|申请|文献)/u,
  /^([\p{Script=Han}A-Za-z]{2,12}?)(?:申请(?:了|过|的)?|拥有|有(?:哪些|多少)|的).{0,12}专利/u,
];

/** Says what kind of body it is, and names none. */
const LEGAL_FORM =
  /^(?:有限|股份|责任|科技|技术|集团|这些|哪些|什么|主要|你们?|我们?)*(?:公司|集团|大学|研究院|研究所|医院)?$|^(?:the|this|that|these|you|we|they|it|inc|ltd|corp|co)$/iu;

/** An office or a country, by its short form. */
const OFFICE = /^(?:US|USA|EP|EPO|WO|PCT|CN|JP|KR|DE|GB|UK|FR|EU)$/u;

/** A question begins with a capital letter too, where no name begins. */
const OPENING =
  /^(?:(?:which|what|who|how|do|does|did|has|have|is|are|list|show|find|get|give|me|us|and|any|all|some|please)\s)+/iu;

const POSSESSIVE = /['’]s?$/u;
const ARTICLE = /^[Tt]he\s(?=\p{Lu})/u;

/** A company by its Chinese name, and where it has patents: no thing is meant that is said to be somewhere. */
const SOMEWHERE = /^(?:请问)?(\p{Script=Han}{2,10}?在)[^，。？?]{1,30}(?:专利|申请|布局)/u;

/** What stands where a question names whose patents it means. */
const framed = (text: string): string[] =>
  FRAMES.flatMap(
    (pattern) => pattern.exec(text)?.[1]?.replace(OPENING, '').replace(ARTICLE, '').replace(POSSESSIVE, '') ?? [],
  ).filter((name) => name.length > 1 && !LEGAL_FORM.test(name) && !OFFICE.test(name));
/** Whether a word in small letters stands where the name of somebody does: behind "by" or "does", before "patents". */
function isNamedAs(word: string, text: string): boolean {
  const lower = text.toLowerCase();
  const at = lower.indexOf(word.toLowerCase());
  const [before, after] = [lower.slice(Math.max(0, at - 30), at), lower.slice(at + word.length, at + word.length + 40)];
  return NAME_BEFORE.test(before) || NAME_AFTER.test(after) || lower.trim().split(/\s+/).length <= FEW_WORDS;
}
const NAME_BEFORE =
  /(?:^|\b(?:by|from|of|to|at|and|or|vs\.?|versus|does|did|do|has|have|had|is|are|was|were|about|than|compare|inventor|applicant|owner|assignee|company|firm|mr\.?|mrs\.?|ms\.?|dr\.?|prof\.?|professor)\s+(?:the\s+)?)$/u;
const NAME_AFTER =
  /^(?:['’]s?)?\s+(?:(?:\p{L}+\s+){0,2}?(?:patents?|applications?|filings?|inventions?|portfolio)\b|(?:has|have|had|files?|filed|owns?|owned|holds?|held|patent(?:s|ed)|invent(?:s|ed)|and|or)\b)/u;
/** Words of a question that is little more than a name. */
const FEW_WORDS = 3;
const FIELDS = [
  ['owner', 'ALL_AN'],
  ['inventor', 'IN'],
] as const;

/**
 * Looks words that stand in no text up among the names of owners and inventors; words beside them that belong to the
 * name are taken along.
 * @param unknown Runs of words that no text has, as the question writes them.
 */
export async function namesIn(
  question: Question,
  unknown: readonly string[],
  corpus: Corpus,
  signal: AbortSignal,
): Promise<Named | undefined> {
  const joint = await jointOwners(question, corpus, signal);
  if (joint) return joint;
  const own = unknown.filter((word) => question.text.toLowerCase().includes(word.toLowerCase()));
  // What this question names comes before what an earlier one named.
  const placed = SOMEWHERE.exec(question.text)?.[1];
  const { owners = [], words = [] } = question.restrictions.excluded ?? {};
  const isExcluded = (word: string) => [...owners, ...words].some((not) => not.includes(word) || word.includes(not));
  const named = [...framed(question.text), ...own, ...framed(question.said), ...unknown];
  const tried = [...(placed === undefined ? [] : [placed]), ...named].filter((word) => !isExcluded(word));
  for (const word of [...new Set(tried)].slice(0, MOST_TRIED)) {
    const company = question.meant === 'inventor' ? undefined : await companyNamed(word, corpus, signal);
    if (company) {
      const keys = keysWithin(question, company.text);
      // a name that is made of small words (华为) is no word of the question: it would be lost
      if (company.isStored || keys.size === 0) return { of: 'owner', text: company.text, query: company.query, keys };
    }
    const whole = question.meant === 'inventor' ? undefined : await spelledOut(word, corpus, signal);
    if (whole !== undefined)
      return {
        of: 'owner',
        text: whole,
        query: initialsQuery(word, whole),
        keys: new Set(keysWithin(question, word)),
      };
    for (const [of, field] of FIELDS) {
      if (question.meant === 'inventor' && of !== 'inventor') continue;
      if (!(await stands(field, word, corpus, signal))) continue;
      // A word in small letters is a name only where names begin with it: "equipment" stands in many. So may a word of
      // things, "sprint spikes", which is no name where the question does not speak of whose patents it means.
      const isSmall = /^[a-z]/.test(question.said.slice(question.said.toLowerCase().indexOf(word.toLowerCase())));
      const isMeant = !isSmall || isNamedAs(word, question.said);
      if (!isMeant || (isSmall && !(await opensNames(field, word, corpus, signal)))) continue;
      const text = await widened(question.said, word, field, corpus, signal);
      const keys = new Set(keysWithin(question, text));
      // "And Siemens?" after a question about Olympus: the one takes the other's place.
      for (const earlier of question.context ? framed(question.said) : [])
        if (!text.includes(earlier) && (await stands(field, earlier, corpus, signal)))
          for (const key of keysWithin(question, earlier)) if (question.context?.has(key)) keys.add(key);
      return { of, text, query: nameQuery(field, text), keys };
    }
  }
  return undefined;
}

/**
 * The documents of the owner that a text names, whole; `undefined` where it is no owner's name, or begins none: "Water
 * Pik" is one, "linear arrays" is not.
 */
export async function ownerNamed(text: string, corpus: Corpus, signal: AbortSignal): Promise<Query | undefined> {
  if (!/^[\p{Lu}\d\p{Script=Han}]/u.test(text)) return undefined;
  const company = await companyNamed(text, corpus, signal);
  // what stands behind the name is no part of it: 苹果在天线方面
  if (company && !/[在的对于和与、，]/u.test(text.slice(company.text.length))) return company.query;
  const whole = await spelledOut(text, corpus, signal);
  if (whole !== undefined) return initialsQuery(text, whole);
  return (await stands('ALL_AN', text, corpus, signal)) && (await opensNames('ALL_AN', text, corpus, signal))
    ? nameQuery('ALL_AN', text)
    : undefined;
}

/** Owners of the documents that one with such initials has, among which it is looked for. */
const OWNERS = 20;
const INITIALS = /^[A-Z]{3,6}$/;

const LARGE = "(\\p{Lu}[\\p{L}\\d.&'-]*(?: (?:(?:of|&) )?\\p{Lu}[\\p{L}\\d.&'-]*){0,4})";
/** Two owners that are to have documents together. */
const TOGETHER: readonly RegExp[] = [
  new RegExp(
    `\\b(?:by|of|between|from|do|does|did|have|has) (?:both )?(?:the )?${LARGE} (?:and|with|together with|as well as) (?:the )?${LARGE}`,
    'u',
  ),
  /([\p{Script=Han}A-Za-z]{2,20}?)(?:公司)?(?:和|与|跟|及)([\p{Script=Han}A-Za-z]{2,20}?)(?:公司)?(?:共同|联合|合作|一起)/u,
];

/** Both owners of a question that asks for what they own together: documents of which each is an owner. */
async function jointOwners(question: Question, corpus: Corpus, signal: AbortSignal): Promise<Named | undefined> {
  if (!question.restrictions.bounds?.some(({ of, from = 0 }) => of === 'owners' && from > 1)) return undefined;
  for (const pattern of TOGETHER) {
    const [, first, second] = pattern.exec(question.text) ?? [];
    if (first === undefined || second === undefined) continue;
    const queries = [await ownerNamed(first, corpus, signal), await ownerNamed(second, corpus, signal)];
    const [one, other] = [queries[0], queries[1] ?? nameQuery('ALL_AN', second)];
    if (!one) continue;
    const keys = keysWithin(question, first).union(keysWithin(question, second));
    return { of: 'owner', text: `${first} + ${second}`, query: allOf(one, other), keys };
  }
  return undefined;
}

/**
 * The owner whose initials a name in capitals is, of several the one with most documents: IBM, of "International
 * Business Machines Corporation", NASA within "... the Administrator of the National Aeronautics and Space
 * Administration". Without its legal form.
 */
async function spelledOut(short: string, corpus: Corpus, signal: AbortSignal): Promise<string | undefined> {
  if (!INITIALS.test(short)) return undefined;
  const [owners] = await corpus.facets(
    patents,
    { query: { kind: 'values', field: 'AN_INITIALS', values: [short] }, signal },
    [{ field: 'ANS_EXACT', offset: 0, limit: OWNERS }],
  );
  return owners!.buckets.map(({ value }) => wordsNamedBy(value, short)).find((words) => words !== undefined);
}

/** What may stand behind the Chinese name of a company where a question says whose patents it means. */
const BEHIND_COMPANY = /^(?:(?:股份|有限|技术|科技|电子|制药)*(?:公司|集团)|[在的对于和与、，])/u;

/**
 * The company that a text begins with in Chinese, under its names in both languages: 诺华 is the owner `Novartis` where
 * records are English. Undefined where the program knows no other name of it.
 */
async function companyNamed(
  text: string,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<(Pick<Named, 'text' | 'query'> & { readonly isStored: boolean }) | undefined> {
  if (!/^\p{Script=Han}/u.test(text)) return undefined;
  const called = [...companyNames()].find(
    ([name]) => text.startsWith(name) && (text === name || BEHIND_COMPANY.test(text.slice(name.length))),
  );
  if (!called) return undefined;
  const [chinese, english] = called;
  const names = [chinese, ...english];
  const stored: string[] = [];
  for (const name of names) if (await stands('ALL_AN', name, corpus, signal)) stored.push(name);
  const isStored = stored.length > 0;
  const query = anyOf(...(isStored ? stored : names).map((name) => nameQuery('ALL_AN', name)));
  return { text: chinese, query, isStored };
}

/** Documents of an owner by its initials, or by the name that they stand for. */
const initialsQuery = (short: string, whole: string): Query =>
  anyOf(nameQuery('ALL_AN', short), nameQuery('ALL_AN', whole));

async function stands(field: string, text: string, corpus: Corpus, signal: AbortSignal): Promise<boolean> {
  return (await totalOf(corpus, patents, nameQuery(field, text), { signal })) > 0;
}

/** Whether most of the documents that a name stands in are of somebody whose name begins with it. */
async function opensNames(field: string, word: string, corpus: Corpus, signal: AbortSignal): Promise<boolean> {
  const [names] = await corpus.facets(patents, { query: nameQuery(field, word), signal }, [
    { field: field === 'IN' ? 'IN_EXACT' : 'ANS_EXACT', offset: 0, limit: 1 },
  ]);
  const begun = standardName(word);
  return begun !== '' && names!.buckets.some(({ value }) => standardName(value).startsWith(begun));
}

/** The longest run of the question's words around `word` that still is a name. */
async function widened(
  text: string,
  word: string,
  field: string,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<string> {
  let start = text.toLowerCase().indexOf(word.toLowerCase());
  if (start < 0) return word;
  let end = start + word.length;
  const steps: readonly (() => [number, number] | undefined)[] = [
    () => next(text, start, end, 'after'),
    () => next(text, start, end, 'before'),
  ];
  for (const step of steps) {
    for (let taken = 0; taken < 6; taken += 1) {
      const wider = step();
      if (!wider || !(await stands(field, text.slice(...wider), corpus, signal))) break;
      [start, end] = wider;
    }
  }
  // 有 after a name is the question's verb, though it opens 有限公司 in the names of companies.
  return text.slice(start, end).replace(/(?<![有的])[有的]+$/u, '');
}

/** The span with one more word, or Han character, at an end. */
function next(text: string, start: number, end: number, side: 'after' | 'before'): [number, number] | undefined {
  if (side === 'after') {
    const more = isHan(text[end] ?? ' ')
      ? 1
      : (/^[ \t,.]{1,20}[\p{L}\p{N}.&'-]{0,40}[\p{L}\p{N}]/u.exec(text.slice(end, end + 40))?.[0].length ?? 0);
    return more > 0 ? [start, end + more] : undefined;
  }
  if (isHan(text[start - 1] ?? ' ')) return [start - 1, end];
  const least = Math.max(0, start - 40);
  let at = start;
  while (at > least && /[ \t,.]/.test(text[at - 1]!)) at--;
  if (at === start) return undefined;
  const gap = at;
  while (at > least && /[\p{L}\p{N}.&'-]/u.test(text[at - 1]!)) at--;
  while (at < gap && !/[\p{L}\p{N}]/u.test(text[at]!)) at++;
  return at < gap ? [at, end] : undefined;
}

const ownKeys = (words: Question['words'], folded: string): ReadonlySet<string> =>
  new Set([...words].filter(([, form]) => folded.includes(form)).map(([key]) => key));

/** Keys of words within a name, and of the pairs of Han characters where it meets the words beside it. */
const keysWithin = ({ words, said }: Question, name: string): ReadonlySet<string> => {
  const folded = name.toLowerCase();
  const start = said.indexOf(name);
  // 奈斯泰克（Nestec） is one name
  const glossed = start < 0 ? undefined : /\p{Script=Han}{2,12}(?=\s?[（(]$)/u.exec(said.slice(0, start))?.[0];
  if (glossed)
    return keysWithin({ words, said: said.slice(0, start) } as Question, glossed).union(ownKeys(words, folded));
  const edges = start < 0 ? [] : [said.slice(start - 1, start + 1), said.slice(start + name.length - 1).slice(0, 2)];
  return new Set(
    [...words]
      .filter(([key, form]) => (isHan(key) ? folded.includes(key) || edges.includes(key) : folded.includes(form)))
      .map(([key]) => key),
  );
};
