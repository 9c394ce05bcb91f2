/**
 * What rules that read or show records make of hundreds of patents, companies, materials and texts that a seed draws.
 * After a change that is meant, `npx vitest run src/operations/drawn-rules.test.ts -u`, and read what differs
 * (`drawnAnswers`).
 */
import { expect, it } from 'vitest';
import type { Molecule } from '#chemistry/molecule.ts';
import { Company } from '#collections/companies/companies.ts';
import { Material } from '#collections/materials/materials.ts';
import { quoteOf } from '#collections/patents/evidence.ts';
import { Patent } from '#collections/patents/patent.ts';
import type { PatentRelations } from '#collections/patents/relations.ts';
import type { Aggregate, Bucket } from '#corpus/aggregation.ts';
import type { Compared } from '#pictures/compare.ts';
import { DocumentComparison } from '#skills/types.ts';
import { documentText } from '#testing/document-text.ts';
import { type Draw, drawnAnswers } from '#testing/drawn-answers.ts';
import { ofData, said } from '#testing/drawn-data.ts';
import { drawnData } from '#testing/whole-data.ts';
import { identity, sourcesOf as registersOf } from './analysis-report/company-report/registers.ts';
import { completeness } from './analysis-report/filing-evaluation/completeness.ts';
import { claims, life, owners } from './analysis-report/value-report/record.ts';
import { VALUE_WORDS } from './analysis-report/value-report/words.ts';
import { flagsOf } from './chemical-and-bio-data/depiction-reading.ts';
import { namePairs, rankingSeries } from './chemical-and-bio-data/molecules.ts';
import { documentMarkdown, hitLines, hitOf, MODULES } from './for-models/markdown.ts';
import { Goal, StatedRecipe } from './formulation-assistant/data.ts';
import { readGoal } from './formulation-assistant/goal.ts';
import { oppose } from './formulation-assistant/oppose.ts';
import { missesGoal } from './formulation-assistant/recipes.ts';
import { describe } from './novelty-search/compared-document.ts';
import { ComparedDocument, ConfirmedFeature, Judgement } from './novelty-search/data.ts';
import { NearIdentical } from './novelty-search/near-identical.ts';
import { choosesPassages, isSameQuote, nameOf, toJudgements } from './novelty-search/wire-results.ts';
import { cloudOf, groupsOf, topCompanies } from './others/monitor-week.ts';
import { rightFigures } from './patent-valuation-data/event-figures.ts';
import {
  boundsNotes,
  dayAsked,
  indicatorFields,
  levelFiveFields,
  registryFigures,
} from './shared/company-evaluation.ts';
import { weighed } from './shared/design-comparison.ts';
import { Findings } from './shared/findings.ts';
import { patentDocument } from './shared/patent-pdf.ts';
import { specification } from './shared/patent-summary.ts';
import { StatedActivity } from './shared/stated-activities.ts';
import { citedSentences, materialsMap, nodeAt, nodesOf } from './tech-solution-exploration-materials/nodes.ts';
import { checkSummary } from './technical-q-a/check.ts';
import { followingOf, splitQuestion } from './technical-q-a/steps.ts';
import { QUESTION_WORDS } from './technical-q-a/words.ts';

const NOW = Date.UTC(2026, 0, 31);
const written = (name: string) => `./readings/drawn-${name}.txt`;
const LANGS = ['en', 'zh'] as const;

/** A quote of a drawn record, as it stands or not quite; undefined of one that says nothing. */
function quoteIn(patent: Patent, draw: Draw) {
  const title = patent.titles[0];
  const abstract = patent.abstracts[0];
  const claim = patent.claims[0]?.claims[0];
  const paragraph = patent.descriptions[0]?.paragraphs[0];
  const wanted = draw.pick([
    title && { part: 'title' as const, lang: title.lang, text: title.text },
    abstract && { part: 'abstract' as const, lang: abstract.lang, text: abstract.text },
    claim && { part: 'claim' as const, lang: patent.claims[0]!.lang, claim_number: claim.number, text: claim.text },
    paragraph && {
      ...{ part: 'description' as const, lang: patent.descriptions[0]!.lang, text: paragraph.text },
      paragraph_id: paragraph.id,
    },
  ]);
  if (!wanted) return undefined;
  const { text, ...where } = wanted;
  const end = draw.once(3) ? Math.ceil(text.length / 2) : text.length;
  const quote = said(() => quoteOf(patent, { ...where, start: 0, end } as never));
  return typeof quote === 'string' ? undefined : draw.once(8) ? { ...quote, text: `${quote.text}x` } : quote;
}

