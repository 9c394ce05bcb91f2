import { dayText } from '#clock.ts';
import { verifyQuote } from '#collections/patents/evidence.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { beginningOf } from '#cut.ts';
import { type BorneBlock, type BorneDocument, points, remark, rowsOf, says } from '#documents/basis.ts';
import { cell, heading, linesOf, short, subheading } from '#documents/blocks.ts';
import type { Basis, Tone } from '#documents/document.ts';
import type { StepContext } from '#flows/flow.ts';
import { type ReportFiles, writeReportFiles } from '#operations/shared/report-files.ts';
import type { ClaimVerdict } from '#skills/claim-scope/types.ts';
import type { FtoData, Right } from './data.ts';
import { FTO_WORDS, type FtoWords } from './report-words.ts';
import { byRisk, claimsByRisk, judged, riskOf, waysAround } from './risk.ts';
import type { Round } from './search.ts';

const TONES: Readonly<Record<string, Tone>> = {
  literal: 'bad',
  equivalent: 'bad',
  unclear: 'middling',
  missing: 'good',
  High: 'bad',
  Medium: 'middling',
  Low: 'good',
  alive: 'bad',
  pending: 'middling',
  dead: 'good',
};
/** Of a long description the report shows so much; the task has all of it. */
const MOST_SHOWN = 4_000;
const MOST_WAYS = 12;

/** Rights whose quoted claims still read as they did when they were compared. */
async function unchanged(rights: readonly Right[], corpus: Corpus): Promise<ReadonlySet<string>> {
  const records = new Map(
    (
      await corpus.get(
        patents,
        rights.map((one) => one.publication_number),
      )
    ).map((one) => [one.publication_number, one]),
  );
  return new Set(
    rights
      .filter(({ publication_number, scope }) => {
        const record = records.get(publication_number);
        return (
          record &&
          scope.claims.every(({ elements }) =>
            elements.every(({ claim }) => verifyQuote(record, claim as Parameters<typeof verifyQuote>[1]).verified),
          )
        );
      })
      .map(({ publication_number }) => publication_number),
  );
}

/** Writes the report in every format. Quotes of claims are read again first. */
export async function makeReport(data: FtoData, context: StepContext): Promise<ReportFiles> {
  const { services } = context;
  const rights = byRisk((data.selected ?? []).map((right) => judged(right, data.judgements))).map(({ right }) => right);
  const sound = await unchanged(rights, services.corpus);
  const document = reportOf(data, rights, sound, new Date(services.clock()));
  return writeReportFiles(document, { title: data.title ?? document.title, name: 'fto-report' }, context);
}

/** The report as a document. */
export function reportOf(
  data: FtoData,
  rights: readonly Right[],
  sound: ReadonlySet<string>,
  now: Date,
): BorneDocument {
  const words = FTO_WORDS[data.lang];
  const shown = rights.filter(({ publication_number }) => sound.has(publication_number));
  return {
    title: data.title ?? words.report,
    lang: data.lang,
    subtitle: words.subtitle(now.toISOString().slice(0, 10)),
    facts: facts(data, words, now),
    blocks: [
      remark('form', words.caution),
      ...result(rights, words, data.lang),
      ...productPart(data, words),
      ...shown.flatMap((right) => chart(right, words)),
      ...rights
        .filter(({ publication_number }) => !sound.has(publication_number))
        .map(({ publication_number }) => remark('compared', words.gone(publication_number))),
      ...matrix(rights, words, data.lang),
      ...ways(shown, words),
      ...questions(shown, words),
      ...searchLog(data, words),
      ...absent(data, words),
    ],
  };
}

function facts(data: FtoData, words: FtoWords, now: Date): [string, string, Basis][] {
  const { country, apd_start, apd_end, legal_status, exclude_company, snapshot } = data;
  const window =
    apd_start === undefined && apd_end === undefined ? words.any : `${dayText(apd_start)} – ${dayText(apd_end)}`;
  return [
    [words.product, short(data.input.replace(/\s+/gu, ' ')), 'given'],
    [words.searched, now.toISOString().slice(0, 10), 'form'],
    [words.countries, country.join(', ') || words.all, 'set'],
    [words.filed, window, 'set'],
    [words.states, legal_status.map((code) => words.status[code] ?? String(code)).join(', ') || words.alive, 'set'],
    ...(exclude_company.length > 0
      ? ([[words.left_out, exclude_company.join('; '), 'set']] as [string, string, Basis][])
      : []),
    ...(snapshot ? ([[words.corpus, words.records(snapshot.records), 'counted']] as [string, string, Basis][]) : []),
  ];
}

