import { describe, expect, it } from 'vitest';
import { wordsOf } from './question-words.ts';
import { unknownWords } from './read.ts';

/** Of a text, the words that are shown as missing where documents have these pairs of characters and words alone. */
const missing = (text: string, ...known: string[]) => {
  const asked = wordsOf(text);
  return unknownWords(asked, new Map(known.map((key) => [key, key]))).unknown;
};

describe('words of a question that no document has', () => {
  it('are whole Chinese words, without the pairs that neighbouring words make', () => {
    expect(missing('什么是室内跌倒检测方法？', '室内', '检测', '测方', '方法')).toEqual(['跌倒']);
    expect(missing('什么是量子计算？', '计算')).toEqual(['量子']);
    expect(missing('什么是电解液？', '电解')).toEqual(['电解液']);
    // a pair across two words takes no character of what is missing before it
    expect(missing('怎么画出心电图？', '出心', '心电', '电图')).toEqual(['画出']);
    expect(missing('什么是室内检测方法？', '室内', '检测', '测方', '方法')).toEqual([]);
  });

  it('have the one character behind a word that makes another thing of it, not a verb before one', () => {
    expect(missing('什么是电池包？', '电池')).toEqual(['电池包']);
    expect(missing('红烧肉怎么做？')).toEqual(['红烧肉']);
    expect(missing('雷达怎么测呼吸？', '雷达', '呼吸')).toEqual([]);
    expect(missing('不接触人怎么测？', '接触')).toEqual([]);
  });
});
