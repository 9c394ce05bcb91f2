/**
 * What rules and documents of operations make of hundreds of tasks and requests that a seed draws: ties, absent parts
 * and bounds that no example has. After a change that is meant, `npx vitest run src/operations/drawn.test.ts -u`, and
 * read what differs (`drawnAnswers`).
 */
import { expect, it } from 'vitest';
import { Patent } from '#collections/patents/patent.ts';
import type { Compared } from '#pictures/compare.ts';
import { documentText } from '#testing/document-text.ts';
import { type Draw, drawnAnswers } from '#testing/drawn-answers.ts';
import { ofData, said } from '#testing/drawn-data.ts';
import { drawnData } from '#testing/whole-data.ts';
import { ideaDocument, ideaSlides } from './analysis-report/idea-report.ts';
import { IdeaValidationData } from './analysis-report/idea-validation-flow.ts';
import { filterQueries, keywordQuery } from './for-models/filters.ts';
import { FtoData, type FtoJudgement, Right } from './fto-search/data.ts';
import { reportOf as ftoReport } from './fto-search/report.ts';
import { byRisk, claimsByRisk, judged, waysAround } from './fto-search/risk.ts';
import { toFeatures as toProductFeatures, toWireRight } from './fto-search/wire.ts';
import { ClearanceData } from './global-trademarks/clearance/data.ts';
import { clearanceDocument } from './global-trademarks/clearance/report.ts';
import { assess, recallOf } from './novelty-search/assessment.ts';
import { ComparedDocument, ConfirmedFeature, Judgement, NoveltySearchData } from './novelty-search/data.ts';
import { quoteKey } from './novelty-search/report/quotes.ts';
import { reportOf as noveltyReport } from './novelty-search/report/report.ts';
import { toFeatures, toWireFeature, type WireFeature } from './novelty-search/wire-features.ts';
import { toWireComparison } from './novelty-search/wire-results.ts';
import { daysOf, weekOf } from './others/weeks.ts';
import { checkWishes, type FacetWish, wishedTree } from './patent-data-search/nested-facets.ts';
import { designState, riskOf, riskWords, sentences, type Weighed, weighedLines } from './shared/design-risk.ts';
import { stateOf } from './shared/right-state.ts';
import { checksDocument } from './specification-drafting/checks-document.ts';
import { SpecificationData } from './specification-drafting/data.ts';
import { TechnicalDisclosureData } from './technical-disclosure/data.ts';
import { disclosureDocument } from './technical-disclosure/document.ts';
import { NoveltyCheckData } from './technology-idea-novelty-search/data.ts';
import { outcomeOf } from './technology-idea-novelty-search/outcome.ts';
import { adviceText, reasoningText } from './technology-idea-novelty-search/texts.ts';
import { chartOf } from './telecom/chart.ts';
import { SepData } from './telecom/data.ts';
import { markQuery } from './trademark-data/mark-query.ts';

const NOW = new Date(Date.UTC(2026, 0, 31));
const written = (name: string) => `./readings/drawn-${name}.txt`;

