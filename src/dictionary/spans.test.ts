import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chineseIllnesses } from './chinese-illness.ts';
import { toldNames } from './news-names.ts';
import { codePoints, longestOf, possibleNames } from './spans.ts';

describe('names that a text may have', () => {
  it('are all its sequences of words, as they are looked up, plurals also without their mark', async () => {
    expect([...(await possibleNames('Colon cancers, HER-2'))]).toEqual([
      ...['colon', 'coloncancers', 'coloncancer', 'coloncancersher', 'coloncancersher2'],
      ...['cancers', 'cancer', 'cancersher', 'cancersher2', 'her', 'her2', '2'],
    ]);
    expect((await possibleNames('hepatitis analyses')).has('analysis')).toBe(true);
    expect((await possibleNames('hepatitis')).has('hepatiti')).toBe(false);
    expect((await possibleNames('治疗肺癌')).has('肺癌')).toBe(true);
  });

  it('do not go over the end of a sentence', async () => {
    expect((await possibleNames('of fever.  Renal failure')).has('feverrenal')).toBe(false);
    expect((await possibleNames('of fever.\n\nRenal failure')).has('feverrenal')).toBe(false);
  });

  it('let the event loop go round between slices of a long text', async () => {
    let rounds = 0;
    const timer = setInterval(() => rounds++, 1);
    // 20 names of up to 20 characters begin at each: far more than a slice of 8 ms on any machine
    const names = await possibleNames('治疗肺癌的药物及其制备方法'.repeat(1500));
    clearInterval(timer);
    expect(names.size).toBe(13 * 20);
    expect(rounds).toBeGreaterThan(3);
  });

  it('of those that overlap the longest counts', () => {
    const spans = [
      { start: 0, end: 4 },
      { start: 2, end: 9 },
      { start: 9, end: 11 },
    ];
    expect(longestOf(spans)).toEqual([
      { start: 2, end: 9 },
      { start: 9, end: 11 },
    ]);
    const any = fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 9 })), { maxLength: 30 });
    fc.assert(
      fc.property(any, (pairs) => {
        const kept = longestOf(pairs.map(([start, length]) => ({ start, end: start + length })));
        for (const [at, one] of kept.entries()) if (at > 0) expect(one.start).toBeGreaterThanOrEqual(kept[at - 1]!.end);
        expect(kept.length > 0).toBe(pairs.length > 0);
      }),
    );
    // each of them is taken in turn, the longest first, where nothing is taken yet
    fc.assert(
      fc.property(any, (pairs) => {
        const spans = pairs.map(([start, length], at) => ({ start, end: start + length, at }));
        const taken: typeof spans = [];
        for (const one of spans.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start))
          if (taken.every(({ start, end }) => end <= one.start || start >= one.end)) taken.push(one);
        expect(longestOf(spans)).toEqual(taken.sort((a, b) => a.start - b.start));
      }),
    );
  });

  it('have their place in code points, whatever stands before', () => {
    const text = '🧪🧪 肺癌';
    const at = codePoints(text);
    expect([at(0), at(2), at(text.indexOf('肺')), at(text.length)]).toEqual([0, 1, 3, 5]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => {
        expect(codePoints(any)(any.length)).toBe([...any].length);
      }),
    );
  });
});

/** Kinds and words, as they stand in the text. */
const told = (text: string) =>
  longestOf(toldNames(text)).map(({ start, end, kind }) => `${kind} ${text.slice(start, end)}`);

