import { type Static, Type } from 'typebox';
import { patentId } from '#corpus/collections/patent-id.ts';
import { ServiceError } from '#errors.ts';
import { wireLanguage } from '#operations/shared/wire-text.ts';
import { QuoteShape } from '#skills/types.ts';
import type { AssessedDocument, FeatureView, Verdict } from './assessment.ts';
import type { ComparedDocument, ConfirmedFeature, Judgement } from './data.ts';

/** Scores at or above it mean: disclosed. */
export const DISCLOSED_SCORE = 65;

const Score = (description: string) =>
  Type.Optional(Type.Integer({ format: 'int32', minimum: 0, maximum: 100, description }));
const Text = (description: string) => Type.Optional(Type.String({ maxLength: 50_000, description }));
const Kind = (description: string) =>
  Type.Optional(Type.String({ maxLength: 20, description, examples: ['public', 'obvious'] }));
const Flag = (description: string) => Type.Optional(Type.Boolean({ description }));

/** One cell of the chart: one feature in one document. Fields with `original_` are what was found, with `_for_user` what the user makes of it. */
export const WireComparedFeature = Type.Object({
  feature_num: Text('Number of the feature.'),
  tech_feature: Text('The feature.'),
  compare_feature: Text('The passage of the document; where nothing was found, the nearest miss.'),
  comparison_feature: Text('The same passage.'),
  verdict: Text('disclosed, partly or not_found (by wording).'),
  type: Kind('public: disclosed; obvious: partly disclosed; absent: not found.'),
  original_type: Kind('`type` as it was found.'),
  type_for_user: Kind('`type` as the user sees it.'),
  score: Score(`Degree of disclosure; ${DISCLOSED_SCORE} and more means disclosed.`),
  original_score: Score('`score` as it was found.'),
  score_for_user: Score('`score` as the user sees it.'),
  reason: Text('What matched and what did not.'),
  original_reason: Text('`reason` as it was found.'),
  reason_for_user: Text('`reason` as the user sees it.'),
  differ: Kind('NONE: no difference; Common: it differs.'),
  original_differ: Kind('`differ` as it was found.'),
  differ_for_user: Kind('`differ` as the user sees it.'),
  similar: Flag('Disclosed or partly disclosed.'),
  public_score: Type.Optional(Type.Number({ description: 'Degree of disclosure, 0 to 1.' })),
  claim_num: Type.Optional(Type.Integer({ format: 'int32', description: 'The claim in which the passage stands.' })),
  claim_type: Type.Optional(Type.String({ description: 'independent or dependent.' })),
  quote: Type.Optional(QuoteShape),
});

/** One document with its comparison. */
export const WireComparison = Type.Object({
  patent_id: Type.Optional(
    Type.String({ maxLength: 64, description: 'Patent id (UUID); a publication number is taken too.' }),
  ),
  document: Type.Optional(Type.String({ maxLength: 64, description: 'Publication number.' })),
  title: Type.Optional(Type.String({ maxLength: 20_000 })),
  lang: Type.Optional(Type.String({ maxLength: 10, description: 'Language of the passages.', examples: ['CN'] })),
  publication_date: Type.Optional(Type.Integer({ description: 'yyyyMMdd.' })),
  public_score: Type.Optional(Type.Number({ description: 'Weighted mean of the scores, 0 to 1.' })),
  feature_match_num: Type.Optional(Type.Integer({ format: 'int32', description: 'Features disclosed.' })),
  selected: Flag('Shown in the report.'),
  user_added: Flag('Added by the user.'),
  most_similar: Flag('The prior art that discloses most.'),
  creativity_type: Kind('public: discloses everything; obvious: in combination with another document.'),
  comparative_literature_type: Type.Optional(
    Type.String({
      maxLength: 20,
      description:
        'X: takes novelty alone; Y: in combination; A: background; E: earlier priority, published too late; T: later; L: date unknown.',
    }),
  ),
  comparative_literature_category: Type.Optional(
    Type.String({ maxLength: 20, description: 'What it is cited against: novelty or creativity (inventive step).' }),
  ),
  category_with: Type.Optional(Type.Array(Type.String(), { description: 'For Y: the documents that complete it.' })),
  found_by: Type.Optional(Type.Array(Type.String(), { description: 'Strategies that found it.' })),
  paragraphs_read: Type.Optional(
    Type.Integer({ description: 'Paragraphs, claims, title and abstract that were read.' }),
  ),
  features: Type.Optional(Type.Array(WireComparedFeature, { maxItems: 60 })),
});
export type WireComparison = Static<typeof WireComparison>;

const TYPES: Readonly<Record<Verdict, 'public' | 'obvious' | undefined>> = {
  disclosed: 'public',
  partly: 'obvious',
  not_found: undefined,
};

function toWireFeature({ feature, found, verdict, score, reason }: FeatureView, document: ComparedDocument) {
  const type = TYPES[verdict];
  const original = TYPES[found.verdict];
  const differ = verdict === 'disclosed' ? 'NONE' : 'Common';
  const claim = document.claims[feature.number];
  return {
    feature_num: feature.number,
    tech_feature: feature.text,
    ...(found.quote && { compare_feature: found.quote.text, comparison_feature: found.quote.text, quote: found.quote }),
    verdict,
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
    ...(claim && { claim_num: claim.number, claim_type: claim.independent ? 'independent' : 'dependent' }),
  };
}

export function toWireComparison(assessed: AssessedDocument): WireComparison {
  const { document, category } = assessed;
  return {
    patent_id: patentId(document.publication_number),
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
    found_by: document.found_by,
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

const refuse = (field: string, message: string): never => {
  throw new ServiceError('invalid_request', `${field}: ${message}`, { field });
};

/** What a user says to one value: the field of his own where it differs from what was found, else the plain field where that does. */
const edit = <T>(found: T | undefined, own: T | undefined, plain: T | undefined): T | undefined =>
  own !== undefined && own !== found ? own : plain !== undefined && plain !== found ? plain : undefined;

/**
 * The user's judgements of documents. `numbers` has the publication number of every document named, by what the entry calls it.
 * @throws ServiceError `invalid_request` that names the entry: a document that is not in the corpus, a feature that is none of this search.
 */
export function toJudgements(
  given: readonly WireComparison[],
  features: readonly ConfirmedFeature[],
  documents: readonly ComparedDocument[],
  numbers: ReadonlyMap<string, string>,
): Judgement[] {
  const seen = new Set<string>();
  const judgements = given.map((item, index): Judgement => {
    const at = `final_result[${index}]`;
    const name = nameOf(item) ?? refuse(`${at}.patent_id`, 'name the document by patent_id or document.');
    const publication_number =
      numbers.get(name) ?? refuse(`${at}.patent_id`, `"${name}" is not in the corpus: import the document first.`);
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
      const type = edit(found && (TYPES[found.verdict] ?? 'none'), cell.type_for_user, cell.type);
      const verdict = type === undefined ? undefined : VERDICT_OF[type.toLowerCase()];
      if (type !== undefined && !verdict) refuse(`${place}.type_for_user`, `"${type}" is not public, obvious or none.`);
      const score = edit(found?.score, cell.score_for_user, cell.score);
      const reason = edit(found?.reason, cell.reason_for_user, cell.reason);
      const own = {
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

/** How an entry names its document. */
export const nameOf = (item: WireComparison): string | undefined => item.patent_id || item.document || undefined;
