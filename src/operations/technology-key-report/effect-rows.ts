import type { EffectCount } from '#analytics/effect-counts.ts';

/** Effects as the interface shows them; the year is that of the application, whatever its field is called. */
export const effectRows = (effects: readonly EffectCount[]) => ({
  tech_effect: effects.map(({ name, count, years }) => ({
    ...{ name, count },
    patent_count_year: years.map(({ year, count: patents }) => ({ pbt_year: year, count: patents })),
  })),
});
