import { describe, expect, it } from 'vitest';
import type { Material, Measured } from '#collections/materials/materials.ts';
import { quoteOf } from '#collections/patents/evidence.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { readRequirements } from '#language/requirements.ts';
import type { Said } from '#skills/explore-materials/explore.ts';
import type { MaterialsProblem } from '#skills/explore-materials/problem.ts';
import { type BackedNode, materialReference, placeOf, referencesOf } from './nodes.ts';
import { planOf } from './plan.ts';

const STEPS = [
  'The powder is sintered at 1200 °C for 2 h under 30 MPa.',
  'The powder is sintered at 1350 °C for 90 min under 50 MPa.',
  'The powder is milled at 300 rpm for 45 s.',
  'The powder is milled at 450 rpm for 45 s.',
  'The ingot is annealed at 800 °C for 30 min.',
  'The ingot is annealed at 900 °C for 10 h.',
  'The ingot is quenched at 20 °C.',
];
const PROPERTIES = ['The yield strength was 1100 MPa | at 25 °C.', 'The *hardness* was 400 HV.'];
const CHALLENGES = ['However, the alloy <cracks> when [cold].'];
const said_in = [...STEPS, ...PROPERTIES, ...CHALLENGES].join(' ');
const OFFICE = samplePatent('EP3000002B1', {
  abstracts: [{ lang: 'en', origin: 'original', text: said_in }],
});
const said = (kind: Said['kind'], sentence: string): Said => {
  const start = said_in.indexOf(sentence);
  return { kind, quote: quoteOf(OFFICE, { part: 'abstract', lang: 'en', start, end: start + sentence.length }) };
};
const all = (kind: Said['kind'], sentences: readonly string[]) => sentences.map((sentence) => said(kind, sentence));

const measured = (property: Measured['property'], value: number, unit: string, more: Partial<Measured> = {}) =>
  ({ property, value, unit, conditions: [], ...more }) as Measured;
const material = (id: string, more: Partial<Material> = {}): Material => ({
  ...{ id, name: id, composition: [], process: [], structure: [], properties: [], source: {} },
  ...{ provenance: [{ source: 'records' }] as unknown as Material['provenance'] },
  ...more,
});
const AT_25 = [{ name: 'temperature', value: 25, unit: '°C' }];
const MATERIALS = [
  material('AlCoFe', {
    ...{
      process: ['arc melting'],
      structure: ['FCC', 'BCC'],
      source: { doi: '10.1/(a)<b> c', title: 'Alloys', year: 2019 },
    },
    properties: [
      measured('yield_strength', 1100, 'MPa', { conditions: [...AT_25, { name: 'compression' }] }),
      measured('hardness', 400, 'HV', { conditions: [...AT_25, { name: 'compression' }] }),
      measured('refractive_index', 1.5, '1', {
        method: 'calculated',
        conditions: [{ name: 'wavelength', value: 0.5893, unit: 'µm' }],
      }),
    ],
  }),
  material('CuZn', { process: ['arc melting', 'annealing'], source: { title: 'Brasses [cast]' } }),
  material('x:FeNi', { process: ['annealing'], properties: [measured('density', 8.1, 'g/cm³')] }),
];
const records = {
  materials: new Map(MATERIALS.map((one) => [one.id, one])),
  patents: new Map([[OFFICE.publication_number, OFFICE]]),
} as const;

const node = (more: Partial<BackedNode> = {}): BackedNode => ({
  ...{ id: 'n', title: 'Al-Co-Fe | *cast*', content: '', materials: [], publications: [], said: [], children: [] },
  ...more,
});
const PROBLEM = {
  requirements: readRequirements('A yield strength above 1000 MPa and a density below 8 g/cm³.').requirements,
  questions: ['At which temperature must it hold?', 'Which *shape* is meant?'],
} as unknown as MaterialsProblem;
const plan = (of: BackedNode, lang: 'en' | 'zh', problem?: MaterialsProblem, described?: readonly string[]) =>
  planOf(of, records as never, { input: '', lang, ...(problem && { problem }) }, described);

const FULL = node({
  materials: MATERIALS.map(({ id }) => id),
  publications: [OFFICE.publication_number],
  said: [...all('step', STEPS), ...all('property', PROPERTIES), ...all('challenge', CHALLENGES)],
});

describe('a plan, as somebody has read it', () => {
  const held = (name: string, text: string) => expect(text).toMatchFileSnapshot(`readings/${name}.txt`);

  it.each(['en', 'zh'] as const)('has all that documents state (%s)', async (lang) => {
    await held(`plan-full-${lang}`, plan(FULL, lang, PROBLEM, ['It is *cast* and aged (EP3000002B1, abstract).']));
  });

  it.each(['en', 'zh'] as const)('says what no document states (%s)', async (lang) => {
    await held(`plan-empty-${lang}`, plan(node(), lang));
  });

  it('has the processes of records where no sentence states a step, and one factor in three runs', async () => {
    await held('plan-records', plan(node({ materials: ['CuZn', 'x:FeNi', 'AlCoFe'] }), 'en'));
    await held(
      'plan-one-factor',
      plan(
        node({
          said: all('step', ['The powder is milled at 300 rpm for 45 s.', 'The powder is milled at 450 rpm for 45 s.']),
        }),
        'en',
      ),
    );
  });
});

it('names eight materials and six sentences of a kind at most', () => {
  const many = Array.from({ length: 9 }, (_, n) => material(`m${n}`));
  const text = planOf(
    node({ materials: many.map(({ id }) => id), said: all('step', STEPS) }),
    { ...records, materials: new Map(many.map((one) => [one.id, one])) } as never,
    { input: '', lang: 'en' },
  );
  expect(text).toContain('- m7.');
  expect(text).not.toContain('m8');
  expect(text).toContain('\n6. “');
  expect(text).not.toContain('\n7. “');
});

it('has references of papers and of patents, each with what it says', () => {
  const [first] = MATERIALS;
  expect(materialReference(first!, 'en')).toMatchObject({
    ...{
      solution_type: 'PAPER',
      title: 'Alloys',
      doi: '10.1/(a)<b> c',
      link: 'https://doi.org/10.1/(a)%3Cb%3E%20c',
      year: 2019,
    },
    content:
      'AlCoFe [arc melting, FCC]: yield strength 1100 MPa (temperature 25 °C, compression); Vickers hardness 400 HV (temperature 25 °C, compression); refractive index at 589.3 nm 1.5 (wavelength 0.5893 µm, calculated).',
  });
  expect(materialReference(material('bare', { source: { text: 'x'.repeat(301) } }), 'zh').title).toBe('x'.repeat(300));
  expect(materialReference(material('bare'), 'zh')).toMatchObject({ title: 'bare', content: 'bare.', org_info: [] });
  expect(referencesOf(FULL, records as never, 'en', 4).map(({ title }) => title)).toEqual([
    ...['Alloys', 'Brasses [cast]', 'x:FeNi'],
    expect.any(String),
  ]);
  expect(referencesOf(FULL, records as never, 'en', 2)).toHaveLength(2);
  expect(placeOf({ ...said('step', STEPS[0]!).quote, part: 'description', paragraph_id: 'p4' } as never)).toBe(
    'EP3000002B1, p4',
  );
  expect(placeOf({ ...said('step', STEPS[0]!).quote, part: 'claim', claim_number: 2 } as never)).toBe(
    'EP3000002B1, claim 2',
  );
});
