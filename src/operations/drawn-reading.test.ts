/**
 * What jobs read out of hundreds of drawn patents and papers, and what an export writes of them. After a change that is
 * meant, `npx vitest run src/operations/drawn-reading.test.ts -u`, and read what differs (`inOneLine`).
 */
import { expect, it } from 'vitest';
import { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { Work } from '#collections/works/work.ts';
import { Draw, inOneLine } from '#testing/drawn-answers.ts';
import { ofData } from '#testing/drawn-data.ts';
import { drawnData } from '#testing/whole-data.ts';
import { compoundsInText } from './chemical-and-bio-data/compounds-in-text.ts';
import { weekItemsJob } from './others/week-items-job.ts';
import { columnsOf } from './patent-monitor-and-export/export/columns.ts';
import { paperPassagesJob } from './shared/paper-passages.ts';
import { marksJob, passagesJob } from './shared/passages.ts';
import { patentSummary } from './shared/patent-summary.ts';

const written = (name: string) => `./readings/drawn-${name}.txt`;

const SENTENCES = [
  ...['BACKGROUND', 'Known battery packs age early, which is a problem.', 'It is difficult to cool every cell evenly.'],
  ...[
    'SUMMARY',
    'It is an object of the invention to provide an even temperature.',
    'A further object is a small pack.',
  ],
  ...['A pump reverses the flow of the coolant through a cold plate.', 'A valve closes at 5 bar.'],
  ...['As a result, the temperature differs by 2 K at most.', 'Thereby the life of the cells is improved.'],
  ...[
    'The coolant is (ethylene glycol), water or sodium chloride.',
    'Sodium chloride, 64-17-5 and [ethanol] dissolve.',
  ],
  ...[
    '背景技术',
    '现有电池包散热不均，寿命短。',
    '本发明的目的在于提供一种散热均匀的电池包。',
    '冷却液为乙二醇水溶液。',
  ],
  ...['水泵使冷却液反向流动。', '从而降低了电芯温差。', '由此提高了寿命。'],
] as const;
/** Drawn records with texts that say something. */
function told(record: Patent, draw: Draw): Patent {
  const text = (least = 0) =>
    [...Array(least), ...draw.some(5, () => 0)].map(() => draw.pick(SENTENCES)).join(draw.pick([' ', '\n']));
  const texts = <T>(make: (lang: string) => T) =>
    draw.some(2, () => {
      const lang = draw.pick(['en', 'en', 'zh']);
      return { lang, origin: draw.pick(['original', 'original', 'office', 'machine']), ...make(lang) };
    });
  const paragraph = (_: unknown, at: number) => ({
    ...{ id: `p${at}`, section: 'other', text: text(1) },
    ...(draw.once(2) && { number: `000${at}` }),
    ...(draw.once(5) && { heading: true }),
  });
  return {
    ...record,
    ...{ titles: texts(() => ({ text: draw.pick(SENTENCES) })), abstracts: texts(() => ({ text: text(1) })) },
    claims: texts(() => ({
      claims: [1, 2, 3]
        .slice(draw.integer(3))
        .map((number) => ({ number, text: text(1), independent: true, parents: [] })),
    })),
    descriptions: texts(() => ({ paragraphs: [1, 2, 3, 4].slice(draw.integer(3)).map(paragraph) })),
  } as unknown as Patent;
}

/** Names that a dictionary of compounds has. */
const COMPOUNDS = ['ethylene glycol', 'glycol', 'water', 'sodium chloride', 'ethanol', '乙二醇', '64-17-5', 'pump'];
/** A corpus of one record. */
const corpusOf = (record: Patent | Work) =>
  ({
    get: async () => [record],
    links: async () => new Map(),
    identify: async (_: unknown, lookup: string, names: readonly string[]) =>
      new Map(
        names.flatMap((name) =>
          COMPOUNDS.includes(name) && (lookup === 'cas') === /\d/.test(name) ? [[name, [`id of ${name}`]]] : [],
        ),
      ),
  }) as never;
const QUERIES = [
  'TTL: pump',
  'ABST: (cold plate)',
  'coolant AND NOT valve',
  'CLMS: "cold plate" OR DESC: cool*',
  '冷却液',
  'pump $W3 coolant',
];

it('patents and papers: summaries, passages and marks of a search, compounds', async () => {
  const about = { signal: new AbortController().signal } as never;
  const lines: string[] = [];
  for (let seed = 1; seed <= 300; seed++) {
    const draw = new Draw(seed);
    const patent = told(drawnData(Patent, seed) as Patent, draw);
    const work = { ...(drawnData(Work, seed) as Work), abstracts: patent.abstracts } as Work;
    const { publication_number } = patent;
    const corpus = { corpus: corpusOf(patent) } as never;
    const [lang, query_text] = [draw.pick(['en', 'cn'] as const), draw.pick(QUERIES)];
    const stemming = draw.once(2);
    const search = { query_text: draw.pick(['coolant', 'ABSTRACT: pump', 'TITLE: plate']) };
    const read = await Promise.all([
      patentSummary.run({ publication_number, lang }, corpus, about),
      weekItemsJob.run({ ids: [publication_number], lang }, corpus, about),
      passagesJob.run({ numbers: [publication_number], query_text, stemming }, corpus, about),
      passagesJob.run({ numbers: [publication_number] }, corpus, about),
      marksJob.run({ number: publication_number, query_text, stemming }, corpus, about),
      paperPassagesJob.run({ search, papers: ['a'] }, { corpus: corpusOf(work) } as never, about),
      compoundsInText(corpusOf(patent), patent),
    ]);
    lines.push(`${seed} ${query_text}: ${JSON.stringify(read)}`);
  }
  const said = [inOneLine('what is read', lines), ...lines.slice(0, 3)];
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(written('reading'));
});

it('columns of an export: their heads, and what stands in them', async () => {
  const columns = Object.keys(patents.fields).flatMap((name) => {
    try {
      return columnsOf(name);
    } catch {
      return [];
    }
  });
  const heads = columns.map(({ of: _, ...head }) => `${JSON.stringify(head)}\n`);
  const cells = ofData('cells', Patent, 60, (patent, _, draw) => {
    const slice = { groups: new Map(), counts: new Map(), holders: new Map(), lang: draw.pick(['en', 'zh']) };
    const record = told(patent, draw);
    return columns.map(({ of }) => of(record, slice) ?? '-');
  });
  await expect(heads.join('') + cells).toMatchFileSnapshot(written('columns'));
});
