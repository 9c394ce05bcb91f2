import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#clock.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { workIds } from '#collections/works/ids.ts';
import { emptyWork } from '#collections/works/work.ts';
import { workPart, works } from '#collections/works/works.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { type ScriptedEndpoint, scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { researchQuestion } from './answer-question.ts';
import type { Spoken } from './read/conversation.ts';
import { writingsOf } from './read/variants.ts';
import { writeGrounded } from './write/grounded.ts';
import { writeAnswer } from './write/write.ts';

/** A small corpus of which every right answer is known. */
const text = (value: string, lang = 'en') => ({ lang, origin: 'original' as const, text: value });
const THINGS = ['sensor', 'filter', 'pump', 'valve', 'gasket', 'bearing', 'spring', 'hinge', 'nozzle', 'lens'];
const CHINESE = ['传感器', '过滤器', '水泵', '阀门', '垫圈', '轴承', '弹簧', '铰链', '喷嘴', '透镜'];
const METALS = ['copper', 'silver', 'nickel'];
const CHINESE_METALS = ['铜', '银', '镍'];
const OWNERS = ['Aokawa Works Ltd.', 'Brightfall GmbH', 'Brightfall GmbH'];
const corpusOf = (): Patent[] =>
  THINGS.flatMap((thing, t) =>
    METALS.map((metal, m) =>
      samplePatent(`US2${String(t * 10 + m).padStart(7, '0')}A1`, {
        titles: [text(`${metal} coated ${thing}`), text(`镀${CHINESE_METALS[m]}${CHINESE[t]}`, 'zh')],
        abstracts: [
          text(
            `The ${thing} is coated with ${metal} by sputtering. The ${metal} coating of the ${thing} is ${t + 2} µm thick. Compared with the prior art, the ${thing} lasts ${t + 2} times longer.`,
          ),
        ],
        applicants: [{ name: OWNERS[m]! }],
        inventors: [{ name: `INVENTOR, ${thing.toUpperCase()}` }],
        filing_date: 20100101 + t * 10_000 + m,
        publication_date: 20110101 + t * 10_000 + m,
        application_number: `US12/${100000 + t * 10 + m}`,
        legal_status: { simple: m === 0 ? 0 : 1, detailed: [m === 0 ? 15 : 3], date: 20250101 },
      }),
    ),
  );
/** Four of one invention, each with other figures: what they say first is the same, and goes on with what is meant. */
const BAFFLES = [1, 2, 3, 4].map((n) =>
  samplePatent(`US3000000${n}A1`, {
    titles: [text(`Silencer ${n}`)],
    abstracts: [
      text(
        `The whistling of the silencer is damped by a baffle that stands behind its inlet${n > 1 ? ` in row ${n}` : ''}. The perforated baffle swings before the inlet with the exhaust gas. It weighs ${n} kg.`,
      ),
    ],
    application_number: `US13/20000${n}`,
    // of one owner, of one whose name begins with the name of the other, of both
    applicants: [...(n === 3 ? [] : ['Cedarholm AG']), ...(n < 3 ? [] : ['Cedarholm Turbines AG'])].map((name) => ({
      name,
    })),
  }),
);
/** Three that begin in the same words and go on with a way of their own. */
const DAMPERS = [
  'A rubber ring holds the mast in its socket',
  'A hydraulic strut holds the mast at the deck',
  'A water tank swings at the top of the mast',
].map((way, i) =>
  samplePatent(`US3000010${i}A1`, {
    titles: [text(`Damper ${i}`)],
    abstracts: [
      text(
        `The swaying of the mast is damped by a damper that stands beside it. ${way} to damp it.${i === 2 ? ' A hydraulic strut lasts longer than a rubber ring.' : ''}`,
      ),
    ],
    application_number: `US13/30000${i}`,
  }),
);
/** One that states its problem and what it achieves. */
const PUMP = samplePatent('US40000001A1', {
  titles: [text('Pump with a seal')],
  descriptions: [
    {
      ...{ lang: 'en', origin: 'original' },
      paragraphs: [
        { id: 'p1', section: 'background', heading: true, text: 'BACKGROUND' },
        {
          ...{ id: 'p2', number: '0001', section: 'background' },
          text: 'Pumps are used everywhere. The known pumps suffer from leaks at the shaft.',
        },
        { id: 'p3', section: 'summary', heading: true, text: 'SUMMARY' },
        {
          ...{ id: 'p4', section: 'summary' },
          text: 'It is an object of the invention to provide a pump that does not leak. The pump has a double seal. The advantage is that the seal lasts twice as long.',
        },
      ],
    },
  ],
});
/** One that says why something is so, what that does, and which of several things may be taken. */
const KILN = samplePatent('US50000001A1', {
  titles: [text('Kiln lining')],
  cites: [{ publication_number: 'US40000003A1' }],
  abstracts: [text('A kiln lining is laid of bricks in mortar, and the mortar holds it in the kiln.')],
  descriptions: [
    {
      ...{ lang: 'en', origin: 'original' },
      paragraphs: [
        {
          ...{ id: 'p1', number: '0001', section: 'embodiments' },
          text: 'The kiln lining cracks early because the mortar shrinks. This opens the joints between the bricks a little more each winter. Examples of the mortar filler include mullite, spinel and zircon. The mortar filler is kept dry in the kiln.',
        },
      ],
    },
  ],
});
/** About one thing only in Chinese, besides its title. */
const ONLY_CHINESE = samplePatent('CN90000001A', {
  titles: [text('镀银铰链', 'zh'), { lang: 'en', origin: 'machine', text: 'Silver hinge' }],
  abstracts: [text('铰链的自锁机构由弹簧片锁定，锁定角度为35度。', 'zh')],
  // a person of the name that an owner has too
  inventors: [{ name: 'AOKAWA, Ken' }],
  applicants: [{ name: 'Ring Lock and Works Co., Ltd.' }],
});