const relationsIn = (draw: Draw): PatentRelations => {
  const some = () =>
    draw.some(4, () => ({
      publication_number: draw.pick(['US1A1', 'EP2B1', 'CN3A']),
      stored: draw.once(2),
      categories: draw.some(2, () => draw.pick(['X', 'Y'])),
      ...(draw.once(2) && { publication_date: draw.pick([20200101, 20210203]) }),
    }));
  const family = () => ({ family_id: 'f', members: some() });
  return { simple_family: family(), extended_family: family(), cited_by: some() } as unknown as PatentRelations;
};

it('patents: as hits and documents, in a report, as a specification, and what is counted of their events', async () => {
  const text = ofData('patents', Patent, 250, (patent, _, draw) => {
    const relations = draw.maybe(() => relationsIn(draw), 2);
    const most_chars = draw.pick([40, 150, 5_000]);
    const asked = { modules: MODULES.filter(() => !draw.once(5)), base_url: 'http://here', most_chars };
    return [
      [hitOf(patent, 'http://here'), hitLines(patent, 3, 'http://here'), documentMarkdown(patent, relations, asked)],
      [rightFigures(patent), specification(patent, 'en') ?? '-', specification(patent, 'cn') ?? '-'],
      documentText(patentDocument(patent)),
      LANGS.map((lang) => {
        const facts = { words: VALUE_WORDS[lang], lang, patent, ownership: { conveyances: [] } } as never;
        return [claims, life, owners].map((part) => part(facts));
      }),
    ];
  });
  await expect(text).toMatchFileSnapshot(written('patents'));
});

const PUBLISHED = ['US1234567B2', 'EP1000001A1', 'CN100000001A', 'WO2001000001A1', 'JP2001000001A', 'QQ1A', 'US5A'];
it('patents that were compared: what is kept of each, and between which days it was published', async () => {
  const text = ofData('compared', Patent, 400, (patent, seed, draw) => {
    const { publication_date, priorities, filing_date, stated_priority_date, ...record } = patent;
    const comparison = drawnData(DocumentComparison, seed) as DocumentComparison;
    const dated = {
      ...{ ...record, publication_number: draw.pick(PUBLISHED), priorities: draw.once(2) ? priorities : [] },
      ...(draw.once(2) && { filing_date }),
      ...(draw.once(4) && { stated_priority_date }),
      ...(draw.once(3) && { publication_date: draw.pick([20200102, 20200100, 20200000]) }),
    } as Patent;
    const found = draw.maybe(() => ({
      rank: draw.integer(3),
      candidate: { found_by: [{ strategy: 'class_search' }] },
    }));
    return describe(dated, comparison, () => NOW, found as never);
  });
  await expect(text).toMatchFileSnapshot(written('compared'));
});

it('patents whose words are nearly those of one before', async () => {
  const WORDS = Array.from({ length: 60 }, (_, n) => `w${String.fromCharCode(97 + (n % 26)).repeat(3 + (n % 5))}${n}x`);
  const text = drawnAnswers(
    400,
    (draw) => {
      const texts = (way: 'plain' | 'claims' | 'paragraphs') =>
        draw.some(2, () => {
          const least = draw.pick([28, 29, 30, 31, 33, 36, 40]);
          const text = WORDS.slice(draw.integer(6))
            .slice(0, least + draw.integer(3))
            .join(' ');
          const as = { plain: { text }, claims: { claims: [{ text }] }, paragraphs: { paragraphs: [{ text }] } };
          return { lang: 'en', origin: draw.pick(['original', 'office', 'machine']), ...as[way] };
        });
      const records = [1, 2, 3, 4, 5].map((n) => ({
        ...{ publication_number: `US${n}A1`, abstracts: texts('plain'), claims: texts('claims') },
        descriptions: draw.once(2) ? texts('paragraphs') : [],
      }));
      return { group: 'five', input: records as unknown as Patent[], text: JSON.stringify(records) };
    },
    (records) => {
      const alike = new NearIdentical();
      return records.map((record) => alike.place(record) ?? '-');
    },
  );
  await expect(text).toMatchFileSnapshot(written('near-identical'));
});