const result = (rights: readonly Right[], words: FtoWords, lang: 'en' | 'zh'): BorneBlock[] => [
  heading(words.result, 'result'),
  rowsOf(
    words.resultCaption,
    [
      [words.right, 24, 'stored'],
      [words.owner, 22, 'stored'],
      [words.risk, 12, 'compared'],
      [words.why, 42, 'compared'],
    ],
    rights.map((right) => {
      const { level, why } = riskOf(right);
      return [
        cell({ text: right.publication_number, href: `#${right.publication_number}` }, `\n${right.title}`),
        cell(right.owners.slice(0, 3).join('; ')),
        { content: [{ text: words.levels[level], style: 'strong' as const }], tone: TONES[level]! },
        cell(why[lang]),
      ];
    }),
  ),
];

function productPart(data: FtoData, words: FtoWords): BorneBlock[] {
  const { confirmed_features = [], settings = {} } = data;
  const settled = [
    ...(settings.equivalents ?? []).map(({ word, other }) => [words.same(word, other)]),
    ...(settings.tolerance_percent ? [[words.tolerance(settings.tolerance_percent)]] : []),
  ];
  return [
    heading(words.description, 'product'),
    ...linesOf(beginningOf(data.input, MOST_SHOWN)).map((line) => says('given', line)),
    rowsOf(
      words.features,
      [
        [words.feature, 70, 'given'],
        [words.weight, 30, 'compared'],
      ],
      confirmed_features
        .filter(({ is_select }) => is_select)
        .map(({ tech_feature, score, core, user_add }) => [
          cell(tech_feature),
          cell(`${score}${core ? ` ${words.core}` : ''}${user_add ? ` ${words.added}` : ''}`),
        ]),
    ),
    ...(settled.length > 0 ? [subheading(words.settings), points('person', settled)] : []),
  ];
}

function claimTable(claim: ClaimVerdict, words: FtoWords): BorneBlock {
  return rowsOf(
    `${words.claim(claim.claim_number)}: ${outcomeOf(claim, words)}`,
    [
      [words.element, 10, 'form'],
      [words.claimWords, 34, 'stored'],
      [words.productWords, 32, 'given'],
      [words.verdict, 24, 'compared'],
    ],
    claim.elements.map((element) => [
      cell({ text: element.element, style: 'strong' }),
      cell(element.text),
      element.product ? cell(element.product.text) : { ...cell(words.silent), basis: 'compared' as const },
      {
        content: [
          { text: words.verdicts[element.verdict], style: 'strong' as const },
          element.basis === 'person' ? ` (${words.own})\n${words.found} ${element.reason}` : `\n${element.reason}`,
        ],
        tone: TONES[element.verdict]!,
        ...(element.basis === 'person' && { basis: 'person' as const }),
      },
    ]),
    'compared',
  );
}

const outcomeOf = ({ outcome, cleared_by }: ClaimVerdict, words: FtoWords): string =>
  `${words.outcomes[outcome]}${cleared_by.length > 0 ? ` (${words.by} ${cleared_by.join(', ')})` : ''}`;

