import { antecedentFaults } from '#language/antecedent-basis/antecedent-basis.ts';
import { claimTerms } from '#language/antecedent-basis/claim-terms.ts';
import { contentWords } from '#language/content-words.ts';
import { compareQuantities, type Quantity, quantitiesOf } from '#language/quantities.ts';
import { namesOfSigns, referenceSigns } from '#language/reference-signs.ts';
import type { Span } from '#language/spans.ts';
import { missingOf, type SupportReader, supportReader } from '#language/support.ts';
import { type ClaimsToDraft, partsOf, referenceLength, structureFaults } from './claims.ts';
import type { DraftClaim, Fault, Supported } from './types.ts';

/** Of a feature's words, the share in one paragraph from which it counts as said there, or as said in part. */
const SAID = 0.7;
const HALF_SAID = 0.4;
/** Words in common, of the smaller claim's, below which two independent claims may be two inventions. */
const LEAST_SHARED = 0.2;
const MOST_OF_A_KIND = 200;

const VAGUE = {
  en: /\b(?:substantially|about|approximately|suitable|suitably|appropriate(?:ly)?|sufficient(?:ly)?|relatively|preferably|or the like|and the like|as desired|as needed|optimal(?:ly)?|roughly|high(?:er)? quality|easily|quickly|strong(?:ly)?)\b/giu,
  zh: /大约|(?<![制节条预契合公邀簡简])约(?![束定会请等])|(?<=[\d一二两三四五六七八九十百千万几][^，。；、\s\d]{0,4})左右|(?<![互相])接近(?!传感|开关)|基本(?:上|相[同等]|一致|平行|垂直|相当|不变|为|呈)|大致|适当|合适|最好是?|优选|等类似|或类似物|较[高低大小好薄厚强弱快慢]|足够|若干|必要时|尤其是|例如|高温|高压|低温/gu,
} as const;
/** What is measured, with a number behind it that has no unit. */
const MEASURED = {
  en: /\b(?:temperature|pressure|length|width|height|thickness|diameter|distance|speed|velocity|weight|mass|voltage|current|power|frequency|time|duration|angle|volume|area|density|viscosity)\s+(?:of\s+(?:(?:an?|the|said|each)\s+)?(?:[a-z-]{2,20}\s+){1,3}?)?(?:is|of|are|being|from|between|exceeds|below|above|at least|at most|up to|less than|more than|greater than|not more than){1,3}\s+(?:about\s+)?(\d+(?:\.\d+)?)(?!\d|\.\d|\s?[munkµμ]?[AΩVWN]\b)/giu,
  zh: /(?:温度|压力|压强|长度|宽度|高度|厚度|直径|距离|速度|重量|质量|电压|电流|功率|频率|时间|时长|角度|体积|面积|密度|粘度|间距)(?:为|是|在|大于|小于|等于|不大于|不小于|不超过|至少|超过|低于|高于|达到)\s?(\d+(?:\.\d+)?)(?!\d|\.\d|\s?[A-Za-zΩµμ℃°%])/gu,
} as const;

export interface Checked {
  readonly faults: readonly Fault[];
  readonly support: readonly Supported[];
}

/**
 * Claims against themselves and against what the inventor disclosed; what the disclosure tells of the known supports no
 * feature. Pure.
 */
export function checkClaims(set: ClaimsToDraft, disclosure: string, known: readonly Span[] = []): Checked {
  const reader = supportReader(disclosure, known);
  const support = set.claims.flatMap((claim) => supportOf(claim, set, reader, disclosure));
  const faults = [
    ...structureFaults(set),
    ...antecedentFaults(set.claims, set.language).map(
      ({ claim_number, start, end, phrase }): Fault => ({
        kind: 'no_antecedent',
        claim_number,
        start,
        end,
        text: phrase,
        also: [],
      }),
    ),
    ...unsupportedTerms(set, reader, disclosure),
    ...support
      .filter(({ verdict }) => verdict === 'unsupported')
      .map(
        ({ claim_number, feature, missing }): Fault => ({
          kind: 'unsupported_feature',
          claim_number,
          text: feature,
          also: missing.slice(0, 12),
        }),
      ),
    ...numberFaults(set, support, disclosure),
    ...wordFaults(set),
    ...signFaults(set, disclosure),
    ...unityFaults(set),
  ];
  return { faults: atMost(faults), support };
}

/** A text of one fault a line is not helped by ten thousand of them. */
function atMost(faults: readonly Fault[]): Fault[] {
  const told = new Map<string, number>();
  return faults.filter(({ kind }) => {
    told.set(kind, (told.get(kind) ?? 0) + 1);
    return told.get(kind)! <= MOST_OF_A_KIND;
  });
}

function supportOf(
  claim: DraftClaim,
  { language }: ClaimsToDraft,
  reader: SupportReader,
  disclosure: string,
): Supported[] {
  const { preamble, features } = partsOf(claim.text, language);
  // what a dependent claim begins with is another claim's subject
  const subject = claim.independent && preamble && !namesClaim(preamble) ? [preamble] : [];
  return [...subject, ...features]
    .filter((feature) => contentWords(feature).length > 0)
    .map((feature, index): Supported => {
      // of what kind the thing is may be told of the known as well
      const found = reader.feature(feature, { ofKnown: index < subject.length });
      const share = Math.round((found?.share ?? 0) * 100) / 100;
      return {
        claim_number: claim.number,
        feature,
        verdict: share >= SAID ? 'supported' : share >= HALF_SAID ? 'partly' : 'unsupported',
        share,
        missing: [...(found?.missing ?? missingOf(feature, contentWords(feature), []))],
        ...(found && {
          passage: { text: disclosure.slice(found.start, found.end), start: found.start, end: found.end },
        }),
      };
    });
}

