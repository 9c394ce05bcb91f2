import { bucketsOf } from '#analytics/axes.ts';
import { type Dimension, MEASURES, type Scores } from '#analytics/valuation/scores.ts';
import { dayText } from '#clock.ts';
import { currentOwners } from '#collections/patents/patent.ts';
import { type BorneBlock, type BorneDocument, points, remark, rowsOf, says } from '#documents/basis.ts';
import { cell, heading, subheading } from '#documents/blocks.ts';
import type { Cell } from '#documents/document.ts';
import { bars, counting } from '#operations/shared/report-counts.ts';
import type { OnPairs } from '#patents/citations.ts';
import { isoDate, titleIn } from './cells.ts';
import { citations, family, nearest } from './documents.ts';
import type { ValueFacts } from './facts.ts';
import { claims, life, owners } from './record.ts';

/**
 * A granted patent on paper: its value and how that was computed, its standing in five dimensions with every indicator,
 * what it claims, its family, life, owners and citations, the patents nearest to it, and what is not known.
 */
export function valueReport(facts: ValueFacts): BorneDocument {
  const { words, patent, lang, snapshot } = facts;
  const { legal_status } = patent;
  const stored: (readonly [string, string])[] = [
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
  ];
  return {
    title: words.title(patent.publication_number),
    lang,
    subtitle: words.subtitle,
    facts: [
      ...stored.map(([name, text]) => [name, text, 'stored'] as const),
      [words.facts.made, isoDate(facts.now), 'form'],
      [words.facts.corpus, words.corpus(snapshot.records, snapshot.seq), 'counted'],
    ],
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
  counting(words.scored(words.cohort(cohort_of), members, cohort_mark));

function summary(facts: ValueFacts): BorneBlock[] {
  const { words, valuation, cohort_mark = '' } = facts;
  const { scores } = valuation;
  const known = DIMENSIONS.filter((dimension) => scores?.dimensions[dimension] !== undefined);
  return [
    heading(words.summary, 'summary'),
    remark('compared', verdict(facts)),
    ...(scores
      ? [
          compared(facts, scores),
          ...bars(
            'cited',
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

function value(facts: ValueFacts): BorneBlock[] {
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
    says('compared', { text: verdict(facts), style: 'strong' }),
    // how a value is computed is told where one was
    ...(rows.length === 0
      ? []
      : [
          ...words.method.map((text) => says('form', text)),
          rowsOf(
            words.modelCaption,
            [
              [words.parameter, 4, 'form'],
              [words.amount, 4, 'compared'],
            ],
            rows.map(([name, amount]) => [cell(name), cell(amount)]),
          ),
        ]),
  ];
}

function standing(facts: ValueFacts): BorneBlock[] {
  const { words, valuation, cohort_mark = '', group } = facts;
  const { scores } = valuation;
  const head = [heading(words.standing, 'standing'), says('form', words.standingMethod)];
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
          rowsOf(
            words.indicatorCaption(cohort_mark),
            [
              [words.dimension, 2.2, 'compared'],
              [words.indicator, 5, 'form'],
              [words.column, 3.4, 'form'],
              [words.amount, 1.6, 'compared'],
              [words.percentile, 1.8, 'compared'],
            ],
            rows,
            'cited',
          ),
        ]
      : []),
    ...(group
      ? bars(
          'cited',
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

function figures({ words, indicators }: ValueFacts): BorneBlock[] {
  const known = indicators as unknown as Readonly<Record<string, number | OnPairs | undefined>>;
  const shown = (amount: number | OnPairs | undefined) =>
    amount === undefined
      ? words.unknown
      : typeof amount === 'number'
        ? figure(amount)
        : `${figure(amount.value)}${words.onPairs(amount.pairs)}`;
  return [
    subheading(words.more),
    rowsOf(
      words.moreCaption,
      [
        [words.figure, 3, 'form'],
        [words.amount, 2, 'compared'],
        [words.definition, 6, 'form'],
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
function gaps(facts: ValueFacts): BorneBlock[] {
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
  return [
    heading(words.gaps, 'gaps'),
    says('form', words.gapsText),
    points(
      'form',
      items.map((text) => [text]),
    ),
  ];
}

const undetermined = ({ words, patent }: ValueFacts) =>
  patent.legal_status === undefined || patent.legal_status.simple === 999 || patent.life?.certain === false
    ? [words.gap.undetermined]
    : [];

/** The appendix: who said what of the record, by which expressions was counted, and by what methods. */
function method({ words, patent, counts }: ValueFacts): BorneBlock[] {
  return [
    heading(words.method_title, 'method'),
    ...(patent.provenance.length === 0
      ? [says('stored', words.noSources)]
      : [
          rowsOf(
            words.sourcesCaption,
            [
              [words.source, 2, 'stored'],
              [words.file, 4, 'stored'],
              [words.gave, 6, 'stored'],
            ],
            patent.provenance.map(({ source, file = '', fields }) => [
              cell(source),
              cell(file),
              cell(fields.join(', ')),
            ]),
          ),
        ]),
    ...(patent.demo ? [remark('stored', words.demo)] : []),
    ...counts.appendix(words.counts),
    points(
      'form',
      words.literature.map((text) => [text]),
    ),
  ];
}
