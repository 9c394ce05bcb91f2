import { viewsOf } from '#analytics/pictures/views.ts';
import { dayAt } from '#clock.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import { defineFlow, final, type Step, work } from '#flows/flow.ts';
import { type BestView, formsOf, knownBefore, nearestViews, weighed } from '#operations/shared/design-comparison.ts';
import { countryOf } from '#operations/shared/design-query.ts';
import { designState, riskOf, riskWords, sentences, weighedLines } from '#operations/shared/design-risk.ts';
import { titleIn } from '#operations/shared/languages.ts';
import { localLikeness } from '#pictures/compare.ts';
import { rounded } from '#rounded.ts';
import { Type } from '#typebox.mjs';

const Text = Type.String();

const Kept = Type.Object({
  lines: Text,
  silhouette: Text,
  aspect: Type.Number(),
  filled: Type.Number(),
  ink: Type.Number(),
});

/** One picture against one right and its family. */
export const OneDesignData = Type.Object({
  drawing: Kept,
  /** The figure without letters or print around it. */
  parts: Type.Optional(Type.Array(Kept)),
  /** The picture cleaned to lines, as a data URI. */
  line_drawing: Type.Optional(Text),
  lang: Type.Enum(['cn', 'en']),
  url: Text,
  /** The right, then members of its family in other countries. */
  members: Type.Array(Text),
  /** Likeness by descriptors, by publication. */
  scores: Type.Record(Text, Type.Number()),
  /** The nearest designs of all countries and days. */
  space: Type.Array(Type.Object({ record: Text, figure: Text })),
  started: Type.Number(),
  result: Type.Optional(Type.Unknown()),
});
type Data = import('#value-of.ts').ValueOf<typeof OneDesignData>;

/** Which view came nearest: by its caption, else its place among the figures cut out of a facsimile, else its name. */
function nearestView({ caption, figure }: Pick<BestView, 'caption' | 'figure'>, lang: Data['lang']): string {
  const [, place] = /-F(\d{3})\.png$/u.exec(figure) ?? [];
  const name = caption ?? (place === undefined ? figure : undefined);
  if (name !== undefined) return lang === 'cn' ? `最接近的视图：${name}。` : `The nearest view is ${name}. `;
  return lang === 'cn' ? `最接近的视图：第${Number(place)}图。` : `The nearest view is figure ${Number(place)}. `;
}

const compare: Step<Data> = async (data, { services }) => {
  const forms = formsOf(data);
  const read = async (ids: readonly string[]): Promise<Patent[]> => services.corpus.get(patents, ids);
  const today = dayAt(services.clock());
  const members = await read(data.members);
  const views = await viewsOf(services.corpus, members);
  const known = await knownBefore(forms, members, data.space, new Map(), services.corpus);
  const comparisons = members.map((patent, index) => {
    const [best] = nearestViews(forms, views[index]!);
    const state = designState(patent, today);
    const head = {
      country: countryOf(patent),
      patent_id: patentId(patent.publication_number),
      patent_pn: patent.publication_number,
      title: titleIn(patent, data.lang),
    };
    // a member without drawings is listed with its state: it cannot be compared
    if (!best) return { ...head, ...(state && { status: state }) };
    const measured = weighed(best.compared, known[index]!);
    const local = localLikeness(best.compared);
    const score = Math.min(
      1,
      0.5 * (data.scores[patent.publication_number] ?? local) + 0.25 * weighedLines(measured) + 0.25 * local,
    );
    const risk = riskOf(score, state, undefined);
    const words = sentences(measured, data.lang);
    const said = riskWords(risk, score, state, undefined, words.parts, data.lang);
    const view = nearestView(best, data.lang);
    return {
      ...head,
      ...said,
      confusion: `${said.confusion}${data.lang === 'cn' ? '' : ' '}${words.space}`,
      difference: words.difference,
      similar: `${view}${words.similar}`,
      figure: best.figure,
      risk_level: risk,
      score: rounded(score),
      ...(state && { status: state }),
    };
  });
  const of = (risk: string) => [
    ...new Set(
      comparisons.filter((one) => 'risk_level' in one && one.risk_level === risk).map(({ country }) => country),
    ),
  ];
  const suspected = comparisons.filter((one) => 'risk_level' in one && one.risk_level !== 'Low');
  const [first] = members;
  return {
    result: {
      comparisons,
      country: [...new Set(comparisons.map(({ country }) => country))],
      high_risk_country: of('High'),
      middle_risk_country: of('Medium'),
      loc: first?.locarno ?? [],
      suspected_infringement_count: suspected.length,
      suspected_infringement_country: [...new Set(suspected.map(({ country }) => country))],
    },
  };
};

/** From a picture and a design to a comparison with each member of its family. */
export const oneDesign = defineFlow({
  name: 'one-design',
  data: OneDesignData,
  start: 'comparing',
  states: { comparing: work(compare, 'ready'), ready: final() },
  stages: { report: ['comparing', 'ready'] },
  title: ({ members }) => `A picture against ${members[0]}`,
});
