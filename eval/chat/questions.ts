import { originalOwners, type Patent } from '#collections/patents/patent.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { phrasesOf } from '#language/phrases.ts';
import { quantitiesOf } from '#language/quantities.ts';
import type { TextLanguage } from '#language/script.ts';
import { CARRIER, covers, familiesOf, keysOf, ownersOf, textsOf } from './oracle.ts';

/** What a question is answered by. */
export type Truth =
  /** Every one of these texts stands in the answer. */
  | { readonly kind: 'says'; readonly texts: readonly string[] }
  /** A cited document is one of these, or holds all these words in one cited sentence. */
  | { readonly kind: 'cites'; readonly documents: ReadonlySet<string>; readonly words: readonly string[] }
  /** A cited sentence has a figure and all these words, or is of one of these documents and has a figure. */
  | { readonly kind: 'figure'; readonly documents: ReadonlySet<string>; readonly words: readonly string[] }
  /** The corpus does not hold it: nothing is said on it, and this word, if there is one, is named as absent. */
  | { readonly kind: 'declines'; readonly absent?: string };

export const KINDS = [
  'who',
  'when',
  'count',
  'definition',
  'effect',
  'content',
  'figure',
  'absent thing',
  'absent number',
  'other field',
] as const;
export interface Case {
  readonly kind: (typeof KINDS)[number];
  readonly text: string;
  readonly truth: Truth;
}

