import type { Filed } from './grants.ts';

/**
 * Faults of antecedent basis, put into real claims by code. Made by regular expressions of their own, so that they
 * share nothing with the check that they judge.
 */
export const KINDS = [
  'article', // the first "a X" becomes "the X"
  'struck', // "a X" becomes another thing; "the X" stays behind
  'foreign', // "the X" becomes "the Z" of another patent
  'ordinal', // "the first X" becomes "the ninth X"
  'unordered', // "the X" becomes "the fifth X" where nothing was counted
  'modifier', // "the A X" becomes "the B X", B of another patent
  'added', // "the X" becomes "the B X", B of another patent
  'head', // "the A X" becomes "the A Z", Z of another patent
  'parent', // a claim refers to its grandparent, which lacks what the parent introduced
  'sibling', // a claim takes up what only a claim beside it introduces
] as const;
export type Kind = (typeof KINDS)[number];

export interface Faulty {
  readonly kind: Kind;
  readonly patent: string;
  readonly lang: 'en' | 'zh';
  readonly claims: Filed['claims'];
  readonly claim_number: number;
  /** Where the fault stands in the changed claim. */
  readonly start: number;
  readonly end: number;
}

type Claim = Filed['claims'][number];

const INTRODUCED =
  /\ban? ((?:[a-z]+ ){0,2}[a-z]+)(?=,|;|:|\.| (?:and|for|having|comprising|configured|that|which|to|in|on|is|coupled|connected|disposed|adapted)\b)/g;
const DEFINITE =
  /\b(?:the|said) ((?:[a-z]+ ){0,2}[a-z]+)(?=,|;|:|\.| (?:and|for|having|comprising|configured|that|which|to|in|on|is|are|coupled|connected|disposed|adapted)\b)/g;
const NO_NOUN =
  /\b(?:method|process|step|claim|same|least|plurality|following|one|other|first|second|third|of|from|by|with|at|as|more|each|having|being|first|group|combination|invention|is|are|has|have|that|which|and|to|for|in|on|into|includes|include|comprises|remains|when|where|while|so|not|be)\b|(?:ing|ed|ly)$/;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const has = (text: string, word: string) =>
  new RegExp(`\\b${literally(word).replace(/(?:es|s)$/, '')}`, 'i').test(text);
const headOf = (phrase: string) => phrase.split(' ').at(-1)!;

function chainOf(claim: Claim, claims: readonly Claim[]): Claim[] {
  const found: Claim[] = [];
  const open = [...claim.parents];
  for (let number = open.shift(); number !== undefined; number = open.shift()) {
    const parent = claims.find((one) => one.number === number);
    if (!parent || found.includes(parent)) continue;
    found.push(parent);
    open.push(...parent.parents);
  }
  return found;
}

/** Names and modifiers of a patent, for putting into another one. */
function wordsOf(patent: Filed): { heads: string[]; modifiers: string[] } {
  const phrases = patent.claims.flatMap(({ text }) => [...text.matchAll(INTRODUCED)].map((match) => match[1]!));
  const usable = phrases.filter((phrase) => !NO_NOUN.test(phrase));
  return {
    heads: [...new Set(usable.map(headOf))].filter((word) => word.length > 4),
    modifiers: [
      ...new Set(usable.filter((phrase) => phrase.includes(' ')).map((phrase) => phrase.split(' ')[0]!)),
    ].filter((word) => word.length > 4),
  };
}

/** One claim of the set with `from` to `to` replaced; the fault is the new text, or `mark` within it. */
function changed(
  patent: Filed,
  kind: Kind,
  claim: Claim,
  from: number,
  to: number,
  text: string,
  at?: { start: number; end: number },
): Faulty {
  const whole = claim.text.slice(0, from) + text + claim.text.slice(to);
  return {
    kind,
    patent: patent.number,
    lang: patent.lang,
    claims: patent.claims.map((one) => (one === claim ? { ...one, text: whole } : one)),
    claim_number: claim.number,
    ...(at ?? { start: from, end: from + text.length }),
  };
}

/** Takes the first fault of each kind. */
function oneOfEach() {
  const made: Faulty[] = [];
  const put = (fault: Faulty) => {
    if (!made.some(({ kind }) => kind === fault.kind)) made.push(fault);
  };
  return { made, put };
}

