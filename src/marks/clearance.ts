export type MarkRisk = 'High' | 'Medium' | 'Low';

/** What a risk is decided by. */
export interface RiskFacts {
  /** Likeness of the marks, 0 to 1. */
  readonly score: number;
  /** Whether the right is registered or pending; undefined where no source states it: it is taken as alive. */
  readonly alive: boolean | undefined;
  /** Whether the goods are near: a class in common, or `LIKE_GOODS` of the words of the planned goods. */
  readonly like_goods: boolean;
}

/** From this share of the words of the planned goods on, goods of another class are near. */
export const LIKE_GOODS = 0.34;

/** The published table, from above: the first row that holds decides; Low where none does. */
export const MARK_RISKS: readonly {
  readonly least: number;
  readonly goods: 'near' | 'any';
  readonly risk: MarkRisk;
}[] = [
  { least: 0.85, goods: 'near', risk: 'High' },
  { least: 0.7, goods: 'near', risk: 'Medium' },
  { least: 0.95, goods: 'any', risk: 'Medium' },
];

/** A mark that is dead is Low whatever it looks like. */
export const markRisk = ({ score, alive, like_goods }: RiskFacts): MarkRisk =>
  alive === false
    ? 'Low'
    : (MARK_RISKS.find(({ least, goods }) => score >= least && (goods === 'any' || like_goods))?.risk ?? 'Low');
