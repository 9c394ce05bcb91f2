import { dayAt } from '#clock.ts';
import { patents } from '#collections/patents/patents.ts';
import { totalOf } from '#corpus/total.ts';
import { contentKeys } from '#language/content-words.ts';
import type { Model } from '#models/model.ts';
import { countMatching } from '../corpus-words.ts';
import type { PaperFound } from '../find-papers/find-papers.ts';
import type { PaperShown } from '../find-papers/in-words.ts';
import { nearestHeadings } from '../find-papers/nearest-headings.ts';
import { papersShown } from '../find-papers/papers-with.ts';
import type { SkillContext } from '../skill.ts';
import { comparedOwners } from './find/compared-owners.ts';
import { countedShare } from './find/counted-share.ts';
import { countedSides } from './find/counted-sides.ts';
import { countAnswer, countedBy, filedYears } from './find/counts.ts';
import { counted, find, listedBy } from './find/find.ts';
import { otherReading } from './find/other-reading.ts';
import { findRecords, type RecordsFound } from './find/records.ts';
import { pickCompared, pickParts, type SideFound } from './pick/compared.ts';
import { entitledInstead } from './pick/entitled.ts';
import { papersOn } from './pick/papers.ts';
import { pick } from './pick/pick.ts';
import { asRead, type Research } from './pick/research.ts';
import { saidOfBoth } from './pick/said-of-both.ts';
import { answeringOf, type Source } from './pick/source.ts';
import { ofThingsNamed } from './pick/things-named.ts';
import { askedPart } from './read/asked-part.ts';
import { comparedSides, type SideAsked } from './read/compared-sides.ts';
import { goesOnIn, mayGoOnIn, readInConversation, type Spoken, withContext } from './read/conversation.ts';
import { nearestWords } from './read/nearest-words.ts';
import { type OffTopic, offTopic } from './read/off-topic.ts';
import { inOtherLanguage, type TranslatedTerm } from './read/other-language.ts';
import { partsOf } from './read/parts.ts';
import { type Question, readQuestion } from './read/question.ts';
import { isDeed } from './read/question-words.ts';
import { type Reading, read } from './read/read.ts';
import { withYears } from './read/relative-years.ts';
import { keysOfSides } from './read/sides.ts';
import { type AnswerEnd, writeAnswer } from './write/write.ts';

/**
 * Answers a question from the patents of the corpus, and beside them from its papers, in four stages, each a function
 * from one shape to the next:
 *
 *     text -> read -> Reading -> find -> Found -> pick -> Research -> write -> sentences
 *
 * `read` says what is asked, in the words of the corpus; `find` what the corpus has on it; `pick` quotes what an answer
 * rests on; `write` answers from these quotes, with a model or without. Not a `defineSkill`, because the answer comes
 * as a stream of sentences, each checked before it is given.
 */
export async function* answerQuestion(
  text: string,
  before: readonly Spoken[],
  context: SkillContext,
): AsyncGenerator<string, AnswerEnd> {
  return yield* writeAnswer(await researchQuestion(text, before, context), before, context);
}

/**
 * Reads, finds and picks: everything that an answer may use, before a word of it is written.
 * @param before The conversation, oldest first.
 */
export async function researchQuestion(
  said: string,
  spoken: readonly Spoken[],
  context: SkillContext,
): Promise<Research> {
  const inYears = (words: string) => (context.clock ? withYears(words, dayAt(context.clock())) : words);
  const text = inYears(said);
  const before = spoken.map((turn) => ({ ...turn, question: inYears(turn.question) }));
  const asked = readInConversation(text, before);
  const aside = asked.publications.length === 0 ? offTopic(asked.text) : undefined;
  if (aside) return declined(asked, aside, context);
  const records = await findRecords(asked, context);
  if (records) return ofRecords(asked, records);
  const parts = await inParts(text, before, asked, context);
  if (parts) return parts;
  const goesOn = goesOnIn(asked, text, before);
  const there = goesOn && (await inDocuments(goesOn.numbers, goesOn.question, context));
  const inPapers = goesOn && !there && (await inPapersShown(goesOn.papers, goesOn.question, context));
  if (inPapers) return inPapers;
  const answered = await researchAlone(asked, there, context);
  if (isAnswered(answered)) return answered;
  const mayGoOn = goesOn || answered.papers?.some(({ nearest }) => !nearest) ? undefined : mayGoOnIn(asked, before);
  const among = mayGoOn && (await inDocuments(mayGoOn.numbers, mayGoOn.question, context));
  const instead = among ?? (mayGoOn && (await inPapersShown(mayGoOn.papers, mayGoOn.question, context)));
  return instead ? { ...instead, read_with: mayGoOn!.question.read_with! } : answered;
}

