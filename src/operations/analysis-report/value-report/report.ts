import { bucketsOf } from '#analytics/axes.ts';
import { type Dimension, MEASURES, type Scores } from '#analytics/valuation/scores.ts';
import { currentOwners } from '#collections/patents/patent.ts';
import { cell, dayText, heading, list, note, paragraph, subheading, table } from '#documents/blocks.ts';
import type { Block, Cell, Document } from '#documents/document.ts';
import { bars } from '#operations/shared/report-counts.ts';
import type { OnPairs } from '#patents/citations.ts';
import { isoDate, titleIn } from './cells.ts';
import { citations, family, nearest } from './documents.ts';
import type { ValueFacts } from './facts.ts';
import { claims, life, owners } from './record.ts';

/**
 * A granted patent on paper: its value and how that was computed, its standing in five dimensions with every indicator,
 * what it claims, its family, life, owners and citations, the patents nearest to it, and what is not known.
 */
export function valueReport(facts: ValueFacts): Document {
  const { words, patent, lang, snapshot } = facts;
  const { legal_status } = patent;
  const shown: (readonly [string, string])[] = [
    [words.facts.title, titleIn(patent, lang)],
    [
      words.facts.owner,
      currentOwners(patent)
        .map(({ name }) => name)
        .join('; ') || words.unknown,
    ],
    [words.facts.filed, dayText(patent.filing_date) || words.unknown],
    [words.facts.granted, dayText(patent.grant_date) || words.unknown],
    [words.facts.expires, dayText(patent.expiry_date) || words.unknown],
    [words.facts.status, (legal_status && words.status[legal_status.simple]) ?? words.unknown],
    [words.facts.made, isoDate(facts.now)],
    [words.facts.corpus, words.corpus(snapshot.records, snapshot.seq)],
  ];
  return {
    title: words.title(patent.publication_number),
    lang,
    subtitle: words.subtitle,
    facts: shown,
    contents: words.contents,
    blocks: [
      ...summary(facts),
      ...value(facts),
      ...standing(facts),
      ...claims(facts),
      ...family(facts),
      ...life(facts),
      ...owners(facts),
      ...citations(facts),
      ...nearest(facts),
      ...gaps(facts),
      ...method(facts),
    ],
  };
}

const DIMENSIONS: readonly Dimension[] = ['technology', 'legal', 'market', 'strategic', 'economy'];
const one = (value: number) => value.toFixed(1);
const dollars = (value: number) => Math.round(value).toLocaleString('en-US');
/** A figure as it is read: whole numbers whole, others with two digits behind the point. */
const figure = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** What is said of the value, in one sentence. */
function verdict({ valuation, words, renewal }: ValueFacts): string {
  if ('refused' in valuation)
    return valuation.refused === 'ended' ? words.ended : words.refused(words.refusals[valuation.refused]);
  const { money, without } = valuation;
  return money && renewal
    ? words.money(dollars(money.value), dollars(money.low), dollars(money.high), renewal.price_year)
    : words.withoutMoney(words.withoutMoneyFor[without ?? 'unconfigured']);
}

const compared = ({ words, cohort_mark = '' }: ValueFacts, { cohort_of, members }: Scores) =>
  paragraph(words.scored(words.cohort(cohort_of), members, cohort_mark));

function summary(facts: ValueFacts): Block[] {
  const { words, valuation, cohort_mark = '' } = facts;
  const { scores } = valuation;
  const known = DIMENSIONS.filter((dimension) => scores?.dimensions[dimension] !== undefined);
  return [
    heading(words.summary, 'summary'),
    note(verdict(facts)),
    ...(scores
      ? [
          compared(facts, scores),
          ...bars(
            words.scoreChart(cohort_mark),
            words.score,
            known.map((dimension) => ({
              value: words.dimensions[dimension],
              count: Math.round(scores.dimensions[dimension]!),
            })),
          ),
        ]
      : []),
  ];
}

function value(facts: ValueFacts): Block[] {
  const { words, valuation, renewal } = facts;
  const money = 'money' in valuation ? valuation.money : undefined;
  const rows: (readonly [string, string])[] =
    money && renewal
      ? [
          [words.model.source, renewal.source],
          [words.model.mu, figure(renewal.mu)],
          [words.model.sigma, figure(renewal.sigma)],
          [words.model.decay, figure(renewal.decay)],
          [words.model.discount, figure(renewal.discount)],
          [words.model.fees, renewal.fees.map(dollars).join(' / ')],
          [words.model.age, one(money.age)],
          [words.model.remaining, one(money.remaining)],
          [words.model.paid, String(money.paid)],
          [words.model.place, money.place.toFixed(3)],
        ]
      : [];
  return [
    heading(words.value, 'value'),
    paragraph({ text: verdict(facts), style: 'strong' }),
    ...words.method.map((text) => paragraph(text)),
    ...(rows.length === 0
      ? []
      : [
          table(
            words.modelCaption,
            [
              [words.parameter, 4],
              [words.amount, 4],
            ],
            rows.map(([name, amount]) => [cell(name), cell(amount)]),
          ),
        ]),
  ];
}

