import { dayText } from '#clock.ts';
import { currentOwners, isTitleAlone, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { type BorneBlock, type BorneDocument, points, remark, rowsOf, says } from '#documents/basis.ts';
import { cell, heading, short } from '#documents/blocks.ts';
import type { StepContext } from '#flows/flow.ts';
import { RELEVANT_SCORE } from '#operations/novelty-search/assessment.ts';
import { featureList, question } from '#operations/novelty-search/report/asked.ts';
import { chart } from '#operations/novelty-search/report/documents.ts';
import { details } from '#operations/novelty-search/report/evidence.ts';
import { type Parts, partsOf } from '#operations/novelty-search/report/parts.ts';
import { checkedQuotes } from '#operations/novelty-search/report/quotes.ts';
import { combinations } from '#operations/novelty-search/report/result.ts';
import { recall, searchLog } from '#operations/novelty-search/report/search-log.ts';
import { Counts, counting } from '#operations/shared/report-counts.ts';
import { shownTitle } from '#operations/shared/wire-text.ts';
import {
  distinguishing,
  type Outcome,
  outcomeOf,
  shareText,
} from '#operations/technology-idea-novelty-search/outcome.ts';
import { completeness, type Said } from './completeness.ts';
import type { FilingEvaluationData } from './data.ts';
import { crowding } from './field.ts';
import { EVALUATION_WORDS, type EvaluationWords } from './words.ts';

/** The nearest documents whose classes say what the field is. */
const NEAREST = 20;

/**
 * A text before it is filed: what of it stands in which document, how crowded its field is, what it lacks for a draft,
 * and its readiness as stated.
 */
export async function evaluationReport(data: FilingEvaluationData, context: StepContext): Promise<BorneDocument> {
  const { services, signal, task_id } = context;
  const { corpus } = services;
  const now = services.clock();
  const words = EVALUATION_WORDS[data.lang];
  const quotes = await checkedQuotes(data, corpus);
  const parts = partsOf(data, { task_id, quotes, address: services.base_url(), now: new Date(now) });
  // as the claim chart names them
  const ranked = data.scores ?? [];
  const listed = ranked.slice(0, Math.max(data.limit, NEAREST));
  const records = await corpus.get(
    patents,
    listed.map(({ publication_number }) => publication_number),
  );
  const counts = new Counts(corpus, signal);
  const field = await crowding(records.slice(0, NEAREST), counts, words, now);
  const said = completeness(data.text);
  const outcome = outcomeOf(data);
  const day = new Date(now).toISOString().slice(0, 10);
  const { records: stored = 0, seq = 0 } = data.snapshot ?? {};
  const { levels } = words;
  return {
    title: data.report_name,
    lang: data.lang,
    subtitle: words.subtitle(day),
    facts: [
      ...data.report_info.map(({ key, value }) => [key, value, 'person'] as const),
      [words.facts.readiness, words.readinessText(data.readiness, levels[data.readiness - 1]!), 'person'],
      [words.facts.made, day, 'form'],
      [words.facts.task, task_id, 'form'],
      [words.facts.corpus, words.corpus(stored, seq), 'counted'],
    ],
    contents: words.contents,
    blocks: [
      ...summary(data, words, { outcome, said, field }),
      ...question(parts),
      ...lacks(said, words),
      ...featureList(parts),
      ...nearestList(ranked, data.limit, records, words, parts.words.titleOnly),
      ...novelty(outcome, words),
      ...chart(parts),
      ...details(parts),
      ...combinations(parts),
      ...field.blocks,
      ...readiness(data.readiness, words),
      heading(words.unknown, 'unknown'),
      points(
        'form',
        words.unknowns.map((text) => [text]),
      ),
      ...recall(parts),
      ...method(parts, counts, words),
    ],
  };
}

interface Found {
  readonly outcome: Outcome | undefined;
  readonly said: readonly Said[];
  readonly field: Awaited<ReturnType<typeof crowding>>;
}

function summary(data: FilingEvaluationData, words: EvaluationWords, { outcome, said, field }: Found): BorneBlock[] {
  const scores = data.scores ?? [];
  const near = scores.filter(({ public_score }) => public_score >= RELEVANT_SCORE).length;
  const lacking = said.filter((one) => !one.said).length;
  const { families, groups } = field;
  return [
    heading(words.summary, 'summary'),
    remark(
      'compared',
      outcome && outcome.documents.length > 0
        ? words.novelty(words.level[outcome.level], shareText(outcome.not_found), shareText(outcome.not_in_nearest))
        : words.nothingCompared,
    ),
    ...(families ? [counting(words.crowd(near, scores.length, groups.join(', '), families.mark, families.count))] : []),
    says('compared', words.lacksCount(lacking, said.length)),
    says('person', words.readinessText(data.readiness, words.levels[data.readiness - 1]!), ' ', words.readinessNote),
  ];
}

const counted = ({ point, count }: Said, words: EvaluationWords) =>
  count === undefined ? '' : point === 'length' ? words.words(count) : ` ${words.times(count)}`;

const lacks = (said: readonly Said[], words: EvaluationWords): BorneBlock[] => [
  heading(words.lacks, 'lacks'),
  says('form', words.lacksText),
  rowsOf(
    words.lacksCaption,
    [
      [words.point, 3, 'form'],
      [words.inText, 8, 'given'],
    ],
    said.map((one) => [
      cell({ text: words.points[one.point], style: 'strong' }),
      one.said
        ? cell(...(one.quote === undefined ? [] : [`“${short(one.quote)}”`]), {
            text: counted(one, words),
            style: 'muted',
          })
        : {
            ...cell(
              { text: words.lacking, style: 'strong' },
              ` ${words.remedies[one.point]}${one.point === 'length' ? ` (${counted(one, words)})` : ''}`,
            ),
            tone: 'middling' as const,
            basis: 'compared' as const,
          },
    ]),
  ),
];

/** The families that were compared, as many as were asked for. */
function nearestList(
  ranked: NonNullable<FilingEvaluationData['scores']>,
  limit: number,
  records: readonly Patent[],
  words: EvaluationWords,
  title_only: string,
): BorneBlock[] {
  const shown = ranked.slice(0, limit);
  const recordOf = new Map(records.map((record) => [record.publication_number, record]));
  const head: BorneBlock[] = [
    heading(words.list, 'nearest'),
    says('compared', words.listText(shown.length, ranked.length)),
  ];
  if (shown.length === 0) return head;
  return [
    ...head,
    rowsOf(
      words.listCaption,
      [
        [words.publication, 2.8, 'stored'],
        [words.title, 5, 'stored'],
        [words.owner, 3.2, 'stored'],
        [words.filed, 1.9, 'stored'],
        [words.score, 1.2, 'compared'],
        [words.ways, 1.1, 'compared'],
      ],
      shown.map(({ publication_number, title, public_score, strategies }) => {
        const record = recordOf.get(publication_number);
        return [
          cell(publication_number),
          cell(
            short(title ?? shownTitle(record?.titles ?? [])),
            ...(record && isTitleAlone(record) ? [{ text: `\n${title_only}`, style: 'muted' as const }] : []),
          ),
          cell(
            short(
              record
                ? currentOwners(record)
                    .map(({ name }) => name)
                    .join('; ')
                : '',
            ),
          ),
          cell(dayText(record?.filing_date)),
          cell(public_score.toFixed(2)),
          cell(String(strategies)),
        ];
      }),
    ),
  ];
}

function novelty(outcome: Outcome | undefined, words: EvaluationWords): BorneBlock[] {
  const head = heading(words.noveltyTitle, 'novelty');
  if (!outcome || outcome.documents.length === 0) return [head, says('compared', words.nothingCompared)];
  const apart = distinguishing(outcome);
  return [
    head,
    rowsOf(
      words.noveltyCaption,
      [
        [words.feature, 7, 'given'],
        [words.found, 2, 'compared'],
        [words.by, 3, 'compared'],
      ],
      outcome.features.map(({ feature, verdict, by }) => [
        cell({ text: `${feature.number} `, style: 'strong' }, short(feature.text)),
        {
          ...cell(words.verdicts[verdict]),
          ...(verdict === 'disclosed' && { tone: 'good' as const }),
          ...(verdict === 'partly' && { tone: 'middling' as const }),
        },
        cell(by?.document.publication_number ?? ''),
      ]),
    ),
    ...(apart.length === 0
      ? [says('compared', words.nothingApart)]
      : [
          says('compared', words.apart),
          points(
            'given',
            apart.map(({ number, text }) => [{ text: `${number} `, style: 'strong' }, text]),
          ),
        ]),
  ];
}

const readiness = (level: number, words: EvaluationWords): BorneBlock[] => [
  heading(words.readiness, 'readiness'),
  says('person', { text: words.readinessText(level, words.levels[level - 1]!), style: 'strong' }),
  says('form', words.readinessNote),
  rowsOf(
    words.readinessCaption,
    [
      [words.level_name, 1.5, 'form'],
      [words.meaning, 8, 'form'],
    ],
    words.levels.map((meaning, at) =>
      at + 1 === level
        ? [{ ...cell({ text: String(at + 1), style: 'strong' }) }, { ...cell(meaning), tone: 'good' as const }]
        : [cell(String(at + 1)), cell(meaning)],
    ),
  ),
];

/** The appendix: every search that was run, and every count. */
const method = (parts: Parts, counts: Counts, words: EvaluationWords): BorneBlock[] => [
  heading(words.method, 'method'),
  ...counts.appendix(words.counts),
  ...searchLog(parts),
];
