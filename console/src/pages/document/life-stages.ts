import type { Word } from '../../words/en.ts';

/** How a stage is drawn: the right does not stand yet, stands, has ended, or nobody knows. */
export type Tone = 'before' | 'alive' | 'over' | 'unknown';

const TONES: Readonly<Record<string, Tone>> = {
  published: 'before',
  examining: 'before',
  designated: 'before',
  granted: 'alive',
  undetermined: 'unknown',
};

/** A stage of a life, as the service tells it. */
interface Told {
  readonly state?: string;
  readonly since?: number;
  readonly because?: string;
}

/** A stage as it is drawn and named. */
export interface ShownStage extends Told {
  readonly state: string;
  readonly tone: Tone;
  readonly word: Word;
}

/**
 * The stages of a life as they are shown. Where the status is undetermined nobody knows whether the last one lasts: it
 * is what happened on its day, such as the grant, and not what is so today.
 */
export const shownStages = (timeline: readonly Told[], undetermined: boolean): ShownStage[] =>
  timeline.map((stage, index) => {
    const { state = '' } = stage;
    const open = undetermined && index === timeline.length - 1;
    const tone = TONES[state] ?? 'over';
    return {
      ...stage,
      state,
      tone: open && tone !== 'over' ? 'unknown' : tone,
      word: open && state === 'granted' ? 'life_grant_alone' : (`life_${state}` as Word),
    };
  });
