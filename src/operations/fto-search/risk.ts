import { byText } from '#by-text.ts';
import { dayText } from '#clock.ts';
import type { RightState } from '#operations/shared/right-state.ts';
import type { ClaimScope, ClaimVerdict, ElementVerdict } from '#skills/claim-scope/types.ts';
import type { FtoData, FtoJudgement, Right } from './data.ts';

export type RiskLevel = 'High' | 'Medium' | 'Low';

export interface Bilingual {
  readonly en: string;
  readonly zh: string;
}

export interface Risk {
  readonly level: RiskLevel;
  readonly why: Bilingual;
  /** The claim that it speaks of: one that is hit, or the open one whose unclear elements decide. */
  readonly claim?: ClaimVerdict;
}

export const isMet = ({ verdict }: Pick<ElementVerdict, 'verdict'>): boolean =>
  verdict === 'literal' || verdict === 'equivalent';
const isUnclear = ({ verdict }: ElementVerdict) => verdict === 'unclear';
/** All of it is said, in words that are known to mean much the same: nobody has confirmed that they do here. */
const isOtherwise = ({ verdict, basis }: ElementVerdict) => verdict === 'unclear' && basis === 'unconfirmed_synonym';
/** A verdict's score from which on an element counts as met: on the wire. */
export const MET_SCORE = 60;
const SCORES = { literal: 100, equivalent: 80, missing: 0, unclear: 40 } as const;

const best = (states: readonly RightState[]): RightState['state'] =>
  (['alive', 'unknown', 'pending', 'dead'] as const).find((state) => states.some((one) => one.state === state)) ??
  'unknown';

/** Whether its own elements are all that it asks for: "an energy store with the pack of claim 1" asks for more. */
export const standsAlone = ({ parents }: Pick<ClaimVerdict, 'parents'>): boolean => parents.length === 0;

/**
 * The independent claim that comes nearest: the share of its elements that is met, and how much of all of them is said,
 * 0 to 100; of claims with equal shares the one of which more is said.
 * @param counts What counts as met.
 */
export function nearest(
  { claims }: ClaimScope,
  counts: (element: ElementVerdict) => boolean = isMet,
): { claim?: ClaimVerdict; share: number; said: number } {
  let found: { claim?: ClaimVerdict; share: number; said: number } = { share: 0, said: 0 };
  for (const claim of claims) {
    if (!standsAlone(claim)) continue;
    const { elements } = claim;
    const of = Math.max(1, elements.length);
    const share = elements.filter(counts).length / of;
    const said = elements.reduce((sum, { score }) => sum + score, 0) / of;
    if (!found.claim || share > found.share || (share === found.share && said > found.said))
      found = { claim, share, said };
  }
  return found;
}

const claimNumbers = (claims: readonly ClaimVerdict[]) => claims.map(({ claim_number }) => claim_number).join(', ');

/**
 * The published table. High: a claim is hit, and the right is in force or nothing is known of its state. Medium: hit
 * and pending; or of a claim that no element clears exactly one is unclear beside met ones; or at least half of its
 * elements are met, or said in words that are known to mean much the same. Low: every claim is cleared, every right of
 * the family has ended, fewer than half of the elements of every other claim are met or said otherwise, or the claims
 * are in another language than the product and were not compared.
 */
