import { createHash } from 'node:crypto';
import type { Patent } from '#collections/patents/patent.ts';

/**
 * Products made of real claims, by rules that know nothing of how claims are read: a claim is cut where its office
 * prints a new line (Chinese: at ；), each piece is told as a sentence of a description, in another order of the words
 * of claims, between sentences of another patent.
 */
export const KINDS = ['whole', 'removed', 'number', 'opposite', 'silent', 'reworded'] as const;
export type Kind = (typeof KINDS)[number];

export interface ProductCase {
  readonly kind: Kind;
  readonly half: 'tune' | 'report';
  readonly language: 'en' | 'zh';
  readonly patent: Patent;
  readonly claim_number: number;
  readonly product: string;
  /** The claim's line that was changed; absent for `whole` and `reworded`. */
  readonly changed?: string;
  /** How it was changed, for reading what failed. */
  readonly how?: string;
}

const hash = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);
/** A choice that is always the same for the same words. */
const chosen = <T>(list: readonly T[], by: string): T => list[hash(by) % list.length]!;

const lower = (text: string) => text.replace(/^[A-Z](?=[a-z\s])/, (letter) => letter.toLowerCase());
const upper = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** A line of a claim without what joins it to the others. */
const bare = (line: string) =>
  line
    .replace(/\s+/g, ' ')
    .replace(/^(?:\(?[a-z0-9ivx]{1,3}[).]\s+|and\s+|wherein\s+|whereby\s+|and wherein\s+)+/i, '')
    .replace(/(?:[;,:.]|\s|\band\b|\bor\b|\bwherein\b|\bcomprising\b|\bincluding\b|\bthe steps of\b)+$/i, '')
    .trim();

/** Other words for the language of claims, none for its things. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\bsaid\b/gi, 'the'],
  [/\bcomprising\b|\bcomprises\b/gi, 'with'],
  [/\bconfigured to\b|\badapted to\b|\boperable to\b|\barranged to\b/gi, 'made to'],
  [/\bwherein\b|\bwhereby\b/gi, 'where'],
  [/\bmeans for\b/gi, 'something for'],
];
const plain = (text: string) => PLAIN.reduce((told, [from, to]) => told.replace(from, to), text);

/** Other words for things, as somebody would write who has never read the claim: what a wording cannot prove. */
const REWORDED: readonly (readonly [RegExp, string])[] = [
  [/\bmember\b|\belement\b/gi, 'piece'],
  [/\bhousing\b|\bcasing\b|\benclosure\b/gi, 'box'],
  [/\bplurality of\b/gi, 'number of'],
  [/\bprocessor\b|\bcontroller\b/gi, 'chip'],
  [/\bmemory\b|\bstorage\b/gi, 'disk'],
  [/\breceiving\b/gi, 'getting'],
  [/\btransmitting\b/gi, 'sending'],
  [/\bdetermining\b/gi, 'working out'],
  [/\bdisplay\b/gi, 'screen'],
  [/\bapparatus\b|\bdevice\b/gi, 'gear'],
  [/\bdisposed\b|\bpositioned\b|\blocated\b/gi, 'sitting'],
  [/\bsubstrate\b/gi, 'carrier'],
  [/\bsignal\b/gi, 'wave'],
  [/\bconnected\b|\bcoupled\b|\battached\b/gi, 'joined'],
  [/\bfirst\b/gi, 'one'],
  [/\bsecond\b/gi, 'other'],
];
const reworded = (text: string) => REWORDED.reduce((told, [from, to]) => told.replace(from, to), text);

/** One piece as a sentence of a description. */
function told(piece: string, index: number, language: 'en' | 'zh'): string {
  if (language === 'zh') piece = piece.replaceAll('所述', '该');
  if (language === 'zh')
    return index === 0 ? `本产品为${piece}。` : `${chosen(['', '其中，', '本产品中，'], piece)}${piece}。`;
  const text = plain(piece);
  if (index === 0) return `The product is ${lower(text)}.`;
  if (/^(?:an?|one|two|three|at least|several|a plurality)\s/i.test(text))
    return `${chosen(['It has', 'There is', 'The product comes with', 'In it there is'], piece)} ${lower(text)}.`;
  if (/^\w+ing\s/i.test(text))
    return `${chosen(['One step is', 'It works by', 'What is done is'], piece)} ${lower(text)}.`;
  return `${chosen(['Here, ', 'In the product, ', ''], piece)}${lower(text)}.`.replace(/^[a-z]/, upper);
}