/** "A method of making the pump of claim 1": has all that the other claim has. */
const namesClaim = (text: string): boolean => /\bclaims?\s+\d|权利要求\s?\d/iu.test(text);

/** Each term once, at its first claim, with the disclosure's own name for the thing where it has one. */
function unsupportedTerms({ claims, language }: ClaimsToDraft, reader: SupportReader, disclosure: string): Fault[] {
  const seen = new Set<string>();
  return claims.flatMap((claim) => {
    const { number, text } = claim;
    // what a dependent claim refers to is another claim's word
    const own = referenceLength(claim, language);
    return claimTerms(text, language, seen).flatMap(({ key, text: name, start, end }): Fault[] => {
      if (seen.has(key) || contentWords(name).length === 0) return [];
      if (start < own) return [];
      seen.add(key);
      const found = reader.term(name);
      if (found && found.kind !== 'otherwise') return [];
      const also = found ? [disclosure.slice(found.start, found.end)] : [];
      return [{ kind: 'unsupported_term', claim_number: number, start, end, text: name, also }];
    });
  });
}

/**
 * Numbers that the disclosure has nothing for, and ranges that reach beyond the one in the passage on their feature.
 */
function numberFaults({ claims }: ClaimsToDraft, support: readonly Supported[], disclosure: string): Fault[] {
  const said = quantitiesOf(disclosure.slice(0, 500_000));
  const within = (one: Quantity, other: Quantity) => compareQuantities(other, one) === 'inside';
  const beyond = (claim_number: number, quantity: Quantity): readonly string[] => {
    if (said.some((other) => within(quantity, other))) return [];
    const told = support
      .filter((one) => one.claim_number === claim_number && one.passage && one.feature.includes(quantity.text.trim()))
      .flatMap(({ passage }) => quantitiesOf(passage!.text))
      .filter(({ dimension, low, high }) => dimension === quantity.dimension && low < high);
    return told.length === 1 && within(told[0]!, quantity) ? [told[0]!.text.trim()] : [];
  };
  return claims.flatMap(({ number, text }) =>
    quantitiesOf(text).flatMap((quantity): Fault[] => {
      const { start, end, text: words } = quantity;
      const known = said.some((other) => ['inside', 'wider'].includes(compareQuantities(quantity, other) ?? ''));
      const also = known ? beyond(number, quantity) : [];
      return known && also.length === 0
        ? []
        : [{ kind: 'unsupported_number', claim_number: number, start, end, text: words.trim(), also: [...also] }];
    }),
  );
}

function wordFaults({ claims, language }: ClaimsToDraft): Fault[] {
  return claims.flatMap(({ number, text }) => {
    const units = quantitiesOf(text);
    const bare = [...text.matchAll(MEASURED[language])].filter(
      (match) => !units.some(({ start, end }) => start < match.index + match[0].length && match.index < end),
    );
    const at =
      (kind: 'vague' | 'no_unit') =>
      (match: RegExpExecArray): Fault => ({
        ...{ kind, claim_number: number, start: match.index, end: match.index + match[0].length },
        ...{ text: match[0], also: [] },
      });
    return [...[...text.matchAll(VAGUE[language])].map(at('vague')), ...bare.map(at('no_unit'))];
  });
}

/** One sign for several names, within a text or between claims and disclosure. */
function signFaults({ claims }: ClaimsToDraft, disclosure: string): Fault[] {
  const named = new Map<string, Set<string>>();
  const add = (sign: string, name: string) => named.set(sign, (named.get(sign) ?? new Set()).add(name));
  for (const text of [disclosure, claims.map((claim) => claim.text).join('\n')]) {
    for (const { sign, name } of referenceSigns(text)) add(sign, name);
    for (const [sign, names] of namesOfSigns(text)) if (names.length > 1) for (const name of names) add(sign, name);
  }
  return [...named].flatMap(([sign, names]): Fault[] => {
    const all = [...names];
    // "housing 12" and "metal housing 12" are one
    const apart = all.filter(
      (name) => !all.some((other) => other !== name && (other.endsWith(name) || name.endsWith(other))),
    );
    return apart.length > 1 ? [{ kind: 'sign_twice', text: sign, also: apart.slice(0, 6) }] : [];
  });
}

function unityFaults({ claims }: ClaimsToDraft): Fault[] {
  const alone = claims
    .filter(({ independent }) => independent)
    .map(({ number, text }) => ({
      ...{ number, words: new Set(contentWords(text).map(({ key }) => key)), joined: namesClaim(text) },
    }));
  const first = alone[0];
  if (!first) return [];
  return alone.slice(1, 50).flatMap(({ number, words, joined }): Fault[] => {
    if (joined) return [];
    const shared = [...words].filter((word) => first.words.has(word)).length;
    const share = shared / Math.max(1, Math.min(words.size, first.words.size));
    return share >= LEAST_SHARED
      ? []
      : [{ kind: 'unity', claim_number: number, text: String(number), also: [String(first.number)] }];
  });
}
