import { describe, expect, it } from 'vitest';
import { compounds } from '#collections/compounds/compounds.ts';
import { mentions } from '#collections/compounds/mentions.ts';
import { type Reaction, reactions } from '#collections/reactions/reactions.ts';
import { schemaFault } from '#sources/import.ts';
import { SourceError } from '#sources/source.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { shortest, WireMessage } from '../protobuf.ts';
import list from './list.ts';
import ord from './ord.ts';
import rdf from './rdf.ts';
import { reactionSides } from './reaction-smiles.ts';
import type { ReactionRecord } from './substances.ts';
import tables from './tables.ts';

type Read = Awaited<ReturnType<typeof readText<ReactionRecord>>>;

/** The reactions alone, each of which fits its schema; rejects by their reasons. */
const reactionsOf = (parsed: Read): (Reaction | string)[] =>
  parsed.flatMap((one): (Reaction | string)[] => {
    if (one.ok === false) return [`${one.id}: ${one.reason}`];
    if (one.ok !== true || one.into !== undefined) return [];
    expect(schemaFault(reactions, one.record)).toBeUndefined();
    return [one.record as Reaction];
  });

it('reaction SMILES have three sides; an ending says which parts are one substance', () => {
  expect(reactionSides('[CH3:1]Cl.[OH-].[Na+]>O>[CH3:1]O |f:1.2|')).toEqual({
    reactants: ['[CH3]Cl', '[OH-].[Na+]'],
    agents: ['O'],
    products: ['[CH3]O'],
  });
  expect(reactionSides('A.B>C.D>E.F |f:0.1,4.5,2.3|').products).toEqual(['E.F']);
  expect(() => reactionSides('CCO')).toThrow('is no reaction');
  expect(() => reactionSides('CCO>>')).toThrow('has no product');
  expect(() => reactionSides('C'.repeat(20_001))).toThrow('20000 characters');
});

it('rows of tables become reactions with patent, yield and paragraph, their compounds, and that the patent holds them', async () => {
  const text =
    'ReactionSmiles\tPatentNumber\tOrdReactionId\tYield\tProcedureText\nCC(=O)Cl.[CH3:1]O>CC>CC(=O)O[CH3:1]\tUS04609650\tord-1\t88.5\tIt is stirred.\nnonsense\tUS1\tord-2\t\t\n';
  const read = await readText(tables, 'a.tsv', text);
  expect(reactionsOf(read)).toMatchObject([
    {
      id: 'reaction-table:ord-1',
      reactants: [{ smiles: 'CC(=O)Cl' }, { smiles: 'CO', inchi_key: 'OKKJLVBELUTLKV-UHFFFAOYSA-N' }],
      agents: [{ smiles: 'CC' }],
      products: [{ smiles: 'COC(C)=O', inchi_key: 'KXKVLQRXCPHEJC-UHFFFAOYSA-N' }],
      patent: 'US4609650',
      yield: 88.5,
      procedure: 'It is stirred.',
    },
    'line 3: is no reaction: it has not three parts between two ">"',
  ]);
  const of = (collection: typeof compounds | typeof mentions) =>
    read.flatMap((one) => (one.ok === true && one.into === collection ? [one.record] : []));
  expect(of(compounds).map((one) => 'formula' in one && one.formula)).toEqual(['C2H3ClO', 'CH4O', 'C2H6', 'C3H6O2']);
  for (const one of of(compounds)) expect(schemaFault(compounds, one)).toBeUndefined();
  expect(of(mentions)).toHaveLength(4);
  expect(of(mentions)[1]).toEqual({
    id: 'reaction-table:US4609650:OKKJLVBELUTLKV-UHFFFAOYSA-N',
    compound: 'OKKJLVBELUTLKV-UHFFFAOYSA-N',
    patent: 'US4609650',
    counts: {},
    names: [],
    provenance: [{ source: 'reaction-table', key: 'ord-1' }],
  });
  const repeated = 'rxn_Class,patentID,rxn_Smiles\n1,US07678803B2,CO>>CI\n1,US07678803B2,CO>>CI\n';
  expect(reactionsOf(await readText(tables, 'b.csv', repeated))).toMatchObject([
    { id: 'reaction-table:b.csv:US07678803B2', class: '1' },
    { id: 'reaction-table:b.csv:US07678803B2:2', class: '1' },
  ]);
});