it('rights in the way: their risk and order, a person’s verdicts, ways around, and the report', async () => {
  const rights = drawnAnswers(
    1_500,
    (draw) => {
      const seeds = [1, 2, 3].map(() => draw.integer(1e9));
      return { group: 'rights', input: { seeds, draw }, text: seeds.join(' ') };
    },
    ({ seeds, draw }) => {
      const all = seeds.map((seed): Right => {
        const right = drawnData(Right, seed) as Right;
        const claims = right.scope.claims.map((claim, n) => ({
          ...claim,
          ...{ claim_number: n + 1, parents: n === 0 || draw.once(2) ? [] : [1 + draw.integer(n)] },
          ...(draw.once(2) && { outcome: draw.pick(['hit', 'open', 'cleared'] as const) }),
          elements: claim.elements.map((element, e) => ({ ...element, element: `${n + 1}.E${e + 1}` })),
        }));
        return { ...right, scope: { ...right.scope, claims } };
      });
      const judgement: FtoJudgement = {
        publication_number: all[0]!.publication_number,
        elements: Object.fromEntries(
          draw.some(3, () => [
            `${1 + draw.integer(3)}.E${1 + draw.integer(3)}`,
            {
              verdict: draw.pick(['literal', 'equivalent', 'missing', 'unclear'] as const),
              ...(draw.once(2) && { score: draw.pick([0, 59, 60, 100]) }),
            },
          ]),
        ),
      };
      const own = all.map((one) => judged(one, [judgement]));
      return [
        byRisk(own).map(({ right, risk }) => [right.publication_number, risk.level, risk.why]),
        own.map((one) =>
          claimsByRisk(one).map(({ claim_number, outcome, cleared_by }) => [claim_number, outcome, cleared_by]),
        ),
        waysAround(own),
        own.map((one, at) => said(() => toWireRight(one, at))),
      ];
    },
  );
  const reports = ofData('reports', FtoData, 120, (data) =>
    documentText(ftoReport(data, data.rights ?? [], new Set(), NOW)),
  );
  const given = ofData('features', FtoData, 200, ({ generated_features = [] }) =>
    toProductFeatures(generated_features),
  );
  await expect(rights + reports + given).toMatchFileSnapshot(written('rights'));
});

it('novelty: categories, pairs and places of documents, how they are answered, and the report', async () => {
  const features = (draw: Draw) =>
    [1, 2, 3, 4].slice(draw.integer(3)).map(
      (n): ConfirmedFeature => ({
        ...(drawnData(ConfirmedFeature, draw.integer(1e9)) as ConfirmedFeature),
        number: `F${n}`,
        selected: !draw.once(5),
      }),
    );
  const VERDICTS = ['disclosed', 'partly', 'not_found'] as const;
  const documents = (draw: Draw, wanted: readonly ConfirmedFeature[]) =>
    draw
      .some(6, () => draw.integer(1e9))
      .map((seed, at): ComparedDocument => {
        const made = drawnData(ComparedDocument, seed) as ComparedDocument;
        const cells = wanted.flatMap(({ number }) => {
          const cell = made.comparison.features[0];
          return cell && !draw.once(9)
            ? [{ ...cell, feature_number: number, verdict: draw.pick(VERDICTS), score: draw.pick([0, 20, 40, 65, 90]) }]
            : [];
        });
        const { publication_date: _, published: __, priority_date: ___, ...rest } = made;
        return {
          ...rest,
          publication_number: `US${at + 1}A1`,
          ...(draw.once(2) && { rank: draw.integer(4) }),
          ...(draw.once(2)
            ? { publication_date: draw.pick([20191231, 20200000, 20200101, 20200600, 20210101]) }
            : draw.once(2) && {
                published: { from: draw.pick([20190101, 20200101]), to: draw.pick([20201231, 20191231]) },
              }),
          ...(draw.once(2) && { priority_date: draw.pick([20191231, 20200101]) }),
          comparison: { ...made.comparison, features: cells },
        } as ComparedDocument;
      });
  const assessed = drawnAnswers(
    2_000,
    (draw) => {
      const wanted = features(draw);
      const found = documents(draw, wanted);
      const judgements = draw.maybe(() =>
        draw.some(
          2,
          (): Judgement => ({
            ...(drawnData(Judgement, draw.integer(1e9)) as Judgement),
            publication_number: `US${1 + draw.integer(6)}A1`,
          }),
        ),
      );
      return {
        group: `${found.length} documents`,
        input: { wanted, found, judgements },
        text: `${wanted.length} features`,
      };
    },
    ({ wanted, found, judgements }) => {
      const { documents, combinations } = assess(wanted, found, 20200101, judgements);
      return [
        combinations,
        documents.map(({ document, views, ...one }) => [
          document.publication_number,
          one,
          views.map(({ feature, verdict, score, edited }) => [feature.number, verdict, score, edited]),
        ]),
        documents.map((one) => said(() => toWireComparison(one))),
      ];
    },
  );
  const checks = drawnAnswers(
    1_000,
    (draw) => {
      const wanted = features(draw);
      const data = {
        ...drawnData(NoveltyCheckData, draw.integer(1e9)),
        confirmed_features: wanted,
        documents: documents(draw, wanted),
        reference_date: 20200101,
      } as NoveltyCheckData;
      return { group: 'checks', input: data, text: `${wanted.length} features` };
    },
    (data) => {
      const outcome = outcomeOf(data)!;
      const { not_found, not_in_nearest, level, features } = outcome;
      return [
        not_found,
        not_in_nearest,
        level,
        features.map(({ verdict, by }) => [verdict, by?.document.publication_number]),
        ...(['en', 'zh'] as const).map((lang) => [reasoningText(outcome, lang), adviceText(outcome, data, lang)]),
      ];
    },
  );
  const reports = drawnAnswers(
    150,
    (draw) => {
      const wanted = features(draw);
      const data = {
        ...drawnData(NoveltySearchData, draw.integer(1e9)),
        confirmed_features: wanted,
        documents: documents(draw, wanted),
        reference_date: 20200101,
      } as NoveltySearchData;
      return { group: 'reports', input: { data, draw }, text: `${wanted.length} features` };
    },
    ({ data, draw }) => {
      const quotes = new Map(
        (data.documents ?? []).flatMap(({ publication_number }) =>
          ['F1', 'F2', 'F3'].map(
            (number) =>
              [quoteKey(publication_number, number), draw.pick(['verbatim', 'changed', 'gone'] as const)] as const,
          ),
        ),
      );
      const context = { task_id: '0'.repeat(32), quotes: quotes as never, address: 'http://here', now: NOW };
      return said(() => documentText(noveltyReport(data, context)));
    },
  );
  const recall = ofData('recall', NoveltySearchData, 300, ({ scores }) => recallOf(scores) ?? 'none');
  await expect(assessed + checks + reports + recall).toMatchFileSnapshot(written('novelty'));
});