it('what a report rests on: counts, documents, quotes and their translations', async () => {
  const text = drawnAnswers(
    400,
    (draw) => {
      const seeds = draw.some(3, () => draw.integer(1e9));
      return { group: draw.pick(LANGS), input: { seeds, draw, lang: draw.pick(LANGS) }, text: seeds.join() };
    },
    ({ seeds, draw, lang }) => {
      const context = { services: { base_url: () => 'http://here' } } as never;
      const found = new Findings({ query: { kind: 'all' } } as never, lang, context);
      const blocks = seeds.map((seed) => {
        const record = drawnData(Patent, seed) as Patent;
        const quote = quoteIn(record, draw);
        const mark = found.document(record);
        const counted = found.counted('what', { kind: 'all' }, draw.pick(['', 'AN']), '3');
        return [
          quote ? found.quote(record, quote) : [],
          ...[found.stated('so', mark, 'coverage'), found.inferred('so', counted)],
          ...[found.figure('a figure', counted), found.tableTitle('a table', mark)],
        ];
      });
      return [blocks, found.appendix()];
    },
  );
  await expect(text).toMatchFileSnapshot(written('findings'));
});

const AMOUNTS = ['CNY 10 million', '人民币1,000万元', 'USD 5', '2亿', '100.5 CNY', 'none'];
const OF_MONEY = /^(?:amount|valuation|registered_capital|paid_in_capital)$/;
it('companies: what registers state of them, counted and in a report', async () => {
  const text = ofData('companies', Company, 400, (drawn, _, draw) => {
    const company = JSON.parse(JSON.stringify(drawn), (name, value) => {
      if (OF_MONEY.test(name) && typeof value === 'string') return draw.pick(AMOUNTS);
      if (name === 'type' && typeof value === 'string') return draw.pick(['国家标准', '行业标准']);
      return /^(?:registered|date|released|starts|ends|published)$/.test(name) && typeof value === 'number'
        ? draw.pick([20150101, 20180131, 20190201, 20200131, 20210131, 20230101, 20250131])
        : value;
    }) as Company;
    const day = draw.pick([20160101, 20200131, 20210131, 20240630, 20260131]);
    const indicators = Object.fromEntries(
      ['apno_cnt', 'tech_width', 'invention_ratio', 'granted_invention_cnt'].flatMap((name) =>
        draw.once(2) ? [[name, draw.integer(7) / 3]] : [],
      ),
    );
    const values = { sum: 10.4, mean: 1.25, top5_mean: 2.5, ...(draw.once(2) && { most_cited: 0.6 }) };
    const beside = draw.once(2) ? {} : { values };
    const at = { day, indicators } as never;
    const facts = (zh: boolean) =>
      ({
        subject: { company: draw.maybe(() => company, 9) ?? company, names: ['A'] },
        zh,
        say: (en: string, cn: string) => (zh ? cn : en),
      }) as never;
    return [
      registryFigures(draw.once(9) ? undefined : company, day),
      ...[indicatorFields(at, company, beside), levelFiveFields(at, company, beside)],
      ...[registersOf(company), identity(facts(false)), identity(facts(true))],
    ];
  });
  const bounds = drawnAnswers(
    200,
    (draw) => {
      const input = { counted: 1, total: draw.pick([9, 1e9]), undated: draw.integer(2), unread: draw.integer(2) };
      const date = draw.pick(['20260131', '20260201', '202601', '2026-01-31', 'x', '20260130']);
      return { group: 'bounds', input: { input, date }, text: `${JSON.stringify(input)} ${date}` };
    },
    ({ input, date }) => [boundsNotes(input), said(() => dayAsked(date, NOW))],
  );
  await expect(text + bounds).toMatchFileSnapshot(written('companies'));
});

