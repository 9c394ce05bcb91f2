import { type ClaimedQuote, type TextDocument, verifyQuote } from '#collections/patents/evidence.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import type { OperationAnswer, OperationInput } from '#contract/types.ts';
import { ServiceError } from '#errors.ts';
import { wireLanguage } from '#operations/shared/wire-text.ts';
import { type QuoteShape, VERDICTS } from '#skills/types.ts';
import type { AssessedDocument, FeatureView, Verdict } from './assessment.ts';
import type { ComparedDocument, ConfirmedFeature, Judgement } from './data.ts';

/** Scores at or above it mean: disclosed. */
export const DISCLOSED_SCORE = 65;

/**
 * One document with its comparison, as it is answered: fields with `original_` are what was found, with `_for_user`
 * what the user makes of it.
 */
export type WireComparison = NonNullable<OperationAnswer<'AI35-8'>['final_result']>[number];
/** The same as a caller gives it back. */
export type GivenComparison = NonNullable<OperationInput<'AI35-9'>['body']['final_result']>[number];

const TYPES: Readonly<Record<Verdict, 'public' | 'obvious' | undefined>> = {
  disclosed: 'public',
  partly: 'obvious',
  not_found: undefined,
};

function toWireFeature({ feature, found, verdict, score, reason, quote }: FeatureView, document: ComparedDocument) {
  const type = TYPES[verdict];
  const original = TYPES[found.verdict];
  const differ = verdict === 'disclosed' ? 'NONE' : 'Common';
  const claim = isSameQuote(quote, found.quote) ? document.claims[feature.number] : undefined;
  const claim_num = claim?.number ?? quote?.claim_number;
  return {
    feature_num: feature.number,
    tech_feature: feature.text,
    ...(quote && { compare_feature: quote.text, comparison_feature: quote.text, quote, quote_for_user: quote }),
    ...(found.quote && { original_quote: found.quote }),
    verdict,
    ...(found.by_meaning && verdict === found.verdict && { by_meaning: found.by_meaning }),
    ...(type && { type, type_for_user: type }),
    ...(original && { original_type: original }),
    score,
    original_score: found.score,
    score_for_user: score,
    reason,
    original_reason: found.reason,
    reason_for_user: reason,
    differ,
    original_differ: found.verdict === 'disclosed' ? 'NONE' : 'Common',
    differ_for_user: differ,
    similar: verdict !== 'not_found',
    public_score: score / 100,
    ...(claim_num !== undefined && { claim_num }),
    ...(claim && { claim_type: claim.independent ? 'independent' : 'dependent' }),
  };
}

export function toWireComparison(assessed: AssessedDocument): WireComparison {
  const { document, category } = assessed;
  return {
    patent_id: document.paper?.id ?? patentId(document.publication_number),
    document: document.publication_number,
    title: document.title,
    lang: wireLanguage(document.lang),
    ...(document.publication_date !== undefined && { publication_date: document.publication_date }),
    public_score: assessed.public_score,
    feature_match_num: assessed.disclosed,
    selected: assessed.selected,
    user_added: assessed.user_added,
    most_similar: assessed.most_similar,
    ...(category === 'X' && { creativity_type: 'public', comparative_literature_category: 'novelty' }),
    ...(category === 'Y' && { creativity_type: 'obvious', comparative_literature_category: 'creativity' }),
    ...(category === 'E' && { comparative_literature_category: 'novelty' }),
    comparative_literature_type: category,
    ...(assessed.with.length > 0 && { category_with: [...assessed.with] }),
    ...(document.named && { named: true }),
    ...(assessed.adds.length > 0 && { adds: [...assessed.adds] }),
    found_by: document.found_by,
    ...(document.near_identical && { near_identical: document.near_identical }),
    ...(document.published && { published: document.published }),
    ...(document.paper && { paper: document.paper }),
    paragraphs_read: document.comparison.units_read,
    features: assessed.views.map((one) => toWireFeature(one, document)),
  };
}

const VERDICT_OF: Readonly<Record<string, Verdict>> = {
  public: 'disclosed',
  obvious: 'partly',
  none: 'not_found',
  '': 'not_found',
};

/** The verdict of a cell's type; where it has none, as for what was not found, of its own field. */
function verdictOf(type: string | undefined, verdict: string | undefined, field: string): Verdict | undefined {
  if (type === undefined) return VERDICTS.find((one) => one === verdict);
  return VERDICT_OF[type.toLowerCase()] ?? refuse(field, `"${type}" is not public, obvious or none.`);
}

const refuse = (field: string, message: string): never => {
  throw new ServiceError('invalid_request', `${field}: ${message}`, { field });
};

