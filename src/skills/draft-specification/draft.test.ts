import { expect, it } from 'vitest';
import type { TextLanguage } from '#language/script.ts';
import { disclosureParts } from '../extract-disclosure/extract-disclosure.ts';
import { checkClaims } from './checks.ts';
import { claimsToDraft } from './claims.ts';
import { captionsOf, composeSpecification } from './compose.ts';
import { divide } from './divide.ts';
import { embodimentsOf, termsOfClaims } from './outline.ts';

const LAMP = {
  claim:
    '1. A lamp comprising a housing and a controller, said housing having a lid.\n2. The lamp of claim 1, further comprising a clamp for a seat post.\n3. A method of warning, comprising measuring a deceleration.',
  disclosure: [
    'This invention relates to lamps for bicycles.',
    'Lamps commonly have a housing. However, a known housing suffers from leaks.',
    'Our lamp has a housing 1A and a controller 2, which are made of plastic. The housing 1A holds the controller 2. A battery (6) is placed behind the controller 2; the lid is screwed to the housing 1A, thereby preventing the entry of rain.',
    'I clamp the lamp on the seat post with a rubber clamp (8). It weighs 20 g.',
    'FIG. 1a is a side view of the lamp. FIG. 1b is a section. FIGS. 2-4 are flow charts.',
  ].join('\n'),
};

const sectionsOf = (claim: string, disclosure: string, title = 'Lamp') => {
  const set = claimsToDraft(claim);
  const { language } = set;
  const captions = new Set(captionsOf(disclosure, language).values());
  const told = divide(
    disclosureParts(disclosure).sentences.filter(({ text }) => !captions.has(text.trim())),
    disclosure,
    language,
  );
  const { support } = checkClaims(set, disclosure, told.known);
  const said = (part: keyof typeof told) => told[part].map(({ text }) => text.trim());
  return composeSpecification({
    ...{ language, title, claims: set.claims, struck: [], disclosure, support, art: [], figures: 0 },
    ...{ field: said('field'), background: said('background'), problem: said('problem'), effects: said('effects') },
    ...{ further: said('further'), embodiments: embodimentsOf(set, support) },
    terms: termsOfClaims(set, disclosure),
  });
};
const linesOf = (blocks: ReturnType<typeof composeSpecification>['description']) =>
  blocks.map((block) => ('text' in block ? block.text : block.label));

it('writes what the disclosure says of field, known, problem, effects and figures in their own parts', () => {
  const { description, abstract, open } = sectionsOf(LAMP.claim, LAMP.disclosure);
  expect(linesOf(description)).toEqual([
    'Lamp',
    'Technical Field',
    'This invention relates to lamps for bicycles.',
    'Background',
    'Lamps commonly have a housing.',
    'Summary',
    'The problem to be solved is the following.',
    'However, a known housing suffers from leaks.',
    'The problem is solved as follows.',
    'A lamp comprising a housing and a controller, said housing having a lid.',
    'In a further form, it further comprises a clamp for a seat post.',
    'A method of warning, comprising measuring a deceleration.',
    'The effects stated are the following.',
    'A battery (6) is placed behind the controller 2; the lid is screwed to the housing 1A, thereby preventing the entry of rain.',
    'Brief Description of the Drawings',
    'FIG. 1a is a side view of the lamp.',
    'FIG. 1b is a section.',
    'FIGS. 2-4 are flow charts.',
    'TO BE SUPPLIED: the drawings Fig. 1, Fig. 2, Fig. 3, Fig. 4, which the disclosure speaks of.',
    'Detailed Description',
    'Embodiment 1',
    'A lamp comprising a housing and a controller, said housing having a lid.',
    // of the known nothing supports a claim
    'A battery (6) is placed behind the controller 2; the lid is screwed to the housing 1A, thereby preventing the entry of rain.',
    'In a further form, it further comprises a clamp for a seat post.',
    'I clamp the lamp on the seat post with a rubber clamp (8).',
    'Embodiment 2',
    'A method of warning, comprising measuring a deceleration.',
    'TO BE SUPPLIED: how claim 3 is carried out. The disclosure has no passage on it.',
    'Further to the embodiments:',
    'Our lamp has a housing 1A and a controller 2, which are made of plastic. The housing 1A holds the controller 2.',
    'It weighs 20 g.',
    'List of reference signs',
    '1A housing; 2 controller; 6 battery; 8 clamp',
  ]);
  expect(abstract[0]).toMatchObject({
    text: expect.stringMatching(/^A lamp comprising a housing and a controller, the housing having a lid\. A battery/),
  });
  expect(open).toHaveLength(2);
});