/** At most one fault of each kind, where the claims allow it. */
export function englishFaulty(patent: Filed, other: Filed): Faulty[] {
  const { made, put } = oneOfEach();
  const all = patent.claims.map(({ text }) => text).join('\n');
  const foreign = wordsOf(other);
  const head = foreign.heads.find((word) => !has(all, word));
  const modifier = foreign.modifiers.find((word) => !has(all, word) && word !== head);
  for (const claim of patent.claims) {
    const chain = chainOf(claim, patent.claims);
    const above = chain.map(({ text }) => text).join('\n');
    for (const match of claim.text.matchAll(INTRODUCED)) {
      const phrase = match[1]!;
      const name = headOf(phrase);
      if (NO_NOUN.test(phrase) || match.index < 40) continue;
      const before = `${above}\n${claim.text.slice(0, match.index)}`;
      if (has(before, name)) continue;
      put(changed(patent, 'article', claim, match.index, match.index + match[0].length, `the ${phrase}`));
      const later = new RegExp(`\\b(?:the|said) ${literally(phrase)}\\b`).exec(
        claim.text.slice(match.index + match[0].length),
      );
      const rest = claim.text.slice(match.index + match[0].length, match.index + match[0].length + (later?.index ?? 0));
      if (later && head && !has(rest, name)) {
        const replaced = `a ${head}`;
        const start = match.index + replaced.length + later.index;
        put(
          changed(patent, 'struck', claim, match.index, match.index + match[0].length, replaced, {
            start,
            end: start + later[0].length,
          }),
        );
      }
    }
    for (const match of claim.text.matchAll(DEFINITE)) {
      const phrase = match[1]!;
      if (NO_NOUN.test(phrase) || match.index < 40) continue;
      const [from, to] = [match.index, match.index + match[0].length];
      const article = match[0].split(' ')[0]!;
      const words = phrase.split(' ');
      if (head) put(changed(patent, 'foreign', claim, from, to, `${article} ${head}`));
      if (
        !new RegExp(`\\b(?:first|second|third|fourth|fifth)[a-z -]{0,40}\\b${literally(headOf(phrase))}`, 'i').test(all)
      )
        put(changed(patent, 'unordered', claim, from, to, `${article} fifth ${phrase}`));
      if (modifier && words.length > 1)
        put(changed(patent, 'modifier', claim, from, to, `${article} ${modifier} ${words.slice(1).join(' ')}`));
      if (modifier) put(changed(patent, 'added', claim, from, to, `${article} ${modifier} ${phrase}`));
      if (head && words.length > 1)
        put(changed(patent, 'head', claim, from, to, `${article} ${words.slice(0, -1).join(' ')} ${head}`));
    }
    const counted = /\b(the|said) (?:first|second) ([a-z]+)\b/.exec(claim.text);
    if (counted && !/\bninth\b/.test(all))
      put(
        changed(
          patent,
          'ordinal',
          claim,
          counted.index,
          counted.index + counted[0].length,
          `${counted[1]} ninth ${counted[2]}`,
        ),
      );
    const parent = chain[0];
    const grandparent = parent?.parents.length === 1 ? parent.parents[0] : undefined;
    if (claim.parents.length === 1 && parent && grandparent !== undefined) {
      const gone = chainOf(parent, patent.claims)
        .map(({ text }) => text)
        .join('\n');
      for (const match of claim.text.matchAll(DEFINITE)) {
        const phrase = match[1]!;
        const reference = new RegExp(`\\bclaim ${parent.number}\\b`).exec(claim.text);
        if (NO_NOUN.test(phrase) || !reference || reference.index > match.index) continue;
        if (
          !new RegExp(`\\ban? ${literally(phrase)}\\b`).test(parent.text) ||
          has(gone, headOf(phrase)) ||
          has(claim.text.slice(0, match.index), headOf(phrase))
        )
          continue;
        const text = `claim ${grandparent}`;
        const shift = text.length - reference[0].length;
        const fault = changed(patent, 'parent', claim, reference.index, reference.index + reference[0].length, text, {
          start: match.index + shift,
          end: match.index + shift + match[0].length,
        });
        put({
          ...fault,
          claims: fault.claims.map((one) => (one.number === claim.number ? { ...one, parents: [grandparent] } : one)),
        });
      }
    }
    const beside = patent.claims.filter(
      (one) => one !== claim && !chain.includes(one) && one.parents.some((number) => claim.parents.includes(number)),
    );
    for (const one of beside)
      for (const match of one.text.matchAll(INTRODUCED)) {
        const phrase = match[1]!;
        if (NO_NOUN.test(phrase) || has(above, headOf(phrase)) || has(claim.text, headOf(phrase))) continue;
        const end = claim.text.replace(/[.\s]+$/, '').length;
        const text = `, wherein the ${phrase} is fixed.`;
        put(
          changed(patent, 'sibling', claim, end, claim.text.length, text, {
            start: end + 10,
            end: end + 14 + phrase.length,
          }),
        );
      }
  }
  return made;
}

