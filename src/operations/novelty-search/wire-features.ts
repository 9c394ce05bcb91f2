import type { OperationInput } from '#contract/types.ts';
import { ServiceError } from '#errors.ts';
import type { Feature } from '#skills/types.ts';
import type { ConfirmedFeature } from './data.ts';

/** A technical feature on the wire. */
export type WireFeature = NonNullable<OperationInput<'AI35-5'>['body']['tech_features']>[number];

export const toWireFeature = (feature: Feature & Partial<ConfirmedFeature>): WireFeature => ({
  feature_num: feature.number,
  feature_text: feature.text,
  feature_text_original: feature.original?.text ?? feature.text,
  feature_elements: feature.elements.join(','),
  ...(feature.function && { feature_function: feature.function }),
  feature_weight: feature.weight,
  ...(feature.weight_reason && { feature_weight_reason: feature.weight_reason }),
  selected: feature.selected ?? true,
  user_add: feature.user_added ?? false,
});

const WEIGHTS: Readonly<Record<string, Feature['weight']>> = {
  topic: 'topic',
  topic_search: 'topic',
  key: 'key',
  key_search: 'key',
  supplementary: 'supplementary',
  sup: 'supplementary',
  sup_search: 'supplementary',
};

const refuse = (field: string, message: string): never => {
  throw new ServiceError('invalid_request', `${field}: ${message}`, { field });
};

/**
 * Features as they come back, with what was generated for them. One with a new or no number is the user's own and gets
 * the next free number; one whose text was changed keeps its number but not what was said of its old words.
 * @throws ServiceError `invalid_request` that names the entry: no text, unknown weight, a number twice, nothing
 * selected.
 */
export function toFeatures(
  given: readonly WireFeature[],
  generated: readonly Feature[] = [],
  field = 'tech_features',
): ConfirmedFeature[] {
  const known = new Map(generated.map((feature) => [feature.number, feature]));
  const used = new Set(given.map(({ feature_num }) => feature_num));
  let last = Math.max(
    0,
    ...[...known.keys(), ...used].map((number) => Number(/^F(\d{1,4})$/.exec(number ?? '')?.[1] ?? 0)),
  );
  const seen = new Set<string>();
  const features = given.map((item, index): ConfirmedFeature => {
    const at = `${field}[${index}]`;
    const text = (item.feature_text ?? item.feature_text_original ?? '').trim();
    if (text === '') refuse(`${at}.feature_text`, 'a feature needs a text.');
    const number = /^F[1-9]\d{0,3}$/.test(item.feature_num ?? '') ? item.feature_num! : `F${(last += 1)}`;
    if (seen.has(number)) refuse(`${at}.feature_num`, `${number} stands twice.`);
    seen.add(number);
    const before = known.get(number);
    const weight = item.feature_weight ? WEIGHTS[item.feature_weight.toLowerCase()] : (before?.weight ?? 'key');
    if (!weight) return refuse(`${at}.feature_weight`, `"${item.feature_weight}" is not topic, key or supplementary.`);
    const same = before !== undefined && before.text === text;
    return {
      ...(same ? before : {}),
      ...(!same && before?.original && { original: before.original }),
      number,
      text,
      elements: item.feature_elements === undefined ? (before?.elements ?? []) : elementsOf(item.feature_elements),
      ...(item.feature_function && { function: item.feature_function }),
      weight,
      ...(weight === before?.weight && before.weight_value !== undefined && { weight_value: before.weight_value }),
      selected: item.selected ?? true,
      user_added: item.user_add ?? before === undefined,
    };
  });
  if (!features.some((feature) => feature.selected)) refuse(field, 'at least one feature must be selected.');
  return features;
}

const elementsOf = (text: string) =>
  text
    .split(/[,，、;；]/)
    .map((part) => part.trim())
    .filter(Boolean);