it('materials: the map of an exploration, its nodes, and what stands behind them', async () => {
  const text = drawnAnswers(
    400,
    (draw) => {
      const seeds = { materials: [1, 2, 3].map(() => draw.integer(1e9)), patents: [1, 2].map(() => draw.integer(1e9)) };
      return { group: 'explorations', input: { seeds, draw }, text: JSON.stringify(seeds) };
    },
    ({ seeds, draw }) => {
      const materials = new Map(
        seeds.materials.map((seed, at) => [`m${at}`, { ...(drawnData(Material, seed) as Material), id: `m${at}` }]),
      );
      const patents = new Map(
        seeds.patents.map((seed, at) => {
          const publication_number = `US${at + 1}A1`;
          return [publication_number, { ...(drawnData(Patent, seed) as Patent), publication_number }];
        }),
      );
      const numbers = [...patents.keys(), 'US9A1'];
      const direction = () => ({
        ...{ kind: draw.pick(['system', 'stated', 'scheme']), name: draw.pick(['coolant', 'Al-Cu', 'pump']) },
        ...{ count: draw.integer(3), publications: draw.some(2, () => draw.pick(numbers)) },
        groups: draw.some(2, () => ({
          name: 'cast',
          materials: draw.some(3, () => draw.pick(['m0', 'm1', 'm2', 'm3'])),
        })),
        said: [...patents.values()].flatMap((patent) => {
          const quote = quoteIn(patent, draw);
          const kind = draw.pick(['principle', 'property', 'challenge', 'application', 'step'] as const);
          return quote ? [{ quote, kind }] : [];
        }),
        ...(draw.once(2) && { described: ['It is described.'] }),
      });
      const data = {
        ...{ input: 'A problem.', lang: draw.pick(LANGS) },
        ...(!draw.once(6) && { problem: { title: 'A title', questions: ['Why?', 'How?'] } }),
        ...(!draw.once(6) && { directions: [1, 2, 3].slice(draw.integer(3)).map(direction) }),
      } as never;
      const root = nodesOf(data);
      const records = { materials, patents };
      return [
        root,
        materialsMap(root, records, draw.pick(LANGS)),
        root.children.map((node) => citedSentences(node, records, 'principle')),
        said(() => nodeAt(data, { board_id: draw.pick(['', root.id]), node_id: root.id }).title),
      ];
    },
  );
  await expect(text).toMatchFileSnapshot(written('materials'));
});

const ATOMS = [1, 6, 6, 6, 7, 8, 8, 9, 11, 17, 26, 35, 78];
it('molecules: what their parts and atoms say, and pairs of measured ones', async () => {
  const flags = drawnAnswers(
    3_000,
    (draw): { group: string; input: Molecule; text: string } => {
      const atoms = [draw.pick(ATOMS), ...draw.some(4, () => draw.pick(ATOMS))].map((number) => ({
        ...{ number, hydrogens: 0, radicals: 0, aromatic: false },
        ...{ charge: draw.pick([0, 0, 0, 1, -1, 2]), isotope: draw.pick([0, 0, 0, 0, 1, 13]) },
      }));
      const bonds = atoms.slice(1).flatMap((_, at) => (draw.once(2) ? [{ from: at, to: at + 1, order: 1 }] : []));
      const shown = atoms.map(({ number, charge, isotope }) => `${isotope}/${number}/${charge}`).join(' ');
      return { group: 'molecules', input: { atoms, bonds }, text: `${shown} ${bonds.map(({ from }) => from)}` };
    },
    (molecule) => flagsOf(molecule),
  );
  const STEMS = ['4-(5-chloropyridin-3-yl) benzoic', '4-(5-chloropyridin-3-yl)  Benzoic', '2-methyl propan-1', 'x y z'];
  const pairs = drawnAnswers(
    400,
    (draw) => {
      const stated = draw.some(draw.once(4) ? 12 : 6, () => ({
        ...(drawnData(StatedActivity, draw.integer(1e9)) as StatedActivity),
        ...{ paragraph: draw.pick(['1', '2']), measure: draw.pick(['IC50', 'Ki']), about: draw.maybe(() => 'EGFR') },
        ...{ compound: `Example ${1 + draw.integer(9)}`, nm: draw.maybe(() => draw.integer(5) * 1.5, 1) },
        name: draw.maybe(
          () => `${draw.pick(STEMS)} ${draw.pick(['acid', 'amide', 'ethyl ester', 'methyl ester'])}`,
          1 + draw.integer(2),
        ),
        relation: draw.maybe(() => draw.pick(['>', '>=', '<', '=']), 3),
        table: `Table ${'1'.repeat(draw.pick([1, 79, 80, 81]))}`,
      })) as StatedActivity[];
      return { group: 'series', input: stated, text: `${stated.length}` };
    },
    (stated) => {
      const series = rankingSeries(stated);
      return [series.map(({ compound, nm }) => [compound, nm]), namePairs(series), namePairs(stated)];
    },
  );
  await expect(flags + pairs).toMatchFileSnapshot(written('molecules'));
});