/** One whose abstract names the thing first, and then how it is done. */
const LANTERN = samplePatent('US40000003A1', {
  titles: [text('Lantern with a stack')],
  claims: [
    {
      ...{ lang: 'en', origin: 'original' },
      claims: [
        { number: 1, text: 'A latch with a spring.', independent: true, parents: [] },
        { number: 2, text: 'The latch of claim 1, wherein the spring is of steel.', independent: false, parents: [1] },
        { number: 3, text: 'A method of closing a latch.', independent: true, parents: [] },
        ...['cord', 'chain', 'rope'].map((with_a, n) => ({
          ...{ number: n + 4, text: `A latch with a ${with_a}.`, independent: true, parents: [] },
        })),
      ],
    },
  ],
  abstracts: [
    text(
      'The stack of a lantern is held by a clamp that goes around the stack. A band is heated until it expands beyond its rim; the band is pushed over it; cooling ends the work. Glue is not needed there.',
    ),
  ],
  applicants: [{ name: 'Dunmore Lamps Ltd.' }],
  application_number: 'US13/400003',
});

let service: TestService;
let endpoint: ScriptedEndpoint;
beforeAll(async () => {
  endpoint = await scriptedEndpoint();
  service = await startTestService({
    corpus: [...corpusOf(), ...BAFFLES, ...DAMPERS, ONLY_CHINESE, PUMP, KILN, LANTERN],
    settings: { PRIORA_MODEL_URL: endpoint.url, PRIORA_MODEL: 'tiny' },
  });
});
afterAll(async () => {
  await service.close();
  await endpoint.close();
});

async function ask(question: string, before: readonly Spoken[] = []) {
  const context = { corpus: service.corpus, clock: systemClock, account: 'a', signal: new AbortController().signal };
  const found = await researchQuestion(question, before, context);
  const writing = writeAnswer(found, before, context);
  let answer = '';
  for (;;) {
    const { done, value } = await writing.next();
    if (done) return { found, answer, references: value.references };
    answer += value;
  }
}
const cited = ({ references }: { references: readonly { publication_number: string }[] }) =>
  references.map(({ publication_number }) => publication_number);

describe('a question about facts of a publication', () => {
  it('is answered by its record', async () => {
    const { found, answer } = await ask('Who invented US20000010A1, when was it filed, and who owns it?');
    expect(found.kind).toBe('facts');
    expect(answer).toContain('### US20000010A1: copper coated filter');
    expect(answer).toContain('- Inventors: INVENTOR, FILTER\n');
    expect(answer).toContain('- Applicants and owners: Aokawa Works Ltd.\n');
    expect(answer).toContain('- Filed: 2011-01-01\n');
  });

  it('in Chinese too, with what the record does not say', async () => {
    const { answer } = await ask('US20000010A1的法律状态和授权日是什么？');
    expect(answer).toContain('- 法律状态：失效（截至 2025-01-01）\n');
    expect(answer).toContain('- 授权日：记录中没有\n');
  });

  it('of one that is not stored says so', async () => {
    const { found, answer } = await ask('Who invented US77777777A1?');
    expect(found.kind).toBe('nothing');
    expect(answer).toContain('It does not have US77777777A1.');
  });

  it('in a language that is not read says which it seems to be', async () => {
    expect((await ask('Welche Patente betreffen die Haftung von Klebstoffen?')).answer).toMatch(
      / The question seems to be in German: questions are read in English and Chinese\./,
    );
    expect((await ask('Who invented US77777777A1?')).answer).not.toContain('seems to be in');
    expect((await ask('接着剤は何でできていますか')).answer).toContain('问题似乎是日语：这里只读英文和中文的问题。');
  });

  it('of one with another kind code than what is stored names that', async () => {
    expect((await ask('Who invented US20000010B9?')).answer).toContain(
      'It does not have US20000010B9 (but US20000010A1, of the same number).',
    );
    expect((await ask('US20000010B9的发明人是谁？')).answer).toContain(
      '其中没有 US20000010B9（有同号的 US20000010A1）。',
    );
  });
});

describe('a question about what a publication states', () => {
  it('is answered by its sentences on the problem, or on what is achieved', async () => {
    const { answer } = await ask('What problem does US40000001A1 solve?');
    expect(answer).toBe(
      '- “The known pumps suffer from leaks at the shaft.” [1] “It is an object of the invention to provide a pump that does not leak.” [1]\n\n(Quoted word for word from one document.)\n\nSources:\n[1] US40000001A1: Pump with a seal, paragraphs [0001], 4\n',
    );
    expect((await ask('US40000001A1有什么有益效果？')).answer).toContain(
      '“The advantage is that the seal lasts twice as long.” [1]',
    );
  });

  it('is answered by its independent claims, or the one that is named; that it has none is said', async () => {
    const claims = (answer: string) => answer.match(/“[^”]*”/g);
    expect(claims((await ask('What is claimed in US40000003A1?')).answer)).toEqual([
      '“A latch with a spring.”',
      '“A method of closing a latch.”',
      '“A latch with a cord.”',
      '“A latch with a chain.”',
    ]);
    expect(claims((await ask('What does claim 2 of US40000003A1 say?')).answer)).toEqual([
      '“The latch of claim 1, wherein the spring is of steel.”',
    ]);
    expect(claims((await ask('What is the first claim of US40000003A1?')).answer)).toEqual([
      '“A latch with a spring.”',
    ]);
    expect((await ask('What does claim 7 of US40000003A1 say?')).answer).toMatch(
      /^US40000003A1 has no claim 7: 6 are stored\.\n/,
    );
    expect((await ask('What is claimed in US30000001A1?')).answer).toMatch(/^No claims of US30000001A1 are stored\.\n/);
    expect((await ask('US30000001A1的权利要求是什么？')).answer).toMatch(/^US30000001A1 没有存储权利要求。\n/);
  });

  it('is answered by its abstract and first claim where it states none', async () => {
    const { answer } = await ask('What are the advantages of US30000001A1?');
    expect(answer).toContain('The whistling of the silencer is damped by a baffle');
  });
});

