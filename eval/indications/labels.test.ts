import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sharedData } from '#testing/shared-data.ts';
import { markedLabel } from './labels.ts';

const named = (line: string) => {
  const { text, marks } = markedLabel(line)!;
  return [text, marks.map(({ start, end, cuis }) => `${text.slice(start, end)} ${cuis.join(' ')}`)];
};

it('reads a label: its text, and what is marked in it', () => {
  expect(
    named(
      '10388|895cb85a|<div> <annotation cui="C0020538">Hypertension</annotation> </div> X &amp; Y for <i> <annotation cui="C0085166">Gardnerella</annotation> </i> <annotation cui="C0042267;C0040149; C0042267"> vaginitis </annotation>. <br> <br> |895cb85a;',
    ),
  ).toEqual([
    'Hypertension\nX & Y for Gardnerella vaginitis .\n',
    ['Hypertension C0020538', 'Gardnerella C0085166', 'vaginitis C0042267 C0040149'],
  ]);
});

it('counts a mark inside another one as the outer one, and takes no code that is none', () => {
  expect(
    named(
      '1|a|<annotation cui="C0000001">deep <annotation cui="C0000002">vein</annotation> thrombosis</annotation> and <annotation cui="x">gout</annotation></annotation> a | b|z',
    ),
  ).toEqual(['deep vein thrombosis and gout a | b', ['deep vein thrombosis C0000001']]);
  expect(markedLabel('no label')).toBeUndefined();
  expect(markedLabel('x|y|z|w')).toBeUndefined();
  expect(markedLabel('')).toBeUndefined();
});

const folder = sharedData('drugs/labeledin');
it.skipIf(!folder)('reads all labels of the shared data', () => {
  const lines = gunzipSync(readFileSync(`${folder}/LabeledIn_annotated_XML.txt.gz`))
    .toString('utf8')
    .split(/\r?\n/)
    .filter(Boolean);
  const labels = lines.flatMap((line) => markedLabel(line) ?? []);
  const marks = labels.flatMap(({ marks }) => marks);
  expect([lines.length, labels.length, marks.length]).toEqual([408, 408, 2618]);
  for (const { text, marks } of labels)
    for (const { start, end } of marks) expect(text.slice(start, end)).toMatch(/^\S(?:[^<>]*\S)?$/u);
});
