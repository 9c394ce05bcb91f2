import { describe, expect, it } from 'vitest';
import { type BorneDocument, withMarks } from '#documents/basis.ts';
import { toHtml } from '#documents/html.ts';
import type { StepContext } from '#flows/flow.ts';
import { documentText } from '#testing/document-text.ts';
import { unborne } from '#testing/statements.ts';
import type { ClearanceData, Conflict } from './data.ts';
import { clearanceDocument } from './report.ts';

const conflict = (id: string, said: Partial<Conflict>): Conflict => ({
  ...{ id, ipoffice: id.slice(0, 2), app_num: id.slice(3), owners: [], nice_code: [] },
  ...{ risk: 'Low', similarity: { score: 0, sight: 0, sound: 0, sense: 0, structure: 0, reasons: [] } },
  ...{ elements: [], shared_classes: [], class_share: 0, shared_goods: [] },
  ...said,
});
const like = (score: number, sight = 0, sound = 0, sense = 0, structure = 0) => ({
  ...{ score, sight, sound, sense, structure },
  reasons: [],
});

/** Each way in which something can be said or be absent, once. */
const CONFLICTS: readonly Conflict[] = [
  conflict('US_1', {
    ...{ mark: 'KWIKWAVE', owners: ['Acme Inc', 'Beta AG'], nice_code: ['009', '030'], risk: 'High', alive: true },
    ...{ status: 'Live/Registered', apdt: '20150102', expiry_date: '20350304' },
    similarity: like(0.957, 0.7, 1, 0.69, 0.85),
    elements: [
      { planned: 'kwik', stored: 'kwik', likeness: 1, weight: 0.955 },
      { planned: 'wave', stored: 'weave', likeness: 0.812, weight: 0.3 },
    ],
    ...{ shared_classes: ['009', '030'], class_share: 0.667, goods_share: 0.34 },
    ...{ shared_goods: ['coffee', 'roasted beans'], use_asked_from: '20180304', use_near: 'asked' },
  }),
  conflict('DE_2', {
    ...{ nice_code: ['035'], risk: 'Medium', similarity: like(0.71, 0, 0, 0.7), goods_share: 0 },
    ...{ use_asked_from: '20240601', use_near: 'within_a_year' },
  }),
  conflict('US_3', {
    ...{ mark: 'FAR', owners: ['Gamma'], risk: 'Medium', similarity: like(0.705), alive: true, status: 'Live/Pending' },
    ...{ use_asked_from: '20290101', use_near: 'later', expiry_date: '20240514', expiry_by: '15 U.S.C. 1058' },
  }),
  conflict('AU_4', { mark: 'LOW', risk: 'Low', use_asked_from: '20200101', similarity: like(0.5, 0, 0.9) }),
  conflict('US_5', { mark: 'DEAD', owners: ['Delta', 'Eta'], alive: false, status: 'Dead', similarity: like(0.99, 1) }),
  conflict('XX_6', { alive: false }),
];

const DATA: ClearanceData = {
  ...{
    mark: 'KWIK WAVE',
    nice_code: ['009', '030', '035'],
    goods: 'coffee; beans',
    ipoffice: ['US', 'DE'],
    lang: 'en',
  },
  ...{ asked: Date.UTC(2024, 4, 15), conflicts: [...CONFLICTS], compared: 321 },
  words: [
    { text: 'kwik', weight: 0.955, marks: 0 },
    { text: 'wave', weight: 0.3, marks: 17 },
  ],
  searched: [
    { ipoffice: 'US', marks: 4000, in_classes: 120, latest: '20240501' },
    { ipoffice: 'WO', marks: 0, in_classes: 0 },
    { ipoffice: 'EU', marks: 7, in_classes: 1, latest: '20230101', because: 'in force in its members' },
  ],
  lacks: ['The corpus has no mark of WO: nothing was searched there.'],
};
const CONTEXT = { task_id: 'task-1', services: {} } as StepContext;
const shown = (said: Partial<ClearanceData> = {}) => clearanceDocument({ ...DATA, ...said }, CONTEXT);