it('features as they are given back', async () => {
  const text = drawnAnswers(
    1_500,
    (draw) => {
      const generated = ['F1', 'F2', 'F12'].map((number) => ({
        ...(drawnData(ConfirmedFeature, draw.integer(1e9)) as ConfirmedFeature),
        number,
      }));
      const given = draw.some(4, (): WireFeature => {
        const one = toWireFeature(draw.pick(generated));
        return {
          ...one,
          ...(draw.once(3) && { feature_num: draw.pick(['F1', 'F3', 'F0', 'G1', '', 'F12', 'F10000']) }),
          ...(draw.once(4) && { feature_text: draw.pick(['', ' ', 'another']) }),
          ...(draw.once(4) && { feature_weight: draw.pick(['key_search', 'SUP', 'topic', 'wrong', '']) as never }),
          ...(draw.once(4) && { feature_elements: draw.pick(['a,b', 'a，b、 c; d', '']) }),
          ...(draw.once(4) && { selected: draw.once(2) }),
        };
      });
      return {
        group: `${given.length}`,
        input: { given, generated },
        text: given.map((one) => `${one.feature_num} ${one.feature_weight}`).join(),
      };
    },
    ({ given, generated }) => said(() => toFeatures(given, generated)),
  );
  await expect(text).toMatchFileSnapshot(written('features'));
});

