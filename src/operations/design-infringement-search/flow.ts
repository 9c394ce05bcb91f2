import { viewsOf } from '#analytics/pictures/views.ts';
import { dayAt } from '#clock.ts';
import { currentOwners, originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import { defineFlow, final, type Step, work } from '#flows/flow.ts';
import {
  type BestView,
  formsOf,
  knownBefore,
  lineDrawingOf,
  nearestViews,
  weighed,
} from '#operations/shared/design-comparison.ts';
import { countryOf } from '#operations/shared/design-query.ts';
import { designState, PENDING, riskOf, riskWords, sentences, weighedLines } from '#operations/shared/design-risk.ts';
import { titleIn } from '#operations/shared/languages.ts';
import { joinNames } from '#operations/shared/wire-text.ts';
import { localLikeness, mirroredLikeness } from '#pictures/compare.ts';
import { rounded } from '#rounded.ts';
import type { Services } from '#services.ts';
import { Type } from '#typebox.mjs';

const Text = Type.String();
const Kept = Type.Object({
  lines: Text,
  silhouette: Text,
  aspect: Type.Number(),
  filled: Type.Number(),
  ink: Type.Number(),
});

/** A design infringement search: the drawing, what was asked, the nearest by descriptors, what came of it. */
export const DesignSearchData = Type.Object({
  drawing: Kept,
  /** The figure without letters or print around it. */
  parts: Type.Optional(Type.Array(Kept)),
  /** The picture cleaned to lines, as a data URI. */
  line_drawing: Type.Optional(Text),
  lang: Type.Enum(['cn', 'en']),
  country: Type.Array(Text),
  apply_start_time: Type.Optional(Text),
  loc: Type.Array(Text),
  candidates: Type.Array(Type.Object({ record: Text, figure: Text, score: Type.Number() })),
  total: Type.Integer(),
  /** The nearest designs of all countries and days. */
  space: Type.Array(Type.Object({ record: Text, figure: Text })),
  result: Type.Optional(Type.Unknown()),
});
type Data = import('#value-of.ts').ValueOf<typeof DesignSearchData>;

/** Constant of reciprocal rank fusion (Cormack, Clarke, Büttcher 2009). */
export const RRF_K = 60;
/** Designs that are compared in full. */
const COMPARED = 10;

const classesOf = ({ locarno }: Patent): string[] =>
  locarno.map((code) => code.replace(/^(\d{2})[-.]?(\d{2})$/, '$1-$2'));
/**
 * Agreement with the classes asked for, by the whole code or its first level; undefined where none was asked, and for a
 * design whose classes no source states.
 */
export const sameClass = (patent: Patent, asked: readonly string[]): boolean | undefined =>
  asked.length === 0 || patent.locarno.length === 0
    ? undefined
    : classesOf(patent).some((code) => asked.some((one) => code === one || (one.length === 2 && code.startsWith(one))));

interface Candidate {
  readonly patent: Patent;
  readonly view: BestView;
  readonly traditional: number;
  readonly rerank: number;
  readonly fused: number;
  readonly traditional_rank: number;
  readonly rerank_rank: number;
}

/** Both rankings of the nearest designs, fused by reciprocal ranks. */
async function ranked(
  data: Data,
  records: ReadonlyMap<string, Patent>,
  corpus: Services['corpus'],
): Promise<Candidate[]> {
  const forms = formsOf(data);
  const figures = new Map(data.candidates.map(({ record, figure }) => [record, figure]));
  const named = await viewsOf(corpus, [...records.values()], figures);
  const views = new Map([...records.keys()].map((record, index) => [record, named[index]!]));
  const found = data.candidates.flatMap(({ record, score }, index) => {
    const patent = records.get(record);
    const own = views.get(record) ?? [];
    const [view] = nearestViews(forms, own);
    if (!patent || !view) return [];
    // the order alone is that of either side: what is said and weighed is of the picture as it was sent
    const local = Math.max(view.local, ...own.map(({ drawn }) => mirroredLikeness(forms, drawn)));
    // a shared class lifts, as one who looks for the article would
    const lift = sameClass(patent, data.loc) === true ? 0.05 : 0;
    return [{ patent, view, traditional: score, traditional_rank: index + 1, rerank: Math.min(1, local + lift) }];
  });
  const order = [...found].sort((a, b) => b.rerank - a.rerank);
  return found
    .map((one) => {
      const rerank_rank = order.indexOf(one) + 1;
      return { ...one, rerank_rank, fused: 1 / (RRF_K + one.traditional_rank) + 1 / (RRF_K + rerank_rank) };
    })
    .sort((a, b) => b.fused - a.fused);
}

function rowOf({ patent, view, traditional }: Candidate, data: Data, risk: string) {
  const same = sameClass(patent, data.loc);
  return {
    ...(patent.filing_date && { apdt: patent.filing_date }),
    ...(patent.application_number && { apno: patent.application_number }),
    authority: patent.authority,
    current_assignee: joinNames(currentOwners(patent)),
    img_id: `${patent.publication_number}-${view.figure}`,
    inventor: patent.inventors.map(({ name }) => name).join('; '),
    loc: classesOf(patent),
    ...(same !== undefined && { loc_match: same ? 1 : 0 }),
    original_assignee: joinNames(originalOwners(patent)),
    patent_id: patentId(patent.publication_number),
    patent_pn: patent.publication_number,
    ...(patent.publication_date && { pbdt: patent.publication_date }),
    risk_level: risk,
    score: rounded(traditional),
    title: titleIn(patent, data.lang),
  };
}

const compare: Step<Data> = async (data, { services, progress }) => {
  const records = await services.corpus.get(
    patents,
    data.candidates.map(({ record }) => record),
  );
  const byNumber = new Map(records.map((each) => [each.publication_number, each]));
  progress(0, 1, 'comparing views');
  const forms = formsOf(data);
  // of the first ten all views are matched, of the others the one that the descriptors found
  const order = await ranked(data, byNumber, services.corpus);
  const first = order.slice(0, COMPARED);
  const views = await viewsOf(
    services.corpus,
    first.map(({ patent }) => patent),
  );
  const all = order.map((one, index) =>
    index < COMPARED ? { ...one, view: nearestViews(forms, views[index]!)[0] ?? one.view } : one,
  );
  const today = dayAt(services.clock());
  const known = await knownBefore(
    forms,
    all.map(({ patent }) => patent),
    data.space,
    new Map(order.map(({ patent, view }) => [patent.publication_number, view.compared])),
    services.corpus,
  );
  const scored = all.map((one, index) => {
    const measured = weighed(one.view.compared, known[index]!);
    const score = Math.min(
      1,
      0.5 * one.traditional + 0.25 * weighedLines(measured) + 0.25 * localLikeness(one.view.compared),
    );
    const state = designState(one.patent, today);
    const same_class = sameClass(one.patent, data.loc);
    return { one, measured, score, state, same_class, risk: riskOf(score, state, same_class) };
  });
  const comparisons = scored.slice(0, COMPARED).map(({ one, measured, score, state, same_class, risk }) => {
    const words = sentences(measured, data.lang);
    const said = riskWords(risk, score, state, same_class, words.parts, data.lang);
    return {
      ...said,
      confusion: `${said.confusion}${data.lang === 'cn' ? '' : ' '}${words.space}`,
      country: countryOf(one.patent),
      difference: words.difference,
      similar: words.similar,
      img_id: `${one.patent.publication_number}-${one.view.figure}`,
      figure: one.view.figure,
      patent_id: patentId(one.patent.publication_number),
      patent_pn: one.patent.publication_number,
      risk_level: risk,
      score: rounded(score),
      // where no source states it, nobody can call it dead
      status: state ?? PENDING,
      ...(state === undefined && { state_unknown: true }),
      title: titleIn(one.patent, data.lang),
    };
  });
  const countries = (risk: string) => [
    ...new Set(comparisons.filter(({ risk_level }) => risk_level === risk).map(({ country }) => country)),
  ];
  const suspected = comparisons.filter(({ risk_level }) => risk_level !== 'Low');
  return {
    result: {
      line_drawing_base64: lineDrawingOf(data),
      rows: scored.map(({ one, risk }) => ({ ...rowOf(one, data, risk), figure: one.view.figure })),
      fused: scored.map(({ one, risk }) => ({
        ...rowOf(one, data, risk),
        figure: one.view.figure,
        rerank_rank: one.rerank_rank,
        rerank_score: rounded(one.rerank),
        rrf_score: one.fused,
        traditional_rank: one.traditional_rank,
        traditional_score: rounded(one.traditional),
      })),
      report: {
        ...(data.apply_start_time && { apply_start_time: data.apply_start_time }),
        comparisons,
        country: data.country,
        high_risk_country: countries('High'),
        middle_risk_country: countries('Medium'),
        loc: data.loc,
        operate_date: services.clock(),
        suspected_infringement_count: suspected.length,
        suspected_infringement_country: [...new Set(suspected.map(({ country }) => country))],
      },
    },
  };
};

/** From a picture to designs that it may come near to, each compared view by view. */
export const designSearch = defineFlow({
  name: 'design-search',
  data: DesignSearchData,
  start: 'comparing',
  states: { comparing: work(compare, 'ready'), ready: final() },
  stages: { report: ['comparing', 'ready'] },
  title: ({ country, total }) =>
    `Design search in ${country.join(', ') || 'all countries'}: ${total} designs with drawings`,
});
