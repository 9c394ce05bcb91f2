import { at, share } from '../novelty/calls.ts';
import type { Truth } from './ideas.ts';
import type { Cell, Outcome, Said } from './judge.ts';

const TRUTHS: readonly Truth[] = ['disclosed', 'partly', 'not_found'];
const SAID: readonly Said[] = ['disclosed', 'partly', 'meaning', 'not_found', 'absent'];

/**
 * A cell is right when its verdict is the person's; a passage shown as near in meaning alone claims no more than
 * partly.
 */
const isRight = ({ feature, said }: Cell) =>
  feature.truth === said || (feature.truth === 'partly' && said === 'meaning');

/** Shares of a list of outcomes, as the README names them. */
export function measures(outcomes: readonly Outcome[]) {
  const cells = outcomes.flatMap((one) => one.cells);
  const sentences = outcomes.reduce((sum, { idea }) => sum + idea.sentences.length, 0);
  const dropped = outcomes.reduce((sum, one) => sum + one.dropped.length, 0);
  const absent = cells.filter(({ feature }) => feature.truth === 'not_found');
  const there = cells.filter(({ feature }) => feature.truth === 'disclosed');
  return {
    covered: 1 - dropped / Math.max(1, sentences),
    within: (most: number) =>
      outcomes.filter(({ place }) => (place ?? Number.POSITIVE_INFINITY) <= most).length / Math.max(1, outcomes.length),
    right: cells.filter(isRight).length / Math.max(1, cells.length),
    /** Disclosed features whose cell says so or points, by wording or meaning, to a passage that a person named. */
    pointed: there.filter((cell) => cell.at_place && cell.said !== 'not_found').length / Math.max(1, there.length),
    /** The same as `right`, if a passage near in meaning is taken for a disclosure. */
    right_by_meaning:
      cells.filter((cell) => isRight(cell) || (cell.said === 'meaning' && cell.feature.truth === 'disclosed')).length /
      Math.max(1, cells.length),
    /** Features that are not there, for which a passage near in meaning is shown. */
    wrongly_near: absent.filter(({ said }) => said === 'meaning').length / Math.max(1, absent.length),
    wrongly_disclosed: absent.filter(({ said }) => said === 'disclosed').length / Math.max(1, absent.length),
    /** Of the cells of all other documents shown. Few of these disclose a feature: a truth for them is not at hand. */
    others_disclosed:
      outcomes.reduce((sum, { others }) => sum + others.disclosed, 0) /
      Math.max(
        1,
        outcomes.reduce((sum, { others }) => sum + others.cells, 0),
      ),
    verified: outcomes.reduce((sum, one) => sum + one.verified, 0),
    quotes: outcomes.reduce((sum, one) => sum + one.quotes, 0),
  };
}

function line(name: string, outcomes: readonly Outcome[]): string {
  if (outcomes.length === 0) return '';
  const told = measures(outcomes);
  const { covered, within, right, right_by_meaning, pointed, wrongly_disclosed, wrongly_near, verified, quotes } = told;
  const categories = new Map<string, number>();
  for (const { category = '-' } of outcomes) categories.set(category, (categories.get(category) ?? 0) + 1);
  const times = outcomes.map(({ seconds }) => seconds);
  return `| ${[
    name,
    outcomes.length,
    covered.toFixed(2),
    ...[1, 5, 20].map((most) => within(most).toFixed(2)),
    share(outcomes.filter(({ candidate }) => candidate !== undefined).length, outcomes.length),
    [...categories].map(([category, n]) => `${category} ${n}`).join(', '),
    right.toFixed(2),
    right_by_meaning.toFixed(2),
    pointed.toFixed(2),
    wrongly_disclosed.toFixed(2),
    wrongly_near.toFixed(2),
    told.others_disclosed.toFixed(2),
    `${verified} of ${quotes}`,
    `${at(times, 0.5).toFixed(1)}, ${at(times, 0.95).toFixed(1)}`,
  ].join(' | ')} |\n`;
}

/** The tables of README.md. */
export function tableOf(outcomes: readonly Outcome[], languageOf: (publicationNumber: string) => string): string {
  const across = outcomes.filter(({ idea }) => languageOf(idea.of) !== idea.lang);
  const within = outcomes.filter(({ idea }) => languageOf(idea.of) === idea.lang);
  const cells = outcomes.flatMap((one) => one.cells);
  const rows = TRUTHS.map((truth) => {
    const of = cells.filter(({ feature }) => feature.truth === truth);
    return `| ${truth} | ${of.length} | ${SAID.map((said) => of.filter((cell) => cell.said === said).length).join(' | ')} |`;
  });
  return [
    '\n| ideas | n | sentences covered | top 1 | top 5 | top 20 | candidate | category | cells right | with near ones | passage right | wrongly disclosed | wrongly near | others disclosed | quotes verified | seconds p50, p95 |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|',
    line(
      'English of English',
      within.filter(({ idea }) => idea.lang === 'en'),
    ) +
      line(
        'Chinese of Chinese',
        within.filter(({ idea }) => idea.lang === 'zh'),
      ) +
      line('in the other language', across) +
      line('together', outcomes),
    '| truth | n | disclosed | partly | by meaning | not found | no cell |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    ...ofCategoryX(outcomes),
    `reasons that name what the passage shown has not: ${outcomes.reduce((sum, { reasons }) => sum + reasons.unsound, 0)} of ${outcomes.reduce((sum, { reasons }) => sum + reasons.all, 0)}`,
    '',
  ].join('\n');
}

/** How many own patents could be of category X, how many are, what keeps the others from it, and who else is. */
function ofCategoryX(outcomes: readonly Outcome[]): string[] {
  const whole = ({ idea }: Outcome) => idea.features.every(({ truth }) => truth === 'disclosed');
  const isX = ({ category }: Outcome) => category === 'X';
  const could = outcomes.filter((one) => whole(one) && one.category !== undefined);
  const short = could.filter((one) => !isX(one)).map(({ missing }) => missing);
  return [
    `own patents that disclose every feature, and are compared: ${could.length}; category X: ${could.filter(isX).length}`,
    `own patents without some feature that are called X: ${outcomes.filter((one) => !whole(one) && isX(one)).length}`,
    `other documents called X: ${outcomes.reduce((sum, { others }) => sum + others.x.length, 0)}`,
    `features that keep from X: ${short
      .map(({ length }) => length)
      .toSorted((a, b) => a - b)
      .join(', ')}; results among them: ${short.flat().filter(({ part }) => part === 'result').length}`,
  ];
}
