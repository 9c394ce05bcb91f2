import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formulaAmounts, sharesOf } from '#collections/materials/composition.ts';
import { type Material, materials } from '#collections/materials/materials.ts';
import { emptyLists, type Patent } from '#collections/patents/patent.ts';
import { startTestService, type TestService, violations } from '#testing/service.ts';
import group from './index.ts';

type Row = Record<string, any>;
let service: TestService;

const alloy = (key: string, name: string, strength: number, density: number, process = 'CAST'): Material => ({
  id: `test:${key}`,
  name,
  composition: sharesOf(formulaAmounts(name)!) as Material['composition'],
  process: [process],
  structure: ['BCC'],
  properties: [
    {
      property: 'yield_strength',
      value: strength,
      unit: 'MPa',
      conditions: [{ name: 'temperature', value: 25, unit: '°C' }],
    },
    { property: 'density', value: density, unit: 'g/cm³', conditions: [] },
  ],
  source: { doi: `10.1000/${key}`, title: `On ${name}`, year: 2018 },
  provenance: [{ source: 'test', key }],
});

const DESCRIPTION = [
  'A drawback of known turbine alloys is that they crack under load at high temperature.',
  'The alloy ingot was annealed at 1200 °C for 10 h under argon and then quenched.',
  'In another example the alloy ingot was annealed at 1000 °C for 2 h.',
  'The turbine alloy has a yield strength of 1150 MPa at 25 °C.',
  'Niobium is added so that the turbine alloy keeps its strength.',
  'The turbine alloy is used in aerospace engines.',
];
const patent = (number: number): Patent =>
  ({
    ...emptyLists(),
    publication_number: `US${number}B2`,
    ...{ authority: 'US', doc_number: String(number), kind_code: 'B2', patent_type: 'B' },
    ...{ filing_date: 20150101, publication_date: 20170101, grant_date: 20170101 },
    titles: [{ lang: 'en', origin: 'original', text: 'Turbine alloy' }],
    abstracts: [{ lang: 'en', origin: 'original', text: `A turbine alloy with niobium, embodiment ${number}.` }],
    descriptions: [
      {
        ...{ lang: 'en', origin: 'original' },
        paragraphs: DESCRIPTION.map((text, at) => ({ id: `p${at + 1}`, section: 'embodiments', text })),
      },
    ],
    provenance: [{ source: 'test', fields: [] }],
  }) as unknown as Patent;

beforeAll(async () => {
  service = await startTestService({ groups: [group], corpus: [patent(9100001), patent(9100002)] });
  await service.corpus.put(materials, [
    alloy('a', 'Mo1 Nb1 Ti1', 1400, 7.3),
    alloy('b', 'Mo1 Nb2 Ti1', 1200, 7.8, 'ANNEAL'),
    alloy('c', 'Co1 Cr1 Ni1', 1300, 7.9),
    alloy('d', 'Al1 Ti1', 1000, 4),
    alloy('e', 'Ta1 W1', 2000, 17),
  ]);
});
afterAll(() => service.close());

const at = (path: string) => group.operations.find((one) => one.path === `/ai/material/find-solution${path}`)!;
async function call(path: string, body: Row): Promise<Row> {
  const reply = await service.call(at(path), { body });
  expect([path, reply.status, reply.json?.status, reply.json?.error_msg]).toEqual([path, 200, true, '']);
  expect(violations(at(path).response, reply.data)).toEqual([]);
  return reply.data;
}
const refusal = async (path: string, body: Row): Promise<string> => {
  const reply = await service.call(at(path), { body });
  expect([reply.status, reply.json?.status]).toEqual([200, false]);
  return reply.json.error_msg;
};
const wait_ms = 40_000;
const INPUT = 'A turbine alloy with a yield strength above 1,000 MPa below 8 g/cm³, without cobalt.';

async function mapped(input: string, lang = 'en', choose: (offered: string[]) => string[] = () => []) {
  const { task_id } = await call('/submit', { input, lang });
  const offered = await call('/recommend', { task_id, wait_ms });
  await call('/confirm-recommend', { task_id, recommend: choose(offered.recommend) });
  const thinking = await call('/thinking', { task_id, wait_ms });
  const { solution } = await call('/mind', { task_id, wait_ms });
  const nodes = (solution.cells as Row[]).filter(({ data }) => data);
  const node = (title: string) => nodes.find(({ data }) => data.sys_title === title)?.data;
  return { task_id, offered, thinking, nodes, node };
}

