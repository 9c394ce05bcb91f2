import { describe, expect, it } from 'vitest';
import { abbreviationsOf, longFormOf } from './abbreviations.ts';
import { antecedentsOf } from './antecedents.ts';
import { locate } from './locate.ts';
import { cutChinese, phrasesOf, termsOf } from './phrases.ts';
import { languageOf, type TextLanguage } from './script.ts';
import { namesDocument, negationsOf, ordinalsOf, purposesOf } from './wording.ts';

describe('negation', () => {
  it.each([
    ['the plate is not coated with a polymer, and is flat', ' coated with a polymer'],
    ['free of fluid transfer channels', ' fluid transfer channels'],
    ['a non-conductive layer', '-conductive layer'],
    ['所述壳体不含有卤素阻燃剂', '卤素阻燃剂'],
    ['it does not require the pipe P to be rotated as it moves', ' require the pipe P to be rotated as '],
    ['instead of rubber something heavy may pull', ' rubber something '],
    ['该层没有涂覆聚合物，表面平整', '涂覆聚合物'],
  ])('%s', (text, reached) => {
    const [negation, ...others] = negationsOf(text);
    expect(others).toEqual([]);
    expect(text.slice(negation!.reach.start, negation!.reach.end)).toBe(reached);
  });
  it.each([
    'no more than 5 mm',
    'a width not exceeding 5 mm',
    'not only a but also b',
    'not limited to steel',
    '不锈钢无线传感器',
    '不大于5毫米',
    '温度不超过80度',
    '非常平整',
    '看是不是过载或短路',
    '判断有没有发烧',
    '不停地拍摄',
    '不到一毫米',
  ])('none in: %s', (text) => expect(negationsOf(text)).toEqual([]));
});

describe('ordinals, purposes, reports', () => {
  it('reads ordinals of things, not seconds of time', () => {
    expect(
      ordinalsOf('a second cooling plate moved 5 second per second, 第二冷却板').map(({ number, counted }) => [
        number,
        counted,
      ]),
    ).toEqual([
      [2, 'cooling plate moved'],
      [2, '冷却板'],
    ]);
  });
  it.each<[string, TextLanguage, string[]]>([
    ['means for biasing the lens, for example a spring', 'en', ['biasing']],
    ['a unit configured to cool the anode', 'en', ['cool']],
    ['adapted for holding a lens of the set', 'en', ['holding']],
    ['用于检测振动的传感器', 'zh', ['检测']],
    ['a lens next to the plate', 'en', []],
  ])('%s', (text, language, verbs) => expect(purposesOf(text, language).map(({ verb }) => verb)).toEqual(verbs));
  it.each([
    ['U.S. Pat. No. 5,123,456 describes a lens', true],
    ['专利文献CN101234567A公开了一种泵', true],
    ['US 7654321 shows a pump', true],
    ['as in US-A-4,123,456 and elsewhere', true],
    ['由CN 101234567 A可知', true],
    ['EP-A-0 123 456', true],
    ['GB 2123456', true],
    ['known from AU2015123456', true],
    ['encoded by GB 2312, fire doors after GB 50016-2014', false],
    ['it gives us 10,000 more', false],
    ['The lens 12 is curved', false],
  ])('names another document: %s', (text, expected) => expect(namesDocument(text)).toBe(expected));
});

describe('abbreviations', () => {
  it.each([
    [
      'a capacitive micromachined ultrasonic transducer (CMUT) and',
      [['capacitive micromachined ultrasonic transducer', 'CMUT']],
    ],
    ['application specific integrated circuits (ASICs)', [['application specific integrated circuits', 'ASIC']]],
    [
      '电池管理系统（Battery Management System，BMS）',
      [
        ['电池管理系统', 'Battery Management System'],
        ['电池管理系统', 'BMS'],
        ['Battery Management System', 'BMS'],
      ],
    ],
    ['采用卷积神经网络（CNN）', [['卷积神经网络', 'CNN']]],
    ['非易失性存储器（以下简称存储器）', [['非易失性存储器', '存储器']]],
    ['the lens (12) and FIG. 3 (S1)', []],
  ])('%s', (text, expected) => expect(abbreviationsOf(text).map(({ long, short }) => [long, short])).toEqual(expected));
  it('takes no long form that does not spell the short one', () => {
    expect(longFormOf('XYZ', 'a plain lens')).toBeUndefined();
    expect(longFormOf('HTTP', 'the hyper text transfer protocol ')).toBe('hyper text transfer protocol');
  });
});

