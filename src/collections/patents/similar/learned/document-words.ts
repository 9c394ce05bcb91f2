import { type Bag, bagOf, type WeightedText } from '#corpus/text/bag.ts';
import type { Patent } from '../../patent.ts';

/** How much an occurrence in a part counts: the boosts of the fields in the index. */
const BOOST = { title: 6, abstract: 3, claims: 3, description: 1 } as const;

/** Every word of a patent that is compared, in all languages known, weighted as the index weighs it. */
export function documentWords(patent: Patent): Bag {
  return bagOf([
    ...patent.titles.map(({ text }): WeightedText => ({ text, weight: BOOST.title })),
    ...patent.abstracts.map(({ text }): WeightedText => ({ text, weight: BOOST.abstract })),
    ...patent.claims.flatMap(({ claims }) => claims.map(({ text }): WeightedText => ({ text, weight: BOOST.claims }))),
    ...patent.descriptions.flatMap(({ paragraphs }) =>
      paragraphs.map(({ text }): WeightedText => ({ text, weight: BOOST.description })),
    ),
  ]);
}
