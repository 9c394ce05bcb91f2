import { readFileSync } from 'node:fs';
import { contradictionsOf } from '#skills/contradictions/contradictions.ts';

type Row = readonly [lang: 'en' | 'zh', problem: string, improving: number, worsening: number];
export const PROBLEMS = JSON.parse(
  readFileSync(new URL('./contradictions.json', import.meta.url), 'utf8'),
) as readonly Row[];

const TOP = 3;

/** Whether both parameters of a problem are among the first three of their side. */
export function judgeContradictions(rows: readonly Row[] = PROBLEMS) {
  return rows.map(([lang, problem, improving, worsening]) => {
    const found = contradictionsOf(problem);
    const [better, worse] = [found.improving, found.worsening].map((side) =>
      side.slice(0, TOP).map(({ parameter }) => parameter),
    );
    const right = better!.includes(improving) && worse!.includes(worsening);
    return { lang, problem, wanted: [improving, worsening] as const, found: [better!, worse!] as const, right };
  });
}
