import { type Invention, titleNoun } from './invention.ts';
import type { Random } from './random.ts';
import { half, subjectNames } from './seed.ts';
import { article, capital, list, lower, type Mentioned } from './wording.ts';

export interface Titles {
  readonly en: string;
  readonly zh: string;
  /** As a machine would translate the Chinese one. */
  readonly mt: string;
  readonly de: string;
  readonly ja: string;
}

/** Titles in the languages of the family's offices; `version` 1 names the alternatives of a continuation. */
export function titlesOf(invention: Invention, version: 0 | 1, random: Random): Titles {
  const { seed } = invention;
  const names = subjectNames(seed);
  const choice = invention.choices[version] ?? invention.choices[0];
  const [one, two] = choice.main;
  const en = [titleNoun(one, 'en'), titleNoun(two, 'en')] as const;
  const zh = [titleNoun(one, 'zh'), titleNoun(two, 'zh')] as const;
  const system = { en: half(seed.system, 'en'), zh: half(seed.system, 'zh') };
  const made = seed.method && { en: half(seed.method.verb, 'en'), zh: half(seed.method.verb, 'zh') };
  const process = seed.kind === 'process';
  const form = random.int(0, made ? 3 : 2);
  const head = process ? `${capital(names.en)} using` : `${capital(names.en)} with`;
  return {
    en: [
      `${head} ${en[0]} and ${en[1]}`,
      `${head} ${en[0]}`,
      process ? `${head} ${en[1]}, and ${system.en}` : `${head} ${en[0]}, and ${system.en} comprising the same`,
      `${head} ${en[0]} and method for ${made?.en} the same`,
    ][form]!,
    zh: [
      `${process ? '采用' : '具有'}${zh[0]}和${zh[1]}的${names.zh}`,
      `一种${process ? '采用' : '带有'}${zh[0]}的${names.zh}`,
      process
        ? `基于${zh[1]}的${names.zh}及${system.zh}`
        : `${process ? '采用' : '具有'}${zh[0]}的${names.zh}及${system.zh}`,
      `具有${zh[0]}的${names.zh}及其${made?.zh}方法`,
    ][form]!,
    mt: [
      `${capital(names.en)} with ${en[0]} and ${en[1]}`,
      `${capital(names.en)} provided with ${en[0]}`,
      process
        ? `${capital(names.en)} based on ${en[1]} and ${system.en}`
        : `${capital(names.en)} with ${en[0]} and ${system.en}`,
      `${capital(names.en)} with ${en[0]} and ${made?.en} method thereof`,
    ][form]!,
    de: process ? names.de : form === 3 ? `${names.de} und Verfahren zu dessen Herstellung` : names.de,
    ja: form === 3 ? `${names.ja}及びその製造方法` : names.ja,
  };
}

export interface Abstracts {
  readonly en: string;
  readonly zh: string;
  readonly mt: string;
}

/** Abstracts: what it is, what it contains, what makes it new, what that brings. */
export function abstractsOf(
  invention: Invention,
  version: 0 | 1,
  titles: Titles,
  right: string,
  random: Random,
): Abstracts {
  const { seed, parts } = invention;
  const [one, two] = (invention.choices[version] ?? invention.choices[0]).main;
  const signs = seed.kind === 'device' && random.chance(0.5) ? 'paren' : 'none';
  const write = (lang: 'en' | 'zh', manner: 'none' | 'paren') => {
    const m: Mentioned = new Set(['S']);
    const say = (text: string) =>
      parts.say(text, m, { lang, signs: manner }).replaceAll('的所述', '的该').replaceAll('所述', '');
    return {
      base: seed.base.map(say),
      one: say(one.c),
      two: say(two.c),
      why: parts
        .say(one.w, new Set(['S', ...Object.keys(seed.parts)]), { lang, signs: 'none' })
        .replaceAll('的所述', '的该')
        .replaceAll('所述', ''),
    };
  };
  const a = write('en', signs);
  const z = write('zh', signs);
  const plain = write('en', 'none');
  const noun = { en: parts.noun('S', 'en'), zh: parts.noun('S', 'zh') };
  const verb = seed.kind === 'process' ? 'comprises the steps of' : 'comprises';
  const en = random.pick([
    `The ${noun.en} ${verb} ${list(a.base, '; ', '; and ')}. ${capital(a.one)}. ${capital(a.two)}. ${capital(a.why)}.`,
    `Disclosed is ${article(noun.en)} which ${verb} ${list(a.base, ', ', ', and ')}, wherein ${a.one}, and wherein ${a.two}.`.replace(
      /is a (?=[aeio])/,
      'is an ',
    ),
    `To improve ${half(seed.topic, 'en')}, the ${noun.en} ${verb} ${list(a.base, '; ', '; and ')}. According to the disclosure, ${a.one}. Furthermore, ${a.two}. ${capital(a.why)}.`,
  ]);
  const zh = random.pick([
    `${right}公开了${/^一种/.test(titles.zh) ? '' : '一种'}${titles.zh}，包括${z.base.join('；')}；${z.one}；${z.two}。${z.why}。`,
    `${right}涉及${half(seed.topic, 'zh')}，提供一种${noun.zh}，包括：${z.base.join('；')}。其中，${z.one}，且${z.two}。${right}中，${z.why}。`,
    `本申请提供${/^一种/.test(titles.zh) ? '' : '一种'}${titles.zh}。该${noun.zh}包括${z.base.join('，')}；${z.one}；并且${z.two}。由此，${z.why}。`,
  ]);
  const kind = right === '本实用新型' ? 'utility model' : 'invention';
  const mt = random.pick([
    `The ${kind} discloses ${article(titles.mt.charAt(0).toLowerCase() + titles.mt.slice(1))}, which comprises ${plain.base.join('; ')}; ${plain.one}; ${plain.two}. ${capital(plain.why)}.`,
    `The ${kind} relates to ${half(seed.topic, 'en')}, and provides ${article(noun.en)} comprising: ${plain.base.join('; ')}. Wherein, ${plain.one}, and ${plain.two}. In the ${kind}, ${lower(plain.why)}.`,
  ]);
  return { en, zh, mt };
}
