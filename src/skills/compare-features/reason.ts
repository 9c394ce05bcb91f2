import { missingWords } from '#language/chinese-words.ts';
import { isHan } from '#language/script.ts';
import type { AnswerLanguage } from '../types.ts';
import type { FeatureWord, PreparedFeature } from './prepare.ts';
import type { Judgement } from './rules.ts';

/**
 * The words of a feature as it writes them, neighbours joined: `cooling plate`, 压电换能器.
 * @param join Also pairs of characters that only touch: a text that has both need not have them so.
 */
export function wordsAsWritten(text: string, words: readonly Pick<FeatureWord, 'places'>[], join = true): string[] {
  const places = words.flatMap(({ places: all }) => all.slice(0, 1)).toSorted((a, b) => a.start - b.start);
  const runs: { start: number; end: number }[] = [];
  for (const place of places) {
    const last = runs.at(-1);
    const between = last ? text.slice(last.end, Math.max(last.end, place.start)) : undefined;
    const touch = last !== undefined && last.end === place.start;
    if (last && (between === '' || /^[ \t-]$/.test(between!)) && (join || !touch))
      last.end = Math.max(last.end, place.end);
    else runs.push({ ...place });
  }
  return [...new Set(runs.map(({ start, end }) => text.slice(start, end)))];
}

/** What a passage lacks of a feature, in whole words: a pair of Han characters may be half of two. */
export function missingAsWritten(
  text: string,
  missing: readonly FeatureWord[],
  matched: readonly FeatureWord[],
): string[] {
  const han = missing.filter(({ key }) => isHan(key)).flatMap(({ places }) => places.slice(0, 1));
  const words = missingWords(
    text,
    han,
    matched.flatMap(({ places }) => places),
  );
  return wordsAsWritten(text, [
    ...missing.filter(({ key }) => !isHan(key)),
    ...words.map((place) => ({ places: [place] })),
  ]);
}

const MOST_WORDS = 8;
const list = (words: readonly string[], lang: AnswerLanguage) => {
  const shown = words.slice(0, MOST_WORDS).map((word) => (lang === 'zh' ? `“${word}”` : `"${word}"`));
  const more = words.length - shown.length;
  if (lang === 'zh') return shown.join('、') + (more > 0 ? ` 等 ${words.length} 处` : '');
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
};

/** What the passage shown has, as the feature writes it; where none of it stands there, other words do. */
const has = (words: readonly string[], lang: AnswerLanguage) => {
  if (lang === 'zh') return words.length > 0 ? `含有${list(words, lang)}` : '用别的词说到';
  return words.length > 0 ? `has ${list(words, lang)}` : 'says it in other words';
};

const RELATIONS = {
  en: {
    inside: 'lies within',
    wider: 'is a wider range than',
    overlap: 'only overlaps',
    disjoint: 'lies outside',
  },
  zh: { inside: '落入', wider: '范围宽于', overlap: '仅部分重叠于', disjoint: '不在其内：' },
} as const;

