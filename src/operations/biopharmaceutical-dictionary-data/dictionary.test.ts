import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities, entityId, entityPart } from '#collections/entities/entities.ts';
import { importFiles } from '#sources/import.ts';
import obo from '#sources/obo/source.ts';
import { readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.[Symbol.asyncDispose]());

const rows = async (kind: 'disease' | 'target' | 'drug', prefix: string, limit = 5) =>
  (await service.call(`POST /synapse/${kind}/autocomplete`, { body: { prefix, limit } })).data;
const shown = async (...asked: Parameters<typeof rows>) =>
  (await rows(...asked)).map((row: any) =>
    [row.display_name[0].name, ...(row.matched_name ? [row.matched_name] : [])].join(' < '),
  );

it('ids are the first 32 digits of the SHA-256 of kind, scheme and code, for ever', () => {
  const digest = createHash('sha256').update('disease:doid:13189').digest('hex').slice(0, 32);
  expect(entityId('disease:doid:13189')).toBe(digest);
  expect(entityId('disease:doid:13189')).toBe('ca531f5ec2d89b82c70e073c3da6a1d0');
});

it('reads terms of an ontology: scopes of synonyms, former ids, escapes; leaves obsolete ones out', async () => {
  const text = [
    'format-version: 1.2',
    'date: 14:05:2015 16:40',
    '',
    '[Term]',
    'id: DOID:13189',
    'name: gout',
    'alt_id: DOID:14144',
    'synonym: "gouty \\"arthritis\\"" EXACT [X:1]',
    'synonym: "foot" NARROW []',
    'xref: MSH:D006073',
    'is_a: DOID:418 ! x',
    'def: "An arthritis." [url:x]',
    '',
    '[Term]',
    'id: DOID:1',
    'name: old',
    'is_obsolete: true',
    '',
    '[Typedef]',
    'id: part_of',
    '',
    '[Term]',
    'id: X:1',
    'name: y',
  ].join('\n');
  const [gout, old, bad] = await readText(obo, 'a.obo', text);
  expect(gout).toMatchObject({
    ok: true,
    record: {
      ids: ['disease:doid:13189'],
      former: ['disease:doid:14144'],
      parents: ['disease:doid:418'],
      cross_references: ['MESH:D006073'],
      definition: 'An arthritis.',
      names: [
        { kind: 'preferred', text: 'gout' },
        { kind: 'exact', text: 'gouty "arthritis"' },
        { kind: 'narrow', text: 'foot' },
      ],
      provenance: [{ as_of: '2015-05-14' }],
    },
  });
  expect([old, bad]).toMatchObject([
    { ok: 'skipped', kind: 'obsolete term' },
    { ok: false, id: 'X:1' },
  ]);
});

it('completes names: whole, begun, synonyms, words inside, other scripts, a slip, codes', async () => {
  const names = (all: [string, string, string?][]) =>
    all.map(([kind, text, lang = 'en']) => ({ kind: kind as 'exact', text, lang }));
  const disease = (code: string, all: [string, string, string?][]) =>
    entityPart({
      ids: [`disease:doid:${code}`],
      kind: 'disease',
      provenance: [{ source: 'test', key: code }],
      names: names(all),
      cross_references: [`MESH:X${code}`],
    });
  await service.corpus.put(entities, [
    disease('1', [
      ['preferred', 'Gout'],
      ['preferred', '痛风', 'zh'],
      ['exact', 'gouty arthritis'],
    ]),
    disease('2', [
      ['preferred', 'goutweed allergy'],
      ['narrow', 'Ménière gout'],
    ]),
    disease('3', [['preferred', 'tophaceous gout']]),
    disease('4', [['preferred', 'asthma']]),
  ]);
  expect(await shown('disease', 'gout')).toEqual(['Gout', 'goutweed allergy', 'tophaceous gout']);
  // what is one slip away comes after what is not
  expect(await shown('disease', 'gouty')).toEqual(['Gout < gouty arthritis', 'goutweed allergy']);
  expect(await shown('disease', 'arthr')).toEqual(['Gout < gouty arthritis']);
  expect(await shown('disease', '痛')).toEqual(['Gout']);
  expect(await shown('disease', '风')).toEqual(['Gout']);
  expect(await shown('disease', 'meniere')).toEqual(['goutweed allergy < Ménière gout']);
  expect([
    await shown('disease', 'astmha'),
    await shown('disease', 'asthna'),
    await shown('disease', 'asthhma'),
    await shown('disease', 'athma'),
  ]).toEqual([[], ['asthma'], ['asthma'], ['asthma']]);
  expect(await shown('disease', 'MESH:X4')).toEqual(['asthma']);
  expect((await rows('disease', 'asthma'))[0].id).toBe(entityId('disease:doid:4'));
  const wrong = await service.call('POST /synapse/disease/autocomplete', { body: { prefix: 'a', limit: 101 } });
  expect(wrong.json).toMatchObject({ status: false, error_msg: 'limit is 101: use 1 to 100.' });
  const none = await service.call('POST /synapse/drug/autocomplete', { body: { prefix: 'a', limit: 1 } });
  expect(JSON.stringify(none.json)).toContain('The dictionary has no names of this kind');
});

describeWithSharedData(
  'names of the shared folder',
  ['drugs/disease-ontology', 'drugs/hgnc', 'drugs/drugbank-vocabulary'],
  (...paths) => {
    beforeAll(async () => {
      const summary = await importFiles({
        source: 'auto',
        paths: paths.slice(0, 1),
        corpus: service.corpus,
        data_dir: service.data_dir,
      });
      expect(summary).toMatchObject({
        rejected: 0,
        problems: [],
        sources: [{ records: 5294, skipped: { 'obsolete term': 1905 } }],
      });
    }, 120_000);

    it('finds gout by its former id and by an exact synonym', async () => {
      expect(await shown('disease', 'gouty arthritis')).toContain('gout < gouty arthritis');
      const [found] = await service.corpus.lookup(entities, 'entity_id', [entityId('disease:doid:14144')]);
      expect(found?.id).toBe(entityId('disease:doid:13189'));
      expect((await shown('disease', 'breast canc'))[0]).toBe('male breast cancer');
    });
  },
);
