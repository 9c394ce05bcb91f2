import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { abbreviationsOf } from '#language/abbreviations.ts';
import { contentKeys } from '#language/content-words.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { wordQuery } from '../../corpus-words.ts';
import { type Wording, wordingsOf } from '../../other-words.ts';

/** Another word for it; its own long form is the word itself. */
const SYNONYM = 0.75;
const LONG_FORM = 1;
/** Wordings of one word that are looked for, those that engineers know first. */
const MOST_OF_A_WORD = 12;

/** Forms that share no stem with their verb, as questions have them: "how is it found?". */
// biome-ignore format: read it as a table
const VERB_OF: ReadonlyMap<string, string> = new Map(Object.entries({
  bent: 'bend', bought: 'buy', broke: 'break', broken: 'break', brought: 'bring', built: 'build', caught: 'catch', chosen: 'choose', dealt: 'deal', drawn: 'draw', driven: 'drive', drove: 'drive',
  dug: 'dig', fed: 'feed', fought: 'fight', found: 'find', frozen: 'freeze', froze: 'freeze', hidden: 'hide', held: 'hold', hung: 'hang', kept: 'keep', lit: 'light', lost: 'lose', melted: 'melt',
  sent: 'send', shaken: 'shake', shot: 'shoot', shown: 'show', slid: 'slide', sold: 'sell', sought: 'seek', spoken: 'speak', spun: 'spin', stole: 'steal', stolen: 'steal', stuck: 'stick', swept: 'sweep',
  swollen: 'swell', sworn: 'swear', taught: 'teach', thrown: 'throw', told: 'tell', torn: 'tear', woken: 'wake', woven: 'weave', worn: 'wear', written: 'write', wrote: 'write',
}));

/** Chinese words that documents write for each other, beside those that the groups of synonyms have. */
// biome-ignore format: read it as a table
const SAME_ZH: readonly string[][] = [
  '蔓延 扩散 传播', '粘度 黏度', '粘接 粘结 胶接 粘合', '泄漏 泄露 渗漏', '报警 警报 告警', '预警 告警', '磨损 磨耗', '剥离 脱落', '断裂 破裂 开裂', '老化 劣化',
  '摄像 拍摄', '监控 监测', '容器 器皿', '软管 水管', '套筒 套管', '冷却 降温', '抓取 夹取', '夹持 夹紧', '输送 传送', '焊点 焊缝', '孔隙 气孔',
].map((group) => group.split(' '));
const OTHERS_ZH = Map.groupBy(
  SAME_ZH.flatMap((group) =>
    group.flatMap((word) => group.flatMap((other) => (other === word ? [] : [{ word, other }]))),
  ),
  ({ word }) => word,
);

/** What groups of synonyms know for words of a question, or special cases of them. */
export function synonymsFor(text: string, words: ReadonlyMap<string, string>): Wording[] {
  const verbs = [...words].flatMap(([key, form]) => {
    const verb = VERB_OF.get(form);
    return verb === undefined ? [] : [{ key, verb, of: contentKeys(verb)[0]! }];
  });
  const asked = new Set([...words.keys(), ...verbs.map(({ of }) => of)]);
  const known = Map.groupBy(
    synonymsOf([text, ...words.values(), ...verbs.map(({ verb }) => verb)].join('\n'), 'anybody').filter(
      ({ relation }) => relation !== 'wider',
    ),
    ({ word }) => word,
  );
  const wordings = [...known.values()].flatMap((others) => wordingsOf(asked, others.slice(0, MOST_OF_A_WORD), SYNONYM));
  const keyOf = (of: string) => verbs.find((one) => one.of === of)?.key ?? of;
  const chinese = [...words.keys()].flatMap((key) => OTHERS_ZH.get(key) ?? []);
  return [
    ...wordingsOf(words, chinese, SYNONYM),
    ...verbs.map(({ key, verb, of }): Wording => ({ keys: [of], of: [key], form: verb, share: 1 })),
    ...wordings.map((one) => ({ ...one, of: one.of.map(keyOf) })),
  ];
}

/** Words one behind the other that may have a short form, and the most of them that are tried. */
const SPELLED = { least: 3, most: 5, tried: 3 } as const;

/**
 * Short forms of names that a question spells out, indium tin oxide: their initials, where documents have them beside
 * the name.
 */
export async function shortForms(
  text: string,
  words: ReadonlyMap<string, string>,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<Wording[]> {
  const runs: string[][] = [[]];
  for (const word of text.toLowerCase().match(/[a-z]+|[^a-z\s]+/gu) ?? []) {
    const [key] = contentKeys(word);
    if (key !== undefined && words.has(key)) runs.at(-1)!.push(word);
    else runs.push([]);
  }
  const names = runs.flatMap((run) =>
    run.flatMap((_, from) =>
      [...Array(SPELLED.most + 1).keys()].slice(SPELLED.least).flatMap((size) => {
        const name = run.slice(from, from + size);
        return name.length === size ? [name] : [];
      }),
    ),
  );
  const found: Wording[] = [];
  for (const name of names.slice(0, SPELLED.tried)) {
    const form = name.map((word) => word[0]!.toUpperCase()).join('');
    const spelled: Query = { kind: 'phrase', field: 'TACD_ALL', text: name.join(' ') };
    const query: Query = { kind: 'near', reach: { unit: 'sentence' }, left: spelled, right: wordQuery(form) };
    const total = await totalOf(corpus, patents, query, { signal });
    if (total > 0) found.push({ keys: contentKeys(form), of: name.flatMap(contentKeys), form, share: LONG_FORM });
  }
  return found;
}

const SHORT = /\b(?=\w*[A-Z]\w*[A-Z])[A-Z][A-Za-z]{1,7}?(?=s?\b)/gu;
const MOST_SHORT = 3;
/** Documents that are read for what a short form means, and characters of each. */
const READ_FOR_LONG = 8;
const MOST_READ = 30_000;

/** What short forms of a question are written out as, by the documents that have them. */
export async function longForms(
  text: string,
  words: ReadonlyMap<string, string>,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<Wording[]> {
  const found: Wording[] = [];
  const shorts = new Set([...text.matchAll(SHORT)].map(([short]) => short));
  for (const short of [...shorts].slice(0, MOST_SHORT)) {
    const [key] = contentKeys(short);
    if (key === undefined || !words.has(key)) continue;
    const query = wordQuery(short);
    const { hits } = await corpus.search(patents, { query, offset: 0, limit: READ_FOR_LONG, stemming: true, signal });
    const times = new Map<string, { form: string; times: number }>();
    for (const { abstracts, descriptions } of await corpus.get(
      patents,
      hits.map(({ id }) => id),
    )) {
      const paragraphs = descriptions.flatMap((each) => each.paragraphs.map((paragraph) => paragraph.text));
      const read = [...abstracts.map((each) => each.text), ...paragraphs].join('\n').slice(0, MOST_READ);
      const meant = abbreviationsOf(read).find((each) => each.short === short || each.short === `${short}s`);
      if (!meant) continue;
      const of = contentKeys(meant.long).join(' ');
      times.set(of, { form: meant.long, times: (times.get(of)?.times ?? 0) + 1 });
    }
    const [best] = [...times.values()].toSorted((a, b) => b.times - a.times);
    if (best) found.push({ keys: contentKeys(best.form), of: [key], form: best.form, share: LONG_FORM });
  }
  return found;
}