/** Numbers in [0, 1) that are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed % 2_147_483_647 || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const day = (date: number) => String(date).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
const inLanguage = <T extends { readonly lang: string }>(texts: readonly T[], lang: TextLanguage): T | undefined =>
  texts.find((text) => text.lang === lang);

/** The thing that a title names, without what follows it: "Battery pack" of "Battery pack with non-return flaps". */
export function thingOf(title: string, lang: TextLanguage): string | undefined {
  if (lang === 'zh') {
    const whole = title.split(/[及和与、，]/)[0]!.replace(/^一种/, '');
    const thing = whole.split('的').at(-1)!;
    return thing.length >= 3 && thing.length <= 10 && thing.search(CARRIER) < 0 ? thing : undefined;
  }
  const [thing] = title.split(
    /\s(?:with|using|having|provided|comprising|for|including|and|in|of|by|to|from|that)\s|[,;:(]/i,
  );
  const words = thing!.trim().split(/\s+/);
  return words.length >= 2 && words.length <= 4 ? words.join(' ') : undefined;
}

/** A title without what else it claims: "... and method for producing the same". */
const wholeThing = (title: string, lang: TextLanguage): string | undefined => {
  const thing =
    lang === 'zh'
      ? title.split(/[及]/)[0]!.replace(/^一种/, '')
      : title.split(/,? and (?:a |an )?(?:\w+ ){0,4}(?:method|system|comprising|the same|\w+ing)/i)[0]!;
  const words = keysOf(thing).length;
  return words >= 3 && words <= 12 ? thing.trim() : undefined;
};

const FIGURE = {
  en: /\b(?:an?|the) ([a-z][a-z -]{3,30}?) of (?:the|an?) ([a-z][a-z -]{3,30}?) (?:is|are|was|of) /i,
  zh: /([\p{Script=Han}]{2,8})的([\p{Script=Han}]{2,6})(?:优选)?为/u,
} as const;

/**
 * Questions made from records by rules, with what answers them. Some have no answer: about numbers that are not stored,
 * about things whose name stands in no document, about another field.
 * @param seed Another number asks other questions.
 * @param foreign Things that other corpora are about; those of which a word stands nowhere here are asked for.
 */
export function questionsOf(
  records: readonly Patent[],
  lang: TextLanguage,
  each: number,
  foreign: readonly string[],
  seed: number,
): Case[] {
  const next = seeded(seed * 1_000_003 + records.length * 31 + (lang === 'zh' ? 7 : 3));
  const zh = lang === 'zh';
  const shuffled = records
    .map((record) => ({ record, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ record }) => record);
  const family = familiesOf(records);
  const cases: Case[] = [];
  const asked = new Set<string>();
  const take = (kind: Case['kind'], make: (record: Patent) => Omit<Case, 'kind'> | undefined) => {
    let made = 0;
    for (const record of shuffled) {
      if (made >= each) break;
      const one = make(record);
      if (!one || asked.has(one.text)) continue;
      asked.add(one.text);
      cases.push({ kind, ...one });
      made += 1;
    }
  };

  take('who', ({ publication_number, inventors }) =>
    inventors.length === 0
      ? undefined
      : {
          text: zh ? `${publication_number}的发明人是谁？` : `Who invented ${publication_number}?`,
          truth: { kind: 'says', texts: inventors.slice(0, 10).map(({ name }) => name) },
        },
  );
  take('when', ({ publication_number, filing_date }) =>
    filing_date === undefined || filing_date % 100 === 0
      ? undefined
      : {
          text: zh ? `${publication_number}是什么时候申请的？` : `When was ${publication_number} filed?`,
          truth: { kind: 'says', texts: [day(filing_date)] },
        },
  );
  const owners = ownersOf(records);
  take('count', (record) => {
    const name = originalOwners(record)[0]?.name;
    if (name === undefined || name.length < 4 || /[\p{Script=Han}]/u.test(name) !== zh) return undefined;
    const count = owners(name);
    return {
      text: zh ? `${name}有多少件专利？` : `How many patents does ${name} have?`,
      truth: { kind: 'says', texts: [`${count} ${zh ? '件' : 'publication'}`] },
    };
  });
  take('definition', (record) => {
    const thing = thingOf(inLanguage(record.titles, lang)?.text ?? '', lang);
    if (!thing || !inLanguage(record.abstracts, lang)) return undefined;
    return {
      text: zh ? `什么是${thing}？` : `What is ${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing.toLowerCase()}?`,
      truth: { kind: 'cites', documents: family(record), words: keysOf(thing) },
    };
  });
  take('effect', (record) => {
    const thing = wholeThing(inLanguage(record.titles, lang)?.text ?? '', lang);
    if (!thing || !inLanguage(record.descriptions, lang)) return undefined;
    const same = new Set(
      records
        .filter((other) =>
          covers(`${inLanguage(other.titles, lang)?.text} ${inLanguage(other.abstracts, lang)?.text}`, thing),
        )
        .flatMap((other) => [...family(other)]),
    );
    return {
      text: zh ? `${thing}有什么优点？` : `What are the advantages of ${thing.toLowerCase()}?`,
      truth: { kind: 'cites', documents: new Set([...family(record), ...same]), words: keysOf(thing) },
    };
  });
  take('content', (record) => {
    const paragraphs =
      inLanguage(record.descriptions, lang)?.paragraphs.filter(
        ({ section, heading }) => section === 'embodiments' && !heading,
      ) ?? [];
    const paragraph = paragraphs[Math.floor(next() * paragraphs.length)];
    if (!paragraph) return undefined;
    for (const { start, end } of sentences(paragraph.text)) {
      if (
        /附图|说明|本发明|技术方案|对比例|试验例|\b(?:example|figure|invention|embodiment|table)/iu.test(
          paragraph.text.slice(start, end),
        )
      )
        continue;
      const names = phrasesOf(paragraph.text.slice(start, end))
        .map(({ text }) => text.replace(/\s*\d+\w?$/, ''))
        .filter((text) => (zh ? text.length >= 3 && text.length <= 8 : text.includes(' ')) && !/\d/.test(text));
      const terms = [...new Set(names)].slice(0, 3);
      if (terms.length < 3) continue;
      return {
        text: zh
          ? `${terms[0]}、${terms[1]}和${terms[2]}之间是什么关系？`
          : `How do ${terms[0]}, ${terms[1]} and ${terms[2]} work together?`,
        truth: { kind: 'cites', documents: family(record), words: keysOf(terms.join('，')) },
      };
    }
    return undefined;
  });
  take('figure', (record) => {
    for (const { text, heading } of inLanguage(record.descriptions, lang)?.paragraphs ?? []) {
      if (heading) continue;
      for (const { start, end } of sentences(text)) {
        const sentence = text.slice(start, end);
        const match = FIGURE[lang].exec(sentence);
        if (
          !match ||
          !quantitiesOf(sentence).some(
            (q) => q.start >= match.index + match[0].length - 1 && q.start <= match.index + match[0].length + 30,
          )
        )
          continue;
        const [, first, second] = match;
        const [size, thing] = zh ? [second!, first!] : [first!, second!];
        if (!SIZE[lang].test(size) || NO_THING.test(thing) || NO_THING.test(size)) continue;
        return {
          text: zh ? `${thing}的${size}是多少？` : `What is the ${size} of the ${thing}?`,
          truth: { kind: 'figure', documents: family(record), words: keysOf(`${size}，${thing}`) },
        };
      }
    }
    return undefined;
  });

  /** By its beginning, so that other forms of the word count. */
  const held = (text: string) => {
    const begin = text.toLowerCase().slice(0, zh ? undefined : Math.max(4, text.length - 3));
    return records.some((record) => textsOf(record).includes(begin));
  };
  let absent = 0;
  for (const thing of foreign) {
    if (absent >= each) break;
    const word = zh
      ? thing
      : (thing
          .toLowerCase()
          .split(/\s+/)
          .find((part) => part.length > 4 && !held(part)) ?? '');
    if (word === '' || held(word)) continue;
    absent += 1;
    cases.push({
      kind: 'other field',
      text: zh ? `什么是${thing}？` : `How is a ${thing.toLowerCase()} made?`,
      truth: { kind: 'declines' },
    });
  }
  take('absent number', ({ authority }) => {
    const number = `${authority}${String(Math.floor(next() * 9e7) + 1e7)}A`;
    if (records.some((record) => record.publication_number.startsWith(number.slice(0, -1)))) return undefined;
    return {
      text: zh ? `${number}的权利要求1是什么？` : `What does claim 1 of ${number} say?`,
      truth: { kind: 'declines', absent: number },
    };
  });
  const words = foreign.filter((thing) => !held(zh ? thing : thing.toLowerCase().split(/\s+/).at(-1)!));
  take('absent thing', (record) => {
    const thing = thingOf(inLanguage(record.titles, lang)?.text ?? '', lang);
    const other = words[Math.floor(next() * words.length)];
    if (!thing || !other) return undefined;
    const name = zh ? other : other.toLowerCase().split(/\s+/).at(-1)!;
    return {
      text: zh ? `${thing}如何用于${name}？` : `How is the ${thing.toLowerCase()} used for a ${name}?`,
      truth: { kind: 'declines', absent: name },
    };
  });
  return cases;
}

/** What a rule takes for a size or a thing, and a reader would not. */
const NO_THING = /\b(?:order|which|that|at|must|have|should|can|may)\b|^(?:其|该|所述|述|且)|(?:设|至少|优选)$/i;

const SIZE = {
  en: /thickness|temperature|pressure|diameter|length|width|height|depth|frequency|voltage|current|power|force|speed|rate|ratio|density|concentration|content|angle|size|weight|duration|time|capacity|resistance|porosity|viscosity|wavelength|range|distance|stroke|gap|pitch|radius|hardness|modulus/i,
  zh: /厚度|温度|压力|直径|长度|宽度|高度|深度|频率|电压|电流|功率|速度|比例|密度|浓度|含量|角度|尺寸|粒径|重量|时间|容量|电阻|孔隙率|粘度|波长|距离|间隙|半径|硬度|模量/u,
} as const;
