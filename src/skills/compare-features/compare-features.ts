import { type QuoteLocator, quoteOf, type TextDocument, verifyQuote } from '#collections/patents/evidence.ts';
import { patents } from '#collections/patents/patents.ts';
import { patentsByNumber } from '#collections/patents/relations.ts';
import { papersNamed } from '#collections/works/paper-document.ts';
import { ServiceError } from '#errors.ts';
import { rankOf, SCORES } from '#language/bands.ts';
import { contentWords } from '#language/content-words.ts';
import { locate } from '#language/locate.ts';
import { wholeCharacters } from '#language/spans.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { Type } from '#typebox.mjs';
import { byModel, unheldReason } from '../check-reason.ts';
import { countWords } from '../corpus-words.ts';
import { defineSkill, type SkillContext } from '../skill.ts';
import {
  CompareInput,
  DocumentComparison,
  type Equivalent,
  type Feature,
  type FeatureComparison,
  type QuoteShape,
  VERDICTS,
} from '../types.ts';
import { compareDocument } from './compare.ts';
import { controlFor } from './control.ts';
import { lexiconWords } from './lexicon-words.ts';
import { type PreparedFeatures, prepareFeatures, wordsToCount } from './prepare.ts';
import { translatedWords } from './translated-words.ts';
import { patentUnits, textLanguages } from './units.ts';

export { compareDocument, readFor } from './compare.ts';
export { inPlainWords, type PreparedFeatures, prepareFeatures, wordsToCount } from './prepare.ts';
export { translatedWords } from './translated-words.ts';

/**
 * Features made ready for any number of documents, their words weighed by how rare they are in the corpus: once a task,
 * then `compareDocument` for each document.
 */
export async function prepareWithCorpus(
  features: readonly Feature[],
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
  vocabulary: readonly Equivalent[] = [],
  alike: readonly Equivalent[] = [],
): Promise<PreparedFeatures> {
  const counted = await countWords(corpus, wordsToCount(features), signal);
  return prepareFeatures(features, counted.worth, vocabulary, [
    ...knownWords(features),
    ...translatedWords(features, corpus.learned),
    ...lexiconWords(features),
    ...alike,
  ]);
}

/** What the groups of synonyms know of the words of features. */
export const knownWords = (features: readonly Feature[]): Equivalent[] =>
  synonymsOf(features.map(({ text }) => text).join('\n')).map((one) => ({ ...one, from: 'synonyms' }));

async function documentOf(publicationNumber: string, { corpus }: SkillContext): Promise<TextDocument> {
  const [paper] = (await papersNamed(corpus, [publicationNumber])).values();
  const [patent] = paper ? [] : await corpus.get(patents, [publicationNumber]);
  const found = paper ?? patent ?? (await patentsByNumber(corpus, [publicationNumber]))[0];
  if (!found)
    throw new ServiceError('invalid_request', `${publicationNumber.slice(0, 40)} is not in the corpus.`, {
      field: 'publication_number',
    });
  return found;
}

/**
 * Reads every quote of a comparison again; what does not stand in the document goes, and with it any verdict but
 * `not_found`.
 */
export function verifyComparison(
  comparison: DocumentComparison,
  patent: TextDocument,
): { comparison: DocumentComparison; dropped: string[] } {
  const dropped: string[] = [];
  const sound = (quote: QuoteShape) => {
    const result = verifyQuote(patent, quote as Parameters<typeof verifyQuote>[1]);
    if (!result.verified) dropped.push(result.reason);
    return result.verified;
  };
  const features = comparison.features.map((feature): FeatureComparison => {
    const { quote, also, ...rest } = feature;
    const kept = quote && sound(quote) ? quote : undefined;
    const others = (also ?? []).filter(sound);
    const unproven = !kept && feature.verdict !== 'not_found';
    return {
      ...rest,
      ...(unproven && { verdict: 'not_found' as const, score: Math.min(feature.score, SCORES.not_found.highest) }),
      ...(kept && { quote: kept }),
      ...(kept && others.length > 0 && { also: others }),
    };
  });
  return { comparison: { ...comparison, features }, dropped };
}

/**
 * Words of the feature that a quote must hold for a model's verdict to stand: less says that the model followed
 * something else than the text. On the tuning half of `eval/ideas` a model that says of every cell that it is disclosed
 * would be followed in 82 of 1,691 English ones of other documents, with .3 in 225, and in 3 instead of 4 of the 44
 * that the own patent does disclose in other words.
 */
const NEEDED = { disclosed: 0.45, partly: 0.15, not_found: 0 } as const;

/** Share of a feature's words that a text holds, each word counted alike. */
function sharedWords(feature: string, text: string): number {
  const wanted = new Set(contentWords(feature).map(({ key }) => key));
  if (wanted.size === 0) return 1;
  const there = new Set(contentWords(text).map(({ key }) => key));
  return [...wanted].filter((key) => there.has(key)).length / wanted.size;
}

/** Where a passage stands in a patent, word for word; the description first, because it tells most. */
export function findQuote(patent: TextDocument, passage: string): QuoteShape | undefined {
  for (const lang of textLanguages(patent)) {
    const units = patentUnits(patent, lang);
    for (const unit of [...units].sort(
      (a, b) => Number(b.group === 'description') - Number(a.group === 'description'),
    )) {
      const place = locate(unit.text, passage);
      if (place) return quoteOf(patent, { ...unit.locator, ...wholeCharacters(unit.text, place) } as QuoteLocator);
    }
  }
  return undefined;
}

/** The comparison without a model. */
async function known(input: CompareInput, context: SkillContext): Promise<DocumentComparison> {
  if (input.known) return input.known;
  const patent = await documentOf(input.publication_number, context);
  return compareDocument(await prepareWithCorpus(input.features, context, input.vocabulary), patent, input.lang);
}

