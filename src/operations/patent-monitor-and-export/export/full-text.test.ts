import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { fullText } from './full-text.ts';

const text = (said: string, lang = 'en', origin: 'original' | 'office' = 'original') => ({
  ...{ lang, origin },
  text: said,
});
const patent = samplePatent('US20200000001A1', {
  ...{ publication_date: 20200102, application_number: 'US16/000001' },
  titles: [text('Pump & <valve>'), text('泵', 'zh', 'office')],
  abstracts: [text('It pumps.'), text('')],
  claims: [
    {
      ...{ lang: 'en', origin: 'original' as const },
      claims: [
        { number: 1, text: 'A pump.', independent: true, parents: [] },
        { number: 2, text: 'The pump of claim 1.', independent: false, parents: [1] },
        { number: 3, text: 'The pump of claim 1 or 2.', independent: false, parents: [1, 2] },
      ],
    },
  ],
  descriptions: [
    {
      ...{ lang: 'en', origin: 'original' as const },
      paragraphs: [
        { id: 'h1', heading: true, section: 'background', text: 'FIELD' },
        { id: 'p1', number: '0001', section: 'background', text: 'Pumps leak.' },
      ],
    },
  ],
});

it('has every text with its language and origin, claims with what they depend on', () => {
  expect(fullText(patent, new Set(['ABST', 'CLMS', 'DESC']))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<patent>
<publication-number>US20200000001A1</publication-number>
<publication-date>2020-01-02</publication-date>
<application-number>US16/000001</application-number>
<title lang="en" origin="original">Pump &amp; &lt;valve&gt;</title>
<title lang="zh" origin="office">泵</title>
<abstract lang="en" origin="original">It pumps.</abstract>
<claims lang="en" origin="original">
<claim number="1" independent="true">A pump.</claim>
<claim number="2" depends_on="1">The pump of claim 1.</claim>
<claim number="3" depends_on="1 2">The pump of claim 1 or 2.</claim>
</claims>
<description lang="en" origin="original">
<heading id="h1">FIELD</heading>
<p id="p1" number="0001">Pumps leak.</p>
</description>
</patent>
`);
});

it('has only what is asked for, and nothing of what is not known', () => {
  const bare = samplePatent('US20200000002A1', { titles: [], application_number: undefined as never });
  expect(fullText({ ...bare, publication_date: undefined as never }, new Set(['CLMS', 'DESC', 'ABST']))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<patent>\n<publication-number>US20200000002A1</publication-number>\n</patent>\n',
  );
  for (const [field, tag] of [
    ['ABST', 'abstract'],
    ['CLMS', 'claims'],
    ['DESC', 'description'],
  ] as const) {
    const written = fullText(patent, new Set([field]));
    expect(['abstract', 'claims', 'description'].filter((each) => written.includes(`<${each} `))).toEqual([tag]);
  }
});