describe('an exploration of materials', () => {
  it('goes from requirements to records that meet them, and a plan whose numbers are theirs', async () => {
    const { task_id, offered, thinking, node } = await mapped(INPUT);
    expect(offered.recommend).toEqual([
      'Materials with yield strength > 1000 MPa and density < 8 g/cm³ (2 records)',
      'Materials with yield strength > 1000 MPa (3 records)',
      'Materials with density < 8 g/cm³ (3 records)',
    ]);
    const { problem_statement, board_id, references } = thinking;
    expect(problem_statement.performance_requirements).toEqual([
      { parameter: 'yield strength', target_value: '> 1000', tolerance: '? not stated', unit: 'MPa' },
      { parameter: 'density', target_value: '< 8', tolerance: '? not stated', unit: 'g/cm³' },
    ]);
    expect(problem_statement.technical_constraints.at(-1)).toMatchObject({ description: 'no Co' });
    // those that meet it, the strongest first, then the patents
    expect(references.references.map(({ link, pn }: Row) => link ?? pn)).toEqual([
      'https://doi.org/10.1000/a',
      'https://doi.org/10.1000/b',
      expect.stringMatching(/^US910000/),
      expect.stringMatching(/^US910000/),
    ]);
    expect(node('Mo-Nb-Ti')!.reference.map(({ doi }: Row) => doi)).toEqual(['10.1000/a', '10.1000/b']);

    const asked = { task_id, board_id, node_id: node('Mo-Nb-Ti')!.node_id };
    const page = await call('/citation-reference-list', { ...asked, page: 2, limit: 1 });
    expect(page).toMatchObject({ total: 2, has_next: false, has_previous: true });
    expect(page.records).toMatchObject([{ TITLE: 'On Mo1 Nb2 Ti1', SOLUTION_TYPE: 'PAPER', PBD: '2018' }]);
    const said = await call('/node-reference', asked);
    expect(said.engineering_reliability[0]).toBe(
      'Mo1 Nb1 Ti1 [cast, BCC]: yield strength 1400 MPa (temperature 25 °C); density 7.3 g/cm³. [doi:10.1000/a]',
    );

    // a patent that states a value which meets a requirement
    const stated = node('yield strength > 1000 MPa')!;
    const patents = { ...asked, node_id: stated.node_id };
    const lists = await call('/node-reference', patents);
    expect(lists.engineering_reliability).toContain(`${DESCRIPTION[3]} [US9100001B2, p4]`);
    expect(lists.expected_challenge).toContain(`${DESCRIPTION[0]} [US9100001B2, p1]`);
    expect(lists.technical_principle).toContain(`${DESCRIPTION[4]} [US9100001B2, p5]`);
    expect(lists.industry_application_cases).toContain(`${DESCRIPTION[5]} [US9100001B2, p6]`);

    expect(await refusal('/implementation-response', patents)).toContain('/ai/material/find-solution/implementation');
    await call('/implementation', patents);
    const { markdown_message, status } = await call('/implementation-response', { ...patents, wait_ms });
    expect(status).toBe('SUCCEED');
    expect(markdown_message).toContain('| anneal: temperature | 1000 | 1200 | °C | US9100001B2, p2;');
    expect(markdown_message).toContain('| anneal: time | 2 | 10 | h |');
    expect(markdown_message).toContain('| 5 | 1100 | 6 |');
    // another node's plan beside it
    await call('/implementation', asked);
    const other = await call('/implementation-response', { ...asked, wait_ms });
    expect(other.markdown_message).toContain('doi:10.1000/a');
    expect((await call('/implementation-response', patents)).markdown_message).toBe(markdown_message);
  });

  it('takes the question that was chosen, and nothing that was not offered', async () => {
    const { node } = await mapped(INPUT, 'en', ([, strength]) => [strength!]);
    expect(node('Ta-W')).toBeDefined();
    const { task_id } = await call('/submit', { input: INPUT, lang: 'en' });
    await call('/recommend', { task_id, wait_ms });
    expect(await refusal('/confirm-recommend', { task_id, recommend: ['mine'] })).toContain(
      'recommend[0]: was not offered',
    );
    expect(await refusal('/mind', { task_id })).toContain('/ai/material/find-solution/confirm-recommend');
  });

  it('asks what the input leaves open, in Chinese too', async () => {
    const { offered, thinking, nodes } = await mapped('屈服强度高于1000MPa且低于900MPa的合金，硬度要高', 'cn');
    expect(offered.has_recommend).toBe(true);
    expect(offered.questions.join('\n')).toContain('需要多大的维氏硬度');
    expect(offered.questions.join('\n')).toContain('屈服强度以哪个界限为准');
    expect(thinking.problem_statement.performance_requirements).toHaveLength(2);
    expect(nodes.map(({ data }) => data.order)).toEqual(['1']);
    const poem = await mapped('Roses are red, violets are blue');
    expect([poem.offered.recommend, poem.offered.has_recommend, poem.nodes.length]).toEqual([[], false, 1]);
  });

  it('says what is asked in whole words, and names what is found by the thing', async () => {
    const { offered } = await mapped('strong alloy with a hardness of 300 smoots and 12 flurbs of wear');
    expect(offered.questions[0]).toBe(
      'How much Vickers hardness is needed, in HV? The input says "hardness of 300 smoots and 12 flurbs".',
    );
    const { nodes } = await mapped('load turbine alloy');
    expect(nodes.slice(0, 2).map(({ data }) => [data.sys_title, data.sys_content.split('\n')[0]])).toEqual([
      ['load turbine alloy', 'Which properties are needed, with which values? The input states none by number.'],
      ['alloy', '2 families of the topic name "alloy".'],
    ]);
  });

  it('refuses what is no problem, and nodes of others', async () => {
    expect(await refusal('/submit', { input: '🙂'.repeat(500), lang: 'en' })).toContain('input');
    const { task_id, thinking, nodes } = await mapped(INPUT);
    const node_id = nodes[1]!.data.node_id;
    const { board_id } = thinking;
    expect(await refusal('/node-reference', { task_id, board_id, node_id: 'f'.repeat(32) })).toContain('node_id');
    expect(await refusal('/implementation', { task_id, board_id: '0'.repeat(32), node_id })).toContain('board_id');
  });
});
