import { originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { works } from '#collections/works/works.ts';
import { sentences } from '#corpus/text/sentences.ts';
import type { Step } from '#flows/flow.ts';
import { wordBounds } from '#language/chinese-words.ts';
import { cachedStem } from '#language/content-words.ts';
import { namesThing, phrasesOf, termsOf } from '#language/phrases.ts';
import { languageOf } from '#language/script.ts';
import { paperReference } from '#operations/shared/papers.ts';
import { patentReference } from '#operations/shared/solution-reference.ts';
import { researchQuestion } from '#skills/answer-question/answer-question.ts';
import { papersOn } from '#skills/answer-question/pick/papers.ts';
import type { Research } from '#skills/answer-question/pick/research.ts';
import type { Source } from '#skills/answer-question/pick/source.ts';
import { askedPart } from '#skills/answer-question/read/asked-part.ts';
import type { Spoken } from '#skills/answer-question/read/conversation.ts';
import { readQuestion } from '#skills/answer-question/read/question.ts';
import { writeAnswer } from '#skills/answer-question/write/write.ts';
import { type PaperFound, soundPapers } from '#skills/find-papers/find-papers.ts';
import { headingsInWords, papersInWords } from '#skills/find-papers/in-words.ts';
import type { NearestHeading } from '#skills/find-papers/nearest-headings.ts';
import type { SkillContext } from '#skills/skill.ts';
import { checkSummary } from './check.ts';
import type { TechnicalQuestionData } from './data.ts';
import { QUESTION_WORDS } from './words.ts';

const MOST_QUESTIONS = 4;
const MOST_CONCEPTS = 8;
const MOST_ROWS = 8;
const MOST_FOLLOWING = 4;
const ASKS_SOLUTION =
  /\bhow (?:to|can|could|do|does|should|is|are)\b|\b(?:reduce|avoid|prevent|improve|increase|lower|solve|overcome)\b|如何|怎样|怎么|降低|减少|避免|防止|提高|改善|解决/iu;
const PURPOSE = /\b(?:for|used|use|applied|application|suitable)\b|用于|应用|适用|使用/iu;

/** Splits, searches, answers, and tells what was done. */
export const answer: Step<TechnicalQuestionData> = async (data, context) => {
  const { services, account, signal, log, progress } = context;
  const { corpus, model } = services;
  const words = QUESTION_WORDS[data.lang];
  const split = splitQuestion(data.input);
  progress(0, 2, 'documents');
  const asked = { corpus, model, clock: services.clock, account, signal };
  const answers = await answersOf(split.query, data.sources, asked);
  progress(1, 2, 'answer');
  const sources = answers.flatMap((one) => one.references);
  const papers = answers.flatMap((one) => one.papers);
  const records = await corpus.get(
    patents,
    sources.map(({ publication_number }) => publication_number),
  );
  const byNumber = new Map(records.map((record) => [record.publication_number, record]));
  const read = await corpus.get(
    works,
    papers.map(({ id }) => id),
  );
  const byId = new Map(read.map((work) => [work.id, work]));
  const summary = [...answers.map(({ text }) => text), ...silenceOf(answers, data.lang)].filter(Boolean).join('\n');
  // what says that the corpus holds nothing states nothing of a document, whatever comes nearest
  const stating = answers.filter(
    ({ found, references, papers: own }) => own.length > 0 || (found?.kind !== 'nothing' && references.length > 0),
  );
  const answering = answers.filter(({ found }) => found?.kind !== 'nothing' && found?.kind !== 'partly');
  const references = answers.flatMap((one) => [
    ...one.references.flatMap((source) => {
      const record = byNumber.get(source.publication_number);
      return record ? [patentReference(record, passageOf(source), data.lang)] : [];
    }),
    ...one.papers.flatMap(({ id, quote }) => {
      const work = byId.get(id);
      return work ? [paperReference(work, quote.text)] : [];
    }),
  ]);
  const passages = new Map(
    answers
      .flatMap((one) => [
        ...one.references.map((source) => `${passageOf(source)}\n${source.passage?.text ?? ''}\n${source.title}`),
        ...one.papers.map(({ quote }) => quote.text),
      ])
      .map((text, index) => [index + 1, text]),
  );
  const record = [
    ...answers.flatMap((one) => (one.found ? recordOf(one.found, one.references.length, words) : [])),
    ...(data.sources.includes('paper') ? [words.papers(papers.length)] : []),
    ...(data.sources.includes('website') ? [words.website] : []),
    ...answers.slice(0, 1).map(({ by }) => words.by[by]),
    ...answers.flatMap(({ dropped }) => (dropped > 0 ? [words.dropped(dropped)] : [])),
  ].join(' ');
  log('answer', {
    kinds: answers.flatMap(({ found }) => found?.kind ?? []),
    patents: sources.length,
    papers: papers.length,
  });
  return {
    split,
    answer: {
      title: data.input.replace(/\s+/g, ' ').trim().slice(0, 200),
      summary,
      record,
      ...(data.check && { check: checkSummary(stating.map(({ text }) => text).join('\n'), passages, words) }),
      application: applicationsOf(
        answering.flatMap((one) => one.references),
        byNumber,
        data.lang,
      ),
      recommend: followingOf(data, split.concept, [...passages.values()]),
      ...(ASKS_SOLUTION.test(data.input) && { suggestion: words.suggestion }),
      references,
    },
  };
};

/** Words of questions, and the verbs between the things that they ask about: they are no part of a name. */
const ASKING =
  /(?<=\p{Script=Han}{2})(?:采用|利用|使用|选用|用)(?=什么|哪[些种类个]|何种)|(?:请问|如何|怎么样?|怎样|为什么|为何|什么样?的?|有?哪些|哪[种类]|能否|是否|可否)(?:采用|利用|使用|通过|用)?|(?<=\p{Script=Han}{2})(?:检测|测量|监测|识别|提高|降低|减少|避免|防止|改善|实现|制备|控制)(?=\p{Script=Han}{2})(?!装置|方法|系统|模块|单元|设备|仪|电路|技术|策略|参数)|\b(?:made|used|known|done)\s{1,4}(?:of|from|by|for|in|as)\b|\b(?:made|kept|rendered)\s{1,4}[a-z]{2,20}(?![\w-])/giu;
/** How something is done, and no thing: 在线, 实时. */
const MANNER =
  /^(?:实时|在线|离线|自动|快速|迅速|准确|精确|精准|有效|高效|可靠|稳定|连续|同时|及时|动态|直接|安全|便捷)+$/u;
/** What may be asked of anything. */
const OF_ANYTHING =
  /^(?:应用|用途|优点|缺点|方法|问题|作用|原理|特点|技术|方案|办法|applications?|uses?|advantages?|disadvantages?|examples?|methods?|ways?|devices?|systems?|apparatus(?:es)?|assembly|assemblies|units?|members?|elements?|portions?|parts?|bod(?:y|ies)|surfaces?|embodiments?|装置|系统|设备|模块|单元|部分|对象|信息|数据|结果|情况|条件|过程|前提|时候|disclosure|invention|helps?)$/iu;

/** The questions in a text, and the things that they name. */
export function splitQuestion(text: string): { query: string[]; concept: string[] } {
  // what tells who asks, and where, is no question of its own
  const { asked, told } = askedPart(text);
  const one = sentences(asked)
    .map(({ start, end }) => asked.slice(start, end).trim())
    .filter((each) => /\p{L}/u.test(each));
  const query = told === '' || one.length !== 1 ? one : [text];
  const named = phrasesOf(text.replace(ASKING, '，'))
    .map(({ text: name }) => thingIn(name))
    .filter((name) => name !== '' && !OF_ANYTHING.test(name) && !MANNER.test(name));
  const concept = [...new Map(named.map((name) => [name.toLowerCase(), name])).values()].slice(0, MOST_CONCEPTS);
  return { query: query.slice(0, 20).map((each, at) => (at > 0 ? ofTheThing(each, concept[0]) : each)), concept };
}

/** A Chinese verb with what it is done to, where that alone names the thing: 抑制旁瓣, and not 检测装置. */
const DONE_TO =
  /^(?:不|未)?(?:保护|区分|抑制|消除|接触|分辨|过滤|去除|防护|延长|缩短|加快|减轻|检测|测量|监测|识别)(?=\p{Script=Han}{2})/u;
/** What stands behind a thing and is no part of it: 成像中, 隐私又能. */
const BEHIND = /(?:又能?|也能?|还能?|[中下时里上])$/u;
/** How a thing is, behind its name: keep clutter low. */
const STATE = /^(?:low|high|small|large|short|long|clean|dry|warm|cool|even|steady|stable|up|down|out|off)$/iu;

/** The thing in a phrase of a question, without the verb that asks for it; empty where it names none. */
function thingIn(phrase: string): string {
  if (/\p{Script=Han}/u.test(phrase)) {
    const name = phrase.length > 3 ? phrase.replace(BEHIND, '') : phrase;
    const rest = name.replace(DONE_TO, '');
    return OF_ANYTHING.test(rest) ? name : rest;
  }
  const words = phrase.split(' ');
  const isVerb = (word: string) => !namesThing(cachedStem(word.toLowerCase()));
  while (words.length > 1 && (isVerb(words.at(-1)!) || STATE.test(words.at(-1)!))) words.pop();
  while (words.length > 1 && /^[a-z]+$/.test(words[0]!) && isVerb(words[0]!) && !/(?:ed|ing)$/.test(words[0]!))
    words.shift();
  return words.join(' ');
}

/** 能耗如何？ behind another question: a property alone, of the thing that the first is about. */
const PROPERTY_ALONE = /^(\p{Script=Han}{2,6})(?:如何|怎么?样|是?多少|有多[大高长])[？?]?$/u;
const ofTheThing = (question: string, thing: string | undefined): string => {
  const [, property] = PROPERTY_ALONE.exec(question) ?? [];
  return thing === undefined || property === undefined || /[它其该这此]/u.test(property) || property.includes(thing)
    ? question
    : `${thing}的${question}`;
};

/** What is said to one of the questions of a text. */
interface Answered {
  readonly question: string;
  /**
   * Its documents numbered through all questions: patents, then papers. Empty where papers were asked and say nothing.
   */
  readonly text: string;
  readonly by: 'model' | 'ground';
  /** What patents were searched for; absent where papers alone were asked for. */
  readonly found?: Research;
  readonly references: readonly Source[];
  readonly papers: readonly PaperFound[];
  /** Where no paper says anything on it, headings of those that come nearest. */
  readonly headings?: readonly NearestHeading[];
  readonly dropped: number;
}

/** That papers say nothing on questions: once for all of them, and on which, where papers answer others. */
function silenceOf(answers: readonly Answered[], lang: TechnicalQuestionData['lang']): string[] {
  const words = QUESTION_WORDS[lang];
  const silent = answers.filter(({ text }) => text === '').map(({ question }) => question);
  const headings = answers.flatMap((one) => one.headings ?? []);
  const each = [...new Map(headings.map((one) => [one.heading, one])).values()];
  return [
    ...(silent.length === 0 ? [] : [answers.length === 1 ? words.no_paper : words.no_paper_on(silent)]),
    ...(each.length > 0 ? [headingsInWords(each, lang).trim()] : []),
  ];
}

/**
 * Each question as one that follows those before ("and what is it used for?"), its documents numbered on from theirs:
 * answered as a chat answers it, from the sources that were asked for.
 */
async function answersOf(
  questions: readonly string[],
  sources: TechnicalQuestionData['sources'],
  asked: SkillContext,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  const spoken: Spoken[] = [];
  let before = 0;
  for (const question of questions.slice(0, MOST_QUESTIONS)) {
    const one = sources.includes('patent')
      ? await fromPatents(question, sources.includes('paper'), spoken, asked)
      : await fromPapers(question, asked);
    spoken.push({ question, answer: one.text });
    const offset = before;
    const numbered = (number: number) => `[${offset + number}]`;
    const text = one.text
      .replace(/\[(\d+)\]/g, (_sign, n) => numbered(Number(n)))
      .replace(/\[P(\d+)\]/g, (_sign, n) => numbered(one.references.length + Number(n)));
    answers.push({ ...one, text });
    before += one.references.length + one.papers.length;
  }
  return answers;
}

async function fromPatents(
  question: string,
  alsoPapers: boolean,
  spoken: readonly Spoken[],
  asked: SkillContext,
): Promise<Answered> {
  // nobody is there to answer a question back
  const { other_reading: _, papers, headings, ...found } = await researchQuestion(question, spoken, asked);
  const told = alsoPapers && papers ? { ...found, papers } : found;
  const pieces = writeAnswer(told, [], asked);
  let text = '';
  for (;;) {
    const { done, value } = await pieces.next();
    if (!done) {
      text += value;
      continue;
    }
    const { by, references, dropped } = value;
    return {
      ...{ question, text: text.trim(), by, found, references, papers: value.papers ?? [], dropped: dropped.length },
      ...(alsoPapers && headings && { headings }),
    };
  }
}

async function fromPapers(question: string, asked: SkillContext): Promise<Answered> {
  const found = await papersOn(readQuestion(question), asked);
  const papers = await soundPapers(found.papers, asked);
  const lang = languageOf(question) === 'zh' ? 'zh' : 'en';
  const text = [...papersInWords(papers, lang)].join('').trim();
  return { question, text, by: 'ground', references: [], papers, dropped: 0 };
}

const passageOf = ({ sentences: shown, passage }: Source): string =>
  (shown.length > 0 ? shown : [passage ?? []].flat()).map(({ text }) => text).join(' ... ');

function recordOf(found: Research, quoted: number, words: (typeof QUESTION_WORDS)['en']): string[] {
  return [
    ...(found.query ? [words.searched(found.query)] : []),
    words.counts(found.corpus_size, found.matching),
    words.patents(quoted),
    ...(found.unknown.length > 0 ? [words.unknown(found.unknown.join(', '))] : []),
    ...(found.missing.length > 0 ? [words.missing(found.missing.join(', '))] : []),
  ];
}

/** A sentence that leans on none before it: no piece behind a semicolon, nothing that was named earlier. */
const BEGINS = /^(?!所述|该|其|并|且|而|以及)(?:\p{Lu}|\p{Script=Han}|\d)/u;

/** Who uses it for what: owners, and a sentence of the document that says for what; each row with its document. */
function applicationsOf(
  sources: readonly Source[],
  records: ReadonlyMap<string, Patent>,
  lang: TechnicalQuestionData['lang'],
): string[][] {
  const rows = sources.flatMap(({ publication_number, title }): string[][] => {
    const record = records.get(publication_number);
    const owners = record ? originalOwners(record).map(({ name }) => name) : [];
    if (!record || owners.length === 0) return [];
    const abstract = record.abstracts.find((one) => one.lang === lang) ?? record.abstracts[0];
    const said = abstract && sentences(abstract.text).map(({ start, end }) => abstract.text.slice(start, end).trim());
    return [
      [
        owners.join('; '),
        said?.find((sentence) => PURPOSE.test(sentence) && BEGINS.test(sentence) && sentence.length < 500) ?? title,
        publication_number,
      ],
    ];
  });
  return rows.length > 0 ? [QUESTION_WORDS[lang].head, ...rows.slice(0, MOST_ROWS)] : [];
}

/** What begins with an act names no thing: 导致识别失准. */
const ACTS =
  /^(?:导致|引起|造成|从而|进而|使得?|令|让|可以?|能够?|会|应|需|进行|解决|避免|防止|提高|降低|减少|增加|改善|实现)/u;

/** Questions on what the documents speak of beside the things that were asked for. */
export function followingOf(
  { input, lang }: Pick<TechnicalQuestionData, 'input' | 'lang'>,
  concepts: readonly string[],
  passages: readonly string[],
): string[] {
  const subject = concepts[0];
  if (subject === undefined) return [];
  const asked = input.toLowerCase();
  const read = passages.join('\n').slice(0, 50_000);
  const bounds = wordBounds(read);
  const whole = phrasesOf(read).filter(({ start, end }) => bounds.has(start) && bounds.has(end));
  return termsOf(read, whole)
    .filter(
      ({ text, frequency, words: stems }) =>
        !asked.includes(text.toLowerCase()) &&
        (frequency > 1 || stems.length > 1) &&
        (lang === 'zh') === /\p{Script=Han}/u.test(text) &&
        ![ACTS, MANNER, OF_ANYTHING].some((none) => none.test(text)),
    )
    .slice(0, MOST_FOLLOWING)
    .map(({ text }) => QUESTION_WORDS[lang].follow(text, subject));
}