/** The thing that a piece introduces: `a cold plate` of "a cold plate arranged below the cells". */
function introduced(piece: string, language: 'en' | 'zh'): string | undefined {
  if (language === 'zh')
    return /^(?:[一两多]个|至少一个|第[一二])?((?!所述|该)[\p{Script=Han}]{2,7}(?:模块|单元|装置|传感器|机构|组件|板|器|架|管|阀|电机|腔))(?=[，,：:]|用于|设|与|连接|安装|包括|固定)/u.exec(
      piece,
    )?.[1];
  const match =
    /^(?:an?|at least one|one or more|a plurality of)\s+((?:[a-z][a-z-]*\s+){0,2}?[a-z][a-z-]*?)(?=\s+(?:for|of|in|on|at|to|with|within|having|that|which|configured|adapted|arranged|comprising|including|disposed|mounted|positioned|located|connected|coupled|attached|extending|between|operable|formed|being|is|are|and|from|by|operatively|electrically|rotatably|fixedly|pivotally)\b|,|;|$)/i.exec(
      piece,
    );
  const name = match?.[1]?.trim();
  const junk =
    /^(?:first|second|third|fourth|method|step|\w+ly)\b|^(?:an?|is|are) |\b(?:plurality|pair|number|set|having|formed|is|in|of|one|more|state|\w+ing|presentation)$/i;
  return name && !junk.test(name) && name.length > 3 ? name.toLowerCase() : undefined;
}

/** Words with an opposite: made for this measurement, and not the table of the product. */
// biome-ignore format: read it as a table
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['above', 'below'], ['below', 'above'], ['upper', 'lower'], ['top', 'bottom'], ['bottom', 'top'], ['upward', 'downward'], ['downwardly', 'upwardly'], ['inside', 'outside'],
  ['inner', 'outer'], ['outer', 'inner'], ['interior', 'exterior'], ['internal', 'external'], ['front', 'rear'], ['rear', 'front'], ['proximal', 'distal'], ['distal', 'proximal'],
  ['increasing', 'decreasing'], ['increase', 'decrease'], ['greater', 'less'], ['larger', 'smaller'], ['higher', 'lower'], ['before', 'after'], ['after', 'before'],
  ['horizontal', 'vertical'], ['vertical', 'horizontal'], ['parallel', 'perpendicular'], ['perpendicular', 'parallel'], ['rigid', 'flexible'], ['flexible', 'rigid'],
  ['fixed', 'movable'], ['movable', 'fixed'], ['removable', 'permanent'], ['removably', 'permanently'], ['open', 'closed'], ['closed', 'open'], ['conductive', 'insulating'],
  ['insulating', 'conductive'], ['heating', 'cooling'], ['transparent', 'opaque'], ['same', 'different'], ['different', 'same'], ['positive', 'negative'], ['negative', 'positive'],
  ['continuous', 'interrupted'], ['wireless', 'wired'], ['automatically', 'by hand'], ['concave', 'convex'], ['solid', 'liquid'], ['hollow', 'massive'], ['expand', 'shrink'],
  ['上方', '下方'], ['下方', '上方'], ['上部', '下部'], ['下部', '上部'], ['顶部', '底部'], ['底部', '顶部'], ['内部', '外部'], ['内侧', '外侧'], ['外侧', '内侧'], ['前端', '后端'], ['大于', '小于'],
  ['小于', '大于'], ['高于', '低于'], ['增大', '减小'], ['打开', '关闭'], ['水平', '竖直'], ['平行', '垂直'], ['加热', '冷却'], ['相同', '不同'], ['固定连接', '活动连接'], ['正极', '负极'],
];