it('recipes that are opposed, and those that miss a goal', async () => {
  const NAMES = ['water', 'Sodium Chloride', 'sodium chloride', 'xanthan gum', '水', '黄原胶'];
  const FUNCTIONS = ['thickener', 'solvent', '增稠剂'];
  const text = drawnAnswers(
    1_500,
    (draw) => {
      const recipes = draw.some(5, (): StatedRecipe => {
        const made = drawnData(StatedRecipe, draw.integer(1e9)) as StatedRecipe;
        const ingredients = draw.some(4, () => ({
          ...{ name: draw.pick(NAMES), amount: 'an amount' },
          ...{ low: draw.maybe(() => draw.integer(4)), high: draw.maybe(() => 4 + draw.integer(4)) },
          function: draw.maybe(() => draw.pick(FUNCTIONS)),
        }));
        return { ...made, basis: draw.pick(['share', 'share', 'parts']), ingredients } as StatedRecipe;
      });
      const goal = {
        ...(drawnData(Goal, draw.integer(1e9)) as Goal),
        dimensions: draw.some(3, () => ({
          kind: draw.pick(['cost', 'function', 'component'] as const),
          name: draw.pick([...NAMES, ...FUNCTIONS, 'sodium', 'gum', '']),
          ...(draw.once(2) && { asked: 'a word' }),
        })),
        excluded: draw.some(2, () => draw.pick([...NAMES, 'sodium sulfate', 'gum'])),
        bounds: draw.some(3, () => ({
          ...{ name: draw.pick([...NAMES, 'sodium chloride water']), low: draw.maybe(() => draw.integer(6)) },
          ...{ high: draw.maybe(() => draw.integer(8)), basis: draw.maybe(() => draw.pick(['share', 'parts'])) },
        })),
      } as Goal;
      return {
        group: `${recipes.length} recipes`,
        input: { recipes, goal, lang: draw.pick(LANGS) },
        text: `${goal.dimensions.length} dimensions`,
      };
    },
    ({ recipes, goal, lang }) => [
      oppose(recipes, goal, lang),
      recipes.map((recipe) => missesGoal(recipe, goal) ?? '-'),
    ],
  );
  await expect(text).toMatchFileSnapshot(written('recipes'));
});

