import { type PaperShown, papersShownIn } from '../../find-papers/in-words.ts';
import { factsIn } from './fact-questions.ts';
import { meantBy } from './meanings.ts';
import { isTelling, type Question, readQuestion, shownWords } from './question.ts';
import { axesIn } from './record-kinds.ts';
import { isRestricted } from './restrictions.ts';

/** A question of a conversation and its answer, as far as there is one. */
export interface Spoken {
  readonly question: string;
  readonly answer?: string;
}

/** Words that point back to what was said before. */
const POINTS_BACK =
  /\b(?:it|its|they|them|their|this|that|these|those|the same|such|there|else)\b|[它其这那](?:们|个|些|种|样|款|项)?(?!么)|该(?:方法|装置|技术|方案|结构|材料)?|上述|前述/iu;
/** Goes on with the question before: "and in China?", 那电解液呢？ */
const GOES_ON =
  /^\s*(?:and|but|or|so|also|then|ok(?:ay)?|what about|how about|what of|same for|now)\b|^\s*(?:那么?|还有|另外|以及|如果是|换成)|呢(?:\s*[？?。])?\s*$/iu;

/** Whether a question goes on with those before it, or points back to what was said. */
export const pointsToEarlier = (text: string): boolean =>
  GOES_ON.test(text) || POINTS_BACK.test(text) || LEAVES_OUT.test(text) || /^\s*其中/u.test(text);

/** Turns to another topic, of which no number is asked: "and what about rain?", unlike "and on rain?". */
const TURNS_TO =
  /^\s*(?:and |but |so |then )?(?:what|how) (?:about|of)\s+(?!(?:in|on|for|from|by|with|since|before|after)\b)/iu;

/** A Chinese question that begins with its verb leaves out what it is about. */
const LEAVES_OUT =
  /^\s*(?:(?:请问|那|这样|大概|一般)\s*)?(?:(?:使|采)?用(?:的是|了)?(?:什么|哪)|靠(?:什么|哪)|由(?:谁|什么|哪)|会不会|能不能|是不是|可不可以|要不要|需不需要|有没有|是否|能否|可否|会|能|可以|需要|要多|准确率|准确度|精度|误差|成本|灵敏度)/u;

/** "[2]", "the second one", 第二篇: a source of the answer before, counted from 1; 0 for "that document". */
function sourceMeant(text: string): number | undefined {
  const marked = /\[(\d{1,2})\]/.exec(text);
  if (marked) return Number(marked[1]);
  const place =
    /\b(?:the\s+)?(first|second|third|fourth|fifth|last)\s+(?:one|document|patent|source|reference|result|publication)\b/i.exec(
      text,
    );
  if (place) return ['first', 'second', 'third', 'fourth', 'fifth'].indexOf(place[1]!.toLowerCase()) + 1 || -1;
  const chinese = /第([一二三四五六七八九]|\d)\s*(?:件|篇|个|项|份)/u.exec(text);
  if (chinese) return '一二三四五六七八九'.indexOf(chinese[1]!) + 1 || Number(chinese[1]);
  if (
    /\b(?:this|that|the) (?:document|patent|publication|one)\b|(?:这|那|该)(?:件|篇|个|项)?(?:专利|文献)/iu.test(text)
  )
    return 0;
  return undefined;
}

/** Publications that an answer names as its sources, by number. */
const sourcesOf = (answer: string | undefined): Map<number, string> =>
  new Map(
    [...(answer ?? '').matchAll(/^\[(\d{1,2})\] ([A-Z]{2}[0-9A-Z]{4,30})[:：]/gm)].map((match) => [
      Number(match[1]),
      match[2]!,
    ]),
  );

/**
 * Of a question that goes on with the thing of the answer before ("does it need water?"): the documents of that answer,
 * and the question with what it was read with as words that only help to find. Undefined where it asks for something
 * else, or says nothing of its own.
 */