/** Whether two quotes are of the same characters. */
export const isSameQuote = (one: QuoteShape | undefined, other: QuoteShape | undefined): boolean =>
  one?.part === other?.part &&
  one?.lang === other?.lang &&
  one?.origin === other?.origin &&
  one?.claim_number === other?.claim_number &&
  one?.paragraph_id === other?.paragraph_id &&
  one?.start === other?.start &&
  one?.end === other?.end;

/**
 * What a user makes of one value that was `found` and is `now` in force: of the field of his own and the plain one,
 * which both came with the value in force, the one that he has changed. Undefined where it is as it was found.
 */
function edit<T>(
  found: T | undefined,
  now: T | undefined,
  own: T | undefined,
  plain: T | undefined,
  isSame: (one: T | undefined, other: T | undefined) => boolean = Object.is,
): T | undefined {
  const given = [own, plain].filter((value) => value !== undefined);
  const value = given.find((one) => !isSame(one, now)) ?? given[0];
  return value === undefined || isSame(value, found) ? undefined : value;
}

/** What was looked up of the documents that a caller names. */
export interface NamedDocuments {
  /** The publication number of each that the corpus has, by what the entry calls it. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Records of those for which a caller has chosen a passage. */
  readonly records: ReadonlyMap<string, TextDocument>;
}

/**
 * The user's judgements of documents.
 * @throws ServiceError `invalid_request` that names the entry: a document that is not in the corpus, a feature that is
 * none of this search, a passage that does not stand in its document.
 */
export function toJudgements(
  given: readonly GivenComparison[],
  features: readonly ConfirmedFeature[],
  documents: readonly ComparedDocument[],
  { numbers, records }: NamedDocuments,
  before: readonly Judgement[] = [],
): Judgement[] {
  const seen = new Set<string>();
  const judgements = given.map((item, index): Judgement => {
    const at = `final_result[${index}]`;
    const name = nameOf(item) ?? refuse(`${at}.patent_id`, 'name the document by patent_id or document.');
    const publication_number =
      numbers.get(name) ??
      refuse(`${at}.patent_id`, `"${name.slice(0, 80)}" is not in the corpus: import the document first.`);
    if (seen.has(publication_number)) refuse(at, `${publication_number} stands twice.`);
    seen.add(publication_number);
    const document = documents.find((one) => one.publication_number === publication_number);
    const edits = (item.features ?? []).flatMap((cell, nth) => {
      const place = `${at}.features[${nth}]`;
      const feature = features.find(
        ({ number, text }) =>
          number === cell.feature_num || (cell.feature_num === undefined && text === cell.tech_feature?.trim()),
      );
      if (!feature) {
        const named = cell.feature_num ?? cell.tech_feature ?? '';
        return refuse(
          `${place}.tech_feature`,
          `"${named.slice(0, 80)}" is none of the confirmed features (${features.map(({ number }) => number).join(', ')}).`,
        );
      }
      const found = document?.comparison.features.find((one) => one.feature_number === feature.number);
      const now = {
        ...found,
        ...before.find((one) => one.publication_number === publication_number)?.features[feature.number],
      };
      const verdict = edit(
        found?.verdict,
        now.verdict,
        verdictOf(cell.type_for_user, undefined, `${place}.type_for_user`),
        verdictOf(cell.type, cell.verdict, `${place}.type`),
      );
      const score = edit(found?.score, now.score, cell.score_for_user, cell.score);
      const reason = edit(found?.reason, now.reason, cell.reason_for_user, cell.reason);
      const quote = edit(found?.quote, now.quote, cell.quote_for_user, cell.quote, isSameQuote);
      const own = {
        ...(quote && { quote: checkedQuote(quote, records.get(publication_number), `${place}.quote_for_user`) }),
        ...(verdict && { verdict }),
        ...(score !== undefined && { score }),
        ...(reason !== undefined && { reason }),
      };
      return Object.keys(own).length > 0 ? [[feature.number, own] as const] : [];
    });
    return {
      publication_number,
      selected: item.selected ?? true,
      user_added: document?.rank === undefined,
      features: Object.fromEntries(edits),
    };
  });
  if (judgements.length > 0 && !judgements.some(({ selected }) => selected))
    refuse('final_result', 'at least one document must be selected.');
  return judgements;
}

function checkedQuote(quote: QuoteShape, record: TextDocument | undefined, field: string): QuoteShape {
  const verified = record && verifyQuote(record, quote as ClaimedQuote);
  if (!verified) return refuse(field, 'the document is not in the corpus.');
  return verified.verified ? verified.quote : refuse(field, `${verified.reason}.`);
}

/** Whether an entry chooses passages of its own. */
export const choosesPassages = ({ features = [] }: GivenComparison): boolean =>
  features.some(({ quote, quote_for_user }) => quote !== undefined || quote_for_user !== undefined);

/** How an entry names its document. */
export const nameOf = (item: GivenComparison): string | undefined => item.patent_id || item.document || undefined;
