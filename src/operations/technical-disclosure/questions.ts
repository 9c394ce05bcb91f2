import { short } from '#documents/blocks.ts';
import { abbreviationsOf } from '#language/abbreviations.ts';
import { excludingIn } from '#language/number-doubts.ts';
import { quantitiesOf } from '#language/quantities.ts';
import { languageOf } from '#language/script.ts';
import { CUES, effectClause } from '#skills/extract-disclosure/cues.ts';
import type { DisclosureField, Line, TechnicalDisclosureData } from './data.ts';
import type { DisclosureWords } from './words.ts';

/** What an effect rests on in the text itself. */
export interface EffectEvidence {
  readonly line: Line;
  /** Figures of the sentence, as written. */
  readonly numbers: readonly string[];
  readonly test: boolean;
}

const TEST =
  /\b(?:tests?|tested|trials?|measur\w+|experiment\w*|prototype|simulat\w+|calculat\w+|compared (?:with|to))\b|试验|实验|测试|测得|样机|仿真|计算表明|对比/iu;
const VAGUE =
  /\b(?:suitable|suitably|appropriate(?:ly)?|sufficient(?:ly)?|certain (?:amount|value|temperature|time|distance)|as needed|high enough|a little|somewhat|optimal(?:ly)?|reasonable)\b|合适的?|适当的?|适宜的?|一定的|足够的?|若干|较为|合理的?|最佳的?/giu;
const PARAMETER =
  /\b(?:(?:a|the|an) )?(?:pre-?(?:set|determined|defined) \w+|threshold(?: \w+)?|set ?point|given (?:value|temperature|pressure|time))\b|预设(?:的)?[\p{Script=Han}]{0,6}|预定(?:的)?[\p{Script=Han}]{0,4}|阈值|设定值/giu;
const ALTERNATIVE =
  /\b(?:alternatively|optionally|instead of|may also be|or else|in another (?:embodiment|variant|example)|could also|can be replaced)\b|或者|可选地?|也可以?|替代|还可以?|另一(?:种|个)?实施/iu;
/** Upper case, three letters and more: what a reader cannot guess. */
const SHORT_FORM = /(?<![\p{L}\p{N}])[A-Z]{3,6}s?(?![\p{L}\p{N}])/gu;
/** Known to every reader of disclosures. */
const COMMON = new Set(
  'LED USB DVD LCD CPU GPU RAM ROM PVC USA DNA RNA PCB GPS CAD SIM PDF AND THE NOT FOR'.split(' '),
);

const MOST_OF_A_KIND = 8;

/** Sentences of the text that name another way. */
export const alternativesOf = (lines: Readonly<Record<DisclosureField, readonly Line[]>>): Line[] =>
  [...lines.mechanism, ...lines.embodiment].filter(({ text }) => ALTERNATIVE.test(text));

/** Whether what a text says of the problem says how things are done today. */
export const knownIsTold = ({ tech_problem }: Readonly<Record<DisclosureField, readonly Line[]>>): boolean =>
  tech_problem.some(({ text }) => {
    const { lead, words } = CUES[languageOf(text)].background;
    return lead.test(text.trim()) || words.test(text);
  });

/** What the text gives for each effect. */
export function evidenceOf({ outcome, mechanism }: NonNullable<TechnicalDisclosureData['lines']>): EffectEvidence[] {
  const evidence = (line: Line, said: string): EffectEvidence => ({
    line,
    numbers: quantitiesOf(said).map(({ text }) => text.trim()),
    test: TEST.test(said),
  });
  return [
    ...outcome.map((line) => evidence(line, line.text)),
    // of a sentence on means the figures before the clause are those of the means
    ...mechanism.flatMap((line) => {
      const said = effectClause(line.text);
      return said === undefined ? [] : [evidence(line, said)];
    }),
  ];
}

/** One value in two sentences that name it alike, with intervals that share nothing. */
function conflicts(lines: readonly Line[], words: DisclosureWords): string[] {
  const said = lines.flatMap(({ text }) =>
    quantitiesOf(text).flatMap(({ start, dimension, low, high }) => {
      const name = /([\p{L}\p{Script=Han}]{2,24})(?:\s+(?:is|of|are|at|was)|为|是|在)?\s*$/u.exec(
        text.slice(Math.max(0, start - 40), start),
      )?.[1];
      return name ? [{ key: `${name.toLowerCase()} ${dimension}`, low, high, text }] : [];
    }),
  );
  const seen = new Map<string, (typeof said)[number]>();
  const found: string[] = [];
  for (const one of said) {
    const before = seen.get(one.key);
    if (before && before.text !== one.text && (before.high < one.low || one.high < before.low))
      found.push(words.q.conflict(short(before.text), short(one.text)));
    else seen.set(one.key, one);
  }
  return found.slice(0, MOST_OF_A_KIND);
}

const matches = (lines: readonly Line[], pattern: RegExp) => {
  const seen = new Set<string>();
  return lines
    .flatMap((line) => [...line.text.matchAll(pattern)].map(([word]) => ({ word: word.trim(), text: line.text })))
    .filter(({ word }) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()))
    .slice(0, MOST_OF_A_KIND);
};

/** What the inventor has to answer: nothing of it is filled in. */
export function questionsOf(data: TechnicalDisclosureData, words: DisclosureWords): string[] {
  const lines = data.lines!;
  const { q } = words;
  const empty = (field: DisclosureField) => lines[field].length === 0;
  const told = [...lines.mechanism, ...lines.embodiment];
  const effects = evidenceOf(lines);
  const all = Object.values(lines).flat();
  const known = new Set(abbreviationsOf(data.text).map(({ short: form }) => form.replace(/s$/, '')));
  const forms = matches(all, SHORT_FORM).filter(({ word }) => {
    const form = word.replace(/s$/, '');
    return !known.has(form) && !COMMON.has(form);
  });
  const disclosed = (data.near ?? []).flatMap(({ publication_number, comparison }) =>
    comparison.features
      .filter(({ verdict }) => verdict === 'disclosed')
      .map(({ feature_number }) => ({ feature_number, publication_number })),
  );
  const first = new Map(disclosed.toReversed().map((one) => [one.feature_number, one.publication_number]));
  return [
    ...(empty('subject_improvement') && !data.title ? [q.subject] : []),
    ...(empty('application') ? [q.field] : []),
    ...(empty('background') && !knownIsTold(lines) ? [q.background] : []),
    ...(empty('tech_problem') ? [q.problem] : []),
    ...(effects.length === 0 ? [q.effect] : []),
    ...(empty('embodiment') ? [q.embodiment] : []),
    ...(alternativesOf(lines).length === 0 ? [q.alternatives] : []),
    ...conflicts(all, words),
    ...all.flatMap(({ text }) => excludingIn(text)).map(([one, other]) => q.excluding(one, other)),
    ...(data.unread ?? []).slice(0, MOST_OF_A_KIND).map(({ text, word }) => q.unit(text, word)),
    ...effects
      .filter(({ numbers, test }) => numbers.length === 0 && !test)
      .slice(0, MOST_OF_A_KIND)
      .map(({ line }) => q.evidence(short(line.text))),
    ...matches(told, PARAMETER).map(({ word, text }) => q.value(word, short(text))),
    ...matches(told, VAGUE).map(({ word, text }) => q.vague(word, short(text))),
    ...forms.map(({ word }) => q.short(word)),
    ...[...first]
      .toSorted(([a], [b]) => Number(a.slice(1)) - Number(b.slice(1)))
      .slice(0, MOST_OF_A_KIND)
      .map(([feature, pn]) => q.known(feature, pn)),
  ];
}