it('lines of reaction SMILES become reactions', async () => {
  const text = '# a list\nCC(=O)O.CO>>COC(C)=O |f:0.1| ester\nCC>>CO ester\nCC>>\n';
  expect(reactionsOf(await readText(list, 'a.rsmi', text))).toMatchObject([
    {
      id: 'reaction-smiles:a.rsmi:ester',
      reactants: [{ smiles: 'CC(=O)O.CO' }],
      written: 'CC(=O)O.CO>>COC(C)=O |f:0.1|',
    },
    { id: 'reaction-smiles:a.rsmi:ester:2' },
    'line 4: has no product',
  ]);
  expect([list.recognises('a.smi', 'CC>>CO x\n'), list.recognises('a.smi', 'CCO x\nCC>>CO')]).toEqual([true, false]);
});

describe('datasets of the Open Reaction Database', () => {
  const number = (value: number): number[] => (value < 128 ? [value] : [(value % 128) + 128, ...number(value >> 7)]);
  const bytes = (field: number, value: readonly number[]) => [
    ...number(field * 8 + 2),
    ...number(value.length),
    ...value,
  ];
  const text = (field: number, value: string) => bytes(field, [...Buffer.from(value)]);
  const whole = (field: number, value: number) => [...number(field * 8), ...number(value)];
  const float = (field: number, value: number) => [
    ...number(field * 8 + 5),
    ...new Uint8Array(new Float32Array([value]).buffer),
  ];
  const identifier = (type: number, value: string) => bytes(1, [...whole(1, type), ...text(3, value)]);
  const amount = (kind: number, value: number, unit: number) =>
    bytes(2, bytes(kind, [...float(1, value), ...whole(3, unit)]));
  const input = (...component: number[]) => bytes(2, [...text(1, 'm1'), ...bytes(2, bytes(1, component))]);
  const measured = (type: number, details: string, ...value: number[]) =>
    bytes(3, [...whole(2, type), ...text(3, details), ...value]);
  const reaction = [
    ...bytes(1, [...whole(1, 6), ...text(3, 'CO.CC(=O)Cl>ClCCl>COC(C)=O |f:0.1|')]),
    ...input(...identifier(6, 'methanol'), ...identifier(2, 'CO'), ...amount(1, 3.2, 2), ...whole(3, 1)),
    ...input(...identifier(2, 'CC(=O)Cl'), ...amount(2, 100, 2), ...whole(3, 1)),
    ...input(...identifier(6, 'dichloromethane'), ...identifier(2, 'ClCCl'), ...amount(3, 0.5, 1), ...whole(3, 3)),
    ...input(...identifier(6, 'ice'), ...whole(3, 5)),
    ...input(...identifier(6, 'resin'), ...amount(3, 0, 2), ...whole(3, 4)),
    ...bytes(5, text(9, 'Methanol is added.')),
    ...bytes(
      8,
      bytes(3, [
        ...identifier(2, 'COC(C)=O'),
        ...measured(3, 'CALCULATEDPERCENTYIELD', ...bytes(8, float(1, 91.4))),
        ...measured(3, 'PERCENTYIELD', ...bytes(8, float(1, 88.5))),
        ...measured(9, 'MASS', ...bytes(11, bytes(1, [...float(1, 6.75), ...whole(3, 3)]))),
      ]),
    ),
    ...bytes(9, [...text(4, '10.6084/m9'), ...text(5, 'US04609394')]),
    ...text(10, 'ord-1'),
  ];
  const dataset = Uint8Array.from([
    ...text(1, 'a'),
    ...bytes(3, reaction),
    ...bytes(3, text(10, 'ord-2')),
    ...text(5, 'd'),
  ]);

  it('become reactions with roles, amounts, yield as stated, patent and paragraph', async () => {
    const amounts: never[] = [];
    expect(ord.recognises('d.pb', Buffer.from(dataset).toString('latin1'))).toBe(true);
    expect(ord.recognises('d.pb', 'reactions {')).toBe(false);
    expect(reactionsOf(await readText(ord, 'd.pb', dataset))).toEqual([
      {
        id: 'ord:ord-1',
        reactants: [
          {
            smiles: 'CO',
            inchi_key: 'OKKJLVBELUTLKV-UHFFFAOYSA-N',
            name: 'methanol',
            amounts: [{ value: '3.2', unit: 'g' }],
          },
          { smiles: 'CC(=O)Cl', inchi_key: 'WETWJCDKMRHUPV-UHFFFAOYSA-N', amounts: [{ value: '100', unit: 'mmol' }] },
        ],
        agents: [
          {
            smiles: 'ClCCl',
            inchi_key: 'YMWUJEATGCHHMB-UHFFFAOYSA-N',
            name: 'dichloromethane',
            amounts: [{ value: '0.5', unit: 'l' }],
          },
          { name: 'resin', amounts },
        ],
        products: [
          { smiles: 'COC(C)=O', inchi_key: 'KXKVLQRXCPHEJC-UHFFFAOYSA-N', amounts: [{ value: '6.75', unit: 'mg' }] },
        ],
        written: 'CO.CC(=O)Cl>ClCCl>COC(C)=O |f:0.1|',
        patent: 'US4609394',
        yield: 88.5,
        procedure: 'Methanol is added.',
        reference: '10.6084/m9',
        provenance: [{ source: 'ord', key: 'ord-1' }],
      },
      'reaction 2: has no product',
    ]);
  });

  it('that are cut off or none are told as that, with the byte', async () => {
    await expect(readText(ord, 'd.pb', dataset.subarray(0, 60))).rejects.toThrow('the file ends early');
    await expect(readText(ord, 'd.pb', Uint8Array.from([10, 1, 97, 8]))).rejects.toThrow(SourceError);
    await expect(readText(ord, 'd.pb', Uint8Array.from([26, 255, 255, 255, 127]))).rejects.toThrow(
      'at most 16777216 bytes',
    );
    const damaged = Uint8Array.from(bytes(3, [...text(10, 'x'), 11]));
    expect(reactionsOf(await readText(ord, 'd.pb', damaged))).toEqual([
      'reaction 1: the field at byte 3 is of the kind 3, which is not read',
    ]);
    expect(() => new WireMessage(Uint8Array.from([10, 9, 1]))).toThrow('the message ends before byte 11');
    expect(() => new WireMessage(new Uint8Array(12).fill(255))).toThrow('no number stands at byte 0');
    const damagedId = Uint8Array.from(bytes(3, [...text(10, 'x'.repeat(201)), ...reaction.slice(0, -7)]));
    expect(reactionsOf(await readText(ord, 'd.pb', damagedId))).toEqual([
      'reaction 1: the id of a reaction has at most 200 characters',
    ]);
    expect(shortest(Math.fround(0.1))).toBe(0.1);
    expect(shortest(Math.fround(16_777_217))).toBe(16_777_216);
  });
});