/** As it is written, once each statement of its page says what it rests on. */
function printed(document: BorneDocument) {
  const marked = withMarks(document);
  expect(unborne(toHtml(marked))).toEqual([]);
  return marked;
}

describe('the report on a planned mark', () => {
  it('says how long a list is that it does not show whole', () => {
    const many = (n: number, said: Partial<Conflict>) =>
      Array.from({ length: n }, (_, at) => conflict(`US_${said.risk}${at}`, said));
    const conflicts = [
      ...many(16, { risk: 'High', alive: true }),
      ...many(21, { risk: 'Low', alive: true }),
      ...many(22, { alive: false }),
    ];
    const text = documentText(printed(shown({ conflicts })));
    for (const told of [
      'Of 21 marks of low risk the first 20 are shown.',
      'Of 16 marks of high or medium risk the first 15 are shown.',
      'Of 22 dead marks the first 20 are shown.',
    ])
      expect(text).toContain(told);
    expect(documentText(printed(shown()))).not.toContain('are shown.');
  });

  it.each(['en', 'zh'] as const)('says all that was found in %s', async (lang) => {
    await expect(documentText(printed(shown({ lang })))).toMatchFileSnapshot(`./readings/report-${lang}.txt`);
  });

  it.each(['en', 'zh'] as const)('says in %s that nothing was found or told', async (lang) => {
    const bare: ClearanceData = { ...{ mark: 'A', nice_code: ['009'], ipoffice: [], lang, asked: 0 } };
    await expect(documentText(printed(clearanceDocument(bare, CONTEXT)))).toMatchFileSnapshot(
      `./readings/nothing-${lang}.txt`,
    );
  });

  it.each(['en', 'zh'] as const)(
    'says in %s that there is one of each, of an owner whom nobody names',
    async (lang) => {
      const only = conflict('US_1', {
        ...{ mark: 'KWIK', nice_code: ['009'], risk: 'High', similarity: like(0.9, 0.9), use_asked_from: '20180304' },
        ...{ shared_classes: ['009'], class_share: 1, shared_goods: ['coffee'] },
      });
      const one = { conflicts: [only], words: [{ text: 'kwik', weight: 1, marks: 1 }], ipoffice: ['US'], lang };
      await expect(documentText(printed(shown(one)))).toMatchFileSnapshot(`./readings/one-${lang}.txt`);
    },
  );

  it('names fifteen one by one, twenty of low risk and twenty dead ones, and puts the most serious first', () => {
    const many = (count: number, risk: Conflict['risk'], alive: boolean) =>
      Array.from({ length: count }, (_, n) => conflict(`US_${risk}${alive}${n}`, { risk, alive }));
    const conflicts = [...many(21, 'Low', false), ...many(21, 'Low', true), ...many(9, 'Medium', true)];
    const { blocks } = shown({ conflicts: [...conflicts, ...many(8, 'High', true)] });
    const told = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));
    expect([told.length, told[0], told[8]]).toEqual([
      15,
      'no words · US_Hightrue0 · High',
      'no words · US_Mediumtrue0 · Medium',
    ]);
    const rows = (caption: string) =>
      blocks.flatMap((block) =>
        block.kind === 'table' && block.caption.startsWith(caption) ? [block.rows.length] : [],
      );
    expect([rows('Live marks'), rows('Dead marks')]).toEqual([[8 + 9 + 20], [20]]);
  });

  it('cuts a long mark in the title at 100 signs and among the facts at 300', () => {
    const { title, facts } = shown({ mark: 'x'.repeat(301) });
    expect(title).toBe(`Clearance of the mark “${'x'.repeat(100)}”`);
    expect(facts[0]).toEqual(['Planned mark', 'x'.repeat(300), 'given']);
  });

  it('has the logo of the installation, where there is one', () => {
    const logo = { type: 'png', bytes: new Uint8Array(3), width_px: 1, height_px: 1 } as const;
    const services = { logo } as StepContext['services'];
    expect(clearanceDocument(DATA, { ...CONTEXT, services }).logo).toBe(logo);
    expect(shown()).not.toHaveProperty('logo');
  });
});
