import { describe, expect, it } from 'vitest';
import {
  allExpressions,
  digest,
  type Expression,
  judge,
  knownLinear,
  MADE_LATER,
  matchingTime,
  type Verdict,
} from './regular-expressions.ts';

/**
 * Expressions that are not linear and need not be, for the texts that they are given are short: by how they begin, the
 * most characters of such a text and what holds it so short.
 */
const BOUNDED: readonly { readonly begins: string; readonly most: number; readonly why: string }[] = [
  { begins: '^(?:CROSS[ -]?REFERENCES?', most: 120, why: 'a heading: sectionOfHeading looks at no longer line' },
  { begins: '^(?:(A |THE )?(MORE )?(DETAILED', most: 120, why: 'a heading: sectionOfHeading looks at no longer line' },
  { begins: '^(?:[a-z]{4,}|(?:alpha|beta', most: 200, why: 'a word of a name: compoundNames looks at no longer one' },
];

/**
 * Verdicts looked up again in one run, besides all that are new: enough to find an untrue one sooner or later; `npm run
 * check:regex` looks up all.
 */
const LOOKED_UP_AGAIN = 25;
/** More new ones than these cost a run too much. */
const MOST_NEW = 60;

const written = ({ source, flags, files }: Expression) => `${files[0]}: /${source}/${flags}`;
const bounded = ({ source }: Expression) => BOUNDED.find(({ begins }) => source.startsWith(begins));
const problem = (expression: Expression, verdict: Verdict): string | undefined =>
  verdict.linear
    ? undefined
    : `${written(expression)}: ${verdict.growth}, such as ${JSON.stringify(verdict.attack(40))}`;

describe('regular expressions', async () => {
  const { expressions, made } = await allExpressions();
  const known = knownLinear();
  const unknown = expressions.filter((expression) => !known.has(digest(expression)) && !bounded(expression));

  it('are found by a parser, also those that are made of parts', () => {
    expect(expressions.length).toBeGreaterThan(1_000);
    expect(expressions.filter(({ files }) => files[0] === 'src/patents/headings.ts').length).toBeGreaterThan(5);
    const loaded = new Set(expressions.flatMap(({ files }) => files));
    const later = [...new Set(made.filter(({ once }) => !once).map(({ file }) => file))];
    expect(made.filter(({ file, once }) => once && !loaded.has(file))).toEqual([]);
    expect(later.filter((file) => !(file in MADE_LATER) && !madeWhenLoaded.has(file))).toEqual([]);
    expect(Object.keys(MADE_LATER).filter((file) => !later.includes(file))).toEqual([]);
    // each of their constructions was made, so that what it makes is judged
    for (const file of Object.keys(MADE_LATER)) {
      const places = made.filter((one) => !one.once && one.file === file).length;
      expect(expressions.filter(({ files }) => files[0] === file).length).toBeGreaterThanOrEqual(places);
    }
  });

  it('take time in proportion to the text: those that have no verdict yet', { timeout: 600_000 }, async () => {
    if (unknown.length > MOST_NEW) expect.fail(`${unknown.length} have no verdict: run npm run check:regex -- --new`);
    const problems: (string | undefined)[] = [];
    for (const expression of unknown) problems.push(problem(expression, await judge(expression)));
    expect(problems.filter((one) => one !== undefined)).toEqual([]);
  });

  it('keep their verdict when it is looked up again', { timeout: 600_000 }, async () => {
    const judged = expressions.filter((expression) => known.has(digest(expression)));
    // in CI the same ones each time, so that a build is refused for what it changes
    const lotOf = process.env.CI ? (expression: Expression) => digest(expression) : () => String(Math.random());
    const drawn = judged
      .map((expression) => ({ expression, lot: lotOf(expression) }))
      .sort((a, b) => (a.lot < b.lot ? -1 : 1))
      .slice(0, LOOKED_UP_AGAIN);
    const problems: (string | undefined)[] = [];
    for (const { expression } of drawn) problems.push(problem(expression, await judge(expression)));
    expect(problems.filter((one) => one !== undefined)).toEqual([]);
  });

  it('that are excepted cost little for the longest text that they are given', async () => {
    for (const { begins, most, why } of BOUNDED) {
      const excepted = expressions.filter(({ source }) => source.startsWith(begins));
      expect([begins, why, excepted.length]).toEqual([begins, why, 1]);
      const verdict = await judge(excepted[0]!);
      if (!verdict.linear)
        expect([begins, matchingTime(excepted[0]!, verdict.attack(most)) < 100]).toEqual([begins, true]);
    }
  });

  it.each([
    ['\\s+$', '', '2nd'],
    ['(?:[\\w-]+\\.)+x', '', '2nd'],
    ['\\s*a?\\s*b', 'u', '3rd'],
  ])('/%s/%s would be found', async (source, flags, growth) => {
    expect(await judge({ source, flags })).toMatchObject({ linear: false, growth: expect.stringContaining(growth) });
  });
});

/** Functions that make them are called while the modules are loaded. */
const madeWhenLoaded = new Set([
  'src/dictionary/at-end.ts',
  'src/dictionary/edge-letters.ts',
  'src/dictionary/signs.ts',
  'src/language/ingredients.ts',
  'src/language/material-names.ts',
  'src/language/recipes.ts',
  'src/operations/shared/life/restricted.ts',
  'src/patents/claim-references.ts',
  'src/patents/headings.ts',
  'src/patents/names.ts',
  'src/skills/answer-question/read/counts-asked.ts',
  'src/skills/answer-question/read/measures.ts',
  'src/skills/answer-question/read/phrasal-verbs.ts',
  'src/skills/answer-question/read/record-kinds.ts',
  'src/skills/answer-question/read/relative-years.ts',
  'src/skills/answer-question/read/restrictions.ts',
  'src/skills/contradictions/contradictions.ts',
  'src/skills/explore-solutions/directions.ts',
  'src/skills/solution-cases/demand.ts',
  'src/skills/solution-cases/solution-cases.ts',
  'src/sources/jpo-api/documents.ts',
]);