const SAID = [
  ...['A shampoo without sulfates that is cheap.', 'The content of sodium chloride against xanthan gum.'],
  ...['A paraben-free cream of 2 to 5 wt% glycerin and a thickener.', 'Please weigh the cost.'],
  ...['How is a battery pack cooled?', 'What are electrolytes made of?', 'Which coolant flows through the cold plate?'],
  ...['The pump moves 20 L/min [1].', 'The cold plate “lies below the cells” [2] [1].', 'It costs less. [3]'],
  ...['[1] US1234567B2', '(3 documents were read.)', '| a | b |', '- a valve closes at 5 bar [1]', 'Sources:'],
  ...['一种洗发水，不含硫酸盐，成本低。', '氯化钠与黄原胶的含量对比。', '电池包如何散热？', '冷板采用什么材料制成？'],
  ...[
    '水泵流量为20 L/min [1]。',
    '电芯下方设有冷板[2]。',
    '本发明的背景技术存在散热不足的问题。',
    '从而提高了散热效果。',
  ],
  ...[
    'The problem is that cells age early.',
    'Unlike known packs, the flow reverses.',
    'In one example the plate is 3 mm thick.',
  ],
  ...['It can be used in electric vehicles.', 'This reduces the temperature by 12 K.', 'pump', '‹›', ''],
];
it('what texts ask, state and lack: goals, questions, answers read again, disclosures', async () => {
  const PASSAGES = new Map([
    [1, 'The pump moves 20 L/min through the cold plate. A valve closes at 5 bar. 水泵流量为20 L/min。'],
    [2, 'The cold plate lies below the cells. 电芯下方设有冷板，冷板通有冷却液。'],
  ]);
  const text = drawnAnswers(
    1_200,
    (draw) => {
      const parts = draw.some(6, () => draw.pick(SAID));
      const input = parts.join(draw.pick([' ', ' ', '\n', '']));
      return { group: draw.pick(LANGS), input: { text: input, lang: draw.pick(LANGS) }, text: input };
    },
    ({ text, lang }) => {
      const { query, concept } = splitQuestion(text);
      return [
        ...[readGoal(text, lang), query, concept, completeness(text)],
        checkSummary(text, PASSAGES, QUESTION_WORDS[lang]),
        followingOf({ input: text.slice(0, 20), lang }, concept, [...PASSAGES.values(), text]),
      ];
    },
  );
  await expect(text).toMatchFileSnapshot(written('texts'));
});

it('comparisons that are given back, and designs weighed by what was known', async () => {
  const judgements = drawnAnswers(
    1_500,
    (draw) => {
      const features = ['F1', 'F2'].map((number) => ({
        ...(drawnData(ConfirmedFeature, draw.integer(1e9)) as ConfirmedFeature),
        ...{ number, text: `Feature ${number}` },
      }));
      const documents = ['US1A1', 'US2A1'].map((publication_number) => {
        const made = drawnData(ComparedDocument, draw.integer(1e9)) as ComparedDocument;
        const cells = made.comparison.features.map((cell, at) => ({ ...cell, feature_number: `F${1 + (at % 3)}` }));
        return { ...made, publication_number, comparison: { ...made.comparison, features: cells } } as ComparedDocument;
      });
      const quote = () => draw.maybe(() => documents[0]!.comparison.features[0]?.quote, 8);
      const cell = () => ({
        feature_num: draw.maybe(() => draw.pick(draw.once(12) ? ['F9'] : ['F1', 'F2']), 1 + draw.integer(2)),
        tech_feature: draw.pick(draw.once(12) ? ['other', undefined] : ['Feature F1', ' Feature F2 ']),
        type: draw.maybe(() => draw.pick(draw.once(8) ? ['wrong'] : ['public', 'OBVIOUS', 'none']), 4),
        type_for_user: draw.maybe(() => draw.pick(['public', 'obvious', 'none']), 3),
        verdict: draw.maybe(() => draw.pick(['disclosed', 'partly', 'not_found', 'wrong']), 3),
        ...{ score: draw.maybe(() => draw.integer(4), 3), score_for_user: draw.maybe(() => draw.integer(4), 3) },
        reason: draw.maybe(() => documents[0]!.comparison.features[0]?.reason ?? '', 3),
        reason_for_user: draw.maybe(() => 'mine', 4),
        ...{ quote: quote(), quote_for_user: quote() },
      });
      const given = ['one', 'two', 'one'].slice(0, draw.pick([1, 1, 2, 2, 2, 3])).map((name) => ({
        patent_id: draw.pick(draw.once(9) ? ['three', '', undefined] : [name]),
        document: draw.maybe(() => draw.pick(['one', 'two'])),
        selected: draw.maybe(() => !draw.once(3), 3),
        features: draw.maybe(() => draw.some(2, cell), 1),
      }));
      const before = draw.maybe(() => [
        { ...(drawnData(Judgement, draw.integer(1e9)) as Judgement), publication_number: 'US1A1' },
      ]);
      const input = JSON.parse(JSON.stringify({ given, features, documents, before }));
      return {
        group: `${given.length} given`,
        input,
        text: given.map((one) => `${one.patent_id} ${one.document}`).join(),
      };
    },
    ({ given, features, documents, before }) => {
      const named = {
        numbers: new Map([
          ['one', 'US1A1'],
          ['two', 'US2A1'],
        ]),
        records: new Map(),
      };
      const quotes = documents.flatMap((one: ComparedDocument) => one.comparison.features.map(({ quote }) => quote));
      return [
        said(() => toJudgements(given, features, documents, named, before)),
        given.map(choosesPassages),
        given.map(nameOf),
        isSameQuote(quotes[0], quotes[1]),
      ];
    },
  );
  const designs = drawnAnswers(
    300,
    (draw) => {
      const compared = () => ({
        fields: [0, 1, 2].map(() => draw.maybe(() => draw.pick([0, 0.69, 0.7, 0.71, 1]), 1 + draw.integer(2))),
      });
      return { group: 'designs', input: { own: compared(), others: draw.some(3, compared) }, text: '' };
    },
    ({ own, others }) => weighed(own as unknown as Compared, others as unknown as Compared[]),
  );
  await expect(judgements + designs).toMatchFileSnapshot(written('judgements'));
});

