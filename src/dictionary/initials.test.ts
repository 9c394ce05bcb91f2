import { describe, expect, it } from 'vitest';
import { formsOfWhatIsHad, initialsIn, knownShortForms } from './initials.ts';
import { wordsOf } from './text-words.ts';

/** What the initials of some illnesses spell; where one stands twice, its first place is meant. */
const spelled = (text: string, ...names: readonly string[]) =>
  [
    ...initialsIn(
      wordsOf(text),
      text,
      names.map((name) => ({
        kind: 'disease' as const,
        start: text.indexOf(name),
        end: text.indexOf(name) + name.length,
      })),
      new Set(['XY']),
    ),
  ].map(({ start, end }) => text.slice(start, end));

describe('initials of illnesses', () => {
  it('spell the last words of a name, the first letter of each of them in order', () => {
    const text = 'familial Pendred syndrome: PS, PDS, PRS, FPS, SP, PSD, DS, P-S, P, XY.';
    expect(spelled(text, 'familial Pendred syndrome')).toEqual(['PS', 'PDS', 'PRS', 'FPS', 'PSD', 'P-S']);
  });

  it('have the number of the name', () => {
    const text = 'Neurofibromatosis type II, ataxia 12: NF2, NF, NF1, AT12, AT2.';
    expect(spelled(text, 'Neurofibromatosis type II', 'ataxia 12')).toEqual(['NF2', 'AT12']);
  });

  it('are those of sixty short names at most', () => {
    const long = (letters: number) => `${'p'.repeat(letters - ' syndrome'.length)} syndrome`;
    expect(spelled(`${long(60)}: PS.`, long(60))).toEqual(['PS']);
    expect(spelled(`${long(61)}: PS.`, long(61))).toEqual([]);
    const names = (count: number) => Array.from({ length: count }, (_, at) => `name ${at + 100} disease`);
    const text = (count: number) => `${names(count).join('; ')}; Pendred syndrome: PS.`;
    expect(spelled(text(59), ...names(59), 'Pendred syndrome')).toEqual(['PS']);
    expect(spelled(text(60), ...names(60), 'Pendred syndrome')).toEqual([]);
  });

  it('that everybody knows need no name, but are none after a number or where the text explains them', () => {
    const text = 'Patients with TB, 4 TB, 4TB, MDR-TB, TB-like, COPD, tb, UTIs.';
    const found = (others: string[]) =>
      [...knownShortForms(wordsOf(text), text, new Set(others))].map(({ start, end }) => text.slice(start, end));
    expect(found([])).toEqual(['TB', 'MDR-TB', 'TB', 'COPD', 'UTIs']);
    expect(found(['TB'])).toEqual(['MDR-TB', 'COPD', 'UTIs']);
    // in texts on illnesses alone
    expect([...knownShortForms(wordsOf('A TB of data.'), 'A TB of data.', new Set())]).toEqual([]);
  });

  it('that somebody has are some, at all their places, but for tests, treatments and germs', () => {
    const had = (text: string, others: string[] = []) =>
      [...formsOfWhatIsHad(wordsOf(text), text, new Set(others))].map(
        ({ start, end }) => `${text.slice(start, end)} ${start}`,
      );
    expect(had('Symptoms of ASD, of ABC, in adults with ASD; a baby diagnosed with a PDA.')).toEqual([
      'ASD 12',
      'ASD 40',
      'PDA 69',
    ]);
    expect(had('Patients with newly diagnosed MM, with HIV, with an ICD, with ABCA gene, with ABC 12.')).toEqual([
      'MM 30',
    ]);
    expect(had('people with LF', ['LF'])).toEqual([]);
    expect(had('a device with LF, patients and LF')).toEqual([]);
  });
});
