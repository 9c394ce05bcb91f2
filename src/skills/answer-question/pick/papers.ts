import { contentKeys, contentWords } from '#language/content-words.ts';
import { type PaperFound, paperFound } from '../../find-papers/find-papers.ts';
import { asking } from '../../find-papers/nearest-headings.ts';
import { countInPapers, paperHead, papersWith } from '../../find-papers/papers-with.ts';
import { OtherWords } from '../../other-words.ts';
import type { SkillContext } from '../../skill.ts';
import { synonymsFor } from '../read/alternates.ts';
import { isTelling, type Question, shareOf, type Wants } from '../read/question.ts';
import { type Reading, unknownWords } from '../read/read.ts';
import { fromPassages } from './pick.ts';

/** Papers that are quoted as answers, and that are shown as the nearest. */
const MOST = { answers: 3, nearest: 2 } as const;
/** Of what the words of a question are worth, what the nearest papers must have in title and quotations. */
const NEAR = 0.5;
/** Sentences of one paper. */
const MOST_SENTENCES = 3;
/** Other forms of a word that are looked for. */
const MOST_FORMS = 8;
/** What one thing does to another, for good or ill, which papers say in many ways: toxicity, associated with. */
const DOING =
  /\b(?:cause|damage|harm|hurt|injure|affect|raise|lower|increase|decrease|reduce|improve|worsen|help|protect|prevent|spare)(?:s|d|ed|ing)?\b/gi;
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
 */
export async function papersOn(
  asked: Question,
  context: Pick<SkillContext, 'corpus' | 'signal'>,
  {
    before,
    most = MOST.answers,
    rewritten = [],
  }: { readonly before?: number; readonly most?: number; readonly rewritten?: Reading['rewritten'] } = {},
): Promise<OnPapers> {
  const reading = await readAmongPapers(withWritings(asked, rewritten), context);
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
  const { documents, alike, all_words } = await papersWith(forms, context, before);
  const picked = await fromPassages(
    reading,
    { records: documents, near: [], alike, all_words, each_counts: true },
    paperHead,
    context,
  );
  const nearest = picked.kind !== 'found';
  const byName = new Map(documents.map((document) => [document.publication_number, document]));
  const papers = (picked.sources ?? [])
    // what no word of a title names is mentioned there, whatever the paper is on
    .filter(
      ({ title, sentences }) =>
        !nearest || (shareSaid([title]) > 0 && shareSaid([title, ...sentences.map(({ text }) => text)]) > NEAR),
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

/** A question with the writings that documents have of its words. */
function withWritings(question: Question, rewritten: Reading['rewritten']): Question {
  const words = new Map(question.words);
  for (const { from, to } of rewritten) {
    const own = [...words].find(([, form]) => form === from.toLowerCase());
    if (!own) continue;
    words.delete(own[0]);
    for (const part of contentWords(to)) words.set(part.key, to.slice(part.start, part.end).toLowerCase());
  }
  return { ...question, words };
}

/** A question in the words of papers. */
async function readAmongPapers(asked: Question, context: Pick<SkillContext, 'corpus' | 'signal'>): Promise<Reading> {
  const said = [...asking(asked.text), ...(asked.text.match(DOING) ?? [])].flatMap(contentKeys);
  const question = { ...asked, lesser: asked.lesser.union(new Set(said)) };
  const counted = await countInPapers(question.words, context);
  const known = new Map([...question.words].filter(([key]) => (counted.documents(key) ?? 1) > 0));
  const { words, unknown } = unknownWords(question, known);
  return {
    question,
    named: [],
    not_stored: [],
    corpus_size: counted.total,
    known,
    words,
    alternates: new OtherWords(synonymsFor(question.text, words)),
    unknown,
    rewritten: question.spoken ?? [],
    worth: (key) => counted.worth(key),
  };
}
