/** How much a feature says of what is claimed. */
export type Weight = 'topic' | 'key' | 'supplementary';

/** A feature as the service made it, or as a person confirmed it. */
export interface MadeFeature {
  readonly number: string;
  readonly text: string;
  readonly weight: Weight;
  readonly weight_reason?: string;
  /** What it is for. */
  readonly function?: string;
  readonly selected?: boolean;
  readonly user_added?: boolean;
}

/** A feature while it is edited. */
export interface EditedFeature {
  readonly number: string;
  readonly text: string;
  readonly weight: Weight;
  readonly selected: boolean;
  readonly user_added: boolean;
}

export const WEIGHTS: readonly Weight[] = ['topic', 'key', 'supplementary'];

export const toEdit = (features: readonly MadeFeature[]): EditedFeature[] =>
  features.map(({ number, text, weight, selected = true, user_added = false }) => ({
    number,
    text,
    weight,
    selected,
    user_added,
  }));

const EDGES = /^[\s,;.，；、。]+|(?<![\s,;，；、])[\s,;，；、]+$/gu;
const trimmed = (text: string) => text.replace(EDGES, '');

/** A number that no feature has had: later ones count on. */
export function freeNumber(features: readonly EditedFeature[], taken: readonly string[]): string {
  const numbers = [...features.map(({ number }) => number), ...taken].map((each) => Number(each.slice(1)) || 0);
  return `F${Math.max(0, ...numbers) + 1}`;
}

/** Two of one, cut at a character; the first keeps the number. The same list where one side would have no words. */
export function split(
  features: readonly EditedFeature[],
  index: number,
  at: number,
  taken: readonly string[],
): readonly EditedFeature[] {
  const whole = features[index]!;
  const [before, after] = [trimmed(whole.text.slice(0, at)), trimmed(whole.text.slice(at))];
  if (!before || !after) return features;
  const added = { ...whole, number: freeNumber(features, taken), text: after, user_added: true };
  return features.toSpliced(index, 1, { ...whole, text: before }, added);
}

/** One of two: the words of both under the first's number, with the greater weight. */
export function merge(features: readonly EditedFeature[], index: number): readonly EditedFeature[] {
  const [one, other] = [features[index], features[index + 1]];
  if (!one || !other) return features;
  const comma = /\p{Script=Han}$/u.test(one.text) ? '，' : ', ';
  const weight = WEIGHTS[Math.min(WEIGHTS.indexOf(one.weight), WEIGHTS.indexOf(other.weight))]!;
  const text = [one.text, other.text].map(trimmed).filter(Boolean).join(comma);
  return features.toSpliced(index, 2, { ...one, weight, text, selected: one.selected || other.selected });
}

export function move(features: readonly EditedFeature[], index: number, by: -1 | 1): readonly EditedFeature[] {
  const target = index + by;
  if (target < 0 || target >= features.length) return features;
  return features.toSpliced(index, 1).toSpliced(target, 0, features[index]!);
}

/** As the interface takes them; what nobody wrote words for is left out. */
export const toWire = (features: readonly EditedFeature[]) =>
  features
    .filter(({ text }) => text.trim() !== '')
    .map(({ number, text, weight, selected, user_added }) => ({
      feature_num: number,
      feature_text: text.trim(),
      feature_weight: weight,
      selected,
      user_add: user_added,
    }));

/** How many take part: chosen, and with words. */
export const usedOf = (features: readonly EditedFeature[]): number =>
  features.filter(({ selected, text }) => selected && text.trim() !== '').length;
