/**
 * How claims are read on products, with no model: products made of real claims by rule. Prints the table of README.md.
 * `npm run eval:fto [-- --half tune|report] [--errors]`
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { verifyQuote } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { readProduct, scopeOf } from '#skills/claim-scope/scope.ts';
import type { ClaimVerdict } from '#skills/claim-scope/types.ts';
import chinesePublications from '#sources/cn-publications/source.ts';
import googlePatents from '#sources/google-patents/source.ts';
import type { Source } from '#sources/source.ts';
import grants from '#sources/uspto-grants/source.ts';
import { load, shared } from '../novelty/run.ts';
import { fillerOf, KINDS, type Kind, type ProductCase, productsOf } from './products.ts';

export const SETS: readonly {
  language: 'en' | 'zh';
  source: Source<Patent>;
  path: string;
  name: string;
  claims: number;
}[] = [
  { language: 'en', source: grants, path: 'patents/uspto-grant-xml', name: 'English, grants of all fields', claims: 2 },
  {
    language: 'zh',
    source: chinesePublications,
    path: 'patents/cn-fulltext-pdf/text',
    name: 'Chinese, published applications',
    claims: 3,
  },
  { language: 'zh', source: googlePatents, path: 'patents/google-patents-html', name: 'Chinese, one grant', claims: 3 },
];

/** Every product of a set of patents: of at most so many independent claims each. */
export function casesOf(all: readonly Patent[], language: 'en' | 'zh', claims: number): ProductCase[] {
  const used = all.filter((patent) => patent.patent_type !== 'D' && patent.claims.some((set) => set.lang === language));
  return used.flatMap((patent, i) => {
    const filler = used.length > 1 ? fillerOf(used[(i + 1) % used.length]!, language) : [];
    const set = patent.claims.find(({ lang }) => lang === language)!;
    return set.claims
      .filter(({ independent }) => independent)
      .slice(0, claims)
      .flatMap((claim) => productsOf(patent, claim, filler, language));
  });
}

export interface Row {
  n: number;
  hit: number;
  open: number;
  cleared: number;
  /** The changed element is told as what it is: missing, or unclear where the product is silent. */
  named: number;
}
export interface Outcome {
  readonly rows: ReadonlyMap<Kind, Row>;
  readonly claims: number;
  readonly quotes: number;
  readonly verified: number;
  readonly worst: readonly string[];
  readonly cpu_ms: number;
}

/** What a claim comes to on each kind of product. */
export const RIGHT: Readonly<Record<Kind, ClaimVerdict['outcome'] | undefined>> = {
  whole: 'hit',
  removed: 'cleared',
  number: 'cleared',
  opposite: 'cleared',
  silent: 'open',
  reworded: undefined,
};

const flat = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Whether the element that was changed is told as what it is: missing, or unclear where the product is silent. */
export function named(
  { kind, changed }: Pick<ProductCase, 'kind' | 'changed'>,
  elements: readonly { readonly verdict: string; readonly text: string }[],
): boolean {
  if (changed === undefined) return false;
  const wanted = kind === 'silent' ? 'unclear' : 'missing';
  const own = flat(changed);
  return elements.some(
    ({ verdict, text }) => verdict === wanted && (flat(text).includes(own) || own.includes(flat(text).trim())),
  );
}

export function evaluate(cases: readonly ProductCase[]): Outcome {
  const rows = new Map<Kind, Row>(KINDS.map((kind) => [kind, { n: 0, hit: 0, open: 0, cleared: 0, named: 0 }]));
  const worst: string[] = [];
  let [quotes, verified] = [0, 0];
  const began = process.cpuUsage();
  for (const one of cases) {
    const scope = scopeOf(one.patent, readProduct(one.product), 'en')!;
    const claim = scope.claims.find(({ claim_number }) => claim_number === one.claim_number)!;
    const row = rows.get(one.kind)!;
    row.n++;
    row[claim.outcome]++;
    const told = named(one, claim.elements);
    if (told) row.named++;
    for (const element of claim.elements) {
      quotes++;
      if (verifyQuote(one.patent, element.claim as Parameters<typeof verifyQuote>[1]).verified) verified++;
      if (!element.product) continue;
      quotes++;
      if (one.product.slice(element.product.start, element.product.end) === element.product.text) verified++;
    }
    const right = RIGHT[one.kind];
    const wrong = right === undefined ? claim.outcome === 'cleared' : claim.outcome !== right;
    if (wrong || (one.kind === 'silent' && !told)) worst.push(described(one, claim));
  }
  const { user, system } = process.cpuUsage(began);
  const claims = new Set(cases.map((one) => `${one.patent.publication_number} ${one.claim_number}`)).size;
  return { rows, claims, quotes, verified, worst, cpu_ms: (user + system) / 1000 };
}

function described({ kind, patent, claim_number, how, changed }: ProductCase, claim: ClaimVerdict): string {
  const said = claim.elements
    .filter(({ verdict }) =>
      kind === 'whole' || kind === 'reworded' ? verdict !== 'literal' : verdict === 'missing' || verdict === 'unclear',
    )
    .slice(0, 2)
    .map(
      ({ element, verdict, basis, text, reason, product }) =>
        `\n    ${element} ${verdict} ${basis}: ${text.slice(0, 140)} | ${reason.slice(0, 120)} | ${product?.text.slice(0, 160) ?? ''}`,
    );
  return `${kind} ${patent.publication_number} claim ${claim_number}: ${claim.outcome}${how ? ` (${how})` : ''}${changed ? `\n    changed: ${changed.slice(0, 140)}` : ''}${said.join('')}`;
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const only = given.includes('--half') ? given[given.indexOf('--half') + 1] : undefined;
  for (const language of ['en', 'zh'] as const) {
    const cases: ProductCase[] = [];
    for (const set of SETS.filter((one) => one.language === language)) {
      const path = resolve(shared, set.path);
      if (!existsSync(path)) console.log(`${set.name}: skipped, ${set.path} is not on this machine`);
      else cases.push(...casesOf(await load(set.source, path), language, set.claims));
    }
    for (const half of ['tune', 'report'] as const) {
      if (only && half !== only) continue;
      const outcome = evaluate(cases.filter((one) => one.half === half));
      console.log(
        `\n${language}, ${half} half: ${outcome.claims} claims, ${Math.round(outcome.cpu_ms)} ms of processor time`,
      );
      console.log('| product | n | hit | open | cleared | changed element named |\n|---|---|---|---|---|---|');
      for (const [kind, { n, hit, open, cleared, named }] of outcome.rows) {
        const share = (value: number) => (n > 0 ? (value / n).toFixed(3) : '-');
        console.log(
          `| ${kind} | ${n} | ${share(hit)} | ${share(open)} | ${share(cleared)} | ${kind === 'whole' || kind === 'reworded' ? '' : share(named)} |`,
        );
      }
      console.log(`quotes verified: ${outcome.verified} of ${outcome.quotes}`);
      if (given.includes('--errors')) {
        const kind = given[given.indexOf('--errors') + 1];
        for (const each of outcome.worst
          .filter((line) => !kind || kind.startsWith('--') || line.startsWith(kind))
          .slice(0, 400))
          console.log(each);
      }
    }
  }
}

if (process.argv[1] === import.meta.filename) await main();
