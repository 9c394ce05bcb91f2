import { patents } from '#collections/patents/patents.ts';
import { totalOf } from '#corpus/total.ts';
import { contentKeys, contentWords } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import { type CorpusWords, countDocuments } from '../../corpus-words.ts';
import { type PaperFound, paperFound } from '../../find-papers/find-papers.ts';
import { asking } from '../../find-papers/nearest-headings.ts';
import { countInPapers, type PapersWith, paperHead, papersWith } from '../../find-papers/papers-with.ts';
import { OtherWords, type Wording, wordingsOf } from '../../other-words.ts';
import type { SkillContext } from '../../skill.ts';
import { synonymsFor } from '../read/alternates.ts';
import { isTelling, type Question, shareOf, type Wants } from '../read/question.ts';
import { isDeed, withTermsOf } from '../read/question-words.ts';
import { type Reading, unknownWords, wholesOf } from '../read/read.ts';
import { fromPassages } from './pick.ts';
import { answeringOf } from './source.ts';

/** Papers that are quoted as answers, and that are shown as the nearest. */
const MOST = { answers: 3, nearest: 2 } as const;
/** Of what the words of a question are worth, what the nearest papers must have in title and quotations. */
const NEAR = 0.5;
/** The same of a paper whose title has the rarest word of the question: it is on what is asked about. */
const ON_SUBJECT = 0.35;
/** Sentences of one paper. */
const MOST_SENTENCES = 3;
/** Other forms of a word that are looked for. */
const MOST_FORMS = 8;
/** Asked for what no conclusion tells. */
const OF_DETAIL: ReadonlySet<Wants> = new Set(['quantity', 'definition', 'material', 'manner']);

/** What papers say on a question. */
export interface OnPapers {
  /** Those that answer, or else those that come nearest. */
  readonly papers: PaperFound[];
  /** Of what the telling words of the question are worth, the share that texts have, or other words for them. */
  shareSaid(texts: readonly string[]): number;
}

/**
 * What papers say on a question, read as publications are: their sentences are picked by what is asked for. Where none
 * answers, those that come nearest, marked so. None for a question of one word that asks for nothing of it.
 * @param before yyyyMMdd: only what was published before that day.
 * @param rewritten Words that documents write otherwise.
 * @param among Papers that alone are read.
 */
export async function papersOn(
  asked: Question,
  context: Pick<SkillContext, 'corpus' | 'signal'>,
  {
    before,
    most = MOST.answers,
    rewritten = [],
    among,
  }: {
    readonly before?: number;
    readonly most?: number;
    readonly rewritten?: Reading['rewritten'];
    readonly among?: PapersWith['documents'];
  } = {},
): Promise<OnPapers> {
  const reading = await readAmongPapers(asked, rewritten, context);
  const { question, known, words, alternates } = reading;
  const telling = [...known].filter(([key]) => isTelling(question, key));
  // a question that goes on is near to what speaks of the thing before
  const own = [...words.keys()].filter((key) => !question.lesser.has(key));
  const worth = (key: string) => reading.worth(key) * shareOf(question, key);
  const all = own.reduce((total, key) => total + worth(key), 0) || 1;
  const shareSaid = (texts: readonly string[]) => {
    const met = alternates.metIn(new Set(contentKeys(texts.join('\n'))), words);
    return own.reduce((total, key) => total + worth(key) * (met.get(key) ?? 0), 0) / all;
  };
  if (telling.length === 0 || (words.size === 1 && question.wants !== 'definition')) return { papers: [], shareSaid };
  const others = Map.groupBy(
    alternates.all.filter(({ of }) => of.length === 1),
    ({ of }) => of[0]!,
  );
  const forms = telling.map(([key, form]) =>
    [form, ...(others.get(key) ?? []).map((other) => other.form)].slice(0, MOST_FORMS),
  );
  const { documents, alike, all_words } = among ? theseAlone(among) : await papersWith(forms, context, before);
  const pickedFrom = (records: typeof documents) =>
    fromPassages(
      reading,
      { records, near: [], alike, all_words, each_counts: true, ...(among && { given: true as const }) },
      paperHead,
      context,
    );
  const ofAll = await pickedFrom(documents);
  // where none answers, those come nearest that are on what the rarest word of the question names
  const [subject] = telling.toSorted(([a], [b]) => reading.worth(b) - reading.worth(a));
  const isOnSubject = (texts: readonly { readonly text: string }[]) =>
    alternates.metIn(new Set(texts.flatMap(({ text }) => contentKeys(text))), words).has(subject![0]);
  const onSubject = documents.filter(({ titles, abstracts }) => isOnSubject([...titles, ...abstracts]));
  const picked = ofAll.kind === 'found' || onSubject.length === 0 ? ofAll : await pickedFrom(onSubject);
  const nearest = picked.kind !== 'found';
  const byName = new Map(documents.map((document) => [document.publication_number, document]));
  const papers = answeringOf(picked.sources ?? [])
    // what no word of a title names is mentioned there, whatever the paper is on
    .filter(
      ({ title, sentences }) =>
        !nearest ||
        (shareSaid([title]) > 0 &&
          shareSaid([title, ...sentences.map(({ text }) => text)]) >
            (isOnSubject([{ text: title }]) ? ON_SUBJECT : NEAR)),
    )
    .map((source) => ({ source, document: byName.get(source.publication_number)! }))
    .toSorted((a, b) => Number(a.document.work.retracted ?? false) - Number(b.document.work.retracted ?? false))
    .slice(0, nearest ? Math.min(most, MOST.nearest) : most)
    .map(({ source: { sentences }, document }, at) =>
      paperFound(document, sentences.slice(0, MOST_SENTENCES), at + 1, {
        nearest,
        concludes: !OF_DETAIL.has(question.wants),
      }),
    );
  return { papers, shareSaid };
}