it('designs: the state of a right, the risk, and what is said of both', async () => {
  const text = drawnAnswers(
    2_500,
    (draw) => {
      const share = () => draw.pick([0, 0.44, 0.45, 0.5, 0.62, 0.7, 0.72, 0.75, 0.8, 0.85, 0.88, 1]);
      const nine = (make: () => number) => Array.from({ length: 9 }, () => draw.maybe(make, 1 + draw.integer(2)));
      const weighed: Weighed = {
        compared: {
          ...{ outline: share(), proportions: share(), surface: share(), symmetry: [share(), share()] },
          fields: nine(share),
        } as unknown as Compared,
        common: nine(share),
        others: draw.integer(3),
      };
      const patent = {
        ...{ authority: draw.pick(['EM', 'DE', 'US', 'CN']), demo: draw.once(5) },
        filing_date: draw.maybe(() => draw.pick([20150601, 20200601, 20210600, 20210131]), 1 + draw.integer(2)),
        legal_status: draw.maybe(
          () => ({
            simple: draw.integer(4),
            detailed: [],
            ...(draw.once(2) && { date: draw.pick([20200601, 20210601, 20250601]) }),
          }),
          1 + draw.integer(2),
        ),
      } as unknown as Patent;
      const asked = {
        same: draw.maybe(() => draw.once(2)),
        lang: draw.pick(['en', 'cn'] as const),
        today: draw.pick([20250601, 20250602, 20260131]),
      };
      return { group: asked.lang, input: { weighed, patent, score: share(), asked }, text: JSON.stringify(patent) };
    },
    ({ weighed, patent, score, asked: { same, lang, today } }) => {
      const state = designState(patent, today);
      const risk = riskOf(score, state, same);
      const words = sentences(weighed, lang);
      return [state, risk, weighedLines(weighed), words, riskWords(risk, score, state, same, words.parts, lang)];
    },
  );
  await expect(text).toMatchFileSnapshot(written('designs'));
});

it('documents of a task: on a planned mark, an idea, a disclosure, a draft and a standard', async () => {
  const context = { task_id: '0'.repeat(32), services: { clock: () => NOW.getTime(), base_url: () => 'http://here' } };
  const made = [
    ofData('a planned mark', ClearanceData, 150, (data) => documentText(clearanceDocument(data, context as never))),
    ofData('an idea', IdeaValidationData, 150, (data) => [
      documentText(ideaDocument(data, NOW.getTime())),
      ideaSlides(data, NOW.getTime()),
    ]),
    ofData('a disclosure', TechnicalDisclosureData, 150, (data) => documentText(disclosureDocument(data, NOW))),
    ofData('a draft', SpecificationData, 150, (data) => documentText(checksDocument(data, ['‹open›'], [], NOW))),
    ofData('a standard', SepData, 300, (data, seed) =>
      chartOf(
        {
          data,
          status: seed % 5 === 0 ? 'failed' : 'done',
          ...(seed % 10 === 0 && { error: { code: 'busy', message: 'It has failed.' } }),
        } as never,
        'P',
      ),
    ),
  ];
  await expect(made.join('')).toMatchFileSnapshot(written('documents'));
});

it('states of rights, and weeks', async () => {
  const states = ofData('states', Patent, 300, (patent) => stateOf(patent));
  const weeks = drawnAnswers(
    2_000,
    (draw) => {
      const day =
        draw.pick([1999, 2004, 2009, 2015, 2020, 2021, 2026]) * 10_000 +
        draw.pick([101, 104, 1231, 1228, 301, 229, 630]);
      const week = `${draw.pick([1799, 1800, 2004, 2009, 2015, 2020])}${draw.pick(['00', '01', '52', '53', '54', '1'])}`;
      return { group: 'weeks', input: { day, week }, text: `${day} ${week}` };
    },
    ({ day, week }) => [weekOf(day), daysOf(weekOf(day)), daysOf(week) ?? 'none'],
  );
  await expect(states + weeks).toMatchFileSnapshot(written('states'));
});

