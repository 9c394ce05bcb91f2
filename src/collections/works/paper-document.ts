import type { Corpus } from '#corpus/corpus.ts';
import type { TextDocument } from '../patents/evidence.ts';
import { doiOf, idOf, WORK_SCHEMES, type WorkScheme } from './ids.ts';
import type { Work } from './work.ts';
import { works } from './works.ts';

/** A paper as a document that is compared and quoted as a patent is: without claims, its body as a description. */
export interface PaperDocument extends TextDocument {
  /** `doi:10.1007/s10270-017-0613-x`, `pmid:29456894`, `arxiv:2603.11048`, else `paper:` and its id. */
  readonly publication_number: string;
  readonly work: Work;
}

/** Schemes whose numbers name a paper for readers. */
const NAMING = ['doi', 'pmid', 'arxiv'] as const satisfies readonly WorkScheme[];
const NAME = /^(doi|pmid|arxiv|paper):(\S{1,500})$/i;

/** How a paper is named among documents: by an identity that no other stored work claims, else by its own id. */
export function paperName(work: Pick<Work, 'id' | 'ids' | 'contested'>): string {
  const scheme = NAMING.find((each) => {
    const value = idOf(work, each);
    return value !== undefined && !work.contested?.includes(`${each}:${value}`);
  });
  return scheme ? `${scheme}:${idOf(work, scheme)}` : `paper:${work.id}`;
}

/** Whether a paper is named by its own id alone, which nothing outside knows. */
export const isOwnName = (name: string): boolean => name.startsWith('paper:');

/** Whether a name is one of a paper: of `paperName`, or a DOI in any spelling. */
export const namesPaper = (name: string): boolean => lookupOf(name) !== undefined;

function lookupOf(name: string): { readonly by: WorkScheme | 'paper_id'; readonly value: string } | undefined {
  const [, scheme, value] = NAME.exec(name.trim()) ?? [];
  if (scheme !== undefined) {
    const by = scheme.toLowerCase();
    return { by: by === 'paper' ? 'paper_id' : WORK_SCHEMES.find((each) => each === by)!, value: value! };
  }
  const doi = /^(?:https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d/i.test(name.trim()) ? doiOf(name) : undefined;
  return doi === undefined ? undefined : { by: 'doi', value: doi };
}

/** The papers that the corpus has, by the name as given; what names no stored paper is left out. */
export async function papersNamed(
  corpus: Pick<Corpus, 'get' | 'identify'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, PaperDocument>> {
  const wanted = [...new Set(names)].flatMap((name) => {
    const asked = lookupOf(name);
    return asked ? [{ name, ...asked }] : [];
  });
  const found = new Map<string, PaperDocument>();
  for (const [by, asked] of Map.groupBy(wanted, (each) => each.by)) {
    const values = asked.map(({ value }) => value);
    const ids = await corpus.identify(works, by, values);
    const records = await corpus.get(works, [...new Set([...ids.values()].flatMap(([id]) => id ?? []))]);
    const byId = new Map(records.map((work) => [work.id, paperDocument(work)]));
    for (const { name, value } of asked) {
      const paper = byId.get(ids.get(value)?.[0] ?? '');
      if (paper) found.set(name, paper);
    }
  }
  return found;
}

/** A paper as a document; every text stands in it as in the record, character for character. */
export function paperDocument(work: Work): PaperDocument {
  const { titles, abstracts, languages, body } = work;
  const lang = languages.length === 1 ? languages[0]! : (titles.find((t) => t.origin === 'original')?.lang ?? 'und');
  const paragraphs = body
    .filter(({ kind }) => kind !== 'heading')
    .map(({ id, text }) => ({ id, text, section: 'other' as const }));
  return {
    publication_number: paperName(work),
    work,
    titles,
    abstracts,
    claims: [],
    descriptions: paragraphs.length > 0 ? [{ lang, origin: 'original', paragraphs }] : [],
  };
}
