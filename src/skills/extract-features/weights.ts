import { isAcross, pairShares, wordAround } from '#language/chinese-words.ts';
import { contentWords } from '#language/content-words.ts';
import { phrasesOf } from '#language/phrases.ts';
import { quantitiesOf } from '#language/quantities.ts';
import { isHan } from '#language/script.ts';
import type { CorpusWords } from '../corpus-words.ts';
import type { AnswerLanguage, Feature } from '../types.ts';

/** What a feature starts with by its place; rarity and frequency move it by at most .25. Judgement, not measurement. */
const BY_PART = { preamble: 1, characterising: 0.75, body: 0.55, idea: 0.55, purpose: 0.25, result: 0.25 } as const;
const RARITY = 0.2;
const FREQUENCY = 0.05;
const KEY_FROM = 0.6;
const HIGHEST_WORTH = 7;

/**
 * Weights of features: the subject is the topic, the rest by part, rarity in the corpus and frequency in the text; each
 * with its reason in words.
 */
export function weighFeatures(
  features: readonly Omit<Feature, 'weight'>[],
  text: string,
  corpus: CorpusWords,
  lang: AnswerLanguage,
): Feature[] {
  const mentions = new Map<string, number>();
  for (const { key } of contentWords(text.slice(0, 300_000))) mentions.set(key, (mentions.get(key) ?? 0) + 1);
  const measured = features.map((feature) => {
    const words = contentWords(feature.text);
    const keys = [...new Set(words.map(({ key }) => key))];
    const rarity =
      keys.length === 0
        ? 0
        : keys.reduce((sum, key) => sum + Math.min(HIGHEST_WORTH, corpus.worth(key)), 0) / keys.length / HIGHEST_WORTH;
    const frequency =
      keys.length === 0 ? 0 : keys.reduce((sum, key) => sum + (mentions.get(key) ?? 0), 0) / keys.length;
    return { feature, words, rarity, frequency };
  });
  const rarities = measured.map(({ rarity }) => rarity).toSorted((a, b) => a - b);
  const middle = rarities[Math.floor(rarities.length / 2)] ?? 0;
  const weighed = measured.map(({ feature, words, rarity, frequency }, index) => {
    const part = feature.part ?? 'idea';
    const topic = (part === 'preamble' || part === 'purpose') && index === 0;
    const numbers = quantitiesOf(feature.text).length > 0 ? 0.05 : 0;
    const base = topic ? 1 : BY_PART[part === 'preamble' ? 'body' : part];
    const moved = topic
      ? 1
      : base +
        Math.max(-RARITY, Math.min(RARITY, (rarity - middle) * 2 * RARITY)) +
        Math.min(FREQUENCY, (frequency - 1) * 0.01) +
        numbers;
    const value = Math.round(Math.max(0.05, Math.min(1, moved)) * 100) / 100;
    return { feature, part, topic, value, because: reason(feature, part, topic, words, corpus, frequency, lang) };
  });
  // Where no feature stands out, the better half makes the difference: a search needs something to rest on.
  const values = weighed
    .flatMap(({ topic, part, value }) => (topic || part === 'result' ? [] : [value]))
    .toSorted((a, b) => a - b);
  const enough = Math.min(KEY_FROM, values[Math.floor(values.length / 2)] ?? KEY_FROM);
  return weighed.map(({ feature, part, topic, value, because }) => ({
    ...feature,
    weight: topic ? 'topic' : part !== 'result' && value >= enough ? 'key' : 'supplementary',
    weight_value: value,
    weight_reason: because,
  }));
}

const PARTS = {
  en: {
    preamble: 'stands in the preamble',
    characterising: 'stands in the characterising part',
    body: 'stands in the body of the claim',
    idea: 'says how the thing is built or works',
    purpose: 'says only what the whole is for',
    result: 'says only what follows from the rest',
  },
  zh: {
    preamble: '位于前序部分',
    characterising: '位于特征部分',
    body: '位于权利要求主体',
    idea: '说明结构或步骤',
    purpose: '只说明用途或目的',
    result: '只说明结果或效果',
  },
} as const;

function reason(
  feature: Omit<Feature, 'weight'>,
  part: keyof typeof BY_PART,
  topic: boolean,
  words: ReturnType<typeof contentWords>,
  corpus: CorpusWords,
  frequency: number,
  lang: AnswerLanguage,
): string {
  const said: string[] = [];
  if (topic) said.push(lang === 'zh' ? '说明整个方案是什么' : 'names what the whole is');
  else said.push(PARTS[lang][part]);
  const rarest = rarestWord(feature.text, words, corpus);
  if (rarest && corpus.total > 0) {
    const { written, within, documents, whole } = rarest;
    const where = within === undefined ? '' : lang === 'zh' ? `（见“${within}”）` : ` (in "${within}")`;
    said.push(
      lang === 'zh'
        ? `最少见的词“${written}”${where}在库内 ${corpus.total} 篇中${whole ? '' : '至多'}见于 ${documents} 篇`
        : `its rarest word "${written}"${where} is in ${whole ? '' : 'at most '}${documents} of ${corpus.total} publications`,
    );
  }
  if (frequency >= 3)
    said.push(
      lang === 'zh'
        ? `文中平均提到 ${Math.round(frequency)} 次`
        : `its words stand ${Math.round(frequency)} times each in the text`,
    );
  if (quantitiesOf(feature.text).length > 0) said.push(lang === 'zh' ? '含有数值限定' : 'it limits a number');
  return lang === 'zh' ? `${said.join('；')}。` : `${said[0]![0]!.toUpperCase()}${said.join('; ').slice(1)}.`;
}

/** The word of a text that the fewest documents have, and how many; Chinese is counted by pairs of its characters. */
function rarestWord(text: string, words: ReturnType<typeof contentWords>, corpus: CorpusWords) {
  const shares = pairShares(text);
  const [rarest] = words
    // what only two neighbouring words make is no word
    .filter(({ key, start }) => !isHan(key) || !isAcross(shares.get(start)))
    .flatMap((word) => {
      const documents = corpus.documents(word.key);
      return documents === undefined ? [] : [{ ...word, documents }];
    })
    .toSorted((a, b) => a.documents - b.documents);
  if (!rarest) return undefined;
  const { key, documents, start, end } = rarest;
  const phrase = phrasesOf(text).find((one) => one.start <= start && end <= one.end);
  const written = text.slice(start, end);
  if (!isHan(key))
    return { written, documents, whole: true, within: phrase?.text === written ? undefined : phrase?.text };
  const word = wordAround(text, rarest, phrase ?? rarest);
  return {
    ...{ written: text.slice(word.start, word.end), documents, within: undefined },
    // of a longer word only two characters were counted; what no document has of it, none has whole
    whole: documents === 0 || word.end - word.start <= end - start,
  };
}
