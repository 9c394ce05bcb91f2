import { type PaperDocument, paperDocument, papersNamed } from '#collections/works/paper-document.ts';
import { works } from '#collections/works/works.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { isHan, languageOf, type TextLanguage } from '#language/script.ts';
import { detectLanguage } from '#translation/languages.ts';
import { type CorpusWords, countedWords, wordIn } from '../corpus-words.ts';
import type { SkillContext } from '../skill.ts';
import type { PaperShown } from './in-words.ts';

/** Papers to be read for an answer. */
export interface PapersWith {
  readonly documents: readonly PaperDocument[];
  /** How near the search finds each, as a share of the first, by its name. */
  readonly alike: readonly { readonly id: string; readonly share: number }[];
  /** Some paper has all the words in title and abstract. */
  readonly all_words: boolean;
}

/** Papers that are read for a question. */
const READ = 30;
const IN_FRONT = 'TITLE_ABSTRACT';

type Searched = Pick<SkillContext, 'corpus' | 'signal'>;

const wordInFront = (form: string): Query => wordIn(IN_FRONT, form);
const total = async (query: Query, { corpus, signal }: Searched, stemming = true): Promise<number> =>
  totalOf(corpus, works, query, { stemming, signal });

/** How many papers have each word in title or abstract, by its key, and how rare that makes it among papers. */
export const countInPapers = async (forms: ReadonlyMap<string, string>, context: Searched): Promise<CorpusWords> =>
  countedWords(forms, await total({ kind: 'all' }, context), (form) =>
    total(wordInFront(form), context, !isHan(form[0] ?? '')),
  );

/**
 * The language of a text: as its source says, but where that says nothing, or one of the two that are asked in for a
 * text in the other's script.
 */
function languageIn(text: string, said: string): string {
  const inScript = languageOf(text);
  if (said === 'und') return inScript === 'zh' ? inScript : (detectLanguage(text) ?? inScript);
  return said === 'en' || said === 'zh' ? inScript : said;
}

/** A paper whose texts are read in the language that they are written in. */
function inItsLanguage(document: PaperDocument): PaperDocument {
  const read = <T extends { readonly lang: string }>(one: T, text: string): T => ({
    ...one,
    lang: languageIn(text, one.lang),
  });
  return {
    ...document,
    titles: document.titles.map((one) => read(one, one.text)),
    abstracts: document.abstracts.map((one) => read(one, one.text)),
    descriptions: document.descriptions.map((one) => read(one, one.paragraphs[0]?.text ?? '')),
  };
}

/**
 * Papers that have any of the words, or of the others that stand for them, in title or abstract, the nearest first.
 * @param words Each with all forms in which it may stand.
 * @param before yyyyMMdd: only what was published before that day.
 */
export async function papersWith(
  words: readonly (readonly string[])[],
  context: Searched,
  before?: number,
): Promise<PapersWith> {
  const { corpus, signal } = context;
  const asked = words.map((forms) => anyOf(...forms.map(wordInFront)));
  const dated: readonly Query[] =
    before === undefined
      ? []
      : [
          { kind: 'range', field: 'PUBLICATION_DATE', to: String(before) },
          { kind: 'not', of: { kind: 'range', field: 'PUBLICATION_DATE', from: String(before) } },
        ];
  const query = allOf(anyOf(...asked), ...dated);
  const { hits } = await corpus.search(works, { query, offset: 0, limit: READ, stemming: true, signal });
  const records = new Map(
    (
      await corpus.get(
        works,
        hits.map(({ id }) => id),
      )
    ).map((work) => [work.id, work]),
  );
  const best = hits[0]?.score || 1;
  const documents: PaperDocument[] = [];
  const alike: { id: string; share: number }[] = [];
  for (const { id, score } of hits) {
    const work = records.get(id);
    if (!work) continue;
    const document = inItsLanguage(paperDocument(work));
    documents.push(document);
    alike.push({ id: document.publication_number, share: score / best });
  }
  return { documents, alike, all_words: (await total(allOf(...asked), context)) > 0 };
}

/** Papers that an answer shows, as documents: those that are named by an identity or, without one, by their title. */
export async function papersShown(
  shown: readonly PaperShown[],
  { corpus, signal }: Searched,
): Promise<PaperDocument[]> {
  const named = await papersNamed(
    corpus,
    shown.flatMap(({ name }) => name ?? []),
  );
  const found: PaperDocument[] = [];
  for (const { name, title } of shown) {
    const own = name === undefined ? await paperTitled(title, { corpus, signal }) : named.get(name);
    if (own) found.push(inItsLanguage(own));
  }
  return found;
}

/** Papers that are looked at for one with a title. */
const OF_A_TITLE = 5;

async function paperTitled(title: string, { corpus, signal }: Searched): Promise<PaperDocument | undefined> {
  const query: Query = { kind: 'phrase', field: 'TITLE', text: title };
  const { hits } = await corpus.search(works, { query, offset: 0, limit: OF_A_TITLE, signal });
  const records = await corpus.get(
    works,
    hits.map(({ id }) => id),
  );
  const work = records.find(({ titles }) => titles[0]?.text === title);
  return work && paperDocument(work);
}

/** How a paper is named as a source, by its number. */
export const paperHead = ({ publication_number, titles }: PaperDocument, _lang: TextLanguage, number: number) => ({
  number,
  publication_number,
  title: titles[0]?.text ?? publication_number,
});
