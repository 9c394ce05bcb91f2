import { locate } from '#language/locate.ts';
import { overlapping, trimSpan } from '#language/spans.ts';
import { Type } from '#typebox.mjs';
import { byModel, unheldReason } from '../check-reason.ts';
import { wordsToCount } from '../compare-features/prepare.ts';
import { countWords } from '../corpus-words.ts';
import { materialOf } from '../material.ts';
import { defineSkill, type SkillContext } from '../skill.ts';
import { type AnswerLanguage, ExtractFeaturesInput, FEATURE_WEIGHTS, type Feature, FeatureList } from '../types.ts';
import { describeFeatures, MOST_FEATURES, type RawFeature, type RawFeatures, rawFeatures } from './features.ts';
import { weighFeatures } from './weights.ts';

export { describeFeatures, rawFeatures } from './features.ts';

async function weighed(
  text: string,
  raw: RawFeatures,
  lang: AnswerLanguage,
  { corpus, signal }: SkillContext,
): Promise<Feature[]> {
  const described = describeFeatures(text, raw);
  return weighFeatures(described, text, await countWords(corpus, wordsToCount(described), signal), lang);
}

/**
 * Takes a solution apart into technical features with their weights: the claim's own pieces, or the clauses that say
 * how a thing is built.
 */
export const extractFeatures = defineSkill({
  name: 'extract-features',
  input: ExtractFeaturesInput,
  output: FeatureList,
  answer: Type.Object({
    features: Type.Array(
      Type.Object({
        text: Type.String({ minLength: 1, maxLength: 4_000 }),
        weight: Type.Enum([...FEATURE_WEIGHTS]),
        reason: Type.Optional(Type.String({ maxLength: 600 })),
      }),
      { minItems: 1, maxItems: 60 },
    ),
  }),
  prompt: ({ text, max_features }) => ({
    instructions: [
      'Take the technical solution in the inventor’s text apart into technical features, as an examiner does for a claim chart.',
      'Each feature is a passage copied word for word from the text, in its own language; together they cover the whole solution, in its order, without overlap.',
      'weight: "topic" for the one that names what the whole is, "key" for those that make the difference, "supplementary" for the rest.',
      `At most ${max_features ?? MOST_FEATURES} features.`,
    ].join('\n'),
    material: materialOf(text, 'T'),
    turns: [{ role: 'user', text: 'List the features.' }],
  }),
  async ground({ text, lang, max_features }, context) {
    const raw = rawFeatures(text, lang, max_features);
    return {
      features: await weighed(text, raw, lang, context),
      notes: [...raw.notes],
      ...(raw.left_out.length > 0 && {
        left_out: raw.left_out.map((one) => ({ ...one, text: text.slice(one.start, one.end) })),
      }),
    };
  },
  async verify(answer, { text, lang, max_features }, context) {
    const grounded = rawFeatures(text, lang, max_features);
    const dropped: string[] = [];
    const found: (RawFeature & { weight?: Feature['weight']; reason?: string })[] = [];
    for (const { text: passage, weight, reason } of answer.features) {
      const copied = locate(text, passage);
      // a model copies whole sentences
      const place = copied && trimSpan(text, copied, '.;,。；，');
      if (!place) dropped.push(`"${passage.slice(0, 80)}" does not stand in the text`);
      else if (found.some((other) => other.start < place.end && place.start < other.end))
        dropped.push(`"${passage.slice(0, 80)}" overlaps another feature`);
      else {
        const invented = reason && unheldReason(reason, text);
        if (invented) dropped.push(`"${passage.slice(0, 80)}": the reason is not used, ${invented}`);
        const same = grounded.features.find((raw) => raw.start < place.end && place.start < raw.end);
        found.push({
          ...place,
          part: same?.part ?? 'idea',
          ...(same?.claim && { claim: same.claim }),
          weight,
          ...(reason && !invented && { reason }),
        });
      }
    }
    // Features that leave most of the solution out are worse than the grounded ones.
    const covered = found.reduce((sum, { start, end }) => sum + end - start, 0);
    const needed = grounded.features.reduce((sum, { start, end }) => sum + end - start, 0);
    if (found.length === 0 || covered < needed / 2) return { dropped };
    // Nothing of the text is lost by a model: what it leaves out is taken as it is without one.
    const isIn = overlapping(found);
    const missed = grounded.features.filter((raw) => !isIn(raw));
    for (const { start, end } of missed)
      dropped.push(`"${text.slice(start, end).slice(0, 80)}" was left out by the model and is taken`);
    found.push(...missed);
    found.sort((a, b) => a.start - b.start);
    const left_out = grounded.left_out.filter((one) => !isIn(one));
    const kept = found.slice(0, max_features ?? MOST_FEATURES);
    const features = await weighed(
      text,
      { language: grounded.language, features: kept, notes: [], left_out: [] },
      lang,
      context,
    );
    return {
      output: {
        features: features.map((feature, i) => ({
          ...feature,
          weight: kept[i]!.weight ?? feature.weight,
          ...(kept[i]!.reason && { weight_reason: byModel(kept[i]!.reason, lang) }),
        })),
        notes: [...grounded.notes],
        ...(left_out.length > 0 && {
          left_out: left_out.map((one) => ({ ...one, text: text.slice(one.start, one.end) })),
        }),
      },
      dropped,
    };
  },
});