/** A question by itself; `there` is what documents of the answer before say on it. */
async function researchAlone(asked: Question, there: Research | undefined, context: SkillContext): Promise<Research> {
  const topic = askedOf(asked, context);
  const own = there ?? (await inItsLanguage(topic, context));
  const other = isAnswered(own) ? inBothLanguages(topic, own, context) : acrossLanguages(topic, own, context);
  const found = (await other) ?? own;
  const inTexts = await withPapers(asked, await ofThingsNamed(found, context), context);
  const isOpen =
    (inTexts.kind === 'nothing' || inTexts.kind === 'partly') && !inTexts.papers?.some((paper) => !paper.nearest);
  const research = {
    ...(isOpen ? await entitled(inTexts, topic, context) : inTexts),
    ...(asked.read_with?.length && { read_with: asked.read_with }),
  };
  if (isAnswered(research) || research.unknown.length === 0) return research;
  const nearest = await nearestWords(research.unknown, context.corpus, context.signal);
  return nearest.length > 0 ? { ...research, nearest } : research;
}

/** What was found of records that are no patents. */
const ofRecords = ({ text, lang, read_with }: Question, records: RecordsFound): Research => ({
  ...{ kind: 'records', question: text, lang, records, corpus_size: records.stored, matching: records.total },
  ...{ unknown: records.unknown, missing: [], not_stored: [], sources: [] },
  ...(read_with?.length && { read_with }),
});

/** A question in the other language, with the words of it that have no translation. */
interface InOther {
  readonly asked: Asked;
  readonly terms: readonly TranslatedTerm[];
  readonly untranslated: readonly string[];
}

/** A question with what several steps want of it: made when the first one does, and once. */
interface Asked {
  readonly question: Question;
  reading(): Promise<Reading>;
  /** The question in the other language, as the corpus and the program translate it, and a model where one is given. */
  inOther(model?: Model): Promise<InOther | undefined>;
}

/** @param whose The owner that it names in another language than its words. */
function askedOf(question: Question, context: SkillContext, whose?: Reading['owner']): Asked {
  let reading: ReturnType<Asked['reading']> | undefined;
  let inOther: ReturnType<Asked['inOther']> | undefined;
  const translated = async (model?: Model) => {
    const { account, signal } = context;
    const { owner, question: worded } = await (reading ??= read(question, context));
    // a name is no word to be translated
    const nameless = owner ? { ...question, words: worded.words, lesser: worded.lesser } : question;
    const other = await inOtherLanguage(nameless, context.corpus, { account, signal, model });
    return other && { ...other, asked: askedOf(other.question, context, owner) };
  };
  return {
    question,
    reading: () =>
      (reading ??= read(question, context).then((own) => (whose && !own.owner ? { ...own, owner: whose } : own))),
    inOther: (model) => (model ? translated(model) : (inOther ??= translated())),
  };
}

/** With documents known by their titles alone: those in the question's own language, else those in the other. */
async function entitled(research: Research, asked: Asked, context: SkillContext): Promise<Research> {
  const own = await entitledInstead(research, await asked.reading(), context);
  // what passages come near in the reader's own language says more than titles in another
  if (own.entitled || asked.question.phrases.length > 0 || own.kind === 'partly') return own;
  const other = await asked.inOther();
  if (!other || other.untranslated.length > 0) return research;
  const there = await entitledInstead(research, await other.asked.reading(), context);
  return there.entitled ? { ...there, translated: other.terms } : research;
}

