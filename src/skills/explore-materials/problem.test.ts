import { expect, it } from 'vitest';
import { startTestService } from '#testing/service.ts';
import { excludedElements, readProblem } from './problem.ts';

it('reads the elements that a problem rules out, each by its name', () => {
  const ruled = (text: string) => excludedElements(text).join(' ');
  expect(ruled('An alloy without cobalt or nickel, and no lead.')).toBe('Co Ni Pb');
  expect(ruled('cobalt-free, not containing Ta')).toBe('Co Ta');
  expect(ruled('要求抗污染且不含氟。')).toBe('F');
  expect(ruled('不含钴、镍和钽，铝含量高于10%')).toBe('Co Ni Ta');
  expect(ruled('无铅的焊料')).toBe('Pb');
  expect(ruled('无法加工，避免开裂，without any cracks')).toBe('');
});

it('asks what is asked for in a unit that no property has', { timeout: 200_000 }, async () => {
  const service = await startTestService({ corpus: [] });
  const text = 'A steel with a yield strength above 1200 MPa and a fracture toughness above 60 MPa m^0.5.';
  const asked = { corpus: service.corpus, signal: AbortSignal.timeout(60_000) };
  const { requirements, questions } = await readProblem(text, 'en', asked);
  expect(requirements.map((one) => one.text)).toEqual(['yield strength above 1200 MPa']);
  expect(questions[0]).toBe(
    'What of the materials meets "above 60 MPa m^0.5"? No property that is compared here has this unit.',
  );
  await service.close();
});
