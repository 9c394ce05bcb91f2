import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { ownUnits } from './own-units.ts';

type Section = Patent['descriptions'][number]['paragraphs'][number]['section'];

const told = (paragraphs: readonly (readonly [section: Section, text: string, heading?: true])[]) =>
  ownUnits(
    samplePatent('US1000001B2', {
      descriptions: [
        {
          ...{ lang: 'en', origin: 'original' },
          paragraphs: paragraphs.map(([section, text, heading], at) => ({
            ...{ id: `p${at + 1}`, section, text },
            ...(heading && { heading }),
          })),
        },
      ],
    }),
  ).map(({ text }) => text);

const KNOWN = 'Probes were guided by hand, which made the sensitivity depend on the physician.';
const FIELD = 'This invention relates generally to biopsy devices.';
const OBJECT = 'Accordingly, an object of the present invention is a guide for the needle.';
const MEANS = 'The needle passes through the transducer, so that it is seen.';
const MORE = 'The guide is made of steel.';

it('leaves out what stands under a heading on what was known', () =>
  expect(
    told([
      ['field', FIELD],
      ['background', KNOWN],
      ['summary', OBJECT],
      ['embodiments', MEANS],
    ]),
  ).toEqual([OBJECT, MEANS]));

it('leaves out the opening of a description without such a heading, up to where it speaks of its own', () => {
  expect(
    told([
      ['field', 'FIELD OF THE INVENTION', true],
      ['field', FIELD],
      ['field', KNOWN],
      ['summary', MEANS],
      ['embodiments', MORE],
    ]),
  ).toEqual([MEANS, MORE]);
  expect(
    told([
      ['other', FIELD],
      ['other', KNOWN],
      ['other', OBJECT],
      ['other', MEANS],
    ]),
  ).toEqual([OBJECT, MEANS]);
});

it('leaves out nothing where a description speaks of its own from the beginning, in other words or late', () => {
  expect(
    told([
      ['other', KNOWN],
      ['other', MEANS],
    ]),
  ).toEqual([KNOWN, MEANS]);
  expect(
    told([
      ['other', OBJECT],
      ['other', MEANS],
    ]),
  ).toEqual([OBJECT, MEANS]);
  expect(
    told([
      ['other', MEANS],
      ['other', MORE],
      ['other', KNOWN],
      ['other', OBJECT],
    ]),
  ).toEqual([MEANS, MORE, KNOWN, OBJECT]);
});