it('what requests restrict: marks, documents of models, counts within counts', async () => {
  const list = (draw: Draw, of: readonly string[]) =>
    draw.maybe(() => [draw.pick(of), ...draw.some(2, () => draw.pick(of))].join(draw.pick([',', ';', ', '])));
  const marks = drawnAnswers(
    2_000,
    (draw) => {
      const body = {
        apdt: draw.maybe(
          () =>
            draw.pick(['20200101', '20200101:', ':20200101', '20200101:20190101', '2020:2021', ':', 'x', '1:2:3', ' ']),
          3,
        ),
        app_num: draw.maybe(() => draw.pick(['87/706,058', '018000001', '40-2015-1', 'x', '302015000001']), 4),
        applicant: draw.maybe(() => draw.pick(['Acme', ' Acme  Inc ', 'a '.repeat(14)]), 4),
        ipoffice: list(draw, ['us', 'EU', 'EM', 'ZZ', 'KR']),
        nice_code: list(draw, ['9', '009', '45', '46', '0', 'x']),
        reg_num: draw.maybe(() => draw.pick(['1234567', '018000001', 'x']), 4),
        us_code: list(draw, ['22', 'a', '022', 'ABCDE']),
        vienna_code: list(draw, ['26', '26.04', '26.4.18', '30', '29']),
      };
      const asked = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      return { group: 'marks', input: asked, text: JSON.stringify(asked) };
    },
    (asked) => said(() => markQuery(asked)),
  );
  const models = drawnAnswers(
    1_500,
    (draw) => {
      const some = (of: readonly string[]) =>
        draw.maybe(() => [draw.pick(of), ...draw.some(1, () => draw.pick(of))], 3);
      const dayText = () =>
        draw.maybe(
          () => draw.pick(['2020-01-31', '20200131', '2020-1-31', ' ', '2020', '20201331', ' 2020-01-31 ']),
          3,
        );
      const filters = Object.fromEntries(
        Object.entries({
          ...{
            authority: some(['us', 'EP']),
            patent_type: some(['b', 'D']),
            ipc: some(['H01M10', 'h01m 10/05', 'H', 'H01M10/1234567', 'I01', 'H01*']),
          },
          ...{
            cpc: some(['Y02E', 'Z']),
            assignee: some(['Toyota', 'A B']),
            inventor: some(['Curie']),
            legal_status: some(['active', 'pending', 'inactive']),
          },
          ...{ published_from: dayText(), published_to: dayText(), filed_from: dayText(), filed_to: dayText() },
          query: draw.maybe(() => draw.pick(['TTL: pump', ' ', 'TTL: (', 'a AND b']), 4),
        }).filter(([, value]) => value !== undefined),
      );
      const keyword = draw.pick(['pump', '"cold plate"', 'pump*', 'p?mp-x', '*', 'cold plate*', '电池', '"', 'a*(b)']);
      return { group: 'models', input: { filters, keyword }, text: JSON.stringify(filters) };
    },
    ({ filters, keyword }) => [said(() => filterQueries(filters)), said(() => keywordQuery(keyword))],
  );
  const wishes = drawnAnswers(
    2_500,
    (draw) => {
      const wish = (deep: number): FacetWish => ({
        tag: draw.pick(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'count', '']),
        type: draw.pick(['field', 'field', 'range', 'range', 'query', 'aggregate']),
        ...(!draw.once(6) && { field: draw.pick(['AN', 'ipc', 'PBD', 'CLAIM_COUNT', 'TTL', 'NONE', 'APD_Y']) }),
        ...(draw.once(3) && { limit: draw.pick([0, 1, 10, 100, 101, 500, 501]) }),
        ...(draw.once(3) && { offset: 2 }),
        ...(!draw.once(5) && { start: draw.pick([0, 1, 2000]) }),
        ...(!draw.once(5) && { end: draw.pick([0, 1, 5, 100, 101, 501, 502, 2500]) }),
        ...(draw.once(3) && { gap: draw.pick([0, 1, 2, 7]) }),
        ...(!draw.once(5) && { query: draw.pick(['pump', 'TTL: pump', 'TTL: (', '']) }),
        ...(!draw.once(5) && {
          expr: draw.pick(['avg(CLAIM_COUNT)', 'unique(AN)', 'sum( PBD )', 'max(AN)', 'median(X)', 'min()']),
        }),
        ...(deep > 0 && draw.once(3) && { facet: draw.some(2, () => wish(deep - 1)) }),
      });
      const input = draw.some(draw.once(8) ? 6 : 2, () => wish(2));
      return { group: 'wishes', input, text: JSON.stringify(input) };
    },
    (input) =>
      said(() => {
        checkWishes(input);
        return wishedTree(input);
      }),
  );
  await expect(marks + models + wishes).toMatchFileSnapshot(written('requests'));
});
