import type { SpecificationData } from './data.ts';
import { faultText } from './fault-text.ts';

/** Sentences under a name, where there are some. */
const under = <N extends string>(name: N, lines: readonly string[]) =>
  (lines.length > 0 ? { [name]: lines.join('\n') } : {}) as { [K in N]?: string };

/** What was read, as the first two operations answer it. */
export function wireSummary(data: SpecificationData) {
  const { said } = data;
  return {
    category: data.category!,
    ...(data.classification!.length > 0 && { classification: data.classification! }),
    ...under('technical_problem', said!.problem),
    ...under('technical_methods', said!.means),
    ...under('benefit', said!.effects),
    embodiment_outline: data.embodiments!.map((one) => ({ ...one, label: 'outline' })),
    claims: data.claims!.map(({ number, text: words, parents }) => ({ number, text: words, parents })),
    faults: data.faults!.map((fault) => {
      const { also: _, ...told } = fault;
      return { ...told, explanation: faultText(fault, data.lang) };
    }),
    support: data.support!,
  };
}