export function riskOf({ scope, states, granted }: Right): Risk {
  const state = best(states);
  if (state === 'dead') {
    const last = states.map(({ since, expires }) => since ?? expires ?? 0).reduce((a, b) => Math.max(a, b), 0);
    const day = dayText(last);
    return {
      level: 'Low',
      why: { en: `The right has ended${day ? ` (${day})` : ''}.`, zh: `权利已终止${day ? `（${day}）` : ''}。` },
    };
  }
  const hits = scope.claims.filter(({ outcome }) => outcome === 'hit');
  const of = claimNumbers(hits.slice(0, 10));
  if (hits.length > 0) {
    const claim = hits.find(standsAlone) ?? hits[0]!;
    const en = `Every element of claim ${of} is met`;
    const zh = `权利要求 ${of} 的全部要素均已满足`;
    if (state === 'pending' || (!granted && state === 'unknown'))
      return {
        level: 'Medium',
        claim,
        why: {
          en: `${en}; the application is pending, its claims may still change.`,
          zh: `${zh}；申请尚未授权，权利要求仍可能修改。`,
        },
      };
    return {
      level: 'High',
      claim,
      why:
        state === 'alive'
          ? { en: `${en}, and the right is in force.`, zh: `${zh}，且权利有效。` }
          : { en: `${en}; nothing is stored of the state of the right.`, zh: `${zh}；库中没有该权利的法律状态。` },
    };
  }
  const open = scope.claims.filter(({ outcome, elements }) => outcome === 'open' && elements.length > 0);
  if (open.length > 0 && open.every(({ elements }) => elements.every(({ basis }) => basis === 'other_language')))
    return {
      level: 'Low',
      why: {
        en: 'Not compared: the claims are in another language than the description.',
        zh: '未作比较：权利要求与产品说明的语言不同。',
      },
    };
  const one = open.find(
    (claim) => standsAlone(claim) && claim.elements.length > 1 && claim.elements.filter(isUnclear).length === 1,
  );
  if (one) {
    const [element] = one.elements.filter(isUnclear);
    return {
      level: 'Medium',
      claim: one,
      why: {
        en: `One element of claim ${one.claim_number} is unclear: ${element!.element}.`,
        zh: `权利要求 ${one.claim_number} 仅有一个要素不明：${element!.element}。`,
      },
    };
  }
  const { claim, share } = nearest({ ...scope, claims: open });
  if (claim && share >= 0.5) {
    const unclear = claim.elements.filter(isUnclear).length;
    return {
      level: 'Medium',
      claim,
      why: {
        en: `${unclear} of ${claim.elements.length} elements of claim ${claim.claim_number} are unclear, none is missing.`,
        zh: `权利要求 ${claim.claim_number} 的 ${claim.elements.length} 个要素中有 ${unclear} 个不明，没有缺少的要素。`,
      },
    };
  }
  const otherwise = nearest({ ...scope, claims: open }, (element) => isMet(element) || isOtherwise(element));
  if (otherwise.claim && otherwise.share >= 0.5) {
    const { claim_number, elements } = otherwise.claim;
    const [met, other] = [elements.filter(isMet).length, elements.filter(isOtherwise).length];
    return {
      level: 'Medium',
      claim: otherwise.claim,
      why: {
        en: `None of the ${elements.length} elements of claim ${claim_number} is missing: ${met} met, ${other} said in words that often mean the same, by the list of synonyms, as nobody has confirmed.`,
        zh: `权利要求 ${claim_number} 的 ${elements.length} 个要素没有缺少的：${met} 个已满足，${other} 个以词表中含义相近的词写明，尚无人确认。`,
      },
    };
  }
  if (open.length > 0 && claim) {
    const unclear = claim.elements.filter(isUnclear).length;
    return {
      level: 'Low',
      claim,
      why: {
        en: `Not cleared, but fewer than half of its elements are met: ${unclear} of ${claim.elements.length} elements of claim ${claim.claim_number} are unclear.`,
        zh: `未排除，但已满足的要素不足一半：权利要求 ${claim.claim_number} 的 ${claim.elements.length} 个要素中有 ${unclear} 个不明。`,
      },
    };
  }
  const cleared = [...new Set(scope.claims.flatMap(({ cleared_by }) => cleared_by))];
  if (cleared.length === 0)
    return { level: 'Low', why: { en: 'No claim could be compared.', zh: '没有可比较的权利要求。' } };
  return {
    level: 'Low',
    why: {
      en: `Every claim is cleared, by ${cleared.slice(0, 5).join(', ')}.`,
      zh: `全部权利要求均被排除：${cleared.slice(0, 5).join('、')}。`,
    },
  };
}

/** The claims of a right: the one that decides its risk first, else the nearest; the others as they are numbered. */
export function claimsByRisk(right: Right): ClaimVerdict[] {
  const { claims } = right.scope;
  const first = riskOf(right).claim ?? nearest(right.scope).claim;
  return first ? [first, ...claims.filter((claim) => claim !== first)] : [...claims];
}

const RANK = { High: 0, Medium: 1, Low: 2 } as const;

/**
 * By risk, then how near the whole document is to the product and how much of the nearest claim is met, each as much as
 * the other, then how much of the claim is said, then rights whose owners have sued, then how long they last. The
 * claims alone would put a right that shares "a receiver" before one on the very product in other words.
 */
export function byRisk(rights: readonly Right[]): { right: Right; risk: Risk }[] {
  const years = ({ states }: Right) => Math.max(0, ...states.map(({ expires = 0 }) => expires));
  return rights
    .map((right) => ({ right, risk: riskOf(right), near: nearest(right.scope) }))
    .toSorted(
      (a, b) =>
        RANK[a.risk.level] - RANK[b.risk.level] ||
        b.near.share + (b.right.nearness ?? 0) - a.near.share - (a.right.nearness ?? 0) ||
        b.near.said - a.near.said ||
        Number(b.right.litigated) - Number(a.right.litigated) ||
        years(b.right) - years(a.right) ||
        byText(a.right.publication_number, b.right.publication_number),
    )
    .map(({ right, risk }) => ({ right, risk }));
}

