import { expect, it } from 'vitest';
import { isWithin } from './within.ts';

/** The names in braces that are parts of other names. */
function within(marked: string): string[] {
  const text = marked.replace(/[{}]/g, '');
  return [...marked.matchAll(/\{([^}]+)\}/g)].flatMap(({ 1: name = '', index }, at) => {
    const start = index - 2 * at;
    return isWithin(text, { start, end: start + name.length }) ? [name] : [];
  });
}

it.each([
  // bodies, and groups by their country; houses
  ['National Institute of {Allergy}, Austrian Forum against {Cancer}; a {Cancer}', ['Allergy', 'Cancer']],
  ['Scandinavian {Prostate Cancer} Group, Polish Adult {Leukaemia} Group (PALG)', ['Prostate Cancer', 'Leukaemia']],
  ['Rocky Mountain {Cancer} Centers, the {Diabetes} Group got it', ['Cancer']],
  ['{AIDS} Clinical Trials Units, {Infectious Diseases} Dept. of it', ['AIDS', 'Infectious Diseases']],
  [
    'Medicines for {Malaria} Venture, {Cancer} Hospital, Clinic of Nephrology and {Hypertension}',
    ['Malaria', 'Cancer', 'Hypertension'],
  ],
  [
    'Programs for Clinical Research on {AIDS}, Pan American Group for {Immune Deficiency}',
    ['AIDS', 'Immune Deficiency'],
  ],
  ['Control Group With {Diabetes}, {Breast Cancer} Cooperative Group', ['Breast Cancer']],
  // scales and criteria
  ['Hamilton {Anxiety} and Depression Rating Scale', ['Anxiety']],
  ['Michigan {Alcoholism} Screening Test, {Arthritis} Impact Measurement Scales', ['Alcoholism', 'Arthritis']],
  ['Manual of {Mental Disorders}, Clinical {Dementia} Rating (CDR), {Renal Disease}', ['Mental Disorders', 'Dementia']],
  ['Modification of Diet in {Renal Disease}, Diagnostic {Aphasia} Examination', ['Renal Disease', 'Aphasia']],
  ['Global Initiative for {Lung Disease}, {COPD} Assessment Test, Trial for {Asthma}', ['Lung Disease', 'COPD']],
  ['International {Viral Infection} and Respiratory Illness Universal Study, {Asthma} Study', ['Viral Infection']],
  [
    'Interview for DSM-IV {Personality Disorders}, {Substance Use Disorder} Evaluation',
    ['Personality Disorders', 'Substance Use Disorder'],
  ],
  // units of pressure
  ['180 millimeters of {mercury}, a dose of {mercury}', ['mercury']],
  // journals, pages, authors, inventors
  ['Br J {Cancer}, Int. J. {Cancer} 52; {Radiol}., 24, 84', ['Cancer', 'Cancer', 'Radiol']],
  ['the link {Atherosclerosis} 2000 February 148, {Atherosclerosis} 2000 patients', ['Atherosclerosis']],
  ['anti-IL-6 antibody J. {Gastroenterol}.', ['Gastroenterol']],
  ['at www.{magazine}.com or doi: 10.1016/j.{atherosclerosis}.2011', ['magazine', 'atherosclerosis']],
  ['{Piedra} PA, Desai C; {Hepatitis} B, Hepatitis C', ['Piedra']],
  ['Inventor: Alan W. {Petersen}; Borgers M, Geysen J. {Dimethylfumarate} is one', ['Petersen']],
])('names in names: %s', (text, expected) => {
  expect(within(text)).toEqual(expected);
});
