import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import { publicationsOf, relationsOf } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import type { Patent } from '../patent.ts';
import { patents } from '../patents.ts';
import { samplePatent } from '../sample-patent.ts';
import { followCitations } from './citations.ts';
import { similarPatents } from './similar.ts';

const patent = (number: string, text: string, fields: Partial<Patent> = {}) =>
  samplePatent(number, { titles: [{ lang: 'en', origin: 'original', text }], ...fields });
const citing = (...numbers: string[]) => ({ cites: numbers.map((publication_number) => ({ publication_number })) });
const priority = (number: string) => ({ priorities: [{ country: 'US', number }] });

describe('what hits cite', () => {
  it('is stronger the better the hit and the shorter its list, and several hits add up', () => {
    const links = followCitations([
      { patent: patent('US1A', 'x', citing('US7B2', 'US8B1', 'US7A1')), share: 1 },
      { patent: patent('US2A', 'x', citing('US8B1')), share: 0.5 },
      // too far behind to say anything
      { patent: patent('US3A', 'x', citing('US9B1')), share: 0.3 },
    ]);
    const first = 1 / 4 ** 0.25;
    const both = first + 0.5 ** 5 / 2 ** 0.25;
    expect([...links]).toEqual([
      ['US8', { strength: both / (both + 1), cited_by: ['US1A', 'US2A'] }],
      ['US7', { strength: first / (first + 1), cited_by: ['US1A'] }],
    ]);
  });
});

describe('in a corpus', () => {
  let dir: string;
  let corpus: Corpus;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'priora-citations-'));
    corpus = await openCorpus({ dir, collections, engine: embeddedEngine({ dir: join(dir, 'index') }) });
    await corpus.put(patents, [
      patent('CN102000010A', 'Gearbox and generator in a nacelle on a tower', citing('US20B1', 'US30B2', 'US99B1')),
      patent('US20B1', 'Windmill', priority('20')),
      patent('CN102000020A', 'Gearbox', priority('20')),
      patent('CN102000040A', 'Gearbox housing'),
      patent('US30A1', 'Gearbox lubrication', priority('30')),
      patent('US30B2', 'Gearbox lubrication', priority('30')),
    ]);
  });
  afterAll(async () => {
    await corpus.close();
    await rm(dir, { recursive: true, force: true });
  });
  const found = async (filter?: string) => {
    const { hits } = await similarPatents(corpus, {
      text: 'gearbox and generator in a nacelle',
      limit: 10,
      ...(filter && { filter: { kind: 'term', field: 'AUTHORITY', text: filter } as const }),
    });
    return hits.map(({ id, cited_by }) => [id, cited_by]);
  };

  it('a citation counts for the member of the family that is found, also where the cited one is not asked for', async () => {
    expect(await found('CN')).toEqual([
      ['CN102000010A', []],
      ['CN102000020A', ['CN102000010A']],
      ['CN102000040A', []],
    ]);
  });

  it('publications of one document number share the citation; of a family one is shown', async () => {
    expect((await found('US')).map(([id]) => id)).toHaveLength(1);
    const all = new Map((await found()) as [string, string[]][]);
    expect(all.get('US30A1') ?? all.get('US30B2')).toEqual(['CN102000010A']);
    expect([all.get('CN102000020A'), all.get('US20B1')]).toEqual([['CN102000010A'], undefined]);
  });

  it('the publications of document numbers come with their families, unknown ones left out', async () => {
    const families = (await relationsOf(corpus, ['US20B1', 'US30A1'])).values();
    const [twenty, thirty] = [...families].map(({ simple_family }) => simple_family.family_id);
    expect(await publicationsOf(corpus, ['US30', 'CN102000020', 'US77', 'US30B2'])).toEqual(
      new Map([
        ['US30', ['US30A1', 'US30B2'].map((publication_number) => ({ publication_number, family_id: thirty }))],
        ['CN102000020', [{ publication_number: 'CN102000020A', family_id: twenty }]],
      ]),
    );
  });
});