function opposed(piece: string, claim: string): { text: string; how: string } | undefined {
  for (const [word, other] of OPPOSITES) {
    const han = /\p{Script=Han}/u.test(word);
    const pattern = han ? new RegExp(word, 'u') : new RegExp(`\\b${word}\\b`, 'i');
    const all = han ? new RegExp(`${word}|${other}`, 'gu') : new RegExp(`\\b(?:${word}|${other})\\b`, 'gi');
    // said once in the whole claim, and the other one not at all: else the product says both
    if (pattern.test(piece) && claim.match(all)?.length === 1)
      return { text: piece.replace(pattern, other), how: `${word} -> ${other}` };
  }
  return undefined;
}

const UNITS =
  'mm|cm|μm|µm|nm|microns|inches|inch|seconds|minutes|hours|ms|Hz|kHz|MHz|GHz|volts|V|%|percent|wt %|degrees|° C\\.|°C|℃|kg|mg|psi|MPa|毫米|微米|分钟|秒|伏';
const NUMBER = new RegExp(`(?<![\\d.,-])(\\d+(?:\\.\\d+)?)(\\s*(?:${UNITS}))(?![a-z])`, 'i');
const RANGE = new RegExp(
  `(?<![\\d.,])(\\d+(?:\\.\\d+)?)(\\s*(?:${UNITS})?\\s*(?:to|and|-|–|至|～|~)\\s*(?:about\\s+)?)(\\d+(?:\\.\\d+)?)(\\s*(?:${UNITS}))(?![a-z])`,
  'i',
);

/** A number with a unit moved out of what the piece allows. */
function moved(piece: string): { text: string; how: string } | undefined {
  if ((piece.match(new RegExp(NUMBER.source, 'gi')) ?? []).length > 2) return undefined;
  const range = RANGE.exec(piece);
  if (range) {
    const high = Number(range[3]);
    const value = `${+(high * 3).toFixed(3)}${range[4]}`;
    return {
      text: piece.replace(range[0], value).replace(/\bbetween (?:about )?(?=\d)|\bfrom (?:about )?(?=\d)/i, ''),
      how: `${range[0]} -> ${value}`,
    };
  }
  const one = NUMBER.exec(piece);
  if (!one || Number(one[1]) === 0) return undefined;
  const before = piece.slice(Math.max(0, one.index - 40), one.index);
  const least =
    /at least|more than|greater than|above|over|exceed\w*|minimum|not less|大于|至少|不小于|高于|超过/i.test(before);
  const value = `${+(Number(one[1]) * (least ? 0.2 : 4)).toFixed(4)}${one[2]}`;
  // the product states one value, not a bound
  const start = piece
    .slice(0, one.index)
    .replace(
      /(?:at least|more than|greater than|less than|at most|above|below|over|up to|no more than|not less than|大于等于|小于等于|大于|小于|至少|不小于|不大于|高于|低于|超过)\s*(?:about\s+|or equal to\s+)?$/i,
      '',
    );
  return { text: `${start}${value}${piece.slice(one.index + one[0].length)}`, how: `${one[0]} -> ${value}` };
}

const content = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .match(/[a-z]{5,}|[\p{Script=Han}]{2}/gu)
      ?.map((word) => word.replace(/(?:ing|ed|es|s)$/, '')) ?? [],
  );

export function piecesOf(text: string, language: 'en' | 'zh'): string[] {
  const cut = language === 'zh' ? text.split(/[；;\n]|[，,]\s*其特征在于[，,:：]?|包括[：:]/u) : text.split('\n');
  return cut
    .map((line) =>
      language === 'zh' ? line.replace(/^\s*(?:以及|和|及|\d+、)|[。，,：:\s]+$/gu, '').trim() : bare(line),
    )
    .filter((line) => line.length > (language === 'zh' ? 3 : 4));
}