export function goesOnIn(
  asked: Question,
  text: string,
  before: readonly Spoken[],
):
  | { readonly numbers: readonly string[]; readonly papers: readonly PaperShown[]; readonly question: Question }
  | undefined {
  const { publications, count, order, lists, compared, restrictions } = asked;
  if (!asked.read_with?.length || publications.length > 0 || count || order || lists || compared) return undefined;
  if (!(POINTS_BACK.test(text) || LEAVES_OUT.test(text)) || isRestricted(restrictions)) return undefined;
  const own = readQuestion(text).words;
  const answer = before.at(-1)?.answer;
  const numbers = [...sourcesOf(answer).values()];
  const papers = papersShownIn(answer ?? '');
  if (own.size === 0 || (numbers.length === 0 && papers.length === 0)) return undefined;
  const context = new Set([...asked.words.keys()].filter((key) => !own.has(key)));
  return { numbers, papers, question: { ...asked, context } };
}

/**
 * The same of a short question that points back to nothing and that nothing answers by itself ("which pH is best?"):
 * it may go on with the answer before.
 */
export function mayGoOnIn(asked: Question, before: readonly Spoken[]): ReturnType<typeof goesOnIn> {
  const { publications, count, order, lists, compared, restrictions, words, lang } = asked;
  const last = before.at(-1);
  if (!last || asked.read_with?.length || publications.length > 0 || count || order || lists || compared)
    return undefined;
  if (words.size === 0 || words.size > FEW_WORDS * (lang === 'zh' ? 2 : 1) || isRestricted(restrictions))
    return undefined;
  const numbers = [...sourcesOf(last.answer).values()];
  const papers = papersShownIn(last.answer ?? '');
  if (numbers.length === 0 && papers.length === 0) return undefined;
  const earlier = readInConversation(last.question, before.slice(0, -1));
  return { numbers, papers, question: { ...withContext(asked, earlier), read_with: shownWords(earlier) } };
}

/** The latest questions are enough: each was itself read with those before it. */
const LOOKED_BACK = 6;
const FEW_WORDS = 3;
const MOST_SAID = 8_000;

/**
 * Reads a question together with the conversation before it (oldest first), by rules. "Filed", after it was asked which
 * date is meant, is the question before with that date.
 */
export function readInConversation(text: string, before: readonly Spoken[]): Question {
  let earlier: Question | undefined;
  const looked = before.slice(-LOOKED_BACK);
  /** The latest answer before a turn that names sources. */
  const naming = (turn: number) => looked.slice(0, turn).findLast(({ answer }) => sourcesOf(answer).size > 0)?.answer;
  const next = (asked: string, turn: number) =>
    (earlier && meantBy(asked, earlier, looked[turn - 1]?.answer)) ??
    ofRecords(inContext(readQuestion(asked), earlier, naming(turn)), earlier);
  for (const [turn, { question }] of looked.entries()) earlier = next(question, turn);
  return next(text, looked.length);
}

/** A question that goes on with one for papers, or for marks, is for these, too. */
function ofRecords(question: Question, earlier: Question | undefined): Question {
  if (!earlier?.records || question.records || !question.read_with) return question;
  const { kind, axes, classes, mark } = earlier.records;
  const own = axesIn(question.text, kind);
  const asks = question.count !== undefined || question.order !== undefined || question.measured !== undefined;
  return {
    ...question,
    records: { kind, axes: own.length > 0 ? own : asks ? [] : axes, classes, ...(mark !== undefined && { mark }) },
    order: question.order ?? (asks ? undefined : earlier.order),
  } as Question;
}

/**
 * A follow-up question made to stand alone.
 * - "[2]" and "the second one" are the publications of the answer before.
 * - "And in China?" is the question before with another restriction; "How many?" is it with another thing wanted.
 * - "And the electrolyte?" asks the same of another thing; the words before help to find it.
 * - "What does it weigh?" is about what the question before was about.
 */
