import { createHash } from 'node:crypto';
import { officePageOf, officePages, pagesOf } from '#collections/office-pages.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { isHere, type Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Change } from '#corpus/engine.ts';
import type { BankedPicture, Following, PictureKind, PictureSource, RecordPictures } from '#corpus/picture-bank.ts';
import type { Query } from '#corpus/query/tree.ts';
import { describe } from '#pictures/describe.ts';
import type { Drawn } from '#pictures/drawn.ts';
import { drawnOfMark, viewsOf } from './views.ts';

interface Searched {
  readonly collection: Collection<any>;
  /** The field that has the ids of its records. */
  readonly ids: string;
  readonly query: Query;
}

const ofType = (value: string): Query => ({ kind: 'values', field: 'PATENT_TYPE', values: [value] });

/** Which records of which collection have the pictures of a kind. */
export const SEARCHED: Readonly<Record<PictureKind, Searched>> = {
  designs: { collection: patents, ids: 'PN', query: ofType('D') },
  utility: { collection: patents, ids: 'PN', query: ofType('U') },
  marks: { collection: trademarks, ids: 'ID', query: { kind: 'values', field: 'HAS_PICTURE', values: ['1'] } },
};

const KINDS: Readonly<Record<string, PictureKind>> = { D: 'designs', U: 'utility' };
const PAGE = 1_000;

type Reading = Pick<Corpus, 'get' | 'links' | 'identify'>;

/** Ids of the records that may have pictures of some kinds, as the index knows them, the newest first. */
export async function pictured(
  corpus: Pick<Corpus, 'search' | 'status'>,
  kinds: readonly PictureKind[],
  sort: string,
): Promise<{ ids: string[]; seq: number }> {
  const { collection } = SEARCHED[kinds[0]!];
  const seq = (await corpus.status()).find(({ name }) => name === collection.name)?.indexed_seq ?? 0;
  const query: Query = { kind: 'or', of: kinds.map((kind) => SEARCHED[kind].query) };
  const ids: string[] = [];
  for (;;) {
    const page = { query, offset: ids.length, limit: PAGE, sort: [{ field: sort, order: 'desc' as const }] };
    const { hits } = await corpus.search(collection, page);
    ids.push(...hits.map(({ id }) => id));
    if (hits.length < PAGE) return { ids, seq };
  }
}

/** Whoever lists records by the index: what `pictured` answers for each collection. */
export type Listing = (owner: string) => Promise<{ readonly ids: readonly string[]; readonly seq: number }>;

/** Lists by the index of a corpus. */
export const listedBy =
  (corpus: Pick<Corpus, 'search' | 'status'>): Listing =>
  (owner) =>
    owner === trademarks.name ? pictured(corpus, ['marks'], 'FILED') : pictured(corpus, ['designs', 'utility'], 'PBD');

const put = <R>(changes: readonly Change<any>[]): R[] =>
  changes.flatMap((change) => (change.kind === 'put' ? [change.record as R] : []));

/** Which writes give which records other pictures. */
const sources = (corpus: Reading, list: Listing): PictureSource[] => [
  {
    collection: trademarks,
    owner: trademarks.name,
    list: () => list(trademarks.name),
    owners: async (changes) =>
      put<Trademark>(changes).flatMap(({ id, pictures }) => (pictures.some(isHere) ? [id] : [])),
  },
  {
    collection: patents,
    owner: patents.name,
    list: () => list(patents.name),
    owners: async (changes) =>
      put<Patent>(changes).flatMap(({ publication_number, patent_type }) =>
        KINDS[patent_type] ? [publication_number] : [],
      ),
  },
  {
    collection: officePages,
    owner: patents.name,
    async owners(changes) {
      const drawings = changes.flatMap(({ id }) => officePageOf(id) ?? []).filter(({ role }) => role === 'drawing');
      const named = await corpus.identify(patents, 'number', [...new Set(drawings.map((one) => one.publication))]);
      return [...named.values()].flat();
    },
  },
];

const digestOf = (parts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('base64').slice(0, 22);
};

async function ofPatents(corpus: Reading, ids: readonly string[], digests: ReadonlyMap<string, string>) {
  const records = (await corpus.get(patents, ids)).filter(({ patent_type }) => KINDS[patent_type]);
  const pages = await pagesOf(corpus, records);
  const made = records.map((patent, index): RecordPictures & { readonly patent: Patent } => ({
    patent,
    id: patent.publication_number,
    kind: KINDS[patent.patent_type]!,
    digest: digestOf([
      patent.patent_type,
      ...patent.figures.flatMap(({ id, svg }) => (svg === undefined ? [] : [id, svg])),
      ...pages[index]!.flatMap(({ role, id }) => (role === 'drawing' ? [id] : [])),
    ]),
  }));
  const other = made.filter(({ id, digest }) => digests.get(id) !== digest);
  const views = await viewsOf(
    corpus,
    other.map(({ patent }) => patent),
  );
  const fresh = new Map(other.map(({ id }, index) => [id, views[index]!]));
  return made.map(({ patent: _patent, ...one }): RecordPictures => {
    const figures = fresh.get(one.id);
    return figures ? { ...one, pictures: figures.map(({ id, drawn }) => pictureOf(id, drawn)) } : one;
  });
}

/** What the figure of a mark alone counts beside the mark as it is. */
const WITHOUT_LETTERS = 0.98;

const pictureOf = (figure: string, drawn: Drawn): BankedPicture => ({
  figure,
  vector: describe(drawn),
  ...(drawn.colours && { colours: drawn.colours }),
});

async function ofMarks(corpus: Reading, ids: readonly string[], digests: ReadonlyMap<string, string>) {
  return (await corpus.get(trademarks, ids)).map(({ id, mark, pictures }): RecordPictures => {
    const digest = digestOf([
      mark ? 'words' : '',
      ...pictures.flatMap(({ svg, image }) => svg ?? image?.content ?? []),
    ]);
    if (digests.get(id) === digest) return { id, kind: 'marks', digest };
    const drawn = pictures.flatMap(({ svg, image }, index): BankedPicture[] => {
      const [whole, ...parts] = drawnOfMark({ svg, content: image?.content });
      if (!whole) return [];
      const shown = pictureOf(String(index), whole);
      // words of a mark are compared as words: its figure is found without them, too
      const figures = mark ? parts : [];
      return [shown, ...figures.map((part) => ({ ...shown, vector: describe(part), weight: WITHOUT_LETTERS }))];
    });
    return { id, kind: 'marks', digest, pictures: drawn };
  });
}

/** How a bank follows the records of a corpus. */
export const following = (corpus: Reading, list: Listing, for_ms: number): Following => ({
  sources: sources(corpus, list),
  describe: (owner, ids, digests) => (owner === trademarks.name ? ofMarks : ofPatents)(corpus, ids, digests),
  for_ms,
});

/** Collections whose writing a bank follows. */
export const FOLLOWED: readonly string[] = [trademarks.name, patents.name, officePages.name];