/**
 * With what papers say. Where they answer and no patent does, what merely comes near among the patents is left out;
 * where nothing answers, papers that come nearer are shown instead of it.
 */
async function withPapers(asked: Question, found: Research, context: SkillContext): Promise<Research> {
  // of what a publication itself states no paper knows
  if (!isOfTexts(found) || asked.stated || asked.publications.length > 0) return found;
  const { papers, shareSaid } = await papersOn(asked, context, { rewritten: found.rewritten ?? [] });
  const textsOf = ({ title, quote, further = [] }: PaperFound) => [
    title,
    quote.text,
    ...further.map(({ text }) => text),
  ];
  const answering = papers.filter((paper) => !paper.nearest && isOfBoth(asked, textsOf(paper)));
  const isOpen = !isAnswered(found) || lacksASide(found);
  const ofPaper = (paper: PaperFound) => shareSaid(textsOf(paper));
  const ofPatent = ({ title, sentences }: Source) => shareSaid([title, ...sentences.map(({ text }) => text)]);
  const sources = answeringOf([...found.sources, ...(found.sections ?? []).flatMap((section) => section.sources)]);
  const more = Math.max(0, ...papers.map(ofPaper)) - Math.max(0, ...sources.map(ofPatent));
  // who asks for patents is not shown papers instead of those that come near
  const forPatents = asked.lists === true && OF_PATENTS.test(asked.text) && sources.length > 0;
  const papersOnly = forPatents
    ? false
    : isOpen
      ? answering.length > 0 || more > 0
      : answering.length > 0 && more >= SAYS_MORE;
  if (papers.length > 0 && papersOnly) return { ...withoutSections(found), kind: 'nothing', sources: [], papers };
  if (!isOpen) return answering.length > 0 ? { ...found, papers: answering } : found;
  const isSilent = found.kind === 'nothing' && papers.length === 0 && found.unknown.length === 0;
  const headings = isSilent ? await nearestHeadings(asked.text, context) : [];
  return { ...found, ...(headings.length > 0 && { headings }) };
}

const OF_PATENTS = /\bpatents?\b|专利/iu;

/** How much more of a question papers must say than patents that answer it to stand alone. */
const SAYS_MORE = 0.25;

const withoutSections = ({ sections: _, ...research }: Research): Research => research;

/**
 * Of a message that asks several questions each by itself, read with those before it; undefined where it asks one, or
 * where no passage answers any of them.
 */
async function inParts(
  text: string,
  before: readonly Spoken[],
  asked: Question,
  context: SkillContext,
): Promise<Research | undefined> {
  const parts = partsOf(text);
  if (parts.length === 0) return undefined;
  const answers: Research[] = [];
  let earlier: Question | undefined;
  for (const part of parts) {
    const own = earlier ? withContext(readQuestion(part), earlier) : readInConversation(part, before);
    const there =
      answers.length > 0 ? await inDocumentsOf(answers, readQuestion(askedPart(part).asked), context) : undefined;
    answers.push(there ?? (await inItsLanguage(askedOf(own, context), context)));
    earlier = own;
  }
  if (!answers.some(({ kind }) => kind === 'found')) return undefined;
  // "how is it made, in which steps?" asks one thing
  const [first, ...others] = answers.map(quotedIn);
  if (first !== '' && others.every((other) => other === first)) return undefined;
  return pickParts(
    await read(asked, context),
    parts.map((part) => askedPart(part).asked),
    answers,
  );
}

/** All that an answer quotes. */
const quotedIn = ({ sources }: Research): string =>
  sources.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join('\n');

/** What the documents of earlier answers say on a question that goes on with them, where that answers it. */
async function inDocumentsOf(
  answers: readonly Research[],
  asked: Question,
  context: SkillContext,
): Promise<Research | undefined> {
  const numbers = answers.flatMap(({ kind, sources }) =>
    kind === 'found' ? sources.map(({ publication_number }) => publication_number) : [],
  );
  return inDocuments([...new Set(numbers)], asked, context);
}

