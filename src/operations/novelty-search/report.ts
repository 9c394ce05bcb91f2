import { patents } from '#corpus/collections/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { type ClaimedQuote, verifyQuote } from '#corpus/evidence.ts';
import type { Block, Cell, Document, Inline, Tone } from '#documents/document.ts';
import { STRATEGIES } from '#skills/search-prior-art/strategies.ts';
import type { QuoteShape } from '#skills/types.ts';
import {
  type AssessedDocument,
  type Assessment,
  assess,
  type Category,
  type FeatureView,
  RELEVANT_SCORE,
  recallOf,
  type Verdict,
} from './assessment.ts';
import type { ConfirmedFeature, NoveltySearchData } from './data.ts';
import { NOVELTY_WORDS, type NoveltyWords } from './novelty-words.ts';
import { lineText } from './rounds.ts';

/** Documents whose every cell is shown with its passage. */
const MOST_IN_DETAIL = 10;
/** Documents side by side in one chart: more do not fit on a page. */
const CHART_WIDTH = 5;
/** Characters of the given text that are shown. */
const MOST_OF_INPUT = 4000;
const SHOWN_HASH = 16;

/** What reading a quote again has said. */
export type QuoteCheck =
  | { readonly ok: true; readonly unchanged: boolean }
  | { readonly ok: false; readonly reason: string };

export interface ReportContext {
  readonly task_id: string;
  /** By `quoteKey`. */
  readonly quotes: ReadonlyMap<string, QuoteCheck>;
  /** The service's address, for links to documents. */
  readonly address: string;
  readonly now: Date;
}

export const quoteKey = (publication_number: string, feature_number: string) =>
  `${publication_number} ${feature_number}`;

/** Reads every quote of the compared documents again where it is said to stand. */
export async function checkedQuotes(data: NoveltySearchData, corpus: Corpus): Promise<Map<string, QuoteCheck>> {
  const checks = new Map<string, QuoteCheck>();
  const documents = data.documents ?? [];
  const records = await corpus.get(
    patents,
    documents.map(({ publication_number }) => publication_number),
  );
  const byNumber = new Map(records.map((record) => [record.publication_number, record]));
  for (const { publication_number, comparison } of documents) {
    const record = byNumber.get(publication_number);
    const judgement = data.judgements?.find((one) => one.publication_number === publication_number);
    for (const { feature_number, quote: found } of comparison.features) {
      const quote = judgement?.features[feature_number]?.quote ?? found;
      if (!quote) continue;
      const key = quoteKey(publication_number, feature_number);
      const verified = record && verifyQuote(record, quote as ClaimedQuote);
      if (!verified) checks.set(key, { ok: false, reason: `${publication_number} is no longer in the corpus` });
      else if (verified.verified) checks.set(key, { ok: true, unchanged: verified.unchanged });
      else checks.set(key, { ok: false, reason: verified.reason });
    }
  }
  return checks;
}

/** The report of a search as a document: what was asked, found, not found, how it was searched, and what that does not say. */
export function reportOf(data: NoveltySearchData, context: ReportContext): Document {
  const words = NOVELTY_WORDS[data.lang];
  const features = (data.confirmed_features ?? []).filter(({ selected }) => selected);
  const assessment = assess(features, data.documents ?? [], data.reference_date, data.judgements);
  const chosen = assessment.documents.filter(({ selected }) => selected);
  const label = new Map(chosen.map(({ document }, index) => [document.publication_number, `D${index + 1}`]));
  const parts = { data, words, features, assessment, chosen, label, context };
  return {
    title: data.title ?? words.report,
    lang: data.lang,
    subtitle: words.subtitle(context.now.toISOString().slice(0, 10)),
    facts: facts(parts),
    blocks: [
      ...result(parts),
      ...question(parts),
      ...featureList(parts),
      ...documentList(parts),
      ...chart(parts),
      ...details(parts),
      ...combinations(parts),
      ...recall(parts),
      ...searchLog(parts),
      ...notFound(parts),
      ...edits(parts),
      ...limits(parts),
    ],
  };
}

interface Parts {
  readonly data: NoveltySearchData;
  readonly words: NoveltyWords;
  readonly features: readonly ConfirmedFeature[];
  readonly assessment: Assessment;
  readonly chosen: readonly AssessedDocument[];
  /** `D1`, `D2` ... by publication number, for the chosen documents. */
  readonly label: ReadonlyMap<string, string>;
  readonly context: ReportContext;
}