/** What the verdict rests on, in words made of what matched and what did not; `read`: see `textsRead`. */
export function reasonOf(
  prepared: PreparedFeature,
  judgement: Judgement,
  written: Readonly<Record<'shown' | 'around' | 'missing', readonly string[]>>,
  read: string,
  lang: AnswerLanguage,
): string {
  const percent = Math.round(judgement.score.coverage * 100);
  const { verdict, flags } = judgement;
  const parts: string[] = [];
  if (lang === 'zh') {
    if (verdict === 'disclosed') parts.push(`措辞上已公开：该段${has(written.shown, lang)}（加权覆盖 ${percent}%）`);
    else if (verdict === 'partly') parts.push(`部分公开：该段${has(written.shown, lang)}（加权覆盖 ${percent}%）`);
    else
      parts.push(
        `已读${read}，未按措辞找到；最接近的一段${written.shown.length > 0 ? `含有${list(written.shown, lang)}` : '只有相近的词'}（加权覆盖 ${percent}%）`,
      );
    if (written.around.length > 0) parts.push(`其前后还有${list(written.around, lang)}`);
    if (written.missing.length > 0) parts.push(`缺少${list(written.missing, lang)}`);
    for (const { claimed, text, relation, rounded } of judgement.numbers) {
      if (relation && text)
        parts.push(`文中“${text}”${RELATIONS.zh[relation]}“${claimed.text}”${rounded ? '（按四舍五入）' : ''}`);
      else parts.push(`文中没有与“${claimed.text}”同类的数值`);
    }
    if (judgement.nowhere) parts.push(`全文没有“${nowhere(prepared, judgement.nowhere)}”`);
    if (flags.has('head_verb')) parts.push(`没有说明用途的动词${list(judgement.lost_verbs, lang)}`);
    if (flags.has('ordinal')) parts.push(`只见到一个，未见${list(judgement.lost_ordinals, lang)}`);
    if (flags.has('negation'))
      parts.push(
        judgement.negated.length > 0
          ? `${list(wordsAsWritten(prepared.feature.text, judgement.negated), lang)}仅在一方被否定`
          : '该特征含有否定，而该段没有相应的否定',
      );
    if (flags.has('scattered')) parts.push('各词分散，未在一处出现');
    for (const { from, words } of heldTheSame(prepared, judgement, lang)) parts.push(`${HELD.zh[from]}：${words}`);
    if (flags.has('reported_prior_art')) parts.push('该段转述另一份文献的内容');
    if (flags.has('result_or_preamble')) parts.push('该特征是前序或效果，几乎任何同领域文献都会提到，不单独作判断');
    if (flags.has('few_words')) parts.push('该特征词太少，与相邻特征一并判断');
    return `${parts.join('；')}。`;
  }
  if (verdict === 'disclosed')
    parts.push(`Disclosed by wording: the passage ${has(written.shown, lang)} (${percent}% by weight)`);
  else if (verdict === 'partly') parts.push(`Partly: the passage ${has(written.shown, lang)} (${percent}% by weight)`);
  else
    parts.push(
      `No passage found by wording in ${read}; the nearest miss ${written.shown.length > 0 ? `has ${list(written.shown, lang)}` : 'has only similar words'} (${percent}% by weight)`,
    );
  if (written.around.length > 0) parts.push(`around it stands ${list(written.around, lang)}`);
  if (written.missing.length > 0) parts.push(`it lacks ${list(written.missing, lang)}`);
  for (const { claimed, text, relation, rounded } of judgement.numbers) {
    if (relation && text)
      parts.push(`its "${text}" ${RELATIONS.en[relation]} "${claimed.text}"${rounded ? ' (rounded)' : ''}`);
    else parts.push(`it states no number of the kind of "${claimed.text}"`);
  }
  if (judgement.nowhere) parts.push(`"${nowhere(prepared, judgement.nowhere)}" stands nowhere in the document`);
  if (flags.has('head_verb')) parts.push(`the verb of the purpose, ${list(judgement.lost_verbs, lang)}, is not there`);
  if (flags.has('ordinal')) parts.push(`only one is seen, no ${list(judgement.lost_ordinals, lang)}`);
  if (flags.has('negation'))
    parts.push(
      judgement.negated.length > 0
        ? `${list(wordsAsWritten(prepared.feature.text, judgement.negated), lang)} is negated on one side only`
        : 'the feature denies something that the passage does not deny',
    );
  if (flags.has('scattered')) parts.push('the words stand far apart');
  for (const { from, words } of heldTheSame(prepared, judgement, lang)) parts.push(`${HELD.en[from]}: ${words}`);
  if (flags.has('reported_prior_art')) parts.push('the passage reports what another document says');
  if (flags.has('result_or_preamble'))
    parts.push('a preamble or result is met by almost any document of the field and decides nothing alone');
  if (flags.has('few_words')) parts.push('too few words to be judged alone: judged together with its neighbour');
  return `${parts.join('; ')}.`;
}

const nowhere = ({ feature }: PreparedFeature, { key, places }: FeatureWord) =>
  places[0] ? feature.text.slice(places[0].start, places[0].end) : key;

/** What other words are held to be the same by. */
const HELD = {
  en: {
    person: 'held to be the same',
    synonyms: 'held to be the same, by the list of synonyms',
    translation: 'held to be the same, as translations',
    likeness: 'near in meaning, by the encoder',
    opposite: 'what is denied is said by its opposite',
  },
  zh: {
    person: '确认为相同',
    synonyms: '按词表视为相同',
    translation: '按译词视为相同',
    likeness: '按编码器含义相近',
    opposite: '所否定的以反义词说出',
  },
} as const;

/** The words that others stand for, by the knowledge that says so. */
function heldTheSame(
  prepared: PreparedFeature,
  judgement: Judgement,
  lang: AnswerLanguage,
): { readonly from: keyof (typeof HELD)['en']; readonly words: string }[] {
  const used = judgement.score.alternates.map((index) => prepared.alternates[index]!);
  return (['person', 'synonyms', 'translation', 'likeness', 'opposite'] as const).flatMap((from) => {
    const sign = from === 'opposite' ? ['≠', ' ≠ '] : ['=', ' = '];
    const pairs = used
      .filter(({ equivalent, opposite }) => (opposite ? 'opposite' : (equivalent.from ?? 'person')) === from)
      .map(({ equivalent: { word, other } }) =>
        lang === 'zh' ? `“${word}”${sign[0]}“${other}”` : `"${word}"${sign[1]}"${other}"`,
      );
    return pairs.length > 0 ? [{ from, words: pairs.join(', ') }] : [];
  });
}
