import { expect, it } from 'vitest';
import { openPackage } from '#sources/office/package.ts';
import { zip } from '#testing/zip.ts';
import { slidePages } from './slides.ts';

const p = (text: string, properties = '') => `<a:p>${properties}<a:r><a:t>${text}</a:t></a:r></a:p>`;
const numbered = (scheme: string, more = '') => `<a:pPr ${more}><a:buAutoNum type="${scheme}"/></a:pPr>`;
const shape = (inner: string, kind = '', [x, y]: readonly [number, number] = [0, 50]) =>
  `<p:sp><p:nvSpPr><p:nvPr>${kind && `<p:ph type="${kind}"/>`}</p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="10" cy="10"/></a:xfrm></p:spPr><p:txBody>${inner}</p:txBody></p:sp>`;
const relations = (...of: (readonly [id: string, target: string])[]) =>
  `<Relationships>${of.map(([id, target]) => `<Relationship Id="${id}" Target="${target}"/>`).join('')}</Relationships>`;
const slide = (inner: string) => `<p:sld><p:cSld><p:spTree>${inner}</p:spTree></p:cSld></p:sld>`;

async function read(inner: string, related: Readonly<Record<string, string>> = {}) {
  const parts = Object.keys(related);
  const office = await openPackage(
    zip({
      'ppt/presentation.xml':
        '<p:presentation><p:sldIdLst><p:sldId r:id="s1"/></p:sldIdLst><p:sldSz cx="100" cy="100"/></p:presentation>',
      'ppt/_rels/presentation.xml.rels': relations(['s1', 'slides/slide1.xml']),
      'ppt/slides/slide1.xml': slide(inner),
      'ppt/slides/_rels/slide1.xml.rels': relations(...parts.map((part, at) => [`r${at}`, `/${part}`] as const)),
      ...related,
    }),
  );
  const [page] = await slidePages(office);
  return page!.blocks.map(({ type, text, rows }) => [type, rows ?? text]);
}

it('reads slides from the top down, with the numbers that the program writes before items', async () => {
  const found = await read(
    [
      shape(
        [
          p('Heat', numbered('arabicPeriod')),
          p('slowly', numbered('alphaLcParenBoth', 'lvl="1"')),
          p('not fast', numbered('alphaLcParenBoth', 'lvl="1"')),
          p('Stir', numbered('arabicPeriod')),
          p('well', numbered('alphaLcParenBoth', 'lvl="1"')),
          p('Note'),
          p('Cool', numbered('romanUcParenR')),
          p('later', '<a:pPr><a:buAutoNum type="arabicPeriod" startAt="7"/></a:pPr>'),
        ].join(''),
        '',
        [0, 60],
      ),
      shape(p('right'), '', [60, 20]),
      shape(p('left'), '', [5, 20]),
      shape(p('3'), 'sldNum', [0, 0]),
      shape(p('A way to make tea'), 'ctrTitle', [0, 90]),
    ].join(''),
  );
  expect(found).toEqual([
    ['title', 'A way to make tea'],
    ['text', 'left'],
    ['text', 'right'],
    ['list', '1. Heat\n(a) slowly\n(b) not fast\n2. Stir\n(a) well\nNote\nI) Cool\n7. later'],
    ['footer', '3'],
  ]);
});

it('reads groups, tables, diagrams, formulas, and what is written for who speaks', async () => {
  const frame = (inner: string) =>
    `<p:graphicFrame><a:graphic><a:graphicData>${inner}</a:graphicData></a:graphic></p:graphicFrame>`;
  const cached = (values: readonly string[]) =>
    `<c:strCache>${values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('')}</c:strCache>`;
  const tc = (text: string) => `<a:tc><a:txBody>${p(text)}</a:txBody></a:tc>`;
  const found = await read(
    [
      `<p:grpSp>${shape(p('in a group'), '', [0, 10])}</p:grpSp>`,
      `<mc:AlternateContent><mc:Choice>${shape('<a:p><a14:m><m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath></a14:m></a:p>', '', [0, 20])}</mc:Choice><mc:Fallback>${shape(p('picture'))}</mc:Fallback></mc:AlternateContent>`,
      frame(`<a:tbl><a:tr>${tc('k')}${tc('v')}</a:tr></a:tbl>`),
      frame('<dgm:relIds r:dm="r0"/>'),
      frame('<c:chart r:id="r2"/>'),
    ].join(''),
    {
      'ppt/diagrams/data1.xml': `<dgm:dataModel><dgm:ptLst><dgm:pt><dgm:t>${p('mix')}</dgm:t></dgm:pt><dgm:pt type="pres"/><dgm:pt><dgm:t>${p('press')}</dgm:t></dgm:pt></dgm:ptLst></dgm:dataModel>`,
      'ppt/notesSlides/notesSlide1.xml': slide(
        shape(p('3'), 'sldNum') + shape(p('The paste is pressed at 40 bar.'), 'body'),
      ),
      'ppt/charts/chart1.xml': `<c:chartSpace>${[
        ['before', '3', '4'],
        ['after', '1'],
      ]
        .map(
          ([name, ...values]) =>
            `<c:ser><c:tx>${cached([name!])}</c:tx><c:cat>${cached(['cold', 'warm'])}</c:cat><c:val>${cached(values)}</c:val></c:ser>`,
        )
        .join('')}</c:chartSpace>`,
    },
  );
  expect(found).toEqual([
    ['text', 'in a group'],
    ['text', 'a/b'],
    ['table', [['k', 'v']]],
    ['list', 'mix\npress'],
    [
      'table',
      [
        ['', 'before', 'after'],
        ['cold', '3', '1'],
        ['warm', '4', ''],
      ],
    ],
    ['text', 'The paste is pressed at 40 bar.'],
  ]);
});
