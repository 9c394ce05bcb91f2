import type { Language } from './words.tsx';

/** What the service says two marks are alike in. */
const ALIKE: Readonly<Record<string, string>> = {
  'look alike': '字形近似',
  'sound alike': '读音近似',
  'mean the same': '含义相同',
  'have words alike': '有近似的词',
  'share a word': '有共同的词',
  'share words': '有共同的词',
  'one is in the other, divided into words elsewhere': '一个包含在另一个之中，分词位置不同',
  'a word of one is spoken as the whole of the other': '一个中的某个词与另一个整体读音相同',
};

const SAME: readonly (readonly [english: string, chinese: string])[] = [
  ['the same text: ', '文字相同：'],
  ['the same letters, blanks, accents and signs between them apart: ', '字母相同（不计空格、重音和其间符号）：'],
];
const PART = /^(?<what>[^():]+?)(?<little> in part)? \((?<value>[\d.]+)\): (?<words>.*)$/su;

/** Why two marks are alike, in the language of the console: words of marks stand as they are. */
export function likenessIn(language: Language, reason: string): string {
  if (language !== 'zh') return reason;
  const same = SAME.find(([english]) => reason.startsWith(english));
  if (same) return same[1] + reason.slice(same[0].length);
  const { what = '', little, value, words } = PART.exec(reason)?.groups ?? {};
  const said = ALIKE[what];
  return said === undefined ? reason : `${little ? '部分' : ''}${said}（${value}）：${words}`;
}