/** What these documents say on a question, where that answers it. */
async function inDocuments(
  numbers: readonly string[],
  asked: Question,
  context: SkillContext,
): Promise<Research | undefined> {
  if (numbers.length === 0) return undefined;
  const reading = await read(asked, context);
  const records = await context.corpus.get(patents, numbers);
  const found = {
    kind: 'documents' as const,
    records,
    near: [],
    alike: [],
    matching: records.length,
    all_words: true,
    given: true as const,
  };
  const there = await pick(reading, found, context);
  return there.kind === 'found' ? there : undefined;
}

/** What the papers of an answer say on a question that goes on with it, where that answers it. */
async function inPapersShown(
  shown: readonly PaperShown[],
  asked: Question,
  context: SkillContext,
): Promise<Research | undefined> {
  if (shown.length === 0) return undefined;
  const { papers } = await papersOn(asked, context, { among: await papersShown(shown, context) });
  const answering = papers.filter(({ nearest }) => !nearest);
  if (answering.length === 0) return undefined;
  const note = asked.lang === 'zh' ? GOES_ON.zh : GOES_ON.en;
  return { ...asRead(await read(asked, context)), kind: 'nothing', note, papers: answering };
}
const GOES_ON = {
  en: '(Read with the question before, in the papers of its answer.)\n',
  zh: '（结合前文，在上一回答的论文中查找。）\n',
} as const;

/** A question that no document answers, whatever words they share with it: nothing is looked up. */
const declined = async ({ text, lang }: Question, aside: OffTopic, { corpus }: SkillContext): Promise<Research> => ({
  kind: 'declined',
  question: text,
  lang,
  off_topic: aside,
  corpus_size: await totalOf(corpus, patents),
  matching: 0,
  unknown: [],
  missing: [],
  not_stored: [],
  sources: [],
});

/** Reads, finds and picks in documents of the question's own language; the sides of a comparison one by one. */
async function inItsLanguage({ question: asked, ...steps }: Asked, context: SkillContext): Promise<Research> {
  const reading = await steps.reading();
  const numbers =
    (await countedShare(asked, context)) ??
    (await countedSides(asked, context)) ??
    (await comparedOwners(asked, context));
  if (numbers) {
    // neither of two names is what the other is looked for in, nor a word that stands nowhere
    const { owner: _, ...both } = reading;
    return pick({ ...both, unknown: [] }, await counted(numbers, context), context);
  }
  const compared = await comparedOf(reading, context);
  if (compared) return compared;
  const found = await find(reading, context);
  const research = await pick(reading, found, context);
  if (found.kind !== 'counted' && found.kind !== 'listed') return research;
  const other_reading = await otherReading(reading, found, context);
  return { ...research, ...(other_reading && { other_reading }) };
}

/** Both sides of a comparison: what sets one against the other, then what is said of each by itself. */
async function comparedOf(reading: Reading, context: SkillContext): Promise<Research | undefined> {
  const sides = comparedSides(reading);
  if (!sides) return undefined;
  const readings = await Promise.all(sides.map(([first]) => read(first, context)));
  const of_both = await saidOfBoth(reading.question, [readings[0]!, readings[1]!], context);
  const found: SideFound[] = [];
  for (const [at, side] of sides.entries())
    found.push({ heading: reading.question.compared![at]!, research: await firstAnswered(side, context) });
  return pickCompared(reading, found, of_both);
}

/** What answers the first of several questions on one thing that is answered; else what comes nearest. */
async function firstAnswered(questions: SideAsked, context: SkillContext): Promise<Research> {
  let best: Research | undefined;
  for (const question of questions) {
    const research = await inItsLanguage(askedOf(question, context), context);
    if (research.kind === 'found' && !research.unsaid) return research;
    if (!best || worthOf(research) > worthOf(best)) best = research;
  }
  return best!;
}