const heading = (text: string, id?: string): Block => ({ kind: 'heading', level: 1, text, ...(id && { id }) });
const subheading = (text: string, id?: string): Block => ({ kind: 'heading', level: 2, text, ...(id && { id }) });
const paragraph = (...content: Inline[]): Block => ({ kind: 'paragraph', content });
const note = (...content: Inline[]): Block => ({ kind: 'note', content });
const cell = (...content: Inline[]): Cell => ({ content });
const dayText = (day: number | undefined) =>
  day === undefined
    ? ''
    : String(day)
        .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
        .replace(/-00(-00)?$/, '')
        .replace(/-00$/, '');
const percent = (share: number) => `${Math.round(share * 100)} %`;
const SIGNS: Readonly<Record<Verdict, string>> = { disclosed: '+', partly: '±', not_found: '–' };
/** As the console's chart: what is disclosed stands out, what is not found stays blank. */
const TONES: Readonly<Partial<Record<Verdict, Tone>>> = { disclosed: 'good', partly: 'middling' };

/** A document by its label and number. */
const named = ({ label }: Parts, number: string): string =>
  label.has(number) ? `${label.get(number)} (${number})` : number;

function facts({ data, words, context, chosen, assessment }: Parts): [string, string][] {
  const checks = [...context.quotes.values()];
  return [
    [words.task, context.task_id],
    ...(data.publication_number ? [[words.searchedFor, data.publication_number] as [string, string]] : []),
    [words.window, words.windowText(dayText(data.pbd_start), dayText(data.pbd_end))],
    [words.referenceDate, `${dayText(data.reference_date)} (${words.referenceBasis[data.reference_basis]})`],
    [words.corpus, words.corpusText(data.snapshot?.records ?? 0, data.snapshot?.seq ?? 0)],
    [words.compared, words.comparedText(data.scores?.length ?? 0, assessment.documents.length, chosen.length)],
    [words.quotes, words.quotesText(checks.filter(({ ok }) => ok).length, checks.length)],
  ];
}

const isPrior = (category: Category) => category === 'X' || category === 'Y' || category === 'A';

function result(parts: Parts): Block[] {
  const { words, assessment, features } = parts;
  const prior = assessment.documents.filter(({ category }) => isPrior(category));
  const alone = prior.filter(({ category }) => category === 'X');
  const closest = prior.find(({ most_similar }) => most_similar);
  const complete = assessment.combinations.filter(({ missing }) => missing.length === 0);
  const nowhere = unseen(parts);
  const items: Inline[][] = [];
  if (prior.length === 0) items.push([words.nothingCompared]);
  else if (alone.length > 0)
    items.push([
      words.takesNovelty(
        alone.map(({ document }) => named(parts, document.publication_number)),
        features.length,
      ),
    ]);
  else items.push([words.noneAlone(prior.length, features.length)]);
  if (closest)
    items.push([
      words.closest(
        named(parts, closest.document.publication_number),
        closest.document.title,
        closest.disclosed,
        features.length,
        closest.missing,
      ),
    ]);
  const pair = complete[0];
  if (pair) items.push([words.pairCovers(named(parts, pair.first), named(parts, pair.second), complete.length)]);
  else if (prior.length > 1 && alone.length === 0) items.push([words.noPair]);
  if (nowhere.length > 0 && prior.length > 0) items.push([words.nowhere(nowhere.map(({ number }) => number))]);
  return [heading(words.result, 'result'), { kind: 'list', items }, note(words.notAnOpinion)];
}

function question({ data, words }: Parts): Block[] {
  const shown = data.text.length > MOST_OF_INPUT ? `${data.text.slice(0, MOST_OF_INPUT).toWellFormed()} …` : data.text;
  const solution = data.confirmed_solution ?? data.generated_solution ?? '';
  return [
    heading(words.question, 'question'),
    subheading(words.given),
    ...shown
      .split(/\n+/)
      .filter((line) => line.trim())
      .map((line) => paragraph(line)),
    ...(data.text.length > MOST_OF_INPUT ? [note(words.cut(data.text.length))] : []),
    subheading(data.confirmed_solution === data.generated_solution ? words.summary : words.summaryEdited),
    ...solution
      .split(/\n{2,}/)
      .filter((part) => part.trim())
      .map((part): Block => {
        const [first = '', ...rest] = part.split('\n');
        return rest.length > 0 ? paragraph({ text: first, style: 'strong' }, `\n${rest.join('\n')}`) : paragraph(first);
      }),
  ];
}