describe('phrases and terms', () => {
  it.each([
    ['a plurality of cells arranged in said housing', ['cells', 'housing']],
    [
      'transmitting an ultrasonic pulse from the curved piezoelectric transducer array',
      ['ultrasonic pulse', 'curved piezoelectric transducer array'],
    ],
    ['采集模块，用于获取电池管理系统的电压数据', ['采集模块', '电池管理系统', '电压数据']],
    ['对所述振动信号进行滤波，得到滤波信号', ['振动信号', '滤波', '滤波信号']],
    ['厚度为0.5至1毫米的导热层', ['厚度', '导热层']],
    ['冷却液的流动方向每40秒反转一次', ['冷却液', '流动方向', '反转一次']],
    // behind a number a measure word, and when, are no part of a name
    ['由3个齿轮驱动，低于每分钟8次时发出报警，高于60℃时打开阀门', ['齿轮驱动', '每分钟', '发出报警', '打开阀门']],
    ['实施例1次级线圈，根据权利要求1只有外壳', ['次级线圈', '只有外壳']],
    ['a thrust ball bearing mounted on the main shaft', ['thrust ball bearing', 'main shaft']],
    ['a plate bearing the load', ['plate', 'load']],
    // the unit of a number, and the thing of the same name
    ['below 1.8 bar the interval of a torsion bar', ['interval', 'torsion bar']],
  ])('%s', (text, expected) => expect(phrasesOf(text).map((phrase) => phrase.text)).toEqual(expected));

  it('ranks nested terms by what longer ones do not explain', () => {
    const terms = termsOf('battery cell module. battery cell. battery cell module housing. cell. battery');
    expect(terms.map(({ text, frequency }) => [text, frequency]).slice(0, 3)).toEqual([
      ['battery cell', 3],
      ['battery', 4],
      ['cell', 4],
    ]);
    expect(terms[0]!.c_value).toBeCloseTo(Math.log2(3) * (3 - 2 / 2), 10);
  });

  it('cuts a run of Han characters where the corpus cuts it', () => {
    const counts: Record<string, number> = {
      温差: 19,
      调节: 29,
      冷却液: 60,
      冷却液流量: 21,
      流量: 80,
      却液: 60,
      液流: 21,
    };
    expect(cutChinese('温差调节冷却液流量', (run) => counts[run] ?? 0, 2000)).toEqual(['温差', '调节', '冷却液流量']);
    expect(cutChinese('冷却板', () => 0, 10)).toEqual(['冷却板']);
  });
});

describe('antecedents', () => {
  it('resolve "said X" to the first feature that introduced it, with its adjectives', () => {
    expect(
      antecedentsOf([
        'a curved piezoelectric transducer array',
        'a lens in front of said array',
        'the lens being bonded to the transducer array',
      ]),
    ).toEqual([
      [],
      [{ phrase: 'array', introduced_by: 0, modifiers: ['curv', 'piezoelectr', 'transduc'] }],
      [
        { phrase: 'lens', introduced_by: 1, modifiers: [] },
        { phrase: 'transducer array', introduced_by: 0, modifiers: ['curv', 'piezoelectr'] },
      ],
    ]);
  });
  it('resolve 所述X', () => {
    expect(antecedentsOf(['弧形压电换能器阵列', '设置在所述换能器阵列前方的透镜'])[1]).toEqual([
      { phrase: '换能器阵列前方', introduced_by: 0, modifiers: ['弧形压电'] },
    ]);
  });
});

it('tells the language of mixed texts', () => {
  expect(languageOf('基于 YOLO 和 ResNet 的缺陷检测方法')).toBe('zh');
  expect(languageOf('a lens sold as 透镜 in some countries of the world')).toBe('en');
  expect(languageOf('')).toBe('en');
});

it('finds a passage exactly or with other blanks, never with other words', () => {
  expect(locate('the  red\nlens', 'red lens')).toEqual({ start: 5, end: 13 });
  expect(locate('the red lens', 'red lenses')).toBeUndefined();
  expect(locate('the red lens', '  ')).toBeUndefined();
});