/** What documents of the other language have, where that is more than those of the question's own. */
async function acrossLanguages(topic: Asked, own: Research, context: SkillContext): Promise<Research | undefined> {
  const { question: asked } = topic;
  if (asked.publications.length > 0 || asked.phrases.length > 0) return undefined;
  // A model is asked for words only where there is nothing at all to answer from.
  const other = await topic.inOther(own.kind === 'nothing' ? context.model : undefined);
  // what a part of the question finds there comes near at most
  if (!other || (other.untranslated.length > 0 && worthOf(own) > 0)) return undefined;
  context.signal.throwIfAborted();
  const there = sayingMost(await inItsLanguage(other.asked, context), other.terms);
  if (worthOf(there) <= worthOf(own)) return undefined;
  // what comes near in the reader's own language, and says as much of the question, is not passed over
  const [words, terms] = [contentKeys(asked.text).filter((key) => !isDeed(key)), other.terms.filter(isOfThing)];
  const isAsNear = () => mostSaid(own, words, (key) => [key]) >= mostSaid(there, terms, ({ to }) => contentKeys(to));
  if (own.kind === 'partly' && isAsNear()) return undefined;
  const { untranslated } = other;
  // counted or listed by a part of the question, it would be another one
  if (untranslated.length > 0 && there.kind !== 'found' && there.kind !== 'partly') return undefined;
  const strange = own.unknown.filter((word) => !isTranslated(word, other.terms));
  const unknown = [...strange, ...untranslated.filter((word) => strange.every((one) => !one.includes(word)))];
  // one word for what stands in no document may be any word
  const unsure = own.unknown.length > 0 && new Set(other.terms.map(({ to }) => to)).size === 1;
  const kind = there.kind === 'found' && (unknown.length > 0 || unsure) ? 'partly' : there.kind;
  return { ...there, kind, lang: asked.lang, unknown, missing: [], translated: other.terms };
}

/** Whether a word is a part of translated terms, or made of them: 汽车座椅 of 汽车 and 座椅. */
const isTranslated = (word: string, terms: readonly TranslatedTerm[]): boolean =>
  terms.some(({ from }) => from.includes(word)) ||
  terms.reduce((rest, { from }) => rest.replaceAll(from, ''), word).trim() === '';

/**
 * Of what was counted in the words of the question: counted in both languages, where more documents say it in the other
 * one. Whoever asks in Chinese of a corpus that is English for the most part means all of it.
 */
async function inBothLanguages(asked: Asked, own: Research, context: SkillContext): Promise<Research | undefined> {
  const { counts } = own;
  const { count, order, measured, phrases, field, words } = asked.question;
  const isCounted = counts && count && !counts.sides && !counts.whole && !counts.each;
  const isListed = own.kind === 'listed' && (order !== undefined || measured !== undefined);
  if (!(isCounted || isListed) || own.named) return undefined;
  if (phrases.length > 0 || field !== undefined || words.size === 0) return undefined;
  const other = await asked.inOther();
  if (!other || other.untranslated.length > 0) return undefined;
  const date = filedYears(asked.question, count);
  const { tree, relaxed } = await countedBy(await other.asked.reading(), context, date);
  const there = relaxed ? 0 : await countMatching(context.corpus, tree, context.signal);
  if (there <= (counts?.publications ?? own.matching)) return undefined;
  const reading = await asked.reading();
  const both = isCounted
    ? await counted(await countAnswer(reading, count, context, tree), context)
    : await listedBy(reading, order ?? 'latest', context, tree);
  return {
    ...(await pick(reading, both, context)),
    translated: other.terms,
    both_languages: true,
  };
}

/**
 * What of all translated terms, and of their worth, the sentences of a source hold: one rare word is no answer. More
 * where the program's own words translate, which no document of the corpus has shown to be said of the same thing. What
 * merely comes near by these has to hold three fifths.
 */
const LEAST_HELD = { corpus: 0.5, program: 0.75, near: 0.6 } as const;

/** Whether a term names more than what is done to any thing. */
const isOfThing = ({ from }: TranslatedTerm): boolean => !contentKeys(from).every(isDeed);

