import { describe, expect, it } from 'vitest';
import { oppositesOf } from './opposites.ts';

describe('what says without a denial what a text denies', () => {
  const said = (text: string) => oppositesOf(text).map(({ word, other }) => `${word}: ${other}`);
  it.each([
    [
      'runs without noise',
      ['quiet', 'silent', 'noiseless', 'soundless', 'noisless', 'nonnois', 'unnois', 'nois-free'].map(
        (other) => `noise: ${other}`,
      ),
    ],
    ['no clear seam', ['nonclear', 'unclear', 'clear-free', 'clearless'].map((other) => `clear: ${other}`)],
    ['呼吸不正常时', ['正常: 异常', '正常: 反常']],
    ['家具不动', ['不动: 静止', '不动: 静态', '不动: 固定']],
  ])('%s', (text, others) => expect(said(text)).toEqual(expect.arrayContaining(others)));
  it('nothing where nothing is denied, or something else stands for it', () => {
    expect(said('it makes a noise')).toEqual([]);
    expect(said('instead of noise there is light')).toEqual([]);
    expect(said('声音很大')).toEqual([]);
  });
  it('derives words of what is next to the denial alone', () => {
    expect(said('no wires at the pump').filter((one) => one.startsWith('pump'))).toEqual([]);
  });
});
