import { describe, expect, it } from 'vitest';
import { oppositesOf } from './opposites.ts';

/** What somebody may deny of a thing. */
const DENIED = `
noise sound move motion travel turn rotate spin change alter vary rise sink fall drop touch contact mix dissolve bend flex fold yield break crack tear leak escape wet water moisture empty full open close visible see seen show even flat straight smooth same equal alike different differ hand person human operator user motor power electricity wire cable cord tool seam joint normal usual transparent conduct burn ignite slip slide rust corrode stop pause interrupt permanent remove detach need require damage hurt harm vibrate shake stretch active air hollow loose
动 移动 运动 转 转动 旋转 变 变化 改变 正常 对 正确 接触 碰 声音 噪声 噪音 响 电线 接线 平 稳 稳定 干净 够 足够 清楚 清晰 透明 导电 漏 泄漏 停 停止 中断 完整 平衡 一样 相同 知道 人工 手动 均匀 明显
`
  .trim()
  .split(/\s/);

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
  // as it was written down: after a change that is meant, `vitest run src/language/opposites.test.ts -u`, and the diff
  it('words of things that are denied, each with what says the same', async () => {
    const lines = DENIED.map((word) => {
      const text = /[a-z]/.test(word) ? `has no ${word}` : `${word.length > 1 ? '没有' : '不'}${word}`;
      return `${text}: ${oppositesOf(text)
        .map(({ other }) => other)
        .join(', ')}`;
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./opposites.txt');
  });
  it('nothing where nothing is denied, or something else stands for it', () => {
    expect(said('it makes a noise')).toEqual([]);
    expect(said('instead of noise there is light')).toEqual([]);
    expect(said('声音很大')).toEqual([]);
  });
  it('derives words of what is next to the denial alone', () => {
    expect(said('no wires at the pump').filter((one) => one.startsWith('pump'))).toEqual([]);
  });
});