function standing(facts: ValueFacts): Block[] {
  const { words, valuation, cohort_mark = '', group } = facts;
  const { scores } = valuation;
  const head = [heading(words.standing, 'standing'), paragraph(words.standingMethod)];
  const rows = DIMENSIONS.flatMap((dimension): Cell[][] => {
    const score = scores?.dimensions[dimension];
    const places = scores?.places.filter((place) => place.dimension === dimension) ?? [];
    if (score === undefined) return [];
    return [
      [cell({ text: words.dimensions[dimension], style: 'strong' }), cell(''), cell(''), cell(''), strong(one(score))],
      ...places.map(({ column, value: amount, percentile }) => [
        cell(''),
        cell(words.columns[column] ?? column),
        cell({ text: column, style: 'code' }),
        cell(figure(amount)),
        cell(one(percentile)),
      ]),
    ];
  });
  return [
    ...head,
    ...(scores
      ? [
          compared(facts, scores),
          table(
            words.indicatorCaption(cohort_mark),
            [
              [words.dimension, 2.2],
              [words.indicator, 5],
              [words.column, 3.4],
              [words.amount, 1.6],
              [words.percentile, 1.8],
            ],
            rows,
          ),
        ]
      : []),
    ...(group
      ? bars(
          words.groupChart(group.symbol, group.mark),
          words.applications,
          bucketsOf(group.counted, 'years'),
          'columns',
        )
      : []),
    ...figures(facts),
  ];
}

const strong = (text: string): Cell => cell({ text, style: 'strong' });

function figures({ words, indicators }: ValueFacts): Block[] {
  const known = indicators as unknown as Readonly<Record<string, number | OnPairs | undefined>>;
  const shown = (amount: number | OnPairs | undefined) =>
    amount === undefined
      ? words.unknown
      : typeof amount === 'number'
        ? figure(amount)
        : `${figure(amount.value)}${words.onPairs(amount.pairs)}`;
  return [
    subheading(words.more),
    table(
      words.moreCaption,
      [
        [words.figure, 3],
        [words.amount, 2],
        [words.definition, 6],
      ],
      Object.entries(words.figures).map(([id, [name, definition]]) => [
        cell(name),
        cell(shown(known[id])),
        cell(definition),
      ]),
    ),
  ];
}

/** Everything that is not known of the patent, with what would tell. */
function gaps(facts: ValueFacts): Block[] {
  const { words, patent, valuation, relations, ownership } = facts;
  const { gap } = words;
  const measured = new Set(valuation.scores?.places.map(({ column }) => column));
  const unmeasured = MEASURES.filter(({ column }) => !measured.has(column)).map(
    ({ column }) => words.columns[column] ?? column,
  );
  const named = relations.simple_family.members.filter(({ stored }) => !stored).length;
  const items = [
    ...('refused' in valuation ? [gap.refused(words.refusals[valuation.refused])] : []),
    ...('without' in valuation && valuation.without ? [gap.money(words.withoutMoneyFor[valuation.without])] : []),
    ...(valuation.scores && unmeasured.length > 0 ? [gap.indicator(unmeasured.join('; '))] : []),
    ...(patent.expiry_date === undefined ? [gap.expiry] : []),
    ...(patent.legal_events.length === 0 ? [gap.events] : []),
    ...(patent.legal_status?.simple === 1 && patent.life?.certain !== false ? [] : undetermined(facts)),
    ...(ownership.conveyances.length === 0 ? [gap.conveyances] : []),
    ...(named > 0 ? [gap.family(named)] : []),
    gap.citing,
    gap.market,
    gap.validity,
  ];
  return [heading(words.gaps, 'gaps'), paragraph(words.gapsText), list(items.map((text) => [text]))];
}

const undetermined = ({ words, patent }: ValueFacts) =>
  patent.legal_status === undefined || patent.legal_status.simple === 999 || patent.life?.certain === false
    ? [words.gap.undetermined]
    : [];

/** The appendix: who said what of the record, by which expressions was counted, and by what methods. */
function method({ words, patent, counts }: ValueFacts): Block[] {
  return [
    heading(words.method_title, 'method'),
    ...(patent.provenance.length === 0
      ? [paragraph(words.noSources)]
      : [
          table(
            words.sourcesCaption,
            [
              [words.source, 2],
              [words.file, 4],
              [words.gave, 6],
            ],
            patent.provenance.map(({ source, file = '', fields }) => [
              cell(source),
              cell(file),
              cell(fields.join(', ')),
            ]),
          ),
        ]),
    ...(patent.demo ? [note(words.demo)] : []),
    ...counts.table(words.counts),
    list(words.literature.map((text) => [text])),
  ];
}
