import { describe, expect, it } from 'vitest';
import { demandOf } from './demand.ts';

const says = (question: string, sentence: string) => demandOf(question).deeds.some((deed) => deed.test(sentence));

describe('what a question asks', () => {
  it('is the thing and what is to be done with it, without conditions', () => {
    const { text, without, deeds, way } = demandOf(
      'How can the tip of an ultrasonic dental scaler be cooled while it works?',
    );
    expect([text, without, deeds.length, way]).toEqual([
      'the tip of an ultrasonic dental scaler be cooled',
      '',
      2,
      undefined,
    ]);
    expect(demandOf('How can teeth be cleaned without hurting the gums?')).toMatchObject({
      text: 'teeth be cleaned',
      without: 'hurting the gums',
    });
    expect(demandOf('如何在不增加功耗的情况下扩大激光雷达的视场角？').text).toBe('扩大激光雷达的视场角');
    expect(demandOf('怎样才能在保证强度的前提下减轻叶片的重量？').text).toBe('减轻叶片的重量');
  });
  it('is said in other words, in either language', () => {
    expect(says('How can the tip be cooled?', 'Fluid carries heat away from the tip.')).toBe(true);
    expect(says('How can the tip be cooled?', 'The tip has a soft grip.')).toBe(false);
    expect(says('How can heat be taken away from the transducer?', '探头的热量由均温板散热。')).toBe(true);
    expect(says('如何检测输送带的撕裂？', 'A sensor monitors the belt.')).toBe(true);
  });
  it('is not what stands before the verb, nor where it is done', () => {
    expect(demandOf('How can the frame rate of ultrasound imaging be raised?').deeds).toEqual([]);
    expect(says('How can a crack be told from noise in ultrasonic testing?', 'Each part is tested.')).toBe(false);
  });
  it('goes up or down, or nowhere', () => {
    const way = (question: string) => demandOf(question).way;
    expect(way('How can grating lobes be suppressed?')!.test('Side lobes are reduced.')).toBe(true);
    expect(way('How can grating lobes be suppressed?')!.test('Side lobes are increased.')).toBe(false);
    expect(way('怎样减少叶片的结冰？')!.test('从而避免结冰')).toBe(true);
    expect(way('How can a fetus be seen?')).toBeUndefined();
  });
});
