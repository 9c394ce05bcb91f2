import { expect, it } from 'vitest';
import { drawnData } from '#testing/whole-data.ts';
import { FtoData, type Right } from './data.ts';
import { byRisk, claimsByRisk, judged, waysAround } from './risk.ts';

const DRAWS = 24;
const VERDICTS = ['literal', 'equivalent', 'missing', 'unclear'] as const;
/** What a person has said of one element, without and with a score. */
const judgementOf = ({ publication_number }: Pick<Right, 'publication_number'>, seed: number) => ({
  publication_number,
  elements: { '‹A›': { verdict: VERDICTS[seed % 4]!, ...(seed % 3 === 0 && { score: 50 }) } },
});

it('judges, ranks and gets around rights that are drawn as it is written down', async () => {
  const said: string[] = [];
  for (let seed = 1; seed <= DRAWS; seed++) {
    const { rights = [] } = drawnData(FtoData, seed);
    const own = (rights as Right[]).map((right) => judged(right, [judgementOf(right, seed)]));
    for (const { right, risk } of byRisk(own)) {
      const claims = claimsByRisk(right).map(({ claim_number, outcome, elements }) =>
        [claim_number, outcome, ...elements.map(({ verdict, score }) => `${verdict} ${score}`)].join(' '),
      );
      said.push(`${seed} ${right.publication_number} ${risk.level}: ${risk.why.en} ${risk.why.zh}`, ...claims);
    }
    for (const { product, count, clears } of waysAround(own))
      said.push(`without ${product}: ${count}, ${JSON.stringify(clears)}`);
  }
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('./readings/drawn-risks.txt');
});
