import { expect, it } from 'vitest';
import { isUnsureDescription } from './unsure-descriptions.ts';

it.each([
  ['what a healthy body does, too', ['exhaustion', 'Lacrimation'], ['agitation', 'malignancies', 'HCC']],
  ['two parts', ['dex-HT', 'urticaria-angioedema', 'pre-hypotensive'], ['beta-thalassemia', 'b-thalassemia']],
  ['proteins in the urine', ['macroalbuminuria', 'lysozymuria'], ['glucosuria', 'aminoaciduria']],
  ['complaints', ['low birth weight', 'Slurred speech'], ['QT prolongation', 'ventricular ectopic beats']],
  ['two sorts', ['sensory and motor neuropathy', 'childhood, or congenital disease'], ['hepatic and renal injury']],
  ['two adjectives', ['acute myocardial injury', 'spatial memory deficits'], ['acute coronary insufficiency']],
  ['a noun before the last', ['renal tubular dysfunction'], ['femoral nerve palsy', 'bone marrow suppression']],
  ['what somebody can do', [], ['impaired mitochondrial function', 'deterioration of renal function']],
])('tells which descriptions are not sure: %s', (_, unsure, sure) => {
  expect([...unsure, ...sure].filter((name) => isUnsureDescription(name, 0))).toEqual(unsure);
});

it('has what is longer than a name of the dictionary judged otherwise', () => {
  expect(isUnsureDescription('acute myocardial injury', 1)).toBe(false);
  expect(isUnsureDescription('inflammatory and neuropathic pain', 1)).toBe(true);
});