it('reads an inventor’s plain words, in Chinese too, and leaves out what only repeats the claim', () => {
  const { description } = sectionsOf(
    '1. 一种晾衣架，其特征在于，包括底座和立柱，所述立柱铰接在所述底座上。\n2. 根据权利要求1所述的晾衣架，其特征在于，所述底座的底部设有4个滚轮。',
    [
      '家里阳台小，普通晾衣架太占地方，老人根本拧不动。',
      '我想的办法是这样：立柱2铰接在底座1上，可以放平。一般的，底座1用铸铁做。进一步地，所述底座的底部设有4个滚轮。',
      '需要说明的是，立柱2是空心的。',
      '本发明的有益效果在于',
      '收一次只要10秒左右，不用任何工具。',
      '以下对其进行说明。',
    ].join('\n'),
    '一种晾衣架',
  );
  expect(linesOf(description)).toEqual([
    '一种晾衣架',
    '技术领域',
    '本发明涉及一种晾衣架。',
    '背景技术',
    '待补充：背景技术。交底材料只在技术问题中提到现有情况，语料库中没有接近的文献。',
    '发明内容',
    '要解决的技术问题如下。',
    '家里阳台小，普通晾衣架太占地方，老人根本拧不动。',
    '为解决上述技术问题，采用如下技术方案。',
    '一种晾衣架，包括底座和立柱，所述立柱铰接在所述底座上。',
    '进一步地，所述底座的底部设有4个滚轮。',
    '有益效果如下。',
    '收一次只要10秒左右，不用任何工具。',
    '具体实施方式',
    '实施例',
    '一种晾衣架，包括底座和立柱，所述立柱铰接在所述底座上。',
    '我想的办法是这样：立柱2铰接在底座1上，可以放平。',
    '进一步地，所述底座的底部设有4个滚轮。',
    '此外：',
    '一般的，底座1用铸铁做。',
    '需要说明的是，立柱2是空心的。',
    '以下对其进行说明。',
    '附图标记说明',
    '1-底座；2-立柱',
  ]);
});

it('tells a title that is too long for an office, and what a category each embodiment has', () => {
  const long = '装'.repeat(61);
  expect(sectionsOf('1. 一种装置，包括壳体。', '装置包括壳体。', long).open[0]).toBe(
    '待补充：更短的发明名称，发明名称不得超过60个字。',
  );
  expect(sectionsOf('1. 一种装置，包括壳体。', '装置包括壳体。', long.slice(1)).open[0]).not.toContain('发明名称');
  const set = claimsToDraft(LAMP.claim);
  expect(embodimentsOf(set, checkClaims(set, LAMP.disclosure).support).map(({ type }) => type)).toEqual([
    'Manufacture',
    'Process',
  ]);
});

const faults = (claim: string, disclosure: string) =>
  checkClaims(claimsToDraft(claim), disclosure).faults.map(({ kind, text }) => `${kind} ${text}`);

it('takes verbs, sides and counts for no names of a Chinese claim, and eyes on both sides for no vague word', () => {
  expect(
    faults(
      '1. 一种装置，包括立柱和横杆，所述立柱铰接在所述横杆上，横杆的两端设有4个滚轮，从图像中提取左右眼的特征。\n2. 根据权利要求1所述的装置，其特征在于，转动所述立柱10秒左右，约束条件与基本单元对应，约3秒后停止，温度为25。',
      '装置包括立柱、横杆、滚轮、图像、左右眼的特征、约束条件、基本单元。温度。停止。',
    ).filter((one) => !/unsupported_(?:feature|number)/.test(one)),
  ).toEqual(['vague 左右', 'vague 约', 'no_unit 温度为25']);
});

it('tells the disclosure’s own name of a thing that the claim calls a member', () => {
  expect(
    checkClaims(claimsToDraft('1. A table comprising a strap member.'), 'The table hangs on a strap.').faults,
  ).toContainEqual(expect.objectContaining({ kind: 'unsupported_term', text: 'strap member', also: ['strap'] }));
});

