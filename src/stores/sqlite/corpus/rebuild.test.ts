import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Collection, defineCollection, type Field } from '#corpus/collection.ts';
import { toText } from '#corpus/records/codec.ts';
import { tiesOf } from '#corpus/records/declared.ts';
import { digest } from '#corpus/records/prepare.ts';
import { type Static, Type } from '#typebox.mjs';
import { openSqliteStore } from './store.ts';

const Paper = Type.Object({ id: Type.String(), doi: Type.String(), cites: Type.Array(Type.String()) });
type Paper = Static<typeof Paper>;
const Note = Type.Object({ id: Type.String() });

const lowered = (text: string): string | undefined => text.toLowerCase();
/** Another text of the same function. */
const loweredToo = (text: string): string | undefined => {
  return text.toLowerCase();
};
const shorn = (text: string): string | undefined => text.toLowerCase().replace('doi:', '');

interface Variant {
  readonly normalise?: typeof lowered;
  readonly of?: (paper: Paper) => string | undefined;
  readonly cites?: (paper: Paper) => readonly string[];
  /** Whether who cites it is a field, too. */
  readonly citing?: boolean;
}

/** Papers that cite each other by DOI, and notes, which derive nothing. */
function collectionsOf({ normalise = lowered, of, cites, citing = false }: Variant = {}): Collection<any>[] {
  const fields: Record<string, Field<Paper>> = {
    ID: { kind: 'keyword', label: 'Id', of: (paper) => paper.id },
    CITED: { kind: 'number', label: 'Papers that cite it', of: () => undefined, derived: { link: 'cited_by' } },
  };
  if (citing)
    fields.CITING = { kind: 'keyword', label: 'Who cites it', of: () => undefined, derived: { link: 'cited_by' } };
  const papers = defineCollection({
    name: 'papers',
    record: Paper,
    id: (paper) => paper.id,
    defaultField: 'ID',
    fields,
    lookups: { doi: { kind: 'unique', label: 'DOI', of: of ?? (({ doi }) => normalise(doi)), normalise } },
    links: { cites: { label: 'cites', to: 'papers', by: 'doi', of: cites ?? ((p) => p.cites), back: 'cited_by' } },
  });
  const notes = defineCollection({
    name: 'notes',
    record: Note,
    id: (note) => note.id,
    defaultField: 'ID',
    fields: { ID: { kind: 'keyword', label: 'Id', of: (note) => note.id } },
    lookups: {},
    links: {},
  });
  return [papers, notes];
}

let dir: string;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'priora-rebuild-'));
  const [papers, notes] = collectionsOf();
  const known = new Map([papers!, notes!].map((each) => [each.name, each]));
  const store = await openSqliteStore(dir, [papers!, notes!]);
  const write = async (collection: Collection<any>, ...records: readonly { id: string }[]) => {
    const puts = records.map((record) => {
      const text = toText(record, collection.apart);
      const ties = tiesOf(collection, record, known);
      return { id: record.id, text, arrived: digest(text), demo: false, merged_with: 0, ties };
    });
    const outcome = await store.records.write({ collection: collection.name, puts, deletes: [] });
    expect(outcome.kind).toBe('written');
  };
  await write(
    papers!,
    { id: 'a', doi: '10.1/A', cites: [] } as Paper,
    { id: 'b', doi: '10.1/B', cites: ['10.1/a'] } as Paper,
    { id: 'c', doi: '10.1/C', cites: ['doi:10.1/A'] } as Paper,
  );
  await write(notes!, { id: 'n' });
  await store.close();
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Opens the store with other declarations: what goes to the index after `seq`, and the last number. */
async function reopened(variant: Variant, seq: number) {
  const [papers, notes] = collectionsOf(variant);
  const store = await openSqliteStore(dir, [papers!, notes!]);
  const told = async (collection: Collection<any>) =>
    (await store.records.changesAfter<any>(collection, seq, 100)).map(
      (change) => `${change.kind} ${change.id} ${JSON.stringify('derived' in change ? change.derived : undefined)}`,
    );
  const state = { papers: await told(papers!), notes: await told(notes!), last: await store.records.lastSeq() };
  await store.close();
  return state;
}

/** Three papers and a note; nothing is derived apart from them. */
const NOTHING_ANEW = { papers: [], notes: [], last: 4 };

it('derives nothing anew where nothing is declared otherwise', async () => {
  expect(await reopened({}, 4)).toEqual(NOTHING_ANEW);
});

it.each<[what: string, variant: Variant]>([
  ['the normalisation', { normalise: loweredToo }],
  ['an identity', { of: (paper) => `${paper.doi}`.toLowerCase() }],
  ['a link', { cites: (paper) => [...paper.cites] }],
])('derives nothing anew where %s is written otherwise and reads the same', async (_what, variant) => {
  expect(await reopened(variant, 4)).toEqual(NOTHING_ANEW);
  // and the form that has been looked at is kept: the next opening has nothing to compare
  expect(await reopened(variant, 4)).toEqual(NOTHING_ANEW);
});

it.each<[what: string, variant: Variant, cited: readonly [a: number, b: number, c: number]]>([
  ['the normalisation of what is named', { normalise: shorn }, [2, 0, 0]],
  ['an identity', { of: ({ id, doi }) => (id === 'a' ? undefined : lowered(doi)) }, [0, 0, 0]],
  ['a link', { cites: ({ id, cites }) => (id === 'a' ? ['10.1/B'] : cites) }, [1, 1, 0]],
])('derives every record that derives anew where %s reads otherwise', async (_what, variant, [a, b, c]) => {
  expect(await reopened(variant, 4)).toEqual({
    papers: [`derive a {"CITED":${a}}`, `derive b {"CITED":${b}}`, `derive c {"CITED":${c}}`],
    notes: [],
    last: 7,
  });
  expect(await reopened(variant, 7)).toEqual({ papers: [], notes: [], last: 7 });
});

it('derives anew where another field is derived, although the ties read the same', async () => {
  expect(await reopened({ citing: true }, 4)).toEqual({
    papers: [
      'derive a {"CITED":1,"CITING":["b"]}',
      'derive b {"CITED":0,"CITING":[]}',
      'derive c {"CITED":0,"CITING":[]}',
    ],
    notes: [],
    last: 7,
  });
});