const theseAlone = (documents: PapersWith['documents']): PapersWith => ({
  documents,
  alike: documents.map(({ publication_number: id }) => ({ id, share: 1 })),
  all_words: true,
});

/** A question with those writings of its words that more papers have than the words themselves. */
function withWritings(question: Question, rewritten: Reading['rewritten'], { documents }: CorpusWords): Question {
  const words = new Map(question.words);
  const fewest = (keys: readonly string[]) => Math.min(...keys.map((key) => documents(key) ?? 0));
  for (const { from, to } of rewritten) {
    const own = [...words].find(([, form]) => form === from.toLowerCase());
    const parts = contentWords(to);
    if (!own || fewest(parts.map(({ key }) => key)) < (documents(own[0]) ?? 0)) continue;
    words.delete(own[0]);
    for (const { key, start, end } of parts) words.set(key, to.slice(start, end).toLowerCase());
  }
  return { ...question, words };
}

/** The same words as others write them, each way round: caesarean, cesarean section. */
const otherWritings = (rewritten: Reading['rewritten'], words: ReadonlyMap<string, string>): Wording[] =>
  wordingsOf(
    words,
    rewritten.flatMap(({ from, to }) => [
      { word: from, other: to },
      { word: to, other: from },
    ]),
  );

/** Of all publications, the share that has a word from which on it is of any field: "trouble", "collected". */
const EVERYDAY = 0.01;

/** Of words that no paper has in title or abstract, those that say nothing of a field: many publications have them. */
async function everydayIn(
  words: readonly string[],
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const asked = words.filter((word) => !isHan(word[0] ?? '')).slice(0, MOST_FORMS);
  if (asked.length === 0) return found;
  const total = await totalOf(corpus, patents, undefined, { signal });
  for (const word of asked) if ((await countDocuments(corpus, word, signal)) > EVERYDAY * total) found.add(word);
  return found;
}

const NONE: ReadonlySet<string> = new Set();

/** A question in the words of papers. */
async function readAmongPapers(
  said: Question,
  rewritten: Reading['rewritten'],
  context: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<Reading> {
  const both = new Map([
    ...said.words,
    ...rewritten.flatMap(({ to }) => contentKeys(to).map((key) => [key, key] as const)),
  ]);
  const asked = rewritten.length > 0 ? withWritings(said, rewritten, await countInPapers(both, context)) : said;
  const deeds = [...asked.words.keys()].filter(isDeed);
  const counted = await countInPapers(asked.words, context);
  const worded = withTermsOf(asked, (key) => counted.documents(key));
  const question = {
    ...worded,
    lesser: worded.lesser.union(new Set([...asking(asked.text).flatMap(contentKeys), ...deeds])),
  };
  const known = new Map([...question.words].filter(([key]) => (counted.documents(key) ?? 1) > 0));
  const { words, unknown: strange } = unknownWords(question, known);
  const everyday = await everydayIn(strange, context);
  const unknown = strange.filter((word) => !everyday.has(word));
  return {
    question,
    named: [],
    not_stored: [],
    corpus_size: counted.total,
    known,
    words,
    alternates: new OtherWords(
      [...otherWritings(rewritten, words), ...synonymsFor(question.text, words)],
      wholesOf(question.compounds ?? NONE, words),
    ),
    unknown,
    rewritten: question.spoken ?? [],
    worth: (key) => counted.worth(key),
  };
}
