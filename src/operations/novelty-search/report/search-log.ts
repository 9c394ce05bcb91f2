import { cell, heading, note, paragraph, percent, short } from '#documents/blocks.ts';
import type { Block } from '#documents/document.ts';
import { STRATEGIES } from '#skills/search-prior-art/strategies.ts';
import { RELEVANT_SCORE, recallOf } from '../assessment.ts';
import { lineText } from '../rounds.ts';
import type { Parts } from './parts.ts';

/** How much the search has probably missed. */
export function recall({ words, data }: Parts): Block[] {
  const estimate = recallOf(data.scores);
  return [
    heading(words.recall, 'recall'),
    ...(data.named_only ? [] : [paragraph(words.recallMethod(STRATEGIES.length, percent(RELEVANT_SCORE)))]),
    estimate
      ? paragraph(
          words.recallText(
            estimate.found,
            estimate.once,
            estimate.total.toFixed(0),
            percent(estimate.recall),
            percent(estimate.found / estimate.high),
          ),
        )
      : paragraph(data.named_only ? words.namedOnly(data.named?.length ?? 0) : words.noRecall),
    ...(data.named_only ? [] : [note(words.recallCaveat)]),
  ];
}

/** Every search that was run. */
export function searchLog({ data, words, context }: Parts): Block[] {
  if (data.named_only) return [heading(words.log, 'log'), paragraph(words.namedOnly(data.named?.length ?? 0))];
  const { runs = [], rounds = [], publications = 0, families = 0, embedding_order } = data.prior_art ?? {};
  return [
    heading(words.log, 'log'),
    paragraph(words.logIntro(publications, families, data.family_merge ?? true)),
    ...(data.named ? [paragraph(words.namedBeside(data.named.length))] : []),
    {
      kind: 'table',
      caption: words.strategiesCaption,
      columns: [
        { title: words.strategy, share: 24 },
        { title: words.way, share: 44 },
        { title: words.lines, share: 16 },
        { title: words.taken, share: 16 },
      ],
      rows: rounds.map(({ strategy, lines, found }, index) => [
        cell(`${index + 1} `, words.strategies[strategy].title),
        cell(words.strategies[strategy].way),
        cell(lines.join(', ') || words.none),
        cell(String(found)),
      ]),
    },
    ...runs.flatMap(({ ranking }) => (ranking?.beyond_reach ? [note(words.beyondReach(ranking.beyond_reach))] : [])),
    ...(embedding_order ? [paragraph(words.embeddingOrderText(embedding_order))] : []),
    {
      kind: 'table',
      caption: words.logCaption,
      columns: [
        { title: words.line, share: 7 },
        { title: words.query, share: 62 },
        { title: words.purpose, share: 20 },
        { title: words.count, share: 11 },
      ],
      rows: runs.map((run) => [
        cell(run.line),
        cell({ text: lineText(run, words), style: 'code' }),
        cell(run.strategy ? words.strategies[run.strategy].title : words.block(short(run.feature_text ?? ''))),
        cell(String(run.count)),
      ]),
    },
    paragraph(words.replay(context.task_id)),
  ];
}

/** What a report like this does not say. */
export const limits = ({ words }: Parts): Block[] => [
  heading(words.limits, 'limits'),
  { kind: 'list', items: words.limitList.map((text) => [text]) },
];
