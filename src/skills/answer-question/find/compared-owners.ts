import type { SkillContext } from '../../skill.ts';
import { ownerNamed } from '../read/names.ts';
import type { Question } from '../read/question.ts';
import { restrictionQueries } from '../read/restrictions.ts';
import { apart, countSides, standsIn, topicBounds, wordsApart } from './counted-sides.ts';
import type { Counts } from './counts.ts';

/** "the patents of Olympus", "Olympus' filings": whose they are. */
const BEFORE = /^(?:the\s)?(?:patents?|patent portfolios?|portfolios?|filings|applications)\s(?:of|by|from)\s/iu;
const AFTER = /\s(?:patents?|patent portfolios?|portfolios?|filings|applications)$/iu;
const POSSESSIVE = /['’]s?$/u;

/** What asks for a comparison and names no subject, in words alone: before both names, and behind them. */
const ASKS =
  /^(?:(?:please|can you|could you|and|now) ){0,3}(?:compare|comparing|(?:a |the )?comparison (?:of|between)|(?:what (?:s |is |are ))?(?:the )?differences? between|how (?:do|does|is|are)|(?:which|what) is better|(?:who|which(?: one| company| of them)?) (?:has|have|holds?|owns?|files?|filed) (?:the )?(?:more|most|fewer)(?: (?:patents?|patent families|families|filings|applications))?(?: (?:in )?(?:here|(?:this|the|our|your) (?:corpus|collection|database|data)))?|(?:请|请问|帮我|请帮我)?(?:比较|比较一下)?)?$/iu;
const ASKS_BEHIND =
  /^(?:compare|(?:and )?(?:who|which(?: one| company| of (?:the two|them))?) (?:has|have|holds?|owns?|files?|filed) (?:the )?(?:more|most|fewer|fewest|larger|largest|bigger|biggest)(?: (?:patents?|patent families|families|filings|applications|portfolios?|patent portfolios?))?(?: (?:in )?(?:here|(?:this|the|our|your) (?:corpus|collection|database|data)))?|的?(?:专利|专利申请|申请|专利数量|专利布局|专利组合)?(?:之间|相比|两者)?(?:有什么|有何|有哪些|的)?(?:主要)?(?:区别|不同|差异|差别|对比|比较)?(?:谁|哪个|哪家|哪一家)?(?:的专利)?(?:更|最)?(?:多|好)?)$/iu;
/** What the patents are on that are counted: "who has more patents on touch screens". */
const ON = /^((?:and )?(?:who|which) .{3,60}?) (?:on|about|for|in|concerning) (.{2,80})$/iu;
/** Clauses that ask which of both has more, or was earlier, and name no subject. */
const MORE =
  /(?:^| )(?:and )?(?:who|which(?: one| company| of (?:the two|them))?) (?:has|have|holds?|owns?|files?|filed|started|is|was)(?: (?:the|up|with))?(?: (?:more|most|fewer|fewest|larger|largest|bigger|biggest|earlier|earliest|first|later|ahead|stronger|active))+(?: (?:patents?|patent families|families|filings|applications|portfolios?))?(?= |$)/giu;
/** The same, where nothing else is said: "Compare Olympus and Siemens in endoscopy". */
const FOR =
  /^()(?:on|about|for|concerning|in|in the (?:field|area) of) (.{2,80}?)(?: (?:patents?|patenting|filings|applications|technology))?$|^()在(.{2,30}?)(?:方面|领域|上)的?(?:专利|专利申请|申请|专利数量|专利布局)?$/iu;

/** A side of a comparison: the name that it is, and what is said behind: "Siemens: who has more?". */
function sideOf(side: string): { readonly name: string; readonly behind: string } {
  const end = side.search(/[:?!;：？！；，。]/u);
  const name = (end < 0 ? side : side.slice(0, end)).trim();
  return {
    name: name.replace(BEFORE, '').replace(AFTER, '').replace(POSSESSIVE, ''),
    behind: end < 0 ? '' : side.slice(end),
  };
}

/**
 * The names of two owners that are compared, and in nothing but their patents. `undefined` for "Siemens and Bosch:
 * brakes", where all that they have would answer something else.
 */
function namesOf(
  [left, right]: readonly [string, string],
  text: string,
): { readonly names: readonly [string, string]; readonly topic: string } | undefined {
  const [from, to] = [text.indexOf(left), text.lastIndexOf(right)];
  if (from < 0 || to < from) return undefined;
  const [first, second] = [sideOf(left), sideOf(right)];
  const all = wordsApart(second.behind + text.slice(to + right.length))
    .replace(MORE, '')
    .trim();
  const [, ...said] = ON.exec(all) ?? FOR.exec(all) ?? [];
  const [behind = all, topic = ''] = said.filter((part) => part !== undefined);
  const isAll =
    ASKS.test(wordsApart(text.slice(0, from)).replace(/ the$/iu, '')) &&
    wordsApart(first.behind) === '' &&
    ASKS_BEHIND.test(behind);
  return isAll ? { names: [first.name, second.name], topic } : undefined;
}

/**
 * Two owners that are compared, counted one beside the other: families of each, the greater number first, with the
 * search of both. `undefined` where a side is the name of no owner, both are one name, or something beside the names is
 * asked for.
 */
export async function comparedOwners(
  { sides: pair, restrictions, publications, text, lang }: Question,
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<Counts | undefined> {
  const asked = pair && publications.length === 0 ? namesOf(pair, text) : undefined;
  if (!asked) return undefined;
  const [one, other] = asked.names;
  if (standsIn(one, other) && standsIn(other, one)) return undefined;
  const [of_one, of_other] = [await ownerNamed(one, corpus, signal), await ownerNamed(other, corpus, signal)];
  if (!of_one || !of_other) return undefined;
  const sides = apart(
    [
      { value: one, query: of_one },
      { value: other, query: of_other },
    ],
    lang === 'zh',
  );
  const where = { corpus, signal };
  const bounds = [...restrictionQueries(restrictions, 'APD'), ...(await topicBounds(asked.topic, where))];
  return countSides(sides, bounds, where);
}
