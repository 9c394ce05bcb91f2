import type { TextLanguage } from '#language/script.ts';
import { wholeSentences } from '#language/whole-sentences.ts';
import { isOfField, type Placed } from '../extract-disclosure/classify.ts';
import { EFFECTS_BEGIN, effectClause, praises } from '../extract-disclosure/cues.ts';

/** Sentences of a disclosure by the part of a specification that they belong in. */
export interface Divided {
  /** To which field the thing belongs. */
  readonly field: readonly Placed[];
  readonly background: readonly Placed[];
  readonly problem: readonly Placed[];
  readonly means: readonly Placed[];
  readonly effects: readonly Placed[];
  /** All that stands in none of field, background and problem, in the order of the text. */
  readonly further: readonly Placed[];
  /** What is told of the known and what it lacks, in the order of the text: it supports no claim. */
  readonly known: readonly Placed[];
}

/** Sentences in which a text says to which field its thing belongs. */
const MOST_BEFORE_FIELD = 6;

/**
 * Divides a text by where it begins to say what it does itself: what lacks something before that is the problem and
 * what is praised is the known; behind it, both are told of the thing itself.
 */
export function divide(pieces: readonly Placed[], disclosure: string, language: TextLanguage): Divided {
  const told = pieces.filter(({ text }) => !headsEffects(text, language));
  const sentences = wholeSentences(disclosure, told, (first, end) => ({
    ...{ ...first, end, text: disclosure.slice(first.start, end) },
  }));
  const ofField = new Set(
    sentences
      .slice(0, MOST_BEFORE_FIELD)
      .filter(
        ({ text, field, basis }) => (field === 'application' && basis === 'heading') || isOfField(text, language),
      ),
  );
  const begins = sentences.findIndex(
    (one) => !ofField.has(one) && (one.field === 'mechanism' || one.field === 'embodiment'),
  );
  const before = new Set(begins < 0 ? [] : sentences.slice(0, begins).filter((one) => !ofField.has(one)));
  const lacks = (one: Placed) => one.field === 'tech_problem' && !ofField.has(one);
  const early = sentences.filter((one) => lacks(one) && before.has(one));
  const problem = early.length > 0 ? early : sentences.filter(lacks);
  const tellsOfKnown = [...before].some(({ field }) => field === 'background' || field === 'tech_problem');
  const isKnown = (one: Placed) =>
    !ofField.has(one) && (one.field === 'background' || (tellsOfKnown && before.has(one) && one.field === 'outcome'));
  const background = sentences.filter(isKnown);
  const said = new Set([...ofField, ...background, ...problem]);
  const further = sentences.filter((one) => !said.has(one));
  return {
    field: [...ofField],
    ...{ background, problem, further },
    means: further.filter(({ field }) => field === 'mechanism' || field === 'subject_improvement'),
    effects: [
      ...further.filter(({ field }) => field === 'outcome'),
      ...further.filter(({ field, text }) => field === 'mechanism' && bringsSomething(text, language)),
    ],
    known: sentences.filter((one) => isKnown(one) || (lacks(one) && before.has(one))),
  };
}

/** Whether a line only announces effects: 本发明的有益效果在于. The specification has a line of its own for that. */
const headsEffects = (text: string, language: TextLanguage): boolean =>
  EFFECTS_BEGIN[language].test(text) && /(?:\p{L}|[:：])\s*$/u.test(text) && text.trim().length < 30;

/** Whether a sentence on means says what they bring: in a clause of its own, or in words of praise. */
function bringsSomething(text: string, language: TextLanguage): boolean {
  const clause = effectClause(text);
  return clause !== undefined && (/^[,;，；]/u.test(clause) || praises(clause, language));
}
