import type { TextDocument } from '#collections/patents/evidence.ts';
import { rankOf } from '#language/bands.ts';
import { contentWords } from '#language/content-words.ts';
import { type ReadDocument, readDocument } from '#language/passages.ts';
import { scorePassages } from '#language/scoring.ts';
import type { AnswerLanguage, DocumentComparison, FeatureComparison } from '../types.ts';
import type { PreparedFeature, PreparedFeatures } from './prepare.ts';
import { quotePassage } from './quote.ts';
import { missingAsWritten, reasonOf, wordsAsWritten } from './reason.ts';
import { type Judgement, judge } from './rules.ts';
import { type PatentUnit, patentUnits, textLanguages, textsRead } from './units.ts';

/** Passages that are judged by the rules; the order of the others is too poor to win. */
const JUDGED = 5;
/** The description tells more than a claim of the same words. */
const DESCRIPTION_BONUS = 0.05;
const WEAK_WEIGHT = 0.5;
const WEIGHTS = { topic: 1, key: 0.7, supplementary: 0.4 } as const;

/** A document read for a feature, if it has text; `own`: in the feature's language. */
export type Reading = (feature: PreparedFeature) => { readonly document?: ReadDocument; readonly own: boolean };

/** Reads a document for features, once for each language that is needed of it. */
export function readFor(prepared: PreparedFeatures, patent: TextDocument): Reading {
  const documents = new Map<string, ReadDocument>();
  const available = textLanguages(patent);
  return ({ language }) => {
    const own = available.includes(language);
    const read = own ? language : available[0];
    if (read === undefined) return { own };
    const document = documents.get(read) ?? readDocument(patentUnits(patent, read), prepared.wanted);
    documents.set(read, document);
    return { document, own };
  };
}

/**
 * Compares prepared features with one document. Pure and quick (some milliseconds for 10,000 words and a dozen
 * features): nothing is fetched. Every quote is read from `patent` by its offsets.
 */
export function compareDocument(
  prepared: PreparedFeatures,
  patent: TextDocument,
  lang: AnswerLanguage,
  read: Reading = readFor(prepared, patent),
): DocumentComparison {
  let units = 0;
  let passages = 0;
  const features = prepared.features.map((feature) => {
    const { document, own } = read(feature);
    if (document) {
      units = Math.max(units, document.units.length);
      passages = Math.max(passages, document.passages.length);
    }
    return compareFeature(feature, patent, document, own, lang);
  });
  let sum = 0;
  let weights = 0;
  prepared.features.forEach(({ feature, weak }, index) => {
    const weight = (feature.weight_value ?? WEIGHTS[feature.weight]) * (weak ? WEAK_WEIGHT : 1);
    sum += weight * features[index]!.score;
    weights += weight;
  });
  return {
    publication_number: patent.publication_number,
    features,
    units_read: units,
    passages_read: passages,
    public_score: weights > 0 ? Math.round((sum / weights) * 10) / 1000 : 0,
  };
}

function compareFeature(
  prepared: PreparedFeature,
  patent: TextDocument,
  document: ReadDocument | undefined,
  own: boolean,
  lang: AnswerLanguage,
): FeatureComparison {
  const { feature } = prepared;
  const best = document && bestJudgement(document, prepared, own);
  if (!best) return nothing(prepared, document, own, lang);
  const passage = document.passages[best.passage]!;
  const quoted = quotePassage(
    patent,
    document,
    passage,
    prepared,
    best.score.alternates.flatMap((index) => prepared.alternates[index]!.ids),
  );
  // what stands in the passage, and no word that another one stands for: the reason quotes it
  const stands = best.matched.filter((word) => !best.substituted.includes(word));
  const matched = wordsAsWritten(feature.text, stands);
  // what is shown is a part of the passage: the reason says what that has, and what stands around it
  const [inside, outside] = [true, false].map((is) => stands.filter(({ id }) => (quoted?.ids.has(id) ?? true) === is));
  const quotable = new Set(contentWords(quoted?.quote.text ?? '').map(({ key }) => key));
  const written = {
    // a single character that stands there within other words is none of what a reader finds
    shown: wordsAsWritten(
      feature.text,
      inside!.filter(({ key }) => quotable.has(key)),
      false,
    ),
    around: missingAsWritten(feature.text, outside!, inside!),
  };
  const missing = missingAsWritten(feature.text, best.missing, best.matched);
  const flags = [...best.flags, ...(own ? [] : (['other_language'] as const))];
  const reason = reasonOf(prepared, best, { ...written, missing }, textsRead(document.units, lang), lang);
  return {
    feature_number: feature.number,
    // A verdict that no quote shows would have to be believed.
    verdict: quoted ? best.verdict : 'not_found',
    score: quoted ? best.points : Math.min(best.points, 34),
    ...(quoted && { quote: quoted.quote }),
    ...(quoted && quoted.also.length > 0 && { also: quoted.also }),
    reason: own ? reason : `${reason} ${otherLanguage(prepared, lang)}`,
    matched,
    missing,
    flags,
  };
}

function bestJudgement(document: ReadDocument, prepared: PreparedFeature, own: boolean): Judgement | undefined {
  const scores = scorePassages(document, prepared.scored, prepared.alternates);
  const placedAt = (passage: number, order: number) => {
    const first = document.passages[passage]!.pieces[0]!;
    const unit = document.units[first.unit] as PatentUnit;
    // What a background says is often somebody else's.
    return order + (unit.group !== 'description' ? 0 : unit.background ? -DESCRIPTION_BONUS : DESCRIPTION_BONUS);
  };
  const candidates = scores
    .map((score) => ({ score, value: placedAt(score.passage, score.order) }))
    .toSorted((a, b) => b.value - a.value || a.score.passage - b.score.passage)
    .slice(0, JUDGED);
  let best: { judgement: Judgement; value: number } | undefined;
  for (const { score, value } of candidates) {
    const judgement = judge(document, prepared, score, own);
    if (!best || rankOf(judgement.verdict) > rankOf(best.judgement.verdict)) best = { judgement, value };
  }
  return best?.judgement;
}

const otherLanguage = ({ language }: PreparedFeature, lang: AnswerLanguage) =>
  lang === 'zh'
    ? `该文献没有${language === 'zh' ? '中文' : '英文'}文本，只能按词表、数值和外文词比对。`
    : `The document has no ${language === 'zh' ? 'Chinese' : 'English'} text: only numbers, shared words and the vocabulary could be compared.`;

/** The answer where no passage shares a word with the feature. */
function nothing(
  prepared: PreparedFeature,
  document: ReadDocument | undefined,
  own: boolean,
  lang: AnswerLanguage,
): FeatureComparison {
  const { feature, words } = prepared;
  const read = textsRead(document?.units ?? [], lang);
  const missing = wordsAsWritten(feature.text, words);
  const reason = {
    zh: read ? `已读${read}，没有一处与该特征有共同的词。` : '该文献没有可以比对的文本。',
    en: read
      ? `No passage found by wording in ${read}: none shares a word with the feature.`
      : 'The document has no text that could be compared.',
  }[lang];
  return {
    feature_number: feature.number,
    verdict: 'not_found',
    score: 0,
    reason: own ? reason : `${reason} ${otherLanguage(prepared, lang)}`,
    matched: [],
    missing,
    flags: [
      ...(prepared.few_words ? (['few_words'] as const) : []),
      ...(prepared.weak ? (['result_or_preamble'] as const) : []),
      ...(own ? [] : (['other_language'] as const)),
    ],
  };
}