it.each(['Which patents were cited most often?', '哪些专利被引用次数最多？'])(
  '%s is answered by those that stored ones cite',
  async (question) => {
    const { found, answer } = await ask(question);
    expect(found).toMatchObject({ kind: 'listed', order: 'most_cited', citing: { US40000003A1: 1 } });
    expect(found.sources.map(({ publication_number }) => publication_number)).toEqual(['US40000003A1']);
    expect(answer).toMatch(found.lang === 'zh' ? /，被引用 1 次\n$/ : /, cited by 1\n$/);
  },
);

it('that nothing cites the documents of which the most cited are asked for is said', async () => {
  const { found, answer } = await ask('What are the most cited copper patents?');
  expect(found).toMatchObject({ kind: 'listed', matching: 10, sources: [] });
  expect(answer).toMatch(/\nNo publication of this corpus cites any of them\.\n$/);
});

it.each(['What technologies does Brightfall work on?', 'Brightfall的专利涉及哪些技术？'])(
  '%s is counted by classes',
  async (question) => {
    const { found } = await ask(question);
    expect(found).toMatchObject({ kind: 'counts', counts: { of: 'classes', query: 'ALL_AN:Brightfall' } });
  },
);

it('whether there are documents of a legal status is answered by those that there are', async () => {
  const { found } = await ask('Are there copper patents that expired?');
  expect(found).toMatchObject({ kind: 'listed', matching: 10 });
});

