import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Compound, displayName } from '#collections/compounds/compound.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { type Reaction, reactions } from '#collections/reactions/reactions.ts';
import { schemaFault } from '#sources/import.ts';
import { readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import cdxml from './source.ts';

/** Compounds as SMILES, reactions with their sides, rejects with their reasons. */
async function read(name: string, content: string | Uint8Array) {
  const parsed = await readText(cdxml, name, content);
  const structures: string[] = [];
  const steps: Reaction[] = [];
  const rejects: string[] = [];
  for (const one of parsed) {
    if (one.ok === false) rejects.push(`${one.id}: ${one.reason}`);
    else if (one.ok === true && one.into === compounds) {
      expect(schemaFault(compounds, one.record)).toBeUndefined();
      expect(displayName(one.record as Compound)).toBeUndefined();
      structures.push((one.record as Compound).structure.isomeric);
    } else if (one.ok === true && one.into === undefined) {
      expect(schemaFault(reactions, one.record)).toBeUndefined();
      steps.push(one.record as Reaction);
    }
  }
  return { structures, steps, rejects };
}

const page = (content: string) => `<?xml version="1.0"?>\n<CDXML><page id="1">${content}</page></CDXML>`;
const n = (id: number, x: number, y: number, more = '', inside = '') =>
  `<n id="${id}" p="${x} ${y}" ${more}>${inside}</n>`;
const b = (id: number, from: number, to: number, more = '') => `<b id="${id}" B="${from}" E="${to}" ${more}/>`;
const fragment = (id: number, content: string) => `<fragment id="${id}">${content}</fragment>`;
const structuresOf = async (content: string) => (await read('a.cdxml', page(fragment(9, content)))).structures;

it('atoms and bonds with charges, isotopes, radicals and hydrogens are what is drawn', async () => {
  expect(await structuresOf(n(1, 0, 0) + n(2, 10, 0, 'Element="8"') + b(3, 1, 2, 'Order="2"'))).toEqual(['C=O']);
  expect(await structuresOf(n(1, 0, 0, 'Element="7" Charge="1" NumHydrogens="4"'))).toEqual(['[NH4+]']);
  expect(await structuresOf(n(1, 0, 0, 'Isotope="13"') + n(2, 10, 0) + b(3, 1, 2))).toEqual(['C[13CH3]']);
  expect(await structuresOf(n(1, 0, 0, 'Radical="Doublet"'))).toEqual(['[CH3]']);
  const ring = [0, 1, 2, 3, 4, 5].map((i) =>
    n(i + 1, 20 * Math.cos((i * Math.PI) / 3), 20 * Math.sin((i * Math.PI) / 3)),
  );
  const bonds = [0, 1, 2, 3, 4, 5].map((i) => b(i + 11, i + 1, ((i + 1) % 6) + 1, 'Order="1.5"'));
  expect(await structuresOf(ring.join('') + bonds.join(''))).toEqual(['c1ccccc1']);
});

it('the narrow end of a wedge is where it begins, pages count downwards', async () => {
  const drawn = (display: string, turned = false) =>
    structuresOf(
      n(1, 0, 0) +
        n(2, 0, -10, 'Element="8"') +
        n(3, -8, 5) +
        n(4, 8, 5, 'Element="9"') +
        (turned ? b(5, 2, 1, display) : b(5, 1, 2, display)) +
        b(6, 1, 3) +
        b(7, 1, 4),
    );
  const [wedge] = await drawn('Display="WedgeBegin"');
  expect(wedge).toMatch(/^C\[C@+H\]\(O\)F$/);
  const [hash] = await drawn('Display="WedgedHashBegin"');
  expect(hash).toBe(wedge!.includes('@@') ? wedge!.replace('@@', '@') : wedge!.replace('@', '@@'));
  expect(await drawn('Display="WedgeEnd"', true)).toEqual([wedge]);
  expect(await drawn('Display="WedgedHashEnd"', true)).toEqual([hash]);
});

const BENZYLOXY =
  n(21, 50, 50, 'Element="8"') +
  n(22, 60, 50) +
  n(23, 40, 50, 'NodeType="ExternalConnectionPoint"') +
  b(24, 23, 21) +
  b(25, 21, 22);

it('what an abbreviation stands for is drawn inside it', async () => {
  const label = `${fragment(20, BENZYLOXY)}<t><s>OMe</s></t>`;
  expect(await structuresOf(n(1, 0, 0) + n(2, 10, 0, 'NodeType="Nickname"', label) + b(3, 1, 2))).toEqual(['COC']);
  const link = (order: string) =>
    n(1, 0, 0, 'Element="9"') +
    n(
      2,
      10,
      0,
      `NodeType="Fragment" ${order}`,
      `<fragment id="30" ConnectionOrder="33 34">${n(31, 0, 0)}${n(32, 5, 0, 'Element="8"')}${n(33, -5, 0, 'NodeType="ExternalConnectionPoint"')}${n(34, 9, 0, 'NodeType="ExternalConnectionPoint"')}${b(35, 31, 32)}${b(36, 33, 31)}${b(37, 34, 32)}</fragment><t>CH2O</t>`,
    ) +
    n(3, 20, 0, 'Element="17"') +
    b(4, 1, 2) +
    b(5, 2, 3);
  expect(await structuresOf(link('BondOrdering="4 5"'))).toEqual(['FCOCl']);
  expect(await structuresOf(link('BondOrdering="5 4"'))).toEqual(['FOCCl']);
  const { rejects } = await read('a.cdxml', page(fragment(9, link(''))));
  expect(rejects).toEqual(['fragment 9: which bond goes where in a label "CH2O" is not told']);
});

it('a label that stands for nothing is told, atoms for any are kept', async () => {
  const told = async (node: string) => (await read('a.cdxml', page(fragment(9, node)))).rejects;
  expect(await told(n(1, 0, 0, 'NodeType="Unspecified"', '<t><s>Het</s>\n<s>1</s></t>'))).toEqual([
    'fragment 9: a label "Het 1" is no structure (Unspecified)',
  ]);
  expect(await told(n(1, 0, 0, 'NodeType="Nickname"'))).toEqual([
    'fragment 9: what a label without text stands for is not told',
  ]);
  expect(await told(n(1, 0, 0) + n(2, 1, 0) + b(3, 1, 2, 'Order="2.5"'))).toEqual([
    'fragment 9: a bond has the order "2.5"',
  ]);
  expect(await told(n(1, 0, 0) + b(3, 1, 7))).toEqual(['fragment 9: a bond goes to "7", which is no atom']);
  expect(await told(n(1, 0, 0, 'Element="999"'))).toEqual(['fragment 9: there is no element 999']);
  expect(await told('')).toEqual(['fragment 9: it has no atoms']);
  expect(await told(n(1, 0, 0, 'NodeType="GenericNickname"'))).toEqual(['fragment 9: all of its atoms stand for any']);
  expect(
    await structuresOf(n(1, 0, 0) + n(2, 10, 0, 'NodeType="GenericNickname" GenericNickname="R"') + b(3, 1, 2)),
  ).toEqual(['*C']);
});

it('a step is a reaction: structures at its arrow are agents, texts stand as they are written', async () => {
  const content =
    fragment(1, n(11, 0, 0) + n(12, 10, 0, 'Element="8"') + b(13, 11, 12)) +
    `<group id="2">${fragment(3, n(31, 0, 0, 'Element="11" Charge="1" NumHydrogens="0"'))}${fragment(4, n(41, 30, 0, 'Element="17" Charge="-1" NumHydrogens="0"'))}</group>` +
    fragment(5, n(51, 0, 0, 'Element="8"')) +
    fragment(12, n(121, 0, 0, 'NodeType="Unspecified"', '<t>NaBH4</t>')) +
    '<t id="6"><s>K2CO3,\nDMF</s></t><t id="7"><s>80 °C</s></t><t id="8"><s>+</s></t>' +
    fragment(9, n(91, 0, 0)) +
    '<scheme id="100"><step id="101" ReactionStepReactants="1 8 2" ReactionStepProducts="9" ReactionStepArrows="77" ReactionStepObjectsAboveArrow="5 12 6" ReactionStepObjectsBelowArrow="7"/></scheme>' +
    fragment(10, n(1001, 0, 0, 'Element="7"'));
  const { steps, structures, rejects } = await read('a.cdxml', page(content));
  expect(rejects).toEqual([]);
  expect(steps).toEqual([
    {
      id: 'cdxml:a.cdxml:101',
      reactants: [
        { smiles: 'CO', inchi_key: 'OKKJLVBELUTLKV-UHFFFAOYSA-N', amounts: [] },
        { smiles: '[Cl-].[Na+]', inchi_key: 'FAPWRFPIFSIZLT-UHFFFAOYSA-M', amounts: [] },
      ],
      agents: [
        { smiles: 'O', inchi_key: 'XLYOFNOQVPJJNP-UHFFFAOYSA-N', amounts: [] },
        { name: 'NaBH4', amounts: [] },
      ],
      products: [{ smiles: 'C', inchi_key: 'VNWKTOKETHGBQD-UHFFFAOYSA-N', amounts: [] }],
      written: 'CO.[Cl-].[Na+]>O.NaBH4>C',
      procedure: 'K2CO3, DMF; 80 °C',
      provenance: [{ source: 'cdxml', key: 'a.cdxml:101' }],
    },
  ]);
  // those of the step, then what stands beside it
  expect(structures).toEqual(['CO', '[Cl-].[Na+]', 'O', 'C', 'N']);
  const broken = await read('a.cdxml', page('<scheme><step id="1" ReactionStepReactants="2"/></scheme>'));
  expect(broken.rejects).toEqual(['step 1: has no product with a structure or a name']);
  const step = `<scheme><step id="1" ReactionStepProducts="${'1 '.repeat(100_000)}"/></scheme>`;
  const many = await read('a.cdxml', page(fragment(1, n(11, 0, 0)) + step));
  expect(many).toMatchObject({ structures: ['C'], rejects: [expect.stringContaining('a reaction has at most')] });
});

it('the binary form holds the same; what ends early is told with the byte', async () => {
  const u16 = (value: number) => [value & 255, (value >> 8) & 255];
  const u32 = (value: number) => [...u16(value), ...u16(value >>> 16)];
  const object = (tag: number, id: number, ...inside: number[][]) => [...u16(tag), ...u32(id), ...inside.flat(), 0, 0];
  const property = (tag: number, ...value: number[]) => [...u16(tag), ...u16(value.length), ...value];
  const at = (x: number, y: number) => property(0x0200, ...u32(y << 16), ...u32(x << 16));
  const atom = (id: number, x: number, ...more: number[][]) => object(0x8004, id, at(x, 0), ...more);
  const bytes = Uint8Array.from([
    ...Buffer.from('VjCD0100'),
    ...[4, 3, 2, 1],
    ...new Array(16).fill(0),
    ...object(
      0x8001,
      1,
      object(
        0x8003,
        2,
        atom(3, 0),
        atom(4, 10, property(0x0402, ...u16(7)), property(0x0421, 1), property(0x042b, ...u16(2))),
        object(0x8005, 5, property(0x0604, ...u32(3)), property(0x0605, ...u32(4)), property(0x0600, ...u16(2))),
      ),
    ),
    ...[0, 0],
  ]);
  expect((await read('a.cdx', bytes)).structures).toEqual(['C=[NH2+]']);
  expect((await read('a.cdx', Buffer.from(bytes).toString('base64'))).structures).toEqual(['C=[NH2+]']);
  expect(await read('a.cdx', bytes.subarray(0, 60))).toEqual({
    ...{ structures: [], steps: [] },
    rejects: ['a.cdx: ends early, at byte 60'],
  });
});

describeWithSharedData('real drawings', ['chem-bio/cdxml-cdx'], (folder) => {
  it('are read in both forms; what has no structure is told', async () => {
    const told = { structures: 0, steps: 0, rejects: 0 };
    const of = new Map<string, string[]>();
    for (const name of readdirSync(folder).sort()) {
      const { structures, steps, rejects } = await read(name, readFileSync(join(folder, name)));
      told.structures += structures.length;
      told.steps += steps.length;
      told.rejects += rejects.length;
      of.set(name, structures.toSorted());
    }
    const pair = ['formats__molecules__test-multi.cdx', 'formats__molecules__cdxml2__test-multi.cdxml'];
    expect(of.get(pair[0]!)).toEqual(of.get(pair[1]!));
    expect(told).toEqual({ structures: 456, steps: 38, rejects: 56 });
  });
});