function featureList({ data, words, features }: Parts): Block[] {
  const out = (data.confirmed_features ?? []).filter(({ selected }) => !selected);
  const notes = data.generated_features?.notes ?? [];
  return [
    heading(words.features, 'features'),
    {
      kind: 'table',
      caption: words.featuresCaption,
      columns: [
        { title: words.number, share: 7 },
        { title: words.feature, share: 40 },
        { title: words.weight, share: 19 },
        { title: words.why, share: 38 },
      ],
      rows: features.map((feature) => [
        cell({ text: feature.number, style: 'strong' }),
        cell(feature.text),
        cell(words.weights[feature.weight]),
        cell(feature.user_added ? words.userAdded : (feature.weight_reason ?? '')),
      ]),
    },
    ...(out.length > 0 ? [paragraph(words.leftOut(out.map(({ number, text }) => `${number} (${text})`)))] : []),
    ...notes.map((text) => paragraph({ text, style: 'muted' })),
  ];
}

function documentList(parts: Parts): Block[] {
  const { words, assessment, features, label } = parts;
  const rounds = (parts.data.prior_art?.rounds ?? []).map(({ strategy }) => strategy);
  const places = (found: readonly string[]) =>
    rounds.flatMap((strategy, index) => (found.includes(strategy) ? [index + 1] : [])).join(', ');
  return [
    heading(words.documents, 'documents'),
    {
      kind: 'table',
      caption: words.documentsCaption,
      columns: [
        { title: words.document, share: 28 },
        { title: words.title, share: 35 },
        { title: words.published, share: 15 },
        { title: words.category, share: 14 },
        { title: words.disclosed, share: 14 },
        { title: words.score, share: 10 },
        { title: words.foundBy, share: 13 },
      ],
      rows: assessment.documents.map((one) => {
        const number = one.document.publication_number;
        const mark = label.get(number);
        return [
          mark ? cell({ text: mark, style: 'strong', href: `#${mark}` }, `\n${number}`) : cell(number),
          cell(
            one.document.title,
            ...(one.document.applicants.length > 0
              ? [{ text: `\n${one.document.applicants.slice(0, 3).join('; ')}`, style: 'muted' as const }]
              : []),
          ),
          cell(dayText(one.document.publication_date) || words.unknown),
          cell(
            { text: one.category, style: 'strong' as const },
            ...(one.with.length > 0
              ? [` ${words.withDocuments(one.with.slice(0, 3).map((other) => label.get(other) ?? other))}`]
              : []),
          ),
          cell(words.of(one.disclosed, features.length)),
          cell(percent(one.public_score)),
          cell(one.document.rank === undefined ? words.userAddedShort : places(one.document.found_by)),
        ];
      }),
    },
    paragraph({ text: words.categoryLegend, style: 'muted' }),
    paragraph({
      text: words.foundByLegend(rounds.map((strategy, index) => `${index + 1} ${words.strategies[strategy].title}`)),
      style: 'muted',
    }),
  ];
}

function chart(parts: Parts): Block[] {
  const { words, chosen, features, label } = parts;
  const blocks: Block[] = [heading(words.chart, 'chart'), paragraph(words.chartLegend)];
  for (let from = 0; from < chosen.length; from += CHART_WIDTH) {
    const columns = chosen.slice(from, from + CHART_WIDTH);
    blocks.push({
      kind: 'table',
      caption: words.chartCaption(
        columns.map(({ document }) => `${label.get(document.publication_number)} = ${document.publication_number}`),
      ),
      columns: [
        { title: words.feature, share: 40 },
        ...columns.map(({ document }) => ({ title: label.get(document.publication_number)!, share: 60 / CHART_WIDTH })),
      ],
      rows: features.map((feature, row) => [
        cell({ text: `${feature.number} `, style: 'strong' }, short(feature.text)),
        ...columns.map(({ views, document }) => {
          const view = views[row];
          if (!view) return cell('');
          const edited = view.edited ? '*' : '';
          const tone = TONES[view.verdict];
          return {
            content: [
              {
                text: `${SIGNS[view.verdict]} ${view.score}${edited}`,
                href: `#${label.get(document.publication_number)}-${feature.number}`,
              },
            ],
            ...(tone && { tone }),
          };
        }),
      ]),
    });
  }
  return blocks;
}