describe('a count', () => {
  it.each([
    ['How many patents are there on filters?', 3],
    ['How many nickel patents does Brightfall have?', 10],
    ['How many expired patents on copper?', 10],
    ['How many patents published since 2018?', 9],
    ['How many coating patents in Japan?', 0],
    ['镀银的专利有多少件？', 11],
  ])('%s', async (question, publications) => {
    const { found, answer } = await ask(question);
    expect(found.kind).toBe('counts');
    expect(found.counts!.publications).toBe(publications);
    // The expression that is shown gives the same number when it is sent to a search.
    const { total } = await service.corpus.search(patents, {
      query: found.query === '*' ? { kind: 'all' } : parseQuery(patents, found.query!),
      offset: 0,
      limit: 0,
      stemming: true,
    });
    expect(total).toBe(publications);
    expect(answer).toContain(found.query === '*' ? 'whole corpus' : found.query!);
  });

  it.each([
    ['Compare Aokawa and Brightfall', ['Brightfall 20', 'Aokawa 10'], 30],
    ['Aokawa vs Brightfall: who has more patents?', ['Brightfall 20', 'Aokawa 10'], 30],
    ['How do the patents of Aokawa Works and Brightfall compare?', ['Brightfall 20', 'Aokawa Works 10'], 30],
    ['比较Aokawa和Brightfall的专利', ['Brightfall 20', 'Aokawa 10'], 30],
    ['Compare Cedarholm and Aokawa', ['Aokawa 10', 'Cedarholm 4'], 14],
    // no document counts for two
    [
      'Compare Cedarholm Turbines and Cedarholm',
      ['Cedarholm Turbines 2', 'Cedarholm (without Cedarholm Turbines) 2'],
      4,
    ],
    ['比较Cedarholm和Cedarholm Turbines的专利', ['Cedarholm（不含Cedarholm Turbines） 2', 'Cedarholm Turbines 2'], 4],
    ['Who has more patents, Aokawa or Brightfall?', ['Brightfall 20', 'Aokawa 10'], 30],
    ['Aokawa or Brightfall: who has more patents on filters?', ['Brightfall 2', 'Aokawa 1'], 3],
  ])('of two owners stands in one table: %s', async (question, rows, families) => {
    const { found, answer } = await ask(question);
    expect(found.counts!.sides!.map((side) => `${side.value} ${side.families}`)).toEqual(rows);
    expect([found.kind, found.counts!.families, found.named, found.unknown]).toEqual([
      'counts',
      families,
      undefined,
      [],
    ]);
    const query = parseQuery(patents, found.query!);
    expect((await service.corpus.search(patents, { query, offset: 0, limit: 0, stemming: true })).total).toBe(families);
    for (const row of rows) expect(answer).toContain(`| ${row.replace(/ (?=\d+$)/, ' | ')} | `);
  });

  it.each([
    'Aokawa vs Brightfall: silver filters',
    'For silver filters, compare Aokawa and Brightfall',
    '比较Aokawa和Brightfall的银过滤器',
  ])('of two owners is none where a subject is asked for: %s', async (question) => {
    expect((await ask(question)).found.counts).toBeUndefined();
  });

  it.each([
    ['What share of the patents on filters belongs to Brightfall?', [2, 3], '67 %: 2 of 3 patent families'],
    ['How many of the valve patents are made of nickel?', [1, 3], '33 %: 1 of 3 patent families'],
    ['What percentage of the publications are Chinese?', [1, 41], '2.4 %: 1 of 41 patent families'],
    ['铰链专利中有多大比例属于Brightfall？', [2, 4], '50 %：4 个专利族中有 2 个'],
  ])('of a share tells both numbers, each with its query: %s', async (question, [part, whole], said) => {
    const { found, answer } = await ask(question);
    expect([found.counts!.families, found.counts!.whole!.families]).toEqual([part, whole]);
    expect(answer).toContain(said);
    for (const query of [found.counts!.query, found.counts!.whole!.query])
      expect(answer).toContain(query === '*' ? 'whole corpus' : query);
  });

  it.each([
    ['Does Aokawa or Brightfall have more patents on filters?', ['Brightfall 2', 'Aokawa 1']],
    ['Are there more patents on silver or on hinges?', ['silver 11', 'hinges 4']],
    ['Aokawa和Brightfall一共申请了多少件专利？', ['Brightfall 20', 'Aokawa 10']],
    ['过滤器和铰链哪个专利更多？', ['铰链 4', '过滤器 3']],
  ])('of two sides counts each by itself: %s', async (question, sides) => {
    const { found, answer } = await ask(question);
    expect(found.counts!.sides!.map(({ value, families }) => `${value} ${families}`)).toEqual(sides);
    for (const { query } of found.counts!.sides!) expect(answer).toContain(query);
  });

  it('of words tells where they stand, and where in the whole text', async () => {
    const { answer } = await ask('How often is sputtering mentioned?');
    expect(answer).toContain(
      'Anywhere in the text: 30 publications in 30 patent families.\nCounted: TACD_ALL:sputtering',
    );
    expect((await ask('How many patents have the word silver in the title?')).found.query).toBe('TTL_ALL:silver');
  });

  it('of a word that stands nowhere says so', async () => {
    expect((await ask('How many patents are there on unobtainium?')).answer).toContain(
      '0 publications in 0 patent families, of 41 publications in this corpus, published until 2020-01-03.\nCounted: TAC_ALL:unobtainium\nNo document has “unobtainium”.',
    );
  });

  it('of several things is a table each, by the rows asked for', async () => {
    const { found, answer } = await ask('How has filing on filters developed, and who leads?');
    expect(found.counts!.tables.map(({ of }) => of)).toEqual(['years', 'applicants']);
    expect(answer).toContain('2 applicants; most: Brightfall GmbH (2 of 3 patent families).');
    const top = await ask('Top two inventors in silver coatings?');
    expect(top.answer).toContain('Patent families by inventor (first 2 of 10)');
  });

  it('of what has grown compares as many years before', async () => {
    const { found, answer } = await ask('Which applicants have grown most since 2016?');
    expect(found.counts!.tables[0]!.windows!.map(({ from, to }) => [from, to])).toEqual([
      [2012, 2015],
      [2016, 2019],
    ]);
    expect(answer).toContain('| Brightfall GmbH | 8 | 8 | +0 |');
    expect(answer).toContain('2012–2015:\nCounted: APD:[20120101 TO 20151231]');
  });

  it('of years tells how many families have no date', async () => {
    const { found, answer } = await ask('How many silencer patents were filed in 2015?');
    expect([found.counts!.families, found.undated]).toEqual([0, 4]);
    expect(answer).toContain('4 more families match whose records have no date that would tell the year');
  });

  it('of an owner and a thing is none', async () => {
    expect((await ask('Compare Aokawa and silver filters')).found.counts).toBeUndefined();
    expect((await ask('Compare Aokawa and AOKAWA')).found.counts).toBeUndefined();
    expect((await ask('What is the difference between a pump and a valve?')).found.kind).toBe('compared');
  });

  it('says until when the corpus goes', async () => {
    const of = '3 publications in 3 patent families, of 41 publications in this corpus, published until 2020-01-03.\n';
    expect((await ask('How many patents are there on filters?')).answer).toContain(of);
    expect((await ask('The latest patents on filters?')).answer).toContain(
      '3 patent families, of 41 publications in this corpus, published until 2020-01-03.\n',
    );
    expect((await ask('镀银的专利有多少件？')).answer).toContain('（语料库共 41 件，公开日截至 2020-01-03）');
  });

  it('by year of an owner is of that owner, article or not', async () => {
    const { found } = await ask('How many patents does the Brightfall have by year?');
    expect(found).toMatchObject({
      kind: 'counts',
      named: { text: 'Brightfall' },
      counts: { of: 'years', publications: 20 },
    });
  });

  it.each([
    ['How many silver patents per year?', 'APD', '2010'],
    ['How many silver patents were filed each year?', 'APD', '2010'],
    ['How many silver patents were published each year?', 'PBD_Y', '2011'],
    ['How many silver patents were published each year since 2011?', 'PBD_Y', '2011'],
    ['镀银的专利每年公开多少件？', 'PBD_Y', '2011'],
    ['镀银的专利每年申请多少件？', 'APD', '2010'],
  ])('by year is of the years of the date that it names: %s', async (question, date, first) => {
    const { found } = await ask(question);
    expect(found).toMatchObject({ counts: { tables: [{ of: 'years', date }] } });
    expect(found.counts!.tables[0]!.rows[0]).toMatchObject({ value: first });
    expect(found.counts!.query).not.toContain(date === 'APD' ? 'PBD' : 'APD');
  });

  it('by year of grant is of granted ones', async () => {
    const { answer } = await ask('How many silver patents were granted each year?');
    expect(answer).toContain('\nCounted: TAC_ALL:silver AND (ISD:[17000101 TO *] OR PATENT_TYPE:B)\n');
  });

  it('tells owners of nothing near where no document has a word of the question', async () => {
    const { found, answer } = await ask('Who are the main shareholders of silver valves?');
    expect(found).toMatchObject({ unknown: ['shareholders'], counts: { publications: 0 } });
    expect(answer).toContain('No document has “shareholders”.');
  });

  it('of an owner is asked for by its initials, too', async () => {
    const { found } = await ask('How many RLW patents are there?');
    expect(found).toMatchObject({
      named: { of: 'owner', text: expect.stringMatching(/^ring lock and works$/i) },
      counts: { publications: 1 },
    });
    expect((await ask('Compare RLW and Brightfall')).found.counts!.sides).toMatchObject([
      { value: 'Brightfall', families: 20 },
      { value: 'RLW', families: 1 },
    ]);
  });

  it('says who files most, with numbers', async () => {
    const { answer } = await ask('Who files most on coated filters?');
    expect(answer).toContain(
      '| Applicant | Families | Filed |\n|---|---|---|\n| Brightfall GmbH | 2 | 2011 |\n| Aokawa Works Ltd. | 1 | 2011 |\n',
    );
  });
});