describe('what a file of reactions may hold', () => {
  it('is not as many empty messages as fit into it', () => {
    // two bytes each: field 1, nothing in it
    const empty = (count: number) => Buffer.from('0a00'.repeat(count), 'hex');
    expect(new WireMessage(empty(1_000)).messages(1)).toHaveLength(1_000);
    expect(() => new WireMessage(empty(200_000))).toThrow('at most 200000 fields');
    // what is read again counts again, and so does what is in what was read
    const twice = new WireMessage(empty(90_000));
    twice.messages(1);
    expect(() => twice.messages(1)).toThrow('at most 200000 fields');
  });

  it('is no amount without end', async () => {
    const endless = Buffer.alloc(4);
    endless.writeFloatLE(Number.POSITIVE_INFINITY);
    const field = (number: number, inside: Uint8Array) =>
      Buffer.concat([Buffer.from([number * 8 + 2, inside.length]), inside]);
    const named = field(1, Buffer.concat([Buffer.from([8, 6]), field(3, Buffer.from('salt'))]));
    // in grams: the mass (1) with its value (1) and unit (3)
    const amount = field(2, field(1, Buffer.concat([Buffer.from([13]), endless, Buffer.from([24, 2])])));
    const component = field(1, Buffer.concat([named, amount, Buffer.from([24, 1])]));
    const input = field(2, field(2, component));
    const outcome = field(8, field(3, named));
    const [read] = reactionsOf(await readText(ord, 'e.pb', field(3, Buffer.concat([input, outcome]))));
    expect(read).toMatchObject({
      id: 'ord:e.pb:1',
      reactants: [{ name: 'salt', amounts: [] }],
      products: [{ name: 'salt' }],
    });
  });
});