it('weeks of a monitor: companies, technologies, and what has neither', async () => {
  const OWNERS = ['Alpha', 'Beta', 'Gamma'];
  const CLASSES = ['H01M', 'G01S', 'B60L'];
  const text = drawnAnswers(
    300,
    (draw) => {
      const seeds = draw.some(7, () => draw.integer(1e9));
      return { group: 'weeks', input: { seeds, draw }, text: seeds.join() };
    },
    ({ seeds, draw }) => {
      const records = seeds.map((seed, at) => ({
        ...(drawnData(Patent, seed) as Patent),
        publication_number: `US${at + 1}A1`,
        current_assignees: draw.some(2, () => ({ name: draw.pick(OWNERS) })),
        ...(draw.once(4) && { applicants: [], assignees: [] }),
        ipc: draw.some(2, () => `${draw.pick(CLASSES)}10/00`),
      })) as Patent[];
      const buckets = (values: readonly string[], inner?: readonly string[]): Bucket[] =>
        values.slice(draw.integer(2)).map((value) => ({
          ...{ value, count: 1 + draw.integer(7) },
          ...(inner && { by: { other: { ...{ distinct: 1, other: 0, without: 0 }, buckets: buckets(inner) } } }),
        }));
      const axis = (all: Bucket[]) => ({ distinct: 3, other: 0, without: draw.integer(3), buckets: all });
      const by = {
        company: axis(buckets([...OWNERS, 'D', 'E', 'F', 'G'], CLASSES)),
        tech: axis(buckets(CLASSES, OWNERS)),
      };
      const counted = { count: 9, ...(!draw.once(9) && { by }) } as Aggregate;
      const texts = records.slice(draw.integer(3)).map(({ publication_number }) => ({
        ...{ publication_number, innovation: draw.some(2, () => 'It is new.') },
        ...(draw.once(2) && { problem: 'A problem.' }),
        ...(draw.once(2) && { benefit: 'A benefit.' }),
      }));
      const rows = draw.some(3, () => ({ name: draw.pick(OWNERS), count: draw.integer(4) }));
      const week = { from: 20260105, to: 20260111 };
      const titles = new Map([['H01M', 'Batteries']]);
      return [
        groupsOf({ week, counted, records, texts, titles, lang: draw.pick(LANGS) }),
        ...[topCompanies(counted), cloudOf(rows, draw.integer(3))],
      ];
    },
  );
  await expect(text).toMatchFileSnapshot(written('weeks-of-monitors'));
});
