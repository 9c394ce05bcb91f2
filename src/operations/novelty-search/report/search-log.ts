import { type BorneBlock, points, remark, rowsOf, says } from '#documents/basis.ts';
import { cell, heading, percent, short } from '#documents/blocks.ts';
import { STRATEGIES } from '#skills/search-prior-art/strategies.ts';
import { RELEVANT_SCORE, recallOf } from '../assessment.ts';
import { lineText } from '../rounds.ts';
import type { Parts } from './parts.ts';

/** How much the search has probably missed. */
export function recall({ words, data }: Parts): BorneBlock[] {
  const estimate = recallOf(data.scores);
  return [
    heading(words.recall, 'recall'),
    ...(data.named_only ? [] : [says('form', words.recallMethod(STRATEGIES.length, percent(RELEVANT_SCORE)))]),
    estimate
      ? says(
          'inferred',
          words.recallText(
            estimate.found,
            estimate.once,
            estimate.total.toFixed(0),
            percent(estimate.recall),
            percent(estimate.found / estimate.high),
          ),
        )
      : says('counted', data.named_only ? words.namedOnly(data.named?.length ?? 0) : words.noRecall),
    ...(data.named_only ? [] : [remark('form', words.recallCaveat)]),
  ];
}

/** Every search that was run. */
export function searchLog({ data, words, context }: Parts): BorneBlock[] {
  if (data.named_only) return [heading(words.log, 'log'), says('counted', words.namedOnly(data.named?.length ?? 0))];
  const { runs = [], rounds = [], publications = 0, families = 0, embedding_order } = data.prior_art ?? {};
  return [
    heading(words.log, 'log'),
    says('counted', words.logIntro(publications, families, data.family_merge ?? true)),
    ...(data.named ? [says('counted', words.namedBeside(data.named.length))] : []),
    rowsOf(
      words.strategiesCaption,
      [
        [words.strategy, 24, 'form'],
        [words.way, 44, 'form'],
        [words.lines, 16, 'source'],
        [words.taken, 16, 'counted'],
      ],
      rounds.map(({ strategy, lines, found }, index) => [
        cell(`${index + 1} `, words.strategies[strategy].title),
        cell(words.strategies[strategy].way),
        cell(lines.join(', ') || words.none),
        cell(String(found)),
      ]),
    ),
    ...runs.flatMap(({ ranking }) =>
      ranking?.beyond_reach ? [remark('counted', words.beyondReach(ranking.beyond_reach))] : [],
    ),
    ...(embedding_order ? [says('counted', words.embeddingOrderText(embedding_order))] : []),
    rowsOf(
      words.logCaption,
      [
        [words.line, 7, 'form'],
        [words.query, 62, 'source'],
        [words.purpose, 20, 'form'],
        [words.count, 11, 'counted'],
      ],
      runs.map((run) => [
        cell(run.line),
        cell({ text: lineText(run, words), style: 'code' }),
        cell(run.strategy ? words.strategies[run.strategy].title : words.block(short(run.feature_text ?? ''))),
        cell(String(run.count)),
      ]),
    ),
    says('form', words.replay(context.task_id)),
  ];
}

/** What a report like this does not say. */
export const limits = ({ words }: Parts): BorneBlock[] => [
  heading(words.limits, 'limits'),
  points(
    'form',
    words.limitList.map((text) => [text]),
  ),
];
