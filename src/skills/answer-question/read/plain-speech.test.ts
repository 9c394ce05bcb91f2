import { expect, test } from 'vitest';
import { plainSpeech } from './plain-speech.ts';
import { wordsOf } from './question-words.ts';

const read = (text: string) => [...wordsOf(text).words.keys()].filter((key) => !wordsOf(text).lesser.has(key));

test('what is said in one character is read as the word of documents, and told', () => {
  expect(plainSpeech('一个人真摔了').exchanged).toEqual([{ from: '摔', to: '跌倒' }]);
  expect(read('怎么判断人是真摔了还是只是坐下来或者躺下？')).toEqual(['判断', '跌倒', '坐下', '躺下']);
  expect(read('怎么用家里的路由器数出一个人每分钟喘几口气？')).toContain('呼吸');
});

test('what goes to and fro moves', () => {
  expect(plainSpeech('转来转去').exchanged).toEqual([{ from: '转来转去', to: '转动' }]);
});

test('what only carries a question is no word of it', () => {
  expect(read('怎么让探头自己检查出来摆得正不正？')).toEqual(['探头', '检查']);
  expect(read('有没有办法让药慢慢放出来？')).toEqual(['药物', '缓慢', '释放']);
  expect(read('怎么才能让叶片不结冰？')).toEqual(['叶片', '结冰']);
});

test('other text and words of documents stay as they are', () => {
  expect(plainSpeech('How is it kept?')).toEqual({ text: 'How is it kept?', exchanged: [] });
  expect(plainSpeech('获得图像').text).toBe('获得图像');
  expect(plainSpeech('换能器阵列').text).toBe('换能器阵列');
});