/** Numbers in their order, neighbours joined: `2–7, 9`. */
function ranges(numbers: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === run.last + 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

/**
 * One right: every independent claim in full, the one that decides first; those that build on others together by what
 * became of them.
 */
function chart(right: Right, words: FtoWords): BorneBlock[] {
  const { scope, publication_number, granted } = right;
  const independent = claimsByRisk(right).filter((claim) => claim.independent);
  const dependent = scope.claims.filter((claim) => !claim.independent);
  return [
    heading(`${words.charts}: ${publication_number}`, publication_number),
    says(
      'stored',
      `${right.title}. `,
      granted ? words.granted : words.published,
      ...(scope.not_read > 0 ? [` ${words.unread(scope.not_read)}`] : []),
    ),
    ...independent.map((claim) => claimTable(claim, words)),
    ...(dependent.length > 0
      ? [
          points(
            'compared',
            [...Map.groupBy(dependent, (claim) => outcomeOf(claim, words))].map(([outcome, claims]) => [
              {
                text: `${words.dependents} ${ranges(claims.map(({ claim_number }) => claim_number))}: `,
                style: 'strong' as const,
              },
              outcome,
            ]),
          ),
        ]
      : []),
  ];
}

const matrix = (rights: readonly Right[], words: FtoWords, lang: 'en' | 'zh'): BorneBlock[] => [
  heading(words.matrix, 'countries'),
  says('form', words.matrixNote),
  rowsOf(
    words.matrix,
    [
      [words.right, 24, 'stored'],
      [words.country, 12, 'stored'],
      [words.number, 24, 'stored'],
      [words.state, 20, 'compared'],
      [words.since, 10, 'stored'],
      [words.expires, 10, 'compared'],
    ],
    rights.flatMap((right) =>
      right.states.map(({ country, publication_number, state, status, since, expires }) => [
        cell(right.publication_number),
        cell(country),
        cell(publication_number),
        {
          // the interface's words for it are English
          content: [`${words.stateWords[state]}${status && lang === 'en' ? ` (${status})` : ''}`],
          ...(TONES[state] && { tone: TONES[state] }),
        },
        cell(dayText(since)),
        cell(dayText(expires)),
      ]),
    ),
  ),
];

function ways(rights: readonly Right[], words: FtoWords): BorneBlock[] {
  const found = waysAround(rights).slice(0, MOST_WAYS);
  if (found.length === 0) return [heading(words.ways, 'ways'), says('compared', words.waysNone)];
  return [
    heading(words.ways, 'ways'),
    says('inferred', words.waysText),
    rowsOf(
      words.ways,
      [
        [words.productWords, 60, 'given'],
        [words.clears, 40, 'inferred'],
      ],
      found.map(({ product, clears }) => [
        cell(product),
        cell(clears.map((one) => `${one.publication_number}: ${one.claims.join(', ')}`).join('; ')),
      ]),
    ),
  ];
}

/** What is asked of several claims of one right in the same words is asked once. */
function questions(rights: readonly Right[], words: FtoWords): BorneBlock[] {
  const asked = rights.flatMap(({ publication_number, scope }) => {
    const open = scope.claims
      .filter(({ outcome, independent }) => outcome !== 'cleared' && independent)
      .flatMap(({ elements }) => elements.filter(({ question }) => question !== undefined));
    return [...Map.groupBy(open, ({ question }) => question!)].map(([question, elements]) => [
      `${publication_number}, ${elements.map(({ element }) => element).join(', ')}: ${question}`,
    ]);
  });
  return [
    heading(words.questions, 'questions'),
    asked.length > 0 ? points('asked', asked) : says('compared', words.questionsNone),
  ];
}

const searchLog = (data: FtoData, words: FtoWords): BorneBlock[] => [
  heading(words.log, 'search'),
  says('counted', words.logText(data.found ?? 0, data.compared ?? 0)),
  rowsOf(
    words.log,
    [
      [words.line, 8, 'form'],
      [words.round, 24, 'form'],
      [words.query, 56, 'source'],
      [words.count, 12, 'counted'],
    ],
    (data.runs ?? []).map(({ line, strategy, search, count }) => [
      cell(line),
      cell(words.rounds[strategy as Round] ?? strategy ?? ''),
      cell({
        text: `${search.method === 'similar' ? `${words.whole} ` : search.method === 'citations' ? `${words.citations(search.of.length)} ` : ''}${search.query}`,
        style: 'code',
      }),
      cell(String(count)),
    ]),
  ),
];

function absent({ no_claims = [] }: FtoData, words: FtoWords): BorneBlock[] {
  return [
    heading(words.missing, 'absent'),
    ...(no_claims.length > 0
      ? [points('stored', [[words.noClaims(no_claims.slice(0, 20).join(', '), no_claims.length)]])]
      : []),
    points('form', [[words.unknownStates], [words.onlyCorpus]]),
  ];
}