/** A right with a person's own verdicts in the place of those that were found, and what follows of them. */
export function judged(right: Right, judgements: FtoData['judgements'] = []): Right {
  const own = judgements.find(({ publication_number }) => publication_number === right.publication_number);
  if (!own || Object.keys(own.elements).length === 0) return right;
  const claims = new Map<number, ClaimVerdict>();
  for (const claim of right.scope.claims) claims.set(claim.claim_number, withOwn(claim, own));
  const settled = new Map<number, ClaimVerdict>();
  const settle = (claim: ClaimVerdict, above: ReadonlySet<number>): ClaimVerdict => {
    const known = settled.get(claim.claim_number);
    if (known) return known;
    const parents = claim.parents
      .filter((number) => claims.has(number) && !above.has(number) && number !== claim.claim_number)
      .map((number) => settle(claims.get(number)!, new Set([...above, claim.claim_number])));
    const made = settledBy(claim, parents);
    settled.set(claim.claim_number, made);
    return made;
  };
  return { ...right, scope: { ...right.scope, claims: [...claims.values()].map((claim) => settle(claim, new Set())) } };
}

function withOwn(claim: ClaimVerdict, { elements: own }: FtoJudgement): ClaimVerdict {
  const elements = claim.elements.map((element): ElementVerdict => {
    const view = own[element.element];
    if (!view || view.verdict === element.verdict) return element;
    const { question: _, ...rest } = element;
    return { ...rest, verdict: view.verdict, basis: 'person', score: view.score ?? SCORES[view.verdict] };
  });
  return { ...claim, elements };
}

function settledBy(claim: ClaimVerdict, parents: readonly ClaimVerdict[]): ClaimVerdict {
  const { elements } = claim;
  const own = elements.filter(({ verdict }) => verdict === 'missing').map(({ element }) => element);
  const standing = parents.filter(({ outcome }) => outcome !== 'cleared');
  if (parents.length > 0 && standing.length === 0)
    return { ...claim, outcome: 'cleared', cleared_by: [...new Set(parents.flatMap(({ cleared_by }) => cleared_by))] };
  if (own.length > 0) return { ...claim, outcome: 'cleared', cleared_by: own };
  const hit =
    elements.length > 0 &&
    elements.every(isMet) &&
    (parents.length === 0 || standing.some(({ outcome }) => outcome === 'hit'));
  return { ...claim, outcome: hit ? 'hit' : 'open', cleared_by: [] };
}

/** A way around that the charts show: words of the product, and the claims that are hit because of them. */
export interface WayAround {
  readonly product: string;
  readonly clears: readonly { readonly publication_number: string; readonly claims: readonly number[] }[];
  readonly count: number;
}

/**
 * What the product would have to do without, the most effective first: for each passage of its description the claims
 * that would no longer be hit. A claim needs all of its elements, so dropping one clears it and what builds on it.
 */
export function waysAround(rights: readonly Right[]): WayAround[] {
  const ways = new Map<string, Map<string, Set<number>>>();
  for (const { publication_number, scope } of rights) {
    const hit = scope.claims.filter(({ outcome }) => outcome === 'hit');
    for (const claim of hit)
      for (const element of claim.elements) {
        if (element.kind === 'preamble' || !element.product) continue;
        const of = ways.get(element.product.text) ?? new Map<string, Set<number>>();
        const numbers = of.get(publication_number) ?? new Set<number>();
        const add = (number: number) => {
          if (numbers.has(number)) return;
          numbers.add(number);
          for (const next of hit)
            if (next.parents.length > 0 && next.parents.every((one) => numbers.has(one))) add(next.claim_number);
        };
        add(claim.claim_number);
        of.set(publication_number, numbers);
        ways.set(element.product.text, of);
      }
  }
  return [...ways]
    .map(([product, of]) => ({
      product,
      clears: [...of].map(([publication_number, claims]) => ({
        publication_number,
        claims: [...claims].toSorted((a, b) => a - b),
      })),
      count: [...of.values()].reduce((sum, claims) => sum + claims.size, 0),
    }))
    .toSorted((a, b) => b.count - a.count || a.product.length - b.product.length);
}