describe('years', () => {
  it('are counted by the date that the documents have, and it is said which have none', async () => {
    const { answer } = await ask('How have silver coatings developed over the years?');
    expect(answer).toContain('| Year | Families | Whole corpus |\n|---|---|---|\n| 2010 | 1 | 3 |\n');
    expect((await ask('铰链专利的历年趋势')).answer).toContain('有 1 个专利族没有该日期，未计入。');
  });

  it('of filing are asked with "file", and hold for "did ... file"', async () => {
    const { found } = await ask('Did Brightfall file any patents in 2012?');
    expect(found.query).toContain('APD:[20120101 TO 20121231]');
    expect(found).toMatchObject({ kind: 'listed', matching: 2, named: { text: 'Brightfall' } });
  });
});

describe('a question with two readings', () => {
  const since = 'How many patents since 2018?';

  it('that count otherwise is answered by one, and asked back once', async () => {
    const { found, answer } = await ask(since);
    expect([found.counts!.families, found.other_reading]).toEqual([
      9,
      { taken: 'published', taken_families: 9, other: 'filed', other_families: 6 },
    ]);
    expect(
      answer.endsWith(
        '\nPlease say which is meant: documents published then (9 patent families, as answered here), or documents filed then (6 patent families). For the latter, reply → “filed”.\n',
      ),
    ).toBe(true);
    expect(answer.split('which is meant')).toHaveLength(2);
    expect((await ask('2018年以来的专利有多少件？')).answer).toContain(
      '您指的是哪一种：该时间公开的文献（9 个专利族，即以上回答），还是该时间申请的文献（6 个专利族）？若是后者，请回复 → “申请日”。',
    );
  });

  it('is answered by the other one when that is meant', async () => {
    const before = [{ question: since, answer: (await ask(since)).answer }];
    for (const reply of ['filed', 'Yes, filed.', 'I meant filed', 'yes', '申请日']) {
      const { found } = await ask(reply, before);
      expect([reply, found.counts?.families, found.other_reading]).toEqual([reply, 6, undefined]);
    }
    expect((await ask('And on pumps?', [...before, { question: 'filed' }])).found.query).toContain('APD:');
  });

  it('of a name says whose it may be', async () => {
    const first = await ask('Aokawa patents');
    expect(first.found.other_reading).toEqual({
      ...{ taken: 'owner', taken_families: 10 },
      ...{ other: 'inventor', other_families: 1 },
    });
    const { found } = await ask('inventor', [{ question: 'Aokawa patents', answer: first.answer }]);
    expect(found).toMatchObject({ kind: 'listed', matching: 1, named: { of: 'inventor', text: 'Aokawa' } });
    expect(found.other_reading).toBeUndefined();
  });

  it.each([
    'How many patents published since 2018?',
    'How many patents filed since 2018?',
    'How many patents are owned by Aokawa?',
    'How many patents are there on filters?',
    'Brightfall patents',
    'How many silver patents per year since 2015?',
  ])('has one where its words say which, or where both answer the same: %s', async (question) => {
    const { found, answer } = await ask(question);
    expect([found.other_reading, answer.includes('which is meant')]).toEqual([undefined, false]);
  });
});

describe('documents in order of time', () => {
  it('are listed newest first, or earliest filed first', async () => {
    expect(cited(await ask('latest patents on filters'))).toEqual(['US20000012A1', 'US20000011A1', 'US20000010A1']);
    const { answer } = await ask('What was the first patent on filters?');
    expect(answer).toMatch(/Earliest filed first:\n\[1\] US20000010A1: .*filed 2011-01-01/);
  });

  it('of an owner whose name stands in no text', async () => {
    const { found } = await ask('Aokawa patents');
    expect(found).toMatchObject({ kind: 'listed', matching: 10, named: { of: 'owner', text: 'Aokawa' } });
  });

  it('of an owner whose country is named with it', async () => {
    const { found } = await ask('How many patents does the US Aokawa have?');
    expect(found).toMatchObject({ kind: 'counts', matching: 10, named: { of: 'owner', text: 'Aokawa' } });
  });

  it('of an owner who is named behind other capitals', async () => {
    const { found } = await ask('Show me any Aokawa patents on pumps');
    expect(found).toMatchObject({ kind: 'listed', matching: 1, named: { of: 'owner', text: 'Aokawa' } });
  });

  it('are those that come nearest of an owner who has none in these words', async () => {
    const { found, answer } = await ask('Show Dunmore patents on lanterns with a valve');
    expect([found.kind, found.sources.map(({ publication_number }) => publication_number)]).toEqual([
      'partly',
      ['US40000003A1'],
    ]);
    expect(answer).toContain('(Only documents of the owner “Dunmore”.)');
    expect((await ask('Show Dunmore patents on lanterns with a xylophone')).found.kind).toBe('nothing');
  });
});

