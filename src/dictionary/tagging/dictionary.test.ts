import { expect, it } from 'vitest';
import type { Entity } from '#collections/entities/entities.ts';
import { namedThings } from './dictionary.ts';
import { ENTRY_TERMS, HELD } from './entry-terms.ts';

const entity = (
  id: string,
  kind: Entity['kind'],
  identity: string,
  text: string,
  more: Partial<Entity> = {},
): Entity => ({
  ...{ id, kind, ids: [identity], keys: [identity], provenance: [{ source: 'test', key: id }] },
  ...{ names: [{ lang: 'en', kind: 'preferred', text }], cross_references: [], former: [], parents: [] },
  ...more,
});
const above = (all: readonly Entity[]) => Object.fromEntries(namedThings(all).map(({ id, within }) => [id, within]));

it('a heading holds what another vocabulary calls the same, and what is above the heading', () => {
  expect(
    above([
      entity('m', 'drug', 'drug:mesh:D1', 'Gentamicins', { parents: ['drug:mesh:D2'] }),
      entity('b', 'drug', 'drug:drugbank:DB1', 'gentamicin'),
      entity('up', 'drug', 'drug:mesh:D2', 'Aminoglycosides'),
      entity('n', 'drug', 'drug:name:gentamicin', 'Gentamicin'),
      entity('t', 'target', 'target:mesh:D3', 'Gentamicin'),
    ]),
  ).toEqual({ m: ['up'], b: ['m', 'n', 'up'], up: [], n: [], t: [] });
});

it('a reference to what is a kind of the thing itself leads nowhere', () => {
  const refers = { cross_references: ['MESH:D1', 'MESH:D2'] };
  expect(
    above([
      entity('lung', 'disease', 'disease:doid:850', 'lung illness', refers),
      entity('cancer', 'disease', 'disease:doid:1324', 'lung growth', { parents: ['disease:doid:850'] }),
      entity('lungs', 'disease', 'disease:mesh:D1', 'Illnesses of Lungs'),
      entity('abscess', 'disease', 'disease:mesh:D2', 'Lung Abscess', {
        parents: ['disease:mesh:D3', 'disease:doid:850'],
      }),
      entity('infection', 'disease', 'disease:mesh:D3', 'Infections'),
    ]),
  ).toEqual({
    lung: ['lungs'],
    cancer: ['lung', 'lungs'],
    lungs: [],
    abscess: ['infection', 'lung', 'lungs'],
    infection: [],
  });
});

it('what refers to the other, or is above it, stays as it is', () => {
  expect(
    above([
      entity('m', 'disease', 'disease:mesh:D1', 'Hepatitis'),
      entity('d', 'disease', 'disease:doid:1', 'hepatitis', { cross_references: ['MESH:D1'] }),
      entity('x', 'disease', 'disease:mesh:D5', 'Tics', { parents: ['disease:doid:5'] }),
      entity('y', 'disease', 'disease:doid:5', 'tic'),
    ]),
  ).toEqual({ m: [], d: ['m'], x: ['y'], y: [] });
});

it('a heading that is there has the names under which texts know it, each once', () => {
  const [heading] = namedThings([
    entity('m', 'disease', 'disease:mesh:D003680', 'Deglutition Disorders', {
      names: [
        { lang: 'en', kind: 'preferred', text: 'Deglutition Disorders' },
        { lang: 'en', kind: 'exact', text: 'Dysphagia' },
      ],
    }),
    entity('t', 'target', 'target:mesh:D3', 'Deglutition Disorders'),
  ]);
  expect(heading!.names.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'preferred Deglutition Disorders',
    'exact Dysphagia',
    'narrow swallowing disorder',
    'narrow swallowing difficulty',
    'narrow swallowing dysfunction',
    'narrow difficulty swallowing',
  ]);
  const [lungs, drug] = namedThings([
    entity('c', 'disease', 'disease:mesh:D029424', 'Pulmonary Disease, Chronic Obstructive'),
    entity('d', 'drug', 'drug:mesh:D1', 'Deglutition Disorders'),
  ]);
  expect(lungs!.names[2]).toEqual({ lang: 'en', kind: 'abbreviation', text: 'COPD' });
  expect(drug!.names).toHaveLength(1);
});