describe('RXN and RD files', () => {
  const atom = (element: string) => `    0.0000    0.0000    0.0000 ${element.padEnd(3)} 0  0`;
  const mol = (...elements: string[]) =>
    [
      '',
      '  made',
      '',
      `  ${elements.length}  ${elements.length - 1}  0  0  0  0            999 V2000`,
      ...elements.map(atom),
      ...elements.slice(1).map((_, i) => `  ${i + 1}  ${i + 2}  1  0`),
      'M  END',
    ].join('\n');
  const rxn = (counts: string, ...mols: string[]) =>
    ['$RXN', '', '  made', '', counts, ...mols.flatMap((one) => ['$MOL', one])].join('\n');
  const read = async (name: string, text: string) => reactionsOf(await readText(rdf, name, text));

  it('become reactions; an RD file has several, structures between them, and data', async () => {
    const one = rxn('  2  1  1', mol('C', 'O'), mol('C', 'Cl'), mol('C', 'O', 'C'), mol('O'));
    expect(await read('a.rxn', one)).toMatchObject([
      {
        id: 'rdf:a.rxn:1',
        reactants: [{ smiles: 'CO' }, { smiles: 'CCl' }],
        products: [{ smiles: 'COC', inchi_key: 'LCGLNKUTAGEVQW-UHFFFAOYSA-N' }],
        agents: [{ smiles: 'O' }],
        written: one,
      },
    ]);
    const data = [
      ['RXN:VARIATION(1):STEPNO(1):SOLVENT(1):MOL(1):SYMBOL(1):SYMBOL', 'THF'],
      ['RXN:VARIATION(1):STEPNO(1):CATALYST(1):MOL(1):MOLSTRUCTURE', `$MFMT\n${mol('N')}`],
      ['RXN:VARIATION(1):STEPNO(1):CATALYST(1):MOL(1):SYMBOL(1):SYMBOL', 'ammonia'],
      ['RXN:VARIATION(1):PRODUCT(1):YIELD', '9.9e+001'],
      ['RXN:VARIATION(1):LITREF(1):AUTHOR', 'Somebody'],
      ['Name', 'a word that goes +\non'],
      ['Colour', 'red'],
    ].map(([name, value]) => `$DTYPE ${name}\n$DATUM ${value}`);
    const file = [
      '$RDFILE 1',
      '$DATM 11/09/22 22:12',
      '$MFMT $MIREG 7',
      mol('C', 'N'),
      '$RFMT $RIREG 8',
      rxn('  1  1', mol('C'), mol('C', 'O')),
      ...data,
    ];
    const parsed = await readText(rdf, 'b.rdf', file.join('\n'));
    expect(parsed[0]).toMatchObject({
      ok: true,
      into: compounds,
      record: { formula: 'CH5N', provenance: [{ key: 'b.rdf:7' }] },
    });
    expect(parsed[1]).toMatchObject({ ok: true, unknown: ['Colour'] });
    expect(reactionsOf(parsed)).toMatchObject([
      {
        id: 'rdf:b.rdf:8',
        agents: [{ name: 'THF' }, { smiles: 'N', name: 'ammonia' }],
        yield: 99,
        reference: 'Somebody',
        class: 'a word that goes on',
      },
    ]);
  });

  it('have data of any number of lines, read in time that grows as they do', async () => {
    const value = (lines: number, end = '') =>
      readText(
        rdf,
        'a.rdf',
        `$RDFILE 1\n$RFMT\n${rxn('  0  1', mol('C'))}\n$DTYPE Name\n$DATUM a\n${`b${end}\n`.repeat(lines)}c`,
      );
    expect(reactionsOf(await value(2))).toMatchObject([{ class: 'a\nb\nb\nc' }]);
    expect(reactionsOf(await value(2, '+'))).toMatchObject([{ class: 'a\nbbc' }]);
    for (const end of ['', '+']) {
      const spent = cpuTime();
      await value(300_000, end);
      // a text that is looked through for every line takes minutes
      expect(spent()).toBeLessThan(3_000);
    }
  });

  it('bring their compounds with a reaction that is taken, and with no other', async () => {
    const refused = rxn('  1  1', mol('C', 'O'), mol('F', 'F', 'F'));
    const taken = rxn('  1  1', mol('C', 'O'), mol('C', 'Cl'));
    const formulas = async (...all: string[]) =>
      (await readText(rdf, 'a.rdf', ['$RDFILE 1', ...all.map((one) => `$RFMT\n${one}`)].join('\n'))).flatMap((one) =>
        one.ok === true && 'formula' in one.record ? [one.record.formula] : [],
      );
    expect(await formulas(refused)).toEqual([]);
    expect(await formulas(refused, taken, taken)).toEqual(['CH4O', 'CH3Cl']);
  });

  it('have at most 200 substances, those of the data and of the newer form included', async () => {
    const agents = Array.from(
      { length: 200 },
      (_, n) => `$DTYPE RXN:VARIATION(1):STEPNO(1):SOLVENT(${n}):MOL(1):SYMBOL(1)\n$DATUM solvent ${n}`,
    );
    const told = async (count: number) =>
      await read('a.rdf', `$RDFILE 1\n$RFMT\n${rxn('  0  1', mol('C'))}\n${agents.slice(0, count).join('\n')}\n`);
    expect((await told(199)).map((one) => (typeof one === 'string' ? one : one.agents.length))).toEqual([199]);
    expect(await told(200)).toEqual(['line 2: a reaction has at most 200 substances']);
    expect(await read('a.rxn', '$RXN V3000\n\n\n\nM  V30 COUNTS 100 100 1\nM  END\n')).toEqual([
      'line 1: line 5: a reaction has at most 200 substances',
    ]);
  });

  it('of the newer form are read, structures of R-groups apart', async () => {
    const ctab = (element: string) =>
      `M  V30 BEGIN CTAB\nM  V30 COUNTS 1 0 0 0 0\nM  V30 BEGIN ATOM\nM  V30 1 ${element} 0 0 0 0\nM  V30 END ATOM\nM  V30 END CTAB`;
    const file = (counts: string) =>
      `$RXN V3000\n\n\n\nM  V30 COUNTS ${counts}\nM  V30 BEGIN REACTANT\n${ctab('C')}\nM  V30 BEGIN RGROUP 1\n${ctab('S')}\nM  V30 END RGROUP\n${ctab('O')}\nM  V30 END REACTANT\nM  V30 BEGIN PRODUCT\n${ctab('N')}\nM  V30 END PRODUCT\nM  END\n`;
    expect(await read('a.rxn', file(' 2  1'))).toMatchObject([
      { reactants: [{ smiles: 'C' }, { smiles: 'O' }], products: [{ smiles: 'N' }], agents: [] },
    ]);
    expect(await read('a.rxn', file('1 1'))).toEqual([
      'line 1: line 5: 1, 1, 0 substances are announced, 2, 1, 0 are here',
    ]);
  });

  it.each([
    ['$RDFILE 2\n', 'line 1: RD files of version 1 are read: "$RDFILE 2"'],
    [rxn('  2', mol('C')), 'line 1: line 5: the numbers of reactants and products stand here, in three columns each'],
    [rxn('  1  2', mol('C'), mol('O')), 'line 1: line 20: "$MOL" is expected: 2 of the announced substances are here'],
    [rxn('150100'), 'line 1: line 5: a reaction has at most 200 substances'],
    [rxn('  1  1', mol('C'), mol('F', 'F', 'F')), 'line 1: product 1: Explicit valence for atom # 1 F, 2,'],
    [rxn('  1  0', mol('C')), 'line 1: has no product with a structure or a name'],
    ['$RDFILE 1\n$RFMT nonsense\n', 'line 2: line 2: a record begins with $RFMT or $MFMT'],
    [`$RDFILE 1\n$RFMT\n${mol('C')}`, 'line 2: line 3: a reaction ($RXN) is announced, the other stands here'],
    [`$RDFILE 1\n$MFMT\n${mol('C').slice(0, -6)}`, 'line 2: line 8: the structure has no "M  END"'],
    [`$RDFILE 1\n$RFMT\n${rxn('  0  1', mol('C'))}\n$DTYPE\n`, 'the name of the value is missing'],
    [`$RDFILE 1\n$RFMT\n${rxn('  0  1', mol('C'))}\n$DATUM x\n`, '"$DTYPE" is expected before "$DATUM"'],
  ])('that are broken are told as that, with the line: %#', async (text, reason) => {
    const told = await read('a.rdf', text);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(reason);
  });
});

