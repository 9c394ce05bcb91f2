/**
 * How well claims are checked before a specification is written: antecedent basis and support, on real patents. Prints
 * the tables of README.md. `npm run eval:drafting [-- --half tune|report] [--worst]`
 */
import { antecedentFaults } from '#language/antecedent-basis/antecedent-basis.ts';
import { structureFaults } from '#skills/draft-specification/claims.ts';
import { chineseFaulty, englishFaulty, KINDS, otherCategory } from './faults.ts';
import { type Filed, filed, type Half, SETS } from './grants.ts';
import { supportFigures } from './support.ts';

/** Claims of granted patents in which the check tells a fault, by their words. */
export function alarms(patents: readonly Filed[]): { claims: number; alarmed: number; told: string[] } {
  const told: string[] = [];
  let claims = 0;
  let alarmed = 0;
  for (const patent of patents) {
    const faults = antecedentFaults(patent.claims, patent.lang);
    claims += patent.claims.length;
    alarmed += new Set(faults.map(({ claim_number }) => claim_number)).size;
    for (const { claim_number, phrase } of faults) told.push(`${patent.number} claim ${claim_number}: ${phrase}`);
  }
  return { claims, alarmed, told };
}

/** Of the faults put in, how many were told at their place, by kind. */
export function found(patents: readonly Filed[]): {
  rows: Map<string, { put: number; told: number }>;
  missed: string[];
} {
  const rows = new Map<string, { put: number; told: number }>();
  const missed: string[] = [];
  patents.forEach((patent, index) => {
    const other = patents[(index + 7) % patents.length]!;
    for (const fault of (patent.lang === 'zh' ? chineseFaulty : englishFaulty)(patent, other)) {
      const row = rows.get(fault.kind) ?? { put: 0, told: 0 };
      rows.set(fault.kind, row);
      row.put++;
      const hit = antecedentFaults(fault.claims, fault.lang).some(
        ({ claim_number, start, end }) => claim_number === fault.claim_number && start < fault.end && end > fault.start,
      );
      if (hit) row.told++;
      else {
        const { text } = fault.claims.find(({ number }) => number === fault.claim_number)!;
        missed.push(
          `${fault.kind} ${patent.number} claim ${fault.claim_number}: ${text.slice(fault.start, fault.end)}`,
        );
      }
    }
  });
  return { rows, missed };
}

/** Claims that are made to call a method a thing, or a thing a method, at most one a patent: how many are told. */
export function categories(patents: readonly Filed[]): { put: number; told: number; published: string[] } {
  const told = ({ claims, lang }: Pick<Filed, 'claims' | 'lang'>) =>
    structureFaults({
      claims: claims.map((one) => ({ ...one, independent: one.parents.length === 0, parents: [...one.parents] })),
      language: lang,
      doubled: [],
    }).filter(({ kind }) => kind === 'category');
  const faulty = patents.flatMap((patent) => otherCategory(patent) ?? []);
  return {
    put: faulty.length,
    told: faulty.filter((one) => told(one).some(({ claim_number }) => claim_number === one.claim_number)).length,
    published: patents.flatMap((patent) =>
      told(patent).map((one) => `${patent.number} claim ${one.claim_number}: ${one.text}`),
    ),
  };
}

const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3));

function tell(name: string, half: Half, patents: readonly Filed[], worst: boolean): void {
  const calm = alarms(patents);
  const faulty = found(patents);
  const support = supportFigures(patents);
  const total = [...faulty.rows.values()].reduce(
    (sum, row) => ({ put: sum.put + row.put, told: sum.told + row.told }),
    { put: 0, told: 0 },
  );
  console.log(`\n${name}, ${half} half: ${patents.length} patents, ${calm.claims} claims`);
  console.log('| fault put in | n | told |\n|---|---|---|');
  for (const kind of KINDS) {
    const row = faulty.rows.get(kind);
    if (row) console.log(`| ${kind} | ${row.put} | ${share(row.told, row.put)} |`);
  }
  console.log(`| all | ${total.put} | ${share(total.told, total.put)} |`);
  const category = categories(patents);
  console.log(
    `another category than that of the claim referred to: ${category.told} of ${category.put}, ${share(category.told, category.put)}; of published claims ${category.published.length}${category.published.map((one) => `; ${one}`).join('')}`,
  );
  console.log(
    `claims as published in which a fault is told: ${calm.alarmed} of ${calm.claims}, ${share(calm.alarmed, calm.claims)}`,
  );
  console.log(
    `claim terms with support in the own description: ${support.found} of ${support.terms}, ${share(support.found, support.terms)}`,
  );
  console.log(`and under another name of its kind: ${support.otherwise} of ${support.terms}`);
  console.log(
    `terms named as unsupported after all that holds them was deleted: ${support.named} of ${support.deleted}, ${share(support.named, support.deleted)}`,
  );
  if (!worst) return;
  const some = (title: string, lines: readonly string[]) => {
    const step = Math.max(1, Math.floor(lines.length / 25));
    console.log(`${title}:`);
    for (const line of lines.filter((_line, i) => i % step === 0).slice(0, 25)) console.log(`  ${line}`);
  };
  some('missed', faulty.missed);
  some('told of published claims', calm.told);
  some('terms without support', support.lost);
  some('terms still found', support.kept);
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const wanted = given.includes('--half') ? given[given.indexOf('--half') + 1] : undefined;
  for (const set of SETS) {
    const all = await filed(set);
    if (all.length === 0) {
      console.log(`${set.name}: skipped, ${set.path} is not on this machine`);
      continue;
    }
    for (const half of ['tune', 'report'] as const)
      if (!wanted || wanted === half)
        tell(
          set.name,
          half,
          all.filter((patent) => patent.half === half),
          given.includes('--worst'),
        );
  }
}

if (process.argv[1] === import.meta.filename) await main();
