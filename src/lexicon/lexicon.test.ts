import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { companyNames, handledSubstances, medicalWords, ownWords, technicalWords, wordsVersion } from './index.ts';

const textOf = (list: string) => readFileSync(join(import.meta.dirname, `${list}.txt`), 'utf8');
const meaningOf = (word: string) => ownWords().find(({ chinese }) => chinese[0] === word)?.english;

describe('the words of the program', () => {
  it('are these: another word is another version, and is learned and tagged with anew', () => {
    expect(wordsVersion()).toBe('a8630caa');
  });

  it('are many, of everyday speech and of each field', () => {
    expect(technicalWords().length).toBeGreaterThan(15_000);
    expect(Object.values(medicalWords()).map((words) => words.length > 800)).toEqual([true, true, true]);
    expect(['换能器', '阀门', '雨伞', '催化剂', '防火墙', '导管'].map((word) => meaningOf(word)?.[0])).toEqual([
      'transducer',
      'valve',
      'umbrella',
      'catalyst',
      'firewall',
      'conduit',
    ]);
  });

  it('say by what a thing is called in full which of its meanings is meant', () => {
    expect(['血管内导管', '超声导管', '电缆导管', '进气导管', '匹配层', '匹配网络'].map(meaningOf)).toEqual([
      ['intravascular catheter'],
      ['ultrasound catheter'],
      ['cable conduit'],
      ['intake duct', 'air duct'],
      ['matching layer'],
      ['matching network'],
    ]);
  });

  it('are a Chinese word and one to four meanings of one to three words', () => {
    const odd = technicalWords().filter(
      ({ chinese, english }) =>
        !/^\p{Script=Han}{1,6}$/u.test(chinese[0]!) ||
        english.length > 4 ||
        !english.every((meaning) => /^[A-Za-z][A-Za-z\d' -]*$/.test(meaning) && meaning.split(' ').length <= 3),
    );
    expect(odd).toEqual([]);
  });

  it('name things of medicine in both languages', () => {
    const { disease, drug, target } = medicalWords();
    const named = (words: typeof disease, chinese: string) =>
      words.find((word) => word.chinese[0] === chinese)?.english;
    expect(named(disease, '2型糖尿病')?.[0]).toBe('type 2 diabetes mellitus');
    expect(named(drug, '二甲双胍')?.[0]).toBe('metformin');
    expect(named(target, '肿瘤坏死因子')?.[0]).toBe('tumor necrosis factor');
    const odd = [...disease, ...drug, ...target].filter(
      ({ chinese, english }) => !/\p{Script=Han}/u.test(chinese[0]!) || english.some((name) => !/^[ -~]+$/.test(name)),
    );
    expect(odd).toEqual([]);
  });

  it('name companies in both languages, each once', () => {
    const names = companyNames();
    expect([names.get('诺华'), names.get('台积电'), names.get('戴姆勒')]).toEqual([
      ['Novartis'],
      ['TSMC', 'Taiwan Semiconductor'],
      ['Daimler'],
    ]);
    const written = textOf('companies')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(names.size).toBe(written.length);
    const odd = [...names].filter(
      ([chinese, english]) =>
        !/^\p{Script=Han}{2,7}(?:SDI)?$/u.test(chinese) || !english.every((name) => /^[ -~]+$/.test(name)),
    );
    expect(odd).toEqual([]);
  });

  it('of substances are no medicines again, each once', () => {
    const namesIn = (list: string) =>
      list
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => line.split(' ')[0]!);
    const medicines = new Set(namesIn(textOf('medicines')));
    const substances = namesIn(textOf('substances'));
    expect(substances.length).toBe(2126);
    expect(substances.filter((name, at) => medicines.has(name) || substances.indexOf(name) !== at)).toEqual([]);
    const { drug } = medicalWords();
    expect(drug.find(({ chinese }) => chinese[0] === '二氯甲烷')?.english[0]).toBe('methylene chloride');
    expect([...handledSubstances()]).toEqual(substances);
  });

  it('stand once, with the meanings of all lists', () => {
    const words = ownWords().map(({ chinese }) => chinese[0]!);
    expect(new Set(words).size).toBe(words.length);
    expect(words.length).toBeGreaterThan(17_000);
  });
});
