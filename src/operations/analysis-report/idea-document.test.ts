import { expect, it } from 'vitest';
import { documentText } from '#testing/document-text.ts';
import { muchData, wholeData } from '#testing/whole-data.ts';
import { ideaDocument, ideaSlides } from './idea-report.ts';
import { IdeaValidationData } from './idea-validation-flow.ts';

const NOW = Date.UTC(2026, 0, 31);
const whole = wholeData(IdeaValidationData);
const MEANS = { en: 'A plate with channels', zh: '一种带有流道的冷却板' };

/** The report and the slides of an idea, as lines. */
const said = (data: IdeaValidationData): string =>
  `${documentText(ideaDocument(data, NOW))}\n${JSON.stringify(ideaSlides(data, NOW), null, 1)}\n`;

it.each(['en', 'zh'] as const)('of everything, in %s', async (lang) => {
  const { compared, ...others } = whole.comparison!;
  const comparison = {
    ...others,
    compared: compared.map((one, at) => ({
      ...one,
      // nothing to read of the last
      not_read: at === compared.length - 1,
      // one without a passage on the effect, and a passage that has no number
      ...(at === 1 && { efficacy: [] }),
      means: one.means.map((passage, n) => ({ ...passage, sn: n === 0 ? 0 : passage.sn })),
    })),
  };
  const data: IdeaValidationData = { ...whole, tech_means: MEANS[lang], comparison };
  await expect(said(data)).toMatchFileSnapshot(`./readings/idea-whole-${lang}.txt`);
});

it('of more than it shows', async () => {
  const { comparison, ...much } = muchData(IdeaValidationData);
  const compared = comparison!.compared.map((one) => ({
    ...one,
    not_read: false,
    means: one.means.map((each, n) => ({ ...each, sn: n })),
  }));
  const data: IdeaValidationData = { ...much, tech_means: MEANS.en, comparison: { ...comparison!, compared } };
  await expect(
    said(data).replace(/(‹[^›]*›)(?: \1)+/g, (all, one) => `${one} ×${all.split('› ').length}`),
  ).toMatchFileSnapshot('./readings/idea-much.txt');
});

it.each(['en', 'zh'] as const)('of one of each, without an effect, in %s', async (lang) => {
  const { tech_effect: _, comparison, ...one } = wholeData(IdeaValidationData, 1);
  const compared = comparison!.compared.map((each) => ({ ...each, not_read: false }));
  await expect(said({ ...one, tech_means: MEANS[lang], comparison: { ...comparison!, compared } })).toMatchFileSnapshot(
    `./readings/idea-one-${lang}.txt`,
  );
});

it.each(['en', 'zh'] as const)('of nothing, in %s', async (lang) => {
  const data: IdeaValidationData = {
    ...{ tech_means: MEANS[lang], limit: 5, country: [], legal_status: [] },
    comparison: { compared: [], unmatched: [], total: 0 },
  };
  await expect(said(data)).toMatchFileSnapshot(`./readings/idea-nothing-${lang}.txt`);
});

it.each(['en', 'zh'] as const)('of patents that cannot be read alone, in %s', (lang) => {
  const { comparison, ...one } = wholeData(IdeaValidationData, 1);
  const compared = comparison!.compared.map((each) => ({ ...each, not_read: true, means: [], efficacy: [] }));
  const text = said({ ...one, tech_means: MEANS[lang], comparison: { ...comparison!, compared } });
  expect(text).toContain({ en: 'No patent could be compared', zh: '没有可供比较的专利' }[lang]);
  expect(text).toContain('| – | – |');
});