/**
 * Features as a model is asked of them: with one among them, the next by its number, of which the passages say nothing.
 * A small model says of everything that it is there.
 */
function withControl(
  features: readonly Pick<Feature, 'number' | 'text'>[],
  passages: readonly { readonly text: string }[],
): readonly Pick<Feature, 'number' | 'text'>[] {
  const text = controlFor([...features, ...passages].map((one) => one.text));
  if (text === undefined) return features;
  const next = Math.max(...features.map(({ number }) => Number(number.slice(1)))) + 1;
  return features.toSpliced(Math.floor(features.length / 2), 0, { number: `F${next}`, text });
}

/** Passages shown to a model: the best of every feature, each once. */
function shownPassages(comparison: DocumentComparison): { label: string; text: string }[] {
  const texts = new Set(comparison.features.flatMap(({ quote, also }) => [quote, ...(also ?? [])].map((q) => q?.text)));
  return [...texts].filter((text) => text !== undefined).map((text, i) => ({ label: `P${i + 1}`, text }));
}

/**
 * Each feature against one document: disclosed, partly, or not found by wording, with the passage quoted and the reason
 * made of what matched.
 */
export const compareFeatures = defineSkill({
  name: 'compare-features',
  input: CompareInput,
  output: DocumentComparison,
  answer: Type.Object({
    features: Type.Array(
      Type.Object({
        feature_number: Type.String(),
        verdict: Type.Enum([...VERDICTS]),
        quote: Type.Optional(Type.String({ maxLength: 1_500 })),
        reason: Type.String({ maxLength: 800 }),
      }),
      // the shortest answer is the likest of a small model
      { minItems: 1 },
    ),
  }),
  async prompt(input, context) {
    const passages = shownPassages(await known(input, context));
    const features = withControl(input.features, passages);
    if (passages.length === 0) return undefined;
    return {
      instructions: [
        'Compare technical features (F...) with passages of one document (P...), as an examiner fills in a claim chart.',
        'disclosed: the passages say all of the feature, in the same or a more specific way. partly: some of it. not_found: none of it. Judge the text only, never what is likely.',
        'quote: the words of a passage that show it, copied exactly; for not_found those that come nearest. reason: one or two sentences about what is there and what is not.',
        input.lang === 'zh' ? 'Write the reasons in Chinese.' : 'Write the reasons in English.',
      ].join('\n'),
      material: [...features.map(({ number, text }) => ({ label: number, text })), ...passages],
      turns: [{ role: 'user', text: 'Fill in the chart, one entry for each feature.' }],
    };
  },
  ground: known,
  async verify(answer, input, context) {
    const patent = await documentOf(input.publication_number, context);
    const grounded = await known(input, context);
    const control = withControl(input.features, shownPassages(grounded)).find(
      ({ number }) => !input.features.some((one) => one.number === number),
    );
    const found = answer.features.find(({ feature_number }) => feature_number === control?.number);
    if (found && found.verdict !== 'not_found')
      return { dropped: [`"${found.verdict}" is also said of "${control!.text}", which is nowhere in the passages`] };
    const dropped: string[] = [];
    const written = [
      patent.publication_number,
      ...input.features.map(({ text }) => text),
      ...textLanguages(patent).flatMap((lang) =>
        patentUnits(patent, lang).flatMap(({ text, locator }) => [text, `${locator.claim_number ?? ''}`]),
      ),
    ].join('\n');
    let used = 0;
    const features = grounded.features.map((own, index): FeatureComparison => {
      const given = answer.features.find(({ feature_number }) => feature_number === own.feature_number);
      if (!given) return own;
      const quote = given.quote === undefined ? undefined : findQuote(patent, given.quote);
      if (given.verdict !== 'not_found' && !quote) {
        dropped.push(`${own.feature_number}: the quote does not stand in ${patent.publication_number}`);
        return own;
      }
      if (quote && sharedWords(input.features[index]!.text, quote.text) < NEEDED[given.verdict]) {
        dropped.push(`${own.feature_number}: the quote shares too few words with the feature for "${given.verdict}"`);
        return own;
      }
      // Silence is no proof: a document may tell its reader to find nothing in it.
      const below = rankOf(own.verdict) - rankOf(given.verdict);
      if (below > 1 || (below > 0 && !quote)) {
        dropped.push(`${own.feature_number}: "${given.verdict}" against a passage that has the words of the feature`);
        return own;
      }
      // what the document as a whole says of a feature is in no passage that the model was shown
      if (below > 0 && own.flags.includes('stands_out')) {
        dropped.push(`${own.feature_number}: "${given.verdict}" against what the document as a whole discloses`);
        return own;
      }
      const invented = unheldReason(given.reason, written);
      if (invented) {
        dropped.push(`${own.feature_number}: the reason is not used, ${invented}`);
        return own;
      }
      // A number outside the claimed range, or a negation, is not a matter of opinion.
      const strict = own.flags.includes('number') || own.flags.includes('negation');
      const verdict = strict && rankOf(given.verdict) > rankOf(own.verdict) ? own.verdict : given.verdict;
      used++;
      const { lowest, highest } = SCORES[verdict];
      // it says from which likeness a verdict came that is another one now
      const { by_meaning, ...rest } = own;
      return {
        ...rest,
        ...(by_meaning && verdict === own.verdict && { by_meaning }),
        verdict,
        score: Math.max(lowest, Math.min(highest, own.score)),
        ...(quote && { quote }),
        reason: byModel(given.reason, input.lang),
      };
    });
    if (used === 0) return { dropped };
    const checked = verifyComparison({ ...grounded, features }, patent);
    return { output: checked.comparison, dropped: [...dropped, ...checked.dropped] };
  },
});
