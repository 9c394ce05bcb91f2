import { describe, expect, it } from 'vitest';
import { emptyLists, type Patent } from '#collections/patents/patent.ts';
import { contentWords } from '#language/content-words.ts';
import { languageOf } from '#language/script.ts';
import type { Wanted } from '../explore-solutions/wanted.ts';
import { OtherWords, wordingsOf } from '../other-words.ts';
import { answersIn, askedOf } from './answers.ts';
import { demandOf } from './demand.ts';

const patent = (title: string, abstract: string): Patent => ({
  ...emptyLists(),
  ...{ publication_number: 'US1A1', authority: 'US', doc_number: '1', patent_type: 'A' as const, provenance: [] },
  titles: [{ lang: 'en', origin: 'original', text: title }],
  abstracts: [{ lang: 'en', origin: 'original', text: abstract }],
});
/** Every word weighs 1, one of `rare` 2; `known` are other words. */
function asked(question: string, rare: readonly string[] = [], known: readonly { word: string; other: string }[] = []) {
  const keys = contentWords(question).map(({ key }) => key);
  const weights = new Map(keys.map((key) => [key, rare.includes(key) ? 2 : 1]));
  const whole = [...weights.values()].reduce((sum, one) => sum + one, 0);
  const wanted: Wanted = {
    ...{ weights, whole, others: new OtherWords(wordingsOf(weights, known)) },
    known: { whole, telling: new Set(keys) },
  };
  return askedOf(demandOf(question), wanted, languageOf(question));
}
const best = (record: Patent, of: ReturnType<typeof asked>) => answersIn(record, of)[0]?.quote().text;

describe('the sentence that answers', () => {
  const tip =
    'The tip of the scaler is mounted in a soft grip of the scaler, so that the tip is held. Water flows through the scaler, whereby the tip is kept cool.';
  it('is the one that says what is to be done, not the one with most words of the thing', () => {
    const [first, second] = answersIn(patent('Scaler', tip), asked('How can the tip of a scaler be cooled?'));
    expect(first!.quote().text).toContain('kept cool');
    expect([first!.done, second!.done]).toEqual([true, false]);
    expect(first!.share).toBeGreaterThan(second!.share);
  });
  it('counts less where another word stands for the rarest one, and neither it nor the front has that', () => {
    const of = asked(
      'How can the volume of the bladder be measured?',
      ['bladder'],
      [{ word: 'bladder', other: 'balloon' }],
    );
    const text = 'The volume of the balloon is measured by a sensor, so that the balloon is filled.';
    const [elsewhere] = answersIn(patent('Catheter', text), of);
    const [named] = answersIn(patent('Bladder scanner', text), of);
    expect(elsewhere!.share).toBeCloseTo(0.6 * named!.share);
  });
  it('need not have the word of what is to be done, whatever its rarity', () => {
    const of = asked('How can cells be cooled evenly?', ['evenli', 'even']);
    const [one] = answersIn(patent('Cells', 'A plate cools the cells, so that a uniform state is kept.'), of);
    expect(of.rarest).toBe('cell');
    expect(one!.done).toBe(true);
  });
  it('counts less where it says nothing of what is to be done without', () => {
    const of = asked('How can teeth be cleaned without hurting the gums?');
    const spared = 'Teeth are cleaned by a brush, thereby sparing the gums from hurting.';
    const plain = 'Teeth are cleaned by a brush, thereby saving time.';
    expect(answersIn(patent('Brush', plain), of)[0]!.share).toBeLessThan(
      0.85 * answersIn(patent('Brush', spared), of)[0]!.share,
    );
  });
  it('is no difficulty, no claim told again and nothing on drawings or the known before others', () => {
    const of = asked('How can bubbles in a probe be avoided?');
    expect(best(patent('Probe', 'When bubbles travel in the probe, it cannot image, so that it fails.'), of)).toBe(
      undefined,
    );
    const told = 'Bubbles in the probe are avoided as recited in claim 2, whereby it works.';
    expect(best(patent('Probe', told), of)).toBe(undefined);
    expect(best(patent('Probe', 'Avoided bubbles in the probe were 12 a minute, so that it works.'), of)).toBe(
      undefined,
    );
    const two = 'In FIG. 2 bubbles in the probe are avoided by a trap. Bubbles in the probe are avoided by a trap.';
    expect(best(patent('Probe', two), of)).toBe('Bubbles in the probe are avoided by a trap.');
  });
});