/**
 * Of passages found by translated terms those whose sentences hold most of them, each by how rare it is: a word that is
 * cut into pairs, or one that many documents have, is no answer by itself, nor is what is done to any thing. A battery
 * and its cells are one word in Chinese, and count once.
 */
function sayingMost(research: Research, translated: readonly TranslatedTerm[]): Research {
  if (research.kind !== 'found' && research.kind !== 'partly') return research;
  const once = [...new Map(translated.map((term) => [term.to, term])).values()];
  const things = once.filter(isOfThing);
  const terms = things.length > 0 ? things : once;
  const isProgram = terms.some(({ by }) => by === 'program');
  if (research.kind === 'partly' && !isProgram) return research;
  const worth = ({ documents }: TranslatedTerm) => Math.log(1 + research.corpus_size / documents);
  const of = (some: readonly TranslatedTerm[]) => some.reduce((sum, term) => sum + worth(term), 0);
  const heldBy = new Map(research.sources.map((one) => [one, saidBy(one, terms, ({ to }) => contentKeys(to))]));
  const holding = (least: number) =>
    research.sources.filter((source) => {
      const held = heldBy.get(source)!;
      return held.length >= least * terms.length && of(held) >= least * of(terms);
    });
  const most = research.kind === 'found' ? holding(LEAST_HELD[isProgram ? 'program' : 'corpus']) : [];
  const sources = most.length > 0 || !isProgram ? most : holding(LEAST_HELD.near);
  return {
    ...research,
    kind: sources.length === 0 ? 'nothing' : most.length > 0 ? 'found' : 'partly',
    sources: sources.map((source, at) => ({ ...source, number: at + 1 })),
  };
}

/** Of some things those of whose words, by their keys, the sentences of a source have all. */
function saidBy<T>({ sentences }: Source, things: readonly T[], keysOf: (thing: T) => readonly string[]): T[] {
  const said = new Set(sentences.flatMap(({ text }) => contentKeys(text)));
  return things.filter((thing) => keysOf(thing).every((key) => said.has(key)));
}

/** Of how many of some things one source speaks, at most. */
const mostSaid = <T>({ sources }: Research, things: readonly T[], keysOf: (thing: T) => readonly string[]): number =>
  Math.max(0, ...sources.map((source) => saidBy(source, things, keysOf).length));

/** Answered by passages, or by none: papers may, too. Of two sides, where no passage sets one against the other. */
const isOfTexts = ({ kind, sections = [] }: Research): boolean =>
  kind === 'found' ||
  kind === 'partly' ||
  kind === 'nothing' ||
  (kind === 'compared' && sections.every(({ of_both }) => !of_both));

/** Of two sides, that no passage answers one of them. */
const lacksASide = ({ kind, sections = [] }: Research): boolean =>
  kind === 'compared' && sections.some(({ nearest, sources }) => nearest || sources.length === 0);

/** Whether a paper speaks of both sides that are compared: it has half of the words that each has alone. */
function isOfBoth({ compared }: Question, texts: readonly string[]): boolean {
  if (!compared) return true;
  const said = new Set(contentKeys(texts.join('\n')));
  return keysOfSides(compared).every((own) => own.intersection(said).size * 2 >= own.size);
}

/** Counted or listed none: documents of the other language may be meant. */
const isNone = ({ counts, kind, matching }: Research): boolean =>
  (counts !== undefined && !counts.sides && counts.publications === 0) || (kind === 'listed' && matching === 0);

/** Counted or listed by what is not the whole of what is asked: documents of the other language may have all of it. */
const isLoose = ({ counts, kind, relaxed = counts?.relaxed }: Research): boolean =>
  relaxed === 'fewer_words' || relaxed === 'nearest' || (kind === 'listed' && relaxed === 'full_text');

const isAnswered = (research: Research): boolean => research.kind === 'empty' || worthOf(research) === 2;

const worthOf = (research: Research): number => {
  if (research.kind === 'nothing' || research.kind === 'empty' || isNone(research)) return 0;
  return research.kind === 'partly' || isLoose(research) ? 1 : 2;
};