const short = (text: string) => (text.length > 140 ? `${text.slice(0, 138).toWellFormed()} …` : text);

function details(parts: Parts): Block[] {
  const { words, chosen, label } = parts;
  const shown = chosen.slice(0, MOST_IN_DETAIL);
  const blocks: Block[] =
    shown.length > 0 ? [heading(words.evidence, 'evidence'), paragraph(words.evidenceIntro(SHOWN_HASH))] : [];
  for (const one of shown) {
    const { document } = one;
    const mark = label.get(document.publication_number)!;
    blocks.push(subheading(`${mark}  ${document.publication_number}: ${document.title}`, mark));
    blocks.push(
      paragraph(
        words.categoryReason[one.category](
          one.missing,
          one.with.map((other) => named(parts, other)),
          dayText(document.publication_date),
          dayText(parts.data.reference_date),
        ),
      ),
    );
    for (const view of one.views) blocks.push(...evidence(parts, one, view, `${mark}-${view.feature.number}`));
  }
  if (chosen.length > shown.length) blocks.push(paragraph(words.moreDocuments(chosen.length - shown.length)));
  return blocks;
}

function evidence({ words, context }: Parts, { document }: AssessedDocument, view: FeatureView, id: string): Block[] {
  const { feature, found, verdict, score, edited, quote } = view;
  const line: Inline[] = [
    { text: `${feature.number}  ${SIGNS[verdict]} ${words.verdicts[verdict]}, ${score}`, style: 'strong' },
    `: ${view.reason}`,
    ...(edited
      ? [{ text: ` ${words.editedCell(words.verdicts[found.verdict], found.score)}`, style: 'muted' as const }]
      : []),
  ];
  if (!quote) return [paragraph(...line)];
  const check = context.quotes.get(quoteKey(document.publication_number, feature.number));
  if (!check?.ok) return [paragraph(...line), note(words.quoteGone(check?.reason ?? ''))];
  return [
    paragraph(...line),
    {
      kind: 'quote',
      id,
      text: quote.text,
      source: [
        {
          text: `${document.publication_number}, ${placeOf(quote, words)}`,
          href: `${context.address}/patents/${encodeURIComponent(document.publication_number)}?text=${quote.lang}-${quote.origin}${fragment(quote)}`,
        },
        ` · ${words.characters(quote.start, quote.end)} · `,
        { text: `sha256 ${quote.hash.slice(0, SHOWN_HASH)}`, style: 'code' },
        ...(check.unchanged ? [] : [` · ${words.surroundingsChanged}`]),
        ...(found.verdict === 'not_found' ? [` · ${words.nearestMiss}`] : []),
      ],
    },
  ];
}

/** The console opens a document at these characters, of the text that is named before them. */
function fragment({ part, paragraph_id, claim_number, start, end }: QuoteShape): string {
  const unit = { title: 'title', abstract: 'abstract', claim: `c${claim_number}`, description: paragraph_id }[part];
  return `#${unit}:${start}-${end}`;
}

/** Where a quote stands, in words. */
function placeOf({ part, claim_number, paragraph_id, lang, origin }: QuoteShape, words: NoveltyWords): string {
  const where =
    part === 'claim'
      ? words.claim(claim_number ?? 0)
      : part === 'description'
        ? words.paragraph(paragraph_id ?? '')
        : words.parts[part];
  return `${where} (${lang}${origin === 'original' ? '' : `, ${words.origins[origin]}`})`;
}