it('finds one invention where a claim refers to another one, and asks for no support of that reference', () => {
  expect(
    faults(
      '1. A pump comprising a seal.\n2. A vehicle fleet tracker comprising a radio that runs the pump of claim 1.\n3. A method of making the pump of claim 1, comprising pressing the seal.',
      'A pump has a seal. The seal is pressed. A vehicle fleet tracker has a radio that runs the pump.',
    ),
  ).toEqual([]);
});

it('keeps examples of the disclosure whole, under their own numbers', () => {
  const { description } = sectionsOf(
    '1. 一种涂料，其特征在于，包括树脂和锌粉。',
    [
      '本发明提供一种涂料，包括树脂和锌粉。',
      '实施例1',
      '树脂50份、锌粉10份。耐盐雾720h。',
      '对比例1',
      '不加锌粉。',
    ].join('\n'),
    '一种涂料',
  );
  const lines = linesOf(description);
  expect(lines.slice(lines.indexOf('具体实施方式'))).toEqual([
    '具体实施方式',
    '实施方式',
    '一种涂料，包括树脂和锌粉。',
    '本发明提供一种涂料，包括树脂和锌粉。',
    '此外：',
    '实施例1',
    '树脂50份、锌粉10份。耐盐雾720h。',
    '对比例1',
    '不加锌粉。',
  ]);
});

it('misses the unit of a number also where the measured thing is named', () => {
  expect(
    faults('1. A plate, wherein the thickness of the second wing is 4.', 'A plate has a second wing of a thickness.'),
  ).toContain('no_unit thickness of the second wing is 4');
});

it.each<[string, TextLanguage, string[]]>([
  [
    'FIG. 1 is a view of a known pump.\nA known pump leaks.\nFIG. 1 is a view. FIG. 2 is a section.',
    'en',
    ['FIG. 1 is a view.', 'FIG. 2 is a section.'],
  ],
  ['如图1所示，设有泵。图1为结构图；图2至3为流程图。', 'zh', ['图1为结构图；', '图2至3为流程图。', '图2至3为流程图。']],
])('takes captions from the list of figures: %s', (text, language, sentences) => {
  expect([...captionsOf(text, language)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, said]) => said)).toEqual(
    sentences,
  );
});

it('asks the disclosure for what a dependent claim adds, and not for what it refers to', () => {
  expect(
    faults(
      '1. 一种丙交酯的制备方法，其特征在于，包括将乳酸缩聚。\n2. 根据权利要求1所述的方法，其特征在于，所述缩聚还包括搅拌。',
      '丙交酯的制备方法：将乳酸缩聚，并搅拌。',
    ),
  ).toEqual([]);
  const { support } = checkClaims(
    claimsToDraft('1. 一种机器人，包括滚刷。\n2. 根据权利要求1所述的机器人，其特征在于，还包括控制器，在回站时切割。'),
    '机器人有滚刷，回站切割。',
  );
  expect(support.at(-1)!.missing).toEqual(['控制器']);
});

it('tells a range that reaches beyond the one in the passage on its feature', () => {
  const heated = (claimed: string) =>
    checkClaims(
      claimsToDraft(`1. A pack comprising a film that heats at a charge ${claimed}.`),
      'A pack has a film that heats at a charge above 60 %.',
    ).faults.map(({ kind, text, also }) => `${kind} ${text}: ${also}`);
  expect(heated('above 50 %')).toEqual(['unsupported_number above 50 %: above 60 %']);
  expect(heated('above 60 %')).toEqual([]);
  expect(heated('above 70 %')).toEqual([]);
});

it('finds the unit of a current, whatever follows', () => {
  expect(faults('1. 一种机器人，包括滚刷，电流大于1.2A时停止。', '机器人的滚刷在电流大于1.2A时停止。')).toEqual([]);
});

it('takes what a thing is for told where the text speaks of the known', () => {
  const { support } = checkClaims(
    claimsToDraft('1. A mesh network of meters, comprising a beacon.'),
    'In a mesh network of meters a node drains its battery. We propose a beacon.',
    [{ start: 0, end: 54 }],
  );
  expect(support.map(({ feature, share }) => [feature, share])).toEqual([
    ['A mesh network of meters', 1],
    ['a beacon', 1],
  ]);
});