it('what another vocabulary calls as an entry term does is a kind of the heading, unless it is above it', () => {
  expect(
    above([
      entity('h', 'disease', 'disease:mesh:D008654', 'Mesothelioma', { parents: ['disease:doid:2'] }),
      entity('m', 'disease', 'disease:doid:1790', 'malignant mesothelioma'),
      entity('g', 'disease', 'disease:doid:2', 'gall stone'),
      entity('s', 'disease', 'disease:mesh:D042882', 'Gallstones', { parents: ['disease:doid:2'] }),
    ]),
  ).toEqual({ h: ['g'], m: ['g', 'h'], g: [], s: ['g'] });
});

it('what a kind of germs brings is a kind of the heading for infections by it', () => {
  expect(
    above([
      entity('h', 'disease', 'disease:mesh:D018352', 'Imaginavirus Infections'),
      entity('d', 'disease', 'disease:doid:1', 'Imaginavirus infectious disease'),
      entity('x', 'disease', 'disease:doid:2', 'infectious disease'),
    ]),
  ).toEqual({ h: [], d: ['h'], x: [] });
});

it('a heading holds what the ontology has as a kind of it under other names', () => {
  expect(
    above([
      entity('h', 'disease', 'disease:mesh:D015212', 'Inflammatory Bowel Diseases'),
      entity('c', 'disease', 'disease:doid:8778', "Crohn's disease"),
      entity('v', 'disease', 'disease:mesh:D011024', 'Pneumonia, Viral', { parents: ['disease:doid:0080600'] }),
      entity('w', 'disease', 'disease:doid:0080600', 'COVID-19'),
    ]),
  ).toEqual({ h: [], c: ['h'], v: ['w'], w: [] });
});

it('a growth or an inflammation with nothing above it is a kind of what its last words are', () => {
  expect(
    above([
      entity('s', 'disease', 'disease:doid:1', 'sarcoma', { parents: ['disease:doid:3'] }),
      entity('b', 'disease', 'disease:doid:2', 'breast sarcoma'),
      entity('c', 'disease', 'disease:doid:3', 'cancer'),
      entity('k', 'disease', 'disease:doid:4', 'kidney sarcoma', { parents: ['disease:doid:3'] }),
      entity('y', 'disease', 'disease:doid:5', 'Imagined syndrome'),
      entity('z', 'disease', 'disease:doid:6', 'syndrome'),
    ]),
  ).toEqual({ s: ['c'], b: ['c', 's'], c: [], k: ['c'], y: [], z: [] });
});

it.each([ENTRY_TERMS, HELD])('no heading has terms twice, and none is its own', (...rows) => {
  const headings = rows.map(([heading]) => heading);
  expect(new Set(headings).size).toBe(headings.length);
  for (const terms of rows) expect(new Set(terms.map((term) => term.toLowerCase())).size).toBe(terms.length);
});

it('a descriptor of MeSH is a heading, also one that the tree knows by its places alone', () => {
  const things = namedThings([
    entity('m', 'disease', 'disease:mesh:D1', 'Imagined Heading'),
    entity('t', 'disease', 'disease:name:placed', 'Placed', { cross_references: ['MESH-TREE:C10.1'] }),
    entity('d', 'disease', 'disease:doid:1', 'described', { cross_references: ['MESH:D2'] }),
  ]);
  expect(things.map(({ id, heading }) => [id, heading])).toEqual([
    ['m', true],
    ['t', true],
    ['d', undefined],
  ]);
});

it('what MeSH has among substances is a protein where it has it as one, too, unless it is given', () => {
  const mesh = (id: string, kind: Entity['kind'], text: string, ...places: string[]) =>
    entity(id, kind, `${kind}:mesh:${id}`, text, {
      provenance: [{ source: 'mesh', key: id }],
      cross_references: places.map((place) => `MESH-TREE:${place}`),
    });
  const all = [
    mesh('caspase', 'drug', 'Caspase 0', 'D12.644.360.075'),
    mesh('caspase-t', 'target', 'Caspase 0', 'D12.776.476'),
    mesh('hormone', 'drug', 'Imaginin', 'D06.472', 'D12.644.276'),
    mesh('hormone-t', 'target', 'Imaginin', 'D12.776.1'),
    mesh('peptide', 'drug', 'Imaginephalin', 'D12.644.400'),
    mesh('peptide-t', 'target', 'Imaginephalin', 'D12.776.2'),
    mesh('lone', 'drug', 'Imaginogen', 'D05.750'),
    entity('listed', 'drug', 'drug:drugbank:DB0', 'Caspase 0'),
  ];
  const named = namedThings(all).filter(({ names }) => names.length > 0);
  expect(named.map(({ id }) => id)).toEqual(all.slice(1).map(({ id }) => id));
});