function inContext(question: Question, earlier: Question | undefined, answer: string | undefined): Question {
  if (!earlier || question.publications.length > 0) return question;
  const meant = sourceMeant(question.text);
  if (meant !== undefined) {
    const sources = sourcesOf(answer);
    const number = meant === -1 ? Math.max(0, ...sources.keys()) : meant;
    const publication =
      number === 0 ? (sources.size === 1 ? [...sources.values()][0] : undefined) : sources.get(number);
    if (publication !== undefined) return aboutPublication(question, publication);
  }
  const facts = ofSources(question, earlier, answer);
  if (facts) return facts;
  const said = `${question.said}\n${earlier.said}`.slice(0, MOST_SAID);
  const telling = [...question.words.keys()].filter((key) => isTelling(question, key));
  const goesOn = GOES_ON.test(question.text);
  const pointsBack = POINTS_BACK.test(question.text) || LEAVES_OUT.test(question.text);
  const few = question.words.size <= FEW_WORDS * (question.lang === 'zh' ? 2 : 1);
  const asks = question.count !== undefined || question.order !== undefined || question.wants !== 'any';
  const asksFact = question.words.size === 0 && factsIn(question.text).length > 0;
  if (earlier.publications.length > 0 && (pointsBack || goesOn || asksFact) && few) {
    const [publication] = earlier.publications;
    return { ...aboutPublication(question, publication!), read_with: earlier.publications };
  }
  if (question.words.size === 0 && question.phrases.length === 0) {
    // "how many of those are granted?", of documents that were counted or listed
    if (ofNumbers(question) && (earlier.count || earlier.lists || earlier.order))
      return inContext({ ...question, count: 'documents', wants: 'any' }, earlier, answer);
    if (!asks && !pointsBack && !isRestricted(question.restrictions)) return question;
    // With another restriction, another thing wanted, or nothing but what points back.
    const { words, lesser, parts, phrases, context, compared } = earlier;
    return {
      ...question,
      words,
      lesser,
      ...(parts && { parts }),
      phrases,
      ...(context && { context }),
      ...(compared && !asks && { compared }),
      ...(!asks && kindOf(earlier)),
      restrictions: { ...earlier.restrictions, ...question.restrictions },
      said,
      read_with: shownWords(earlier),
    };
  }
  if (!few || (!goesOn && !pointsBack && telling.length > 1)) return question;
  if (pointsBack && !(goesOn && telling.length > 0 && !/\b(?:it|its|they|them|their)\b|[它其]/iu.test(question.text))) {
    // About the same thing: its words are the question's own.
    const words = new Map([...earlier.words, ...question.words]);
    const lesser = new Set([...earlier.lesser, ...question.lesser]);
    const restrictions = { ...earlier.restrictions, ...question.restrictions };
    const parts = new Map([...(earlier.parts ?? []), ...(question.parts ?? [])]);
    return { ...question, words, lesser, parts, restrictions, said, read_with: shownWords(earlier) };
  }
  if (!goesOn && asks && telling.length > 0) return question;
  // The same of another thing.
  const turns = earlier.count === 'documents' && TURNS_TO.test(question.text);
  return {
    ...withContext(question, earlier),
    ...(!asks && !turns && kindOf(earlier)),
    restrictions: { ...earlier.restrictions, ...question.restrictions },
    said,
    read_with: shownWords(earlier),
  };
}

/** Asks for a number, and names nothing of which it would be one. */
const ofNumbers = ({ count, wants, text, restrictions }: Question): boolean =>
  !count && wants === 'quantity' && isRestricted(restrictions) && /\bhow many\b|多少|几[件项篇个]/iu.test(text);

/** A question with the words of an earlier one, which help to find. */
export function withContext(question: Question, earlier: Question): Question {
  const words = new Map(question.words);
  const context = new Set(question.context);
  for (const [key, form] of earlier.words) {
    if (words.has(key)) continue;
    words.set(key, form);
    context.add(key);
  }
  return { ...question, words, context };
}

const aboutPublication = (question: Question, publication: string): Question => {
  const again = readQuestion(`${question.text.replace(/\[\d{1,2}\]/g, ' ')} ${publication}`);
  return { ...again, text: question.text };
};

/** Asks for facts of what was answered, and names no other thing: "who owns that?" is of the sources of that answer. */
function ofSources(question: Question, earlier: Question, answer: string | undefined): Question | undefined {
  const numbers = [...sourcesOf(answer).values()];
  const points = POINTS_BACK.test(question.text) && question.words.size === 0 && question.phrases.length === 0;
  if (!points || earlier.count || numbers.length === 0 || isRestricted(question.restrictions)) return undefined;
  const again = readQuestion(`${question.text} ${numbers.join(' ')}`);
  return again.facts.length > 0 ? { ...again, text: question.text, read_with: shownWords(earlier) } : undefined;
}

/** What was wanted, to be wanted again. */
const kindOf = ({ count, order, wants }: Question) => ({
  wants,
  ...(count && { count }),
  ...(order && { order }),
});
