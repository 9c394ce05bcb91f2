import { expect, it } from 'vitest';
import { chineseIllnesses, sureIllnesses } from './chinese-illness.ts';
import { beginsAt } from './chinese-parts.ts';

it.each([
  // where it is, how it comes, what it is of: all of it belongs to the name
  ['患者脑脓肿', '脓肿', '脑脓肿'],
  ['真性与中枢性性早熟', '性早熟', '中枢性性早熟'],
  ['新生儿缺氧缺血性脑病', '病', '新生儿缺氧缺血性脑病'],
  ['治疗急性早幼粒细胞白血病', '白血病', '急性早幼粒细胞白血病'],
  ['合并2型糖尿病', '糖尿病', '2型糖尿病'],
  ['为非小细胞肺癌', '癌', '非小细胞肺癌'],
  ['治疗慢性乙肝', '乙肝', '慢性乙肝'],
  ['小儿乙肝', '乙肝', '乙肝'],
])('what belongs to the name of an illness in Chinese: %s', (text, last, name) => {
  const at = text.indexOf(last);
  expect(text.slice(beginsAt(text, at), at + last.length)).toBe(name);
});

const sure = (text: string, known: readonly string[] = []) => {
  const spans = known.map((name) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length }));
  const found = sureIllnesses(text, spans).map(({ start, end }) => text.slice(start, end));
  return [...new Set(found)];
};

it('illnesses in Chinese whose ends are sure', () => {
  // a known name is a part of a longer one
  expect(sure('多数脑脓肿', ['脓肿'])).toEqual(['脑脓肿']);
  expect(sure('偶有畏寒，诊为葡萄簇样肉瘤', ['畏寒'])).toEqual(['畏寒']);
  // an illness that another one follows is a whole name
  expect(sure('治疗冠心病心绞痛')).toEqual(['冠心病', '心绞痛']);
  // what has no word that is known before it may begin earlier
  expect(sure('减少肉汤硬化，认为某癌')).toEqual([]);
  // an adjective is known by its last character
  expect(sure('以皮肤破坏性溃疡为主，有可能性肺炎')).toEqual(['皮肤破坏性溃疡']);
  expect(sure('支气管狭窄')).toEqual(['支气管狭窄']);
  expect(sure('并发呼吸、循环衰竭；出血性或闭塞性脑血管病；恶心、呕吐')).toEqual(['恶心', '呕吐']);
  // where it is makes an illness of a plain word
  expect(sure('血管内皮功能损伤，椎-基底动脉供血不足，局部损伤，DNA损伤')).toEqual([
    '血管内皮功能损伤',
    '椎-基底动脉供血不足',
  ]);
  // what is behind makes it another thing, or goes on
  expect(sure('乙型肝炎(乙肝)表面抗原，梅毒感染，肺气肿征', ['乙型肝炎', '梅毒'])).toEqual([]);
  expect(sure('并发Sturge-Weber综合征，EB病毒', ['EB病毒'])).toEqual(['Sturge-Weber综合征']);
  // two lines without a mark between them
  expect(sure('头颈部头颈部肿瘤')).toEqual([]);
  expect(sure('口腔癌（oral cancer，OC）；OC')).toEqual(['口腔癌', 'OC']);
});

it('what a longer name is told by, sure or not', () => {
  const text = '减少肉汤硬化';
  expect(chineseIllnesses(text).map(({ start, end }) => text.slice(start, end))).toEqual(['肉汤硬化']);
});

it('costs no more than the length of a text', () => {
  for (const piece of ['急性', '心肌', '性炎癌', '肺、', 'A综合征(B']) {
    const begun = process.cpuUsage();
    sureIllnesses(piece.repeat(20_000), []);
    expect(process.cpuUsage(begun).user).toBeLessThan(3_000_000);
  }
});
