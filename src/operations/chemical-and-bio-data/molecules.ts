import { openToolkit } from '#chemistry/rdkit.ts';
import { StructureError } from '#chemistry/toolkit.ts';
import { defineFlow, final, type Step, work } from '#flows/flow.ts';
import { describedPatent, type StatedActivity, statedActivities } from '#operations/shared/stated-activities.ts';
import { significant } from '#rounded.ts';
import { type Static, Type } from '#typebox.mjs';

/** The compounds of a patent by the activity that it states: ranked, with figures, and pairs that differ little. */

const Molecule = Type.Object({
  rank: Type.Integer(),
  molecule_id: Type.String(),
  example: Type.String(),
  smiles: Type.Optional(Type.String()),
  recommend_reason: Type.String(),
  key_data_highlights: Type.String(),
  paragraphs: Type.Array(Type.String()),
});
const Figures = Type.Object({
  compound_id: Type.String(),
  hba: Type.Integer(),
  hbd: Type.Integer(),
  logp: Type.Number(),
  molecular_weight: Type.Number(),
  tpsa: Type.Number(),
});
export const MoleculesData = Type.Object({
  pn: Type.String(),
  made: Type.Optional(
    Type.Object({
      molecules: Type.Array(Molecule),
      figures: Type.Array(Figures),
      pairs: Type.String(),
      /** Activities that the text states, ranked or not. */
      stated: Type.Integer(),
    }),
  ),
});
export type MoleculesData = Static<typeof MoleculesData>;

/** Compounds that are shown, and pairs. */
const MOST_MOLECULES = 30;
const MOST_PAIRS = 20;

const shown = (one: StatedActivity) =>
  `${one.measure} ${one.value}${one.unit ? ` ${one.unit}` : ''}${one.about ? `, ${one.about}` : ''} (${one.table.slice(0, 80)})`;

/** The series that ranks: the table and measure with the most compounds whose values compare. */
export function rankingSeries(all: readonly StatedActivity[]): StatedActivity[] {
  const series = new Map<string, StatedActivity[]>();
  for (const one of all) {
    // what is only known to be above a number is not ranked
    if (one.nm === undefined || one.relation === '>' || one.relation === '>=') continue;
    const key = `${one.paragraph} ${one.measure} ${one.about ?? ''}`;
    series.set(key, [...(series.get(key) ?? []), one]);
  }
  const [most = []] = [...series.values()].sort((a, b) => b.length - a.length);
  return most.toSorted((a, b) => a.nm! - b.nm!);
}

/** Words of a name: what stands between blanks. */
const wordsOf = (name: string) => name.split(/\s+/);

/** Pairs of one series whose names are equal but for the last word or two. */
export function namePairs(series: readonly StatedActivity[]): string[] {
  const stems = new Map<string, StatedActivity[]>();
  for (const one of series) {
    if (!one.name) continue;
    const words = wordsOf(one.name);
    for (const cut of [1, 2]) {
      if (words.length - cut < 2) continue;
      const stem = words.slice(0, -cut).join(' ').toLowerCase();
      if (stem.length >= 20) stems.set(stem, [...(stems.get(stem) ?? []), one]);
    }
  }
  const lines = new Set<string>();
  for (const [stem, own] of [...stems].sort(([a], [b]) => b.length - a.length)) {
    for (const [i, a] of own.entries())
      for (const b of own.slice(i + 1)) {
        const [x, y] = [a, b].map((one) => one.name!.slice(stem.length).trim()) as [string, string];
        if (x === y || a.compound === b.compound || a.nm === 0) continue;
        const times = significant(b.nm! / a.nm!, 3);
        lines.add(
          `${a.compound} -> ${b.compound}: "${x}" -> "${y}"; ${a.measure} ${a.value} -> ${b.value} ${b.unit ?? ''} (x ${times}), ${a.table.slice(0, 80)}`,
        );
        if (lines.size >= MOST_PAIRS) return [...lines];
      }
  }
  return [...lines];
}

const make: Step<MoleculesData> = async ({ pn }, { services: { corpus }, signal }) => {
  const stated = await statedActivities(corpus, await describedPatent(corpus, 'pn', pn), signal);
  const series = rankingSeries(stated);
  const best = series.slice(0, MOST_MOLECULES);
  const molecules = best.map((one, i) => {
    const own = stated.filter(({ compound, counts }) => compound === one.compound && counts === one.counts);
    const equal = series.filter(({ nm }) => nm === one.nm).length;
    return {
      rank: series.findIndex(({ nm }) => nm === one.nm) + 1,
      molecule_id: one.compound,
      example: one.name ?? one.compound,
      ...(one.smiles && { smiles: one.smiles }),
      recommend_reason: `${i === 0 ? 'The lowest' : `Place ${i + 1} by`} stated ${one.measure} of ${series.length} compounds: ${one.value}${one.unit ? ` ${one.unit}` : ''}${equal > 1 ? `, shared by ${equal}` : ''}. Row: ${one.row}`,
      key_data_highlights: own.map(shown).join('; '),
      paragraphs: [...new Set([one.paragraph, ...(one.named_in ? [one.named_in] : [])])],
    };
  });
  const figures = await figuresOf(best);
  return { made: { molecules, figures, pairs: namePairs(series).join('\n'), stated: stated.length } };
};

/** Computed figures of those whose structure is known. */
async function figuresOf(best: readonly StatedActivity[]): Promise<Static<typeof Figures>[]> {
  const known = best.filter(({ smiles }) => smiles !== undefined);
  if (known.length === 0) return [];
  const toolkit = await openToolkit();
  return known.flatMap(({ compound, smiles }) => {
    try {
      const { acceptors, donors, crippen_logp, weight, tpsa } = toolkit.computed(smiles!);
      return [
        { compound_id: compound, hba: acceptors, hbd: donors, logp: crippen_logp, molecular_weight: weight, tpsa },
      ];
    } catch (error) {
      if (error instanceof StructureError) return [];
      throw error;
    }
  });
}

/** One patent's compounds. */
// biome-ignore format: read it as a table
export const rankedMolecules = defineFlow({
  name: 'ranked-molecules', data: MoleculesData, start: 'ranking',
  states: {
    ranking: work(make, 'ranked'),
    ranked:  final(),
  },
  stages: { molecules: ['ranking', 'ranked'] },
  title: ({ pn }) => pn,
});
