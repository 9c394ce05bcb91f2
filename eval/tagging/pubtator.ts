import type { EntityKind } from '#collections/entities/entities.ts';

/** An abstract that people marked. Offsets are UTF-16 in its text, [start, end). */
export interface MarkedAbstract {
  /** Of PubMed. */
  readonly id: string;
  /** Title and abstract, a blank between. */
  readonly text: string;
  readonly mentions: readonly { readonly start: number; readonly end: number; readonly kind: EntityKind }[];
}

const KINDS: Readonly<Record<string, EntityKind>> = {
  Chemical: 'drug',
  ChemicalEntity: 'drug',
  GeneOrGeneProduct: 'target',
  ...Object.fromEntries(
    ['Disease', 'DiseaseOrPhenotypicFeature', 'SpecificDisease', 'DiseaseClass', 'Modifier', 'CompositeMention'].map(
      (type) => [type, 'disease' as const],
    ),
  ),
};

/**
 * PubTator: `id|t|title`, `id|a|abstract`, then a line for each mention; offsets run over both. Mentions of other types
 * (species, variants, relations) are left out.
 */
export const pubtator = (raw: string): MarkedAbstract[] =>
  raw.split(/\n\s*\n/).flatMap((block) => {
    const lines = block.trim().split('\n');
    const of = (letter: string) =>
      lines.map((line) => new RegExp(`^(\\d+)\\|${letter}\\|(.*)$`).exec(line)).find(Boolean);
    const [title, abstract] = [of('t'), of('a')];
    if (!title || !abstract) return [];
    const mentions = lines.flatMap((line) => {
      const [, start, end, , type = ''] = line.split('\t');
      const kind = KINDS[type];
      return kind ? [{ start: Number(start), end: Number(end), kind }] : [];
    });
    return [{ id: title[1]!, text: `${title[2]} ${abstract[2]}`, mentions }];
  });