function combinations(parts: Parts): Block[] {
  const { words, assessment } = parts;
  const { combinations: pairs } = assessment;
  const complete = pairs.some(({ missing }) => missing.length === 0);
  const intro = pairs.length === 0 ? words.noPairs : complete ? words.pairsIntro : words.nearPairsIntro;
  return [
    heading(words.combinations, 'combinations'),
    paragraph(intro),
    ...(pairs.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            caption: words.combinationsCaption,
            columns: [
              { title: words.first, share: 28 },
              { title: words.gives, share: 22 },
              { title: words.second, share: 28 },
              { title: words.adds, share: 22 },
              { title: words.missing, share: 18 },
            ],
            rows: pairs.map(({ first, second, from_first, from_second, missing }) => [
              cell(named(parts, first)),
              cell(from_first.join(', ')),
              cell(named(parts, second)),
              cell(from_second.join(', ')),
              cell(missing.join(', ') || words.none),
            ]),
          },
        ]),
    ...(complete ? [note(words.pairCaveat)] : []),
  ];
}

function recall({ words, data }: Parts): Block[] {
  const estimate = recallOf(data.scores);
  return [
    heading(words.recall, 'recall'),
    paragraph(words.recallMethod(STRATEGIES.length, percent(RELEVANT_SCORE))),
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
      : paragraph(words.noRecall),
    note(words.recallCaveat),
  ];
}

function searchLog({ data, words, context }: Parts): Block[] {
  const { runs = [], rounds = [], publications = 0, families = 0, embedding_order } = data.prior_art ?? {};
  return [
    heading(words.log, 'log'),
    paragraph(words.logIntro(publications, families, data.family_merge ?? true)),
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

/** Features that no document of prior art discloses, not even in part. */
function unseen({ features, assessment }: Pick<Parts, 'features' | 'assessment'>): ConfirmedFeature[] {
  const prior = assessment.documents.filter(({ category }) => isPrior(category));
  return features.filter(({ number }) =>
    prior.every(({ views }) => views.find(({ feature }) => feature.number === number)?.verdict !== 'disclosed'),
  );
}

function notFound(parts: Parts): Block[] {
  const { words, assessment, data } = parts;
  const missing = unseen(parts);
  const read = assessment.documents.reduce((sum, { document }) => sum + document.comparison.units_read, 0);
  const emptyLines = (data.prior_art?.runs ?? []).filter(({ count }) => count === 0).map(({ line }) => line);
  return [
    heading(words.notFound, 'not-found'),
    ...(missing.length === 0
      ? [paragraph(words.allFound)]
      : [
          {
            kind: 'list' as const,
            items: missing.map((feature): Inline[] => {
              const nearest = assessment.documents
                .filter(({ category }) => isPrior(category))
                .map((one) => ({ one, view: one.views.find((view) => view.feature.number === feature.number) }))
                .filter(({ view }) => view?.found.quote)
                .toSorted((a, b) => b.view!.score - a.view!.score)[0];
              return [
                { text: `${feature.number} `, style: 'strong' },
                short(feature.text),
                nearest
                  ? ` ${words.nearest(named(parts, nearest.one.document.publication_number), nearest.view!.score)}`
                  : '',
              ];
            }),
          },
        ]),
    paragraph(words.readText(assessment.documents.length, read)),
    ...(emptyLines.length > 0 ? [paragraph(words.emptyLines(emptyLines))] : []),
  ];
}

function edits({ words, assessment, data }: Parts): Block[] {
  const items: Inline[][] = [];
  if (data.confirmed_solution !== data.generated_solution) items.push([words.editedSolution]);
  const added = (data.confirmed_features ?? []).filter(({ user_added }) => user_added).map(({ number }) => number);
  const changed = (data.confirmed_features ?? [])
    .filter(
      ({ number, text, user_added }) =>
        !user_added && data.generated_features?.features.find((one) => one.number === number)?.text !== text,
    )
    .map(({ number }) => number);
  if (added.length > 0) items.push([words.addedFeatures(added)]);
  if (changed.length > 0) items.push([words.changedFeatures(changed)]);
  for (const { document, views, user_added } of assessment.documents) {
    if (user_added) items.push([words.addedDocument(document.publication_number)]);
    for (const { edited, feature, found, verdict, score } of views)
      if (edited)
        items.push([
          words.changedCell(
            document.publication_number,
            feature.number,
            `${words.verdicts[found.verdict]} ${found.score}`,
            `${words.verdicts[verdict]} ${score}`,
          ),
        ]);
  }
  return items.length === 0 ? [] : [heading(words.edits, 'edits'), { kind: 'list', items }];
}

const limits = ({ words }: Parts): Block[] => [
  heading(words.limits, 'limits'),
  { kind: 'list', items: words.limitList.map((text) => [text]) },
];