describeWithSharedData('real files', ['chem-bio/rxn-rdf/cdk', 'chem-bio/ord-datasets'], (cdk, datasets) => {
  it('of RXN and RD are read, broken ones told', async () => {
    const ids = new Set<string>();
    const read = await readAll(rdf, [cdk], (one) => 'reactants' in one && ids.add(one.id));
    expect([read.faults, read.unrecognised, ids.size]).toEqual([[], [], 34]);
    expect(read.rejects).toHaveLength(20);
    const broken = read.rejects.filter(({ reason }) => !reason.startsWith('has no product'));
    expect(broken.map(({ reason }) => Number(/line (\d+)/.exec(reason)?.[1] ?? 1)).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 3, 4, 4, 8, 8, 9, 10, 24, 33, 58, 58, 70, 101,
    ]);
  });

  it('of the Open Reaction Database say what their text says', async () => {
    const seen: Reaction[] = [];
    const file = `${datasets}/ord_dataset-6a0bfcdf53a64c07987822162ae591e2.pb.gz`;
    const read = await readAll(ord, [file], (one) => 'reactants' in one && seen.push(one));
    expect([read.rejects, read.faults]).toEqual([[], []]);
    // the three enzymatic steps to islatravir
    expect(seen.map(({ products, yield: percent, reference }) => [products[0]?.smiles, percent, reference])).toEqual([
      ['C#C[C@](O)(C=O)CO', 68, '10.1126/science.aay8484'],
      // phosphorus with six bonds: the toolkit refuses it, it stands as it is written
      ['O=C[C@](C#C)(O)COP([O-])(=O)=O.[H][N+]([H])([H])[H]', undefined, '10.1126/science.aay8484'],
      ['C#C[C@]1(CO)O[C@@H](n2cnc3c(N)nc(F)nc32)C[C@@H]1O', 76, '10.1126/science.aay8484'],
    ]);
    expect(seen[1]!.products[0]!.inchi_key).toBeUndefined();
  });
});