describe('organisations, places and people told by words', () => {
  it.each([
    [
      'The University of Oxford and Novo Nordisk Foundation opened a lab in Denmark.',
      ['ACA University of Oxford', 'NPO Novo Nordisk Foundation', 'GPE Denmark'],
    ],
    [
      'Acme Robotics Inc. sued Blue River Technologies Ltd in Texas, said Mary Jones, chief executive of Acme.',
      ['COM Acme Robotics Inc.', 'COM Blue River Technologies Ltd', 'GPE Texas', 'PPL Mary Jones'],
    ],
    [
      'Patients at Massachusetts General Hospital were treated by Dr. Alan Smith.',
      ['CDO Massachusetts General Hospital', 'PPL Alan Smith'],
    ],
    ['The Ministry of Health of Japan approved it.', ['GOV Ministry of Health of Japan']],
    [
      '清华大学与华为技术有限公司在深圳签署协议，董事长王建国表示。',
      ['ACA 清华大学', 'COM 华为技术有限公司', 'GPE 深圳', 'PPL 王建国'],
    ],
    [
      '国家知识产权局和中国红十字会的专家到访北京协和医院。',
      ['GOV 国家知识产权局', 'NPO 中国红十字会', 'CDO 北京协和医院'],
    ],
    [
      'Shares of Samsung Electronics fell, Emily Carter of Princeton University told the American Cancer Society.',
      ['COM Samsung Electronics', 'PPL Emily Carter', 'ACA Princeton University', 'NPO American Cancer Society'],
    ],
    [
      'The Ministry of Economy, Trade and Industry and the Court of Justice of the European Union met at King’s College London.',
      [
        'GOV Ministry of Economy, Trade and Industry',
        'GOV Court of Justice of the European Union',
        'ACA King’s College London',
      ],
    ],
    [
      'Merck & Co., Inc. and the University of Texas at Austin wrote to the FDA, MIT, ETH Zurich and the Bank of England.',
      [
        'COM Merck & Co., Inc.',
        'ACA University of Texas at Austin',
        'GOV FDA',
        'ACA MIT',
        'ACA ETH Zurich',
        'GOV Bank of England',
      ],
    ],
    ['该专利授予浙江大学。许多矿业集团停产。', ['ACA 浙江大学']],
    ['中国石化和中国人民银行的代表与会长赵敏称价格合理。', ['COM 中国石化', 'GOV 中国人民银行', 'PPL 赵敏']],
    ['大韩造船董事长朴正浩辞职，欧洲专利局撤销专利。', ['PPL 朴正浩', 'GOV 欧洲专利局']],
    ['It was a cold day and nothing happened.', []],
  ])('%s', (text, names) => {
    expect(told(text)).toEqual(names);
  });

  it('take time that grows with the text alone, and throw on nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const { start, end } of toldNames(text)) expect(start).toBeLessThan(end);
      }),
    );
  });
});

it.each([
  ['治疗溃疡性结肠炎和慢性支气管炎，未见休克。', ['溃疡性结肠炎', '慢性支气管炎', '休克']],
  ['颅内动脉瘤患者与冠心病心绞痛患者', ['颅内动脉瘤', '冠心病', '心绞痛']],
  ['肿瘤医院用抗癌药物，抗炎作用强；结核杆菌。', []],
  ['检查显示肺动脉栓塞，创伤后应激障碍少见。', ['肺动脉栓塞', '创伤后应激障碍']],
  // an adjective in 性 belongs to the name with what stands before it
  ['治疗呼吸机相关性肺炎、药物性耳聋和非酒精性脂肪性肝炎。', ['呼吸机相关性肺炎', '药物性耳聋', '非酒精性脂肪性肝炎']],
  // letters, numbers and two names of people with which a name begins
  [
    '皮肤T细胞淋巴瘤，QT延长综合征，格林-巴利综合征，2型糖尿病。',
    ['T细胞淋巴瘤', 'QT延长综合征', '格林-巴利综合征', '2型糖尿病'],
  ],
  ['急性肝功能衰竭能引起全身炎症反应综合征。', ['急性肝功能衰竭', '全身炎症反应综合征']],
  ['治疗组心绞痛、瘀热证脑梗死、找出肿瘤、3个脏器功能衰竭。', ['心绞痛', '脑梗死', '肿瘤', '脏器功能衰竭']],
  // what stands behind makes it another thing
  ['肺炎克雷伯菌、过瘤胃蛋白、口腔粘膜癌变、切削的积屑瘤；乳腺癌病史。', ['乳腺癌']],
  // who has it and how far it has gone is no part of the name, and what is lowered is no illness
  ['治疗小儿支气管哮喘、重症牙周炎与晚期胃癌，降低血糖，抗皮炎。', ['支气管哮喘', '牙周炎', '胃癌']],
  [
    '中国脑血管病与神经系统疾病，慢性中耳炎，糖尿病肾病，失眠。',
    ['脑血管病', '神经系统疾病', '慢性中耳炎', '糖尿病肾病', '失眠'],
  ],
  [
    '骨质疏松症、高血压病、高血压病人、老年痴呆、产后出血、心律失常与血尿酸。',
    ['骨质疏松症', '高血压病', '高血压', '老年痴呆', '产后出血', '心律失常'],
  ],
  // the short form that stands behind a name
  [
    '全身炎症反应综合征(SIRS)，口腔癌（oral cancer，OC）；SIRS，XSIRS。',
    ['全身炎症反应综合征', '口腔癌', 'SIRS', 'SIRS', 'OC'],
  ],
  ['溶血尿毒综合征，可伴少腹胀，国内外结核病，大洋锰结核，非综合征型。', ['溶血尿毒综合征', '少腹胀', '结核病']],
  [
    '介入诊疗肺血管栓塞症，大量胸腔积液，实质性血管网状细胞瘤，真皮内瘤细胞，升高血压。',
    ['肺血管栓塞症', '胸腔积液', '血管网状细胞瘤'],
  ],
])('illnesses in Chinese by the words that end their names: %s', (text, names) => {
  expect(chineseIllnesses(text).map(({ start, end }) => text.slice(start, end))).toEqual(names);
});