describe('passages', () => {
  it('answer with a figure where one is asked for', async () => {
    const { found, answer } = await ask('How thick is the silver coating of the pump?');
    expect(found.kind).toBe('found');
    expect(answer).toContain('“The silver coating of the pump is 4 µm thick.” [1]');
  });

  it('stand behind a table of the values that they name, the smallest first, each with its document', async () => {
    const { found, answer } = await ask('How thick is the silver coating?');
    expect(found.tabled).toEqual({
      of: 'quantity',
      said_of: { thick: 0.3, silver: 1, coat: 1 },
      dimensions: ['length'],
      measured: { measures: ['thickness'], keys: ['thick', 'silver', 'coat'] },
    });
    const [head, , ...rows] = answer.split('\n').filter((line) => line.startsWith('|'));
    expect(head).toBe('| Value | Document |');
    const values = rows.map((row) => Number(/^\| (\d+) µm \| \[\d\] US2000/.exec(row)?.[1]));
    expect(values.length).toBeGreaterThanOrEqual(3);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    for (const value of values) expect(answer).toContain(`is ${value} µm thick.”`);
    // one value stands in its sentence alone
    expect((await ask('How thick is the silver coating of the pump?')).answer).not.toContain('| Value |');
  });

  it('without the value that was asked for are told to lack it', async () => {
    const { found, answer } = await ask('How thick is the perforated baffle?');
    expect([found.kind, found.unsaid]).toEqual(['partly', 'quantity']);
    expect(answer).toMatch(/^No sentence found on this gives the value that was asked for\. The nearest/);
  });

  it('that define nothing are told to be uses', async () => {
    expect((await ask('What is a baffle?')).answer).toMatch(/^No sentence found defines it; .*\n\n- “The/);
  });

  it('are of documents that have a phrase of a small word so, where any has', async () => {
    const { found } = await ask('What does weight in KG mean?');
    expect(found.query).not.toContain('"');
    expect((await ask('What does inlet in ROW mean?')).found.query).toContain('"inlet in ROW"');
  });

  it('of a publication that was named tell what it is about, whatever else is asked', async () => {
    const { found, references } = await ask('How does US20000011A1 damp the whistling of the silencer?');
    expect([found.kind, cited({ references })]).toEqual(['partly', ['US20000011A1']]);
  });

  it('go on where one explains a thing, and name the others that say much the same', async () => {
    const { answer, references } = await ask('How is the whistling of the silencer damped?');
    expect(cited({ references })).toEqual(['US30000001A1']);
    expect(answer).toMatch(
      /“The whistling of the silencer is damped by a baffle that stands behind its inlet\. The perforated baffle swings before the inlet with the exhaust gas\.” \[1\]\n\nMuch the same stands in US3000000\dA1, US3000000\dA1, US3000000\dA1\.\n/,
    );
  });

  it('go on with each way of those that begin in the same words', async () => {
    const { answer, references } = await ask('How is the swaying of the mast damped?');
    expect(cited({ references }).toSorted()).toEqual(['US30000100A1', 'US30000101A1', 'US30000102A1']);
    for (const way of ['A rubber ring', 'A hydraulic strut', 'A water tank']) expect(answer).toContain(`${way} `);
    expect(answer).not.toContain('Much the same');
  });

  it('of a message with several questions stand one after the other', async () => {
    const { found, answer } = await ask(
      'How is the whistling of the silencer damped, and how does the perforated baffle swing before the inlet?',
    );
    expect(found.asks_several).toBe(true);
    expect(found.sections!.map(({ heading }) => heading)).toEqual([
      'How is the whistling of the silencer damped?',
      'How does the perforated baffle swing before the inlet?',
    ]);
    expect(answer).toMatch(/^One question after the other, word for word:\n/);
    expect(answer).toMatch(
      /### How does the perforated baffle[^\n]*\n- “The perforated baffle swings before the inlet/,
    );
  });

  it('are of documents about the thing, by their abstracts, where documents are asked for', async () => {
    const { found, references } = await ask('Find patents on damping the whistling of silencers');
    expect(found.kind).toBe('found');
    expect(cited({ references }).toSorted()).toEqual([1, 2, 3, 4].map((n) => `US3000000${n}A1`));
    expect(references.every(({ sentences }) => sentences[0]!.part === 'abstract')).toBe(true);
  });

  it('tell an advantage', async () => {
    expect((await ask('What are the advantages of the nickel coated lens?')).answer).toContain(
      '“Compared with the prior art, the lens lasts 11 times longer.” [1]',
    );
  });

  it('tell why, and not what else is said of it', async () => {
    expect((await ask('Why does the kiln lining crack?')).answer).toMatch(
      /^- “The kiln lining cracks early because the mortar shrinks\.[^”]*” \[1\]/,
    );
  });

  it('stand with the sentence before which they speak of', async () => {
    expect((await ask('What opens the joints between the bricks of a kiln lining?')).answer).toContain(
      '“The kiln lining cracks early because the mortar shrinks. This opens the joints between the bricks a little more each winter.” [1]',
    );
  });

  it('tell several of the things that a question asks for', async () => {
    expect((await ask('Which mortar fillers can be used in the kiln lining?')).answer).toMatch(
      /^- “Examples of the mortar filler include mullite, spinel and zircon\./,
    );
  });

  it('say each side of a comparison', async () => {
    const { found, answer } = await ask(
      'What is the difference between a silver coated valve and a nickel coated spring?',
    );
    expect(found.sections!.map(({ heading }) => heading)).toEqual(['silver coated valve', 'nickel coated spring']);
    expect(answer).toMatch(/### silver coated valve\n- “[^”]*silver[^”]*valve/);
    expect(answer).toMatch(/### nickel coated spring\n- “[^”]*nickel[^”]*spring/);
  });

  it('that set both sides against one another stand first, and a side with nothing is told', async () => {
    const { found, answer } = await ask('Compare the rubber ring with the hydraulic strut: which holds better?');
    expect(found.sections!.map(({ heading }) => heading)).toEqual(['', 'rubber ring', 'hydraulic strut']);
    expect(answer).toContain('### One against the other\n- “A hydraulic strut lasts longer than a rubber ring.” [1]');
    expect((await ask('Compare silver with unobtainium: thickness')).answer).toContain(
      '### unobtainium\nNo document has “unobtainium”.\nThis corpus holds nothing on it.',
    );
    expect(answer).toMatch(/### hydraulic strut\n- “[^”]*hydraulic strut/);
  });

  it('are found by another spelling, and it is said which', async () => {
    const { found, answer } = await ask('Is a pump coatable with silver?');
    expect(found.rewritten).toEqual([{ from: 'coatable', to: 'coat' }]);
    expect(answer).toContain('“coatable” was read as “coat”');
  });

  it('of an abstract that names the thing first go on with how it is done', async () => {
    const { answer } = await ask('How is the stack of a lantern held?');
    expect(answer.split('\n')[0]).toBe(
      '- “The stack of a lantern is held by a clamp that goes around the stack. A band is heated until it expands beyond its rim; the band is pushed over it; cooling ends the work.” [1]',
    );
    expect((await ask('What is the stack of a lantern good for?')).answer).not.toContain('cooling ends');
  });

  it('stand first where they are of the document that stands before others as a whole', async () => {
    const { found } = await ask('How is whistling behind an inlet quietened by something perforated that swings?');
    expect(found.sources[0]!.title).toMatch(/^Silencer/);
  });

  it('that lack a word are the nearest, no more; where none comes near there is nothing', async () => {
    const near = await ask('How is the silver coating of the valve tested for helium leaks?');
    expect(near.found.kind).not.toBe('found');
    expect(near.answer).toMatch(/helium/);
    const none = await ask('How do sourdough starters ferment rye?');
    expect([none.found.kind, none.references]).toEqual(['nothing', []]);
    expect(none.answer).toMatch(/holds nothing on that question.*sourdough.*Searched: /);
  });
});

describe('a question that no passage answers', () => {
  it('is told the documents nearest as a whole, as such, each with what it is about', async () => {
    const { found } = await ask('How is the mast damped?');
    const nearest = [...writeGrounded({ ...found, kind: 'nothing' })].join('');
    expect(nearest).toContain('publications here answers that question in its words.');
    expect(nearest).not.toContain('holds nothing');
    for (const { publication_number, sentences } of found.sources) {
      expect(nearest).toContain(`] ${publication_number}: `);
      expect(nearest).toContain(`“${sentences[0]!.text}`);
    }
    expect([...writeGrounded({ ...found, kind: 'nothing', sources: [] })].join('')).not.toContain('nearest as a whole');
  });

  it('is told none where what it is about stands in no document', async () => {
    const { found, answer, references } = await ask('How does a zyxograph keep a quorfle from swaying?');
    expect([found.kind, references]).toEqual(['nothing', []]);
    expect(answer).not.toContain('nearest as a whole');
  });
});

describe('the owners of a technology', () => {
  it('are a table of those who have its words', async () => {
    const { found } = await ask('Who has the technology for nickel filters?');
    expect(found.kind).toBe('counts');
    expect(found.counts!.tables[0]!.of).toBe('applicants');
    expect(found.counts!.relaxed).toBeUndefined();
  });

  it('are those of the documents that come nearest, told as such, where none has all words', async () => {
    const { found, answer } = await ask('Who owns the technology for damping the swaying of a coated nickel mast?');
    expect(found.counts!.relaxed).toBe('nearest');
    expect(found.query).toMatch(/^PN:/);
    expect(answer).toContain('the owners of the documents that come nearest as a whole');
  });
});

describe('papers beside patents that answer', () => {
  const winch = (number: string, abstract: string) =>
    samplePatent(number, {
      titles: [text('Device')],
      abstracts: [text(abstract)],
      application_number: `US13/${number.slice(4, 10)}`,
    });
  const paper = workPart({
    ...{ ...emptyWork(), ids: workIds({ pmid: '98001' }), provenance: [{ source: 'test', key: '98001' }] },
    titles: [text('On the winch of a barge')],
    abstracts: [
      text(
        'The winch of the barge was cooled with seawater in winter, which a pump of the harbour lifted to its drum.',
      ),
    ],
    languages: ['en'],
  });

  it('stand alone where they say a quarter more of the question, else beside them', async () => {
    await service.corpus.put(works, [paper]);
    await service.corpus.put(patents, [
      winch('US30008001A1', 'The winch of the barge is cooled with seawater, which a fan blows to its drum.'),
      // words that stand in some patent
      winch('US30008002A1', 'A harbour freezes late in winter.'),
    ]);
    const asked = async (question: string) => {
      const { found } = await ask(question);
      return [found.sources.map(({ publication_number }) => publication_number), found.papers?.length];
    };
    expect(await asked('How is the winch of a barge cooled with seawater in winter?')).toEqual([['US30008001A1'], 1]);
    expect(await asked('How is the winch of a barge cooled with seawater of the harbour in winter?')).toEqual([[], 1]);
    await service.corpus.delete(works, [paper.id]);
    await service.corpus.delete(patents, ['US30008001A1', 'US30008002A1']);
  });
});

it('of two sides that no patent sets against one another papers are asked that speak of both', async () => {
  const paper = workPart({
    ...{ ...emptyWork(), ids: workIds({ pmid: '98004' }), provenance: [{ source: 'test', key: '98004' }] },
    titles: [text('Local anaesthetics of voles')],
    abstracts: [
      text(
        'We gave quillocaine to forty voles. Slow dripping quillocaine (SDQ) was cheap. The SDQ was less toxic than brillocaine in all voles.',
      ),
    ],
    languages: ['en'],
  });
  await service.corpus.put(works, [paper]);
  const { found, answer } = await ask('Is quillocaine less toxic than brillocaine?');
  expect(found.papers?.map(({ id }) => id)).toEqual([paper.id]);
  // what the short form stands for is said before it
  expect(answer).toContain(
    'Papers say, word for word:\n- “The SDQ was less toxic than brillocaine in all voles.” [P1]',
  );
  await service.corpus.delete(works, [paper.id]);
});

it('goes on in the papers of the answer before, which it names by identity or by title', async () => {
  const told = (title: string, abstract: string, ids: ReturnType<typeof workIds>) =>
    workPart({
      ...{ ...emptyWork(), ids, provenance: [{ source: 'test', key: title }] },
      ...{ titles: [text(title)], abstracts: [text(abstract)], languages: ['en'] },
    });
  const trial =
    'Sixty sailors with marsh fever were treated with veridarone for a month. Nausea was a side effect of the treatment in 9 sailors.';
  for (const ids of [workIds({ pmid: '98002' }), ['own:test:98003']]) {
    const paper = told('Veridarone against marsh fever', trial, ids);
    await service.corpus.put(works, [paper]);
    const question = 'How was marsh fever of sailors treated?';
    const { answer: said } = await ask(question);
    expect(said).toContain('[P1] Veridarone against marsh fever');
    const { found, answer } = await ask('Did that treatment have a side effect?', [{ question, answer: said }]);
    expect(found.papers?.map(({ id }) => id)).toEqual([paper.id]);
    expect(answer).toContain(
      '(Read with the question before, in the papers of its answer.)\n\nPapers say, word for word:\n- “Nausea was a side effect',
    );
    await service.corpus.delete(works, [paper.id]);
  }
});

describe('the owners of what few documents have in front', () => {
  const trommel = (n: number, brushed: boolean) =>
    samplePatent(`US300070${String(n).padStart(2, '0')}A1`, {
      titles: [text(`Trommel ${n}`)],
      abstracts: [text(`A trommel turns in a frame.${brushed ? ' A brush sweeps it.' : ''}`)],
      descriptions: brushed ? [] : [description(`A brush of kind ${n} sweeps the drum.`)],
      application_number: `US13/9000${n}`,
      applicants: [{ name: `Owner ${n} GmbH` }],
    });
  const description = (value: string) => ({
    ...{ lang: 'en', origin: 'original' as const },
    paragraphs: [{ id: 'p1', section: 'summary' as const, text: value }],
  });
  const asked = async () => {
    const { found, answer } = await ask('Who are the main applicants for a trommel with a brush?');
    return [found.counts!.relaxed, found.counts!.publications, answer.includes('Few documents have all words')];
  };

  it('are counted with what one of the words stands in front of, while fewer than five families have both there', async () => {
    const all = [1, 2, 3, 4, 5, 6].map((n) => trommel(n, n <= 4));
    await service.corpus.put(patents, all);
    expect(await asked()).toEqual(['one_in_front', 6, true]);
    // a question of five words is about more than one of them
    const relaxed = async (things: string) =>
      (await ask(`Who are the main applicants for ${things}?`)).found.counts!.relaxed;
    expect(await relaxed('a trommel in a frame with a brush that sweeps')).toBe('one_in_front');
    expect(await relaxed('a trommel in a frame with a brush that sweeps a drum')).not.toBe('one_in_front');
    await service.corpus.put(patents, [trommel(7, true)]);
    expect(await asked()).toEqual([undefined, 5, false]);
    await service.corpus.delete(
      patents,
      [...all, trommel(7, true)].map(({ publication_number }) => publication_number),
    );
  });
});

describe('a conversation', () => {
  it('goes on: another thing, another restriction, a source of the answer before', async () => {
    const first = { question: 'How many patents are there on filters?', answer: '' };
    expect((await ask('And on pumps since 2015?', [first])).found.counts!.publications).toBe(0);
    const owned = { question: 'How many patents does Aokawa have?', answer: '' };
    expect((await ask('And Brightfall?', [owned])).found).toMatchObject({
      kind: 'counts',
      named: { text: 'Brightfall' },
      counts: { publications: 20 },
    });
    expect((await ask('And in Japan?', [first])).found).toMatchObject({ kind: 'counts', read_with: ['filters'] });
    const listed = await ask('latest patents on filters');
    const second = await ask('Who invented the second one?', [
      { question: 'latest patents on filters', answer: listed.answer },
    ]);
    expect(second.answer).toContain('### US20000011A1');
  });
});

it('goes on with a thing in the documents of the answer before', async () => {
  const first = 'How is the whistling of the silencer damped?';
  const before = [{ question: first, answer: (await ask(first)).answer }];
  const { found } = await ask('Does it swing?', before);
  expect(found).toMatchObject({ kind: 'found', read_with: ['whistling', 'silencer', 'damped'] });
  expect(found.sources.every(({ publication_number }) => publication_number.startsWith('US3000000'))).toBe(true);
});

describe('a question for the owners of what was answered', () => {
  it('is of the sources of that answer', async () => {
    const question = 'How is the whistling of a silencer damped?';
    const { answer: said, references } = await ask(question);
    const { found, answer } = await ask('Who owns that?', [{ question, answer: said }]);
    expect(found.kind).toBe('facts');
    expect(cited({ references: found.sources }).toSorted()).toEqual(cited({ references }).toSorted());
    expect(answer).toContain('Cedarholm AG');
  });
});

describe('another language', () => {
  it('is searched with words learned from texts in both, and the answer says so', async () => {
    const { found, answer } = await ask('弹簧片锁定的铰链的角度是多少？');
    expect(found.kind).toBe('found');
    expect(answer).toContain('锁定角度为35度');
    const foreign = await ask('How is the hinge locked at an angle by a leaf?');
    // Nothing English says it; whatever is answered from Chinese texts is marked as that.
    if (foreign.found.translated) expect(foreign.answer).toContain('the passages are in Chinese');
    else expect(foreign.found.kind).not.toBe('found');
  });

  it('is translated by the model where there is nothing, each word looked up before it is used', async () => {
    endpoint.script(({ body }) => ({
      say: JSON.stringify({
        terms: [...body.messages[1].content.matchAll(/>\n(.*?)\n<\/data/g)].map(([, term]) => ({
          term,
          translation: term === 'latching' ? '自锁机构' : term === 'tabs' ? '弹簧片' : 'nonsense',
        })),
      }),
    }));
    const model = (await import('#models/openai-compatible.ts')).openAiCompatible({
      url: endpoint.url,
      model: 'tiny',
      timeout_ms: 5_000,
      concurrency: 1,
      retries: 0,
      context_tokens: 8_000,
      max_output_tokens: 200,
    });
    const context = { corpus: service.corpus, account: 'a', signal: new AbortController().signal, model };
    const found = await researchQuestion('latching tabs?', [], context);
    expect(found.translated).toEqual([
      { from: 'latching', to: '自锁机构', by: 'model', documents: 1 },
      { from: 'tabs', to: '弹簧片', by: 'model', documents: 1 },
    ]);
    expect(found.sources.map(({ publication_number }) => publication_number)).toEqual(['CN90000001A']);
    expect(found.sources[0]!.sentences[0]!.lang).toBe('zh');
  });
});

it('knows other writings of a word', () => {
  expect(writingsOf('aluminium')).toContain('aluminum');
  expect(writingsOf('fiber')).toContain('fibre');
  expect(writingsOf('sealers')).toEqual(expect.arrayContaining(['seal', 'sealing']));
  expect(writingsOf('heatpipe')).toContain('heat pipe');
  expect(writingsOf('rye')).toEqual([]);
});