const SAID = /所述([\u4e00-\u9fff]{2,10}?)(?=[，。；、]|的|与|和|包括|用于|进行|连接)/gu;
const NO_NAME = /方法|步骤|系统|[的在与和将被为是于]|包括|用于|进行|第[一二三四]/u;

/** The same for Chinese claims, as far as Chinese can have them: it has no articles to turn. */
export function chineseFaulty(patent: Filed, other: Filed): Faulty[] {
  const { made, put } = oneOfEach();
  const all = patent.claims.map(({ text }) => text).join('\n');
  const names = other.claims.flatMap(({ text }) => [...text.matchAll(SAID)].map((match) => match[1]!));
  const name = names.find(
    (one) => !NO_NAME.test(one) && one.length >= 3 && !all.includes(one.slice(0, 2)) && !all.includes(one.slice(-2)),
  );
  for (const claim of patent.claims) {
    const chain = chainOf(claim, patent.claims);
    const above = chain.map(({ text }) => text).join('\n');
    for (const match of claim.text.matchAll(SAID)) {
      const said = match[1]!;
      const before = `${above}\n${claim.text.slice(0, match.index)}`;
      if (NO_NAME.test(said) || match.index < 15) continue;
      const first = claim.text.indexOf(said);
      if (
        !above.includes(said.slice(-2)) &&
        first > 15 &&
        first < match.index &&
        !claim.text.slice(0, first).includes(said.slice(-2)) &&
        !/[\u4e00-\u9fff]/u.test(claim.text[first - 1]!)
      )
        put(changed(patent, 'article', claim, first, first, '所述', { start: first, end: first + 2 + said.length }));
      const [from, to] = [match.index, match.index + match[0].length];
      if (name) put(changed(patent, 'foreign', claim, from, to, `所述${name}`));
      if (name) put(changed(patent, 'added', claim, from, to, `所述${name.slice(0, 2)}${said}`));
      if (name && said.length >= 4)
        put(changed(patent, 'head', claim, from, to, `所述${said.slice(0, -2)}${name.slice(-2)}`));
      if (!new RegExp(`第[一二三四五][\\u4e00-\\u9fff]{0,8}${said.slice(-2)}`, 'u').test(before))
        put(changed(patent, 'unordered', claim, from, to, `所述第五${said}`));
    }
    const counted = /所述第[一二]([\u4e00-\u9fff]{2,8}?)(?=[，。；、]|的|与|和)/u.exec(claim.text);
    if (counted && !all.includes('第九'))
      put(changed(patent, 'ordinal', claim, counted.index, counted.index + counted[0].length, `所述第九${counted[1]}`));
    const beside = patent.claims.filter(
      (one) => one !== claim && !chain.includes(one) && one.parents.some((number) => claim.parents.includes(number)),
    );
    for (const one of beside)
      for (const match of one.text.matchAll(SAID)) {
        const said = match[1]!;
        if (
          NO_NAME.test(said) ||
          said.length < 3 ||
          above.includes(said.slice(0, 2)) ||
          above.includes(said.slice(-2)) ||
          claim.text.includes(said.slice(-2))
        )
          continue;
        const end = claim.text.replace(/[。\s]+$/u, '').length;
        put(
          changed(patent, 'sibling', claim, end, claim.text.length, `，所述${said}是固定的。`, {
            start: end + 1,
            end: end + 3 + said.length,
          }),
        );
      }
  }
  return made;
}

const FURTHER = {
  en: /^(?:The|An?) ((?:[A-Za-z-]+ ){0,3}[a-z]+) (?=(?:of|according to|as claimed in|as recited in) claim \d)/,
  zh: /^((?:根据|如)权利要求\d+所述的)([\u4e00-\u9fff]{2,12})(?=，)/u,
} as const;

/** The first claim that names what it is a further form of, with a method made a thing there, or a thing a method. */
export function otherCategory(patent: Filed): Faulty | undefined {
  for (const claim of patent.claims) {
    if (claim.parents.length === 0) continue;
    const match = FURTHER[patent.lang].exec(claim.text);
    if (!match) continue;
    const name = match.at(-1)!;
    const activity = /\b(?:method|process)$|方法$|工艺$/iu.test(name);
    const from = match[0].length - name.length - (patent.lang === 'en' ? 1 : 0);
    const other = patent.lang === 'en' ? (activity ? 'apparatus' : 'method') : activity ? '装置' : '方法';
    return changed(patent, 'parent', claim, from, from + name.length, other);
  }
  return undefined;
}