/** Sentences that stand about: of another patent, so that nothing is found by there being nothing else. */
function mixed(sentences: readonly string[], filler: readonly string[], seed: string): string {
  const out: string[] = [];
  sentences.forEach((sentence, i) => {
    out.push(sentence);
    const more = filler[(hash(seed) + i) % Math.max(1, filler.length)];
    if (more && i % 2 === 0) out.push(more);
  });
  return out.join(' ');
}

/** Every product that can be made of one claim. */
export function productsOf(
  patent: Patent,
  claim: { readonly number: number; readonly text: string },
  filler: readonly string[],
  language: 'en' | 'zh',
): ProductCase[] {
  const pieces = piecesOf(claim.text, language);
  if (
    /\bclaims?\s+\d|权利要求\s*\d/i.test(claim.text) ||
    pieces.length < 3 ||
    pieces.length > 25 ||
    claim.text.length > 5_000
  )
    return [];
  const id = `${patent.publication_number} ${claim.number}`;
  const half = hash(patent.publication_number) % 2 === 0 ? ('tune' as const) : ('report' as const);
  const base = { half, language, patent, claim_number: claim.number };
  const tell = (list: readonly string[], also: readonly string[] = []) =>
    mixed([...list.map((piece) => told(piece, pieces.indexOf(piece) === 0 ? 0 : 1, language)), ...also], filler, id);
  const made: ProductCase[] = [{ ...base, kind: 'whole', product: tell(pieces) }];
  const order = pieces
    .map((_p, i) => i)
    .slice(1)
    .toSorted((a, b) => hash(`${id} ${a}`) - hash(`${id} ${b}`));

  const gone = order.find((i) => introduced(pieces[i]!, language) !== undefined);
  if (gone !== undefined) {
    const name = introduced(pieces[gone]!, language)!;
    const has = (text: string) => text.toLowerCase().includes(name);
    const no =
      language === 'zh'
        ? chosen([`本产品没有${name}。`, `本产品不设置${name}。`, `产品中不包括${name}。`], id)
        : chosen(
            [
              `The product has no ${name}.`,
              `There is no ${name} in it.`,
              `It works without ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}.`,
              `It does not include any ${name}.`,
            ],
            id,
          );
    made.push({
      ...base,
      kind: 'removed',
      product: tell(
        pieces.filter((piece, i) => i === 0 || (i !== gone && !has(piece))),
        [no],
      ),
      changed: pieces[gone]!,
      how: no,
    });
  }
  for (const [kind, change] of [
    ['number', moved],
    ['opposite', (piece: string) => opposed(piece, claim.text)],
  ] as const) {
    const at = order.find((i) => change(pieces[i]!) !== undefined);
    if (at === undefined) continue;
    const { text, how } = change(pieces[at]!)!;
    const sentences = pieces.map((piece, i) => told(i === at ? text : piece, i, language));
    made.push({ ...base, kind, product: mixed(sentences, filler, id), changed: pieces[at]!, how });
  }
  // only what no other piece says can be missed
  const silent = order.find((i) => {
    const others = content(pieces.filter((_p, j) => j !== i).join(' '));
    return [...content(pieces[i]!)].filter((word) => !others.has(word)).length >= (language === 'zh' ? 4 : 2);
  });
  if (silent !== undefined)
    made.push({
      ...base,
      kind: 'silent',
      product: tell(pieces.filter((_p, i) => i !== silent)),
      changed: pieces[silent]!,
    });
  if (language === 'en') {
    const sentences = pieces.map((piece, i) => reworded(told(piece, i, language)));
    made.push({ ...base, kind: 'reworded', product: mixed(sentences, filler, id) });
  }
  return made;
}

/** Sentences of a patent's description that may stand about in any product. */
export function fillerOf(patent: Patent, language: 'en' | 'zh'): string[] {
  const text = patent.descriptions.find(({ lang }) => lang === language)?.paragraphs.map((one) => one.text) ?? [];
  const pattern = language === 'zh' ? /[^。；\n]{15,80}。/gu : /(?:^|\. )([A-Z][^.\n]{40,220}\.)(?=\s|$)/g;
  return text.flatMap((one) => [...one.matchAll(pattern)].map((match) => match[1] ?? match[0])).slice(10, 40);
}
