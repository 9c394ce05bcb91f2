import { dimensionOf } from '#language/quantities.ts';
import { isHan } from '#language/script.ts';

/** A unit that a question asks for by name, and what it measures. */
export interface UnitAsked {
  readonly unit: string;
  readonly dimension: string;
}

const ASKED = /\b(?:how many|how much|in what) ([a-z]{3,20})/giu;
const ASKED_ZH = /(?:多少|几)(\p{Script=Han}{1,3})/gu;

/** Units that a question asks for by name: "how many degrees", 多少赫兹. Sentences write them as signs: °C, Hz. */
export const unitsAsked = (text: string): UnitAsked[] =>
  [...text.matchAll(ASKED), ...text.matchAll(ASKED_ZH)].flatMap(([, asked]) => {
    const word = asked!;
    // 多少赫兹的 goes on with what is no part of the unit
    const units = isHan(word) ? [word, word.slice(0, 2), word.slice(0, 1)] : [word];
    const unit = units.find((one) => dimensionOf(one) !== undefined);
    return unit === undefined ? [] : [{ unit, dimension: dimensionOf(unit)! }];
  });
