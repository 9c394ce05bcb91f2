import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { isDebris, isDependentClaim, LEANS_BACK, SPEAKS_OF_IT, saysLittle, statesAim } from './sentence-signs.ts';

const en = (text: string) => isDebris(text, 'en');
const zh = (text: string) => isDebris(text, 'zh');

it('is no debris for giving several values', () => {
  expect(zh('结果表明:2%魔芋精粉、0.1%柠檬酸、0.5%明矾、0.05%卡拉胶最佳.')).toBe(false);
  expect(zh('2%、0.1%、0.5%、0.05%、0.3%、0.7%，见表。')).toBe(true);
  expect(en('Gels: 12 %, 0.15 %, 20.5 %, 30.25 %, 44.5 %, 60.75 %, 70.5 %.')).toBe(true);
});

describe('a sentence of a study', () => {
  it.each([
    'To determine whether the drug raises the pulse.',
    'We studied 25 patients in order to assess the incidence of bleeding.',
    'The aim of this work was a quicker pump.',
    'It is unknown whether the drug raises the pulse.',
    '目的:研究菌体浓度的影响.',
    '为了考察焙烧温度的影响,以磁铁矿为对象.',
  ])('says what was to be learned: %s', (text) => expect(statesAim(text)).toBe(true));

  it.each([
    'We studied 25 patients and found that 17 bled.',
    'Seventeen of the 25 patients bled.',
    'To raise the pulse, the drug is given twice.',
    '为了考察温度的影响做了试验,结果表明温度越高越快.',
  ])('says what was learned, or done: %s', (text) => expect(statesAim(text)).toBe(false));
});

describe('a piece of a specification', () => {
  it.each([
    'The aerogel core has a thickness of 2.0 mm and keeps the neighbouring cell below 120 °C.',
    'Circulating air uses the whole surface, while the probe can still be immersed for disinfection.',
    'The steps following the casting comprise the burning of the binder and sieving.',
    'A preferred frequency range for intravascular scanning is 15 to 40 MHz.',
  ])('may be quoted alone: %s', (text) => expect(en(text)).toBe(false));

  it.each([
    'which is arranged between the cells and the cold plate of the module.',
    '10 housing, 12 lid, 14 seal, 16 screw, 18 washer.',
    'FIG. 3 is a sectional view of the battery pack of FIG. 1 along a line III-III.',
    'As shown in FIG. 2, ...',
    'Step S4 comprises connecting the coolant inlet and testing the cold plate for leaks.',
    'Example 1 12.3 14.5 16.7 18.9 20.1 22.3 24.5',
    '| sample | 1 | 2 | 3 | 4 |',
    'X. Jin et al., Micromachined arrays, IEEE Trans. 1998, pp. 12-19, for medical imaging.',
    '“Micromachined Capacitive Transducer Arrays for Medical Ultrasound Imaging” in the lab.',
    'BRIEF DESCRIPTION OF THE DRAWINGS AND THEIR PARTS',
    'The method comprises the following steps:',
    'A method for finding falls of a person at home, the method comprising the following steps.',
    'The steps that are taken to reclaim the sand from the casting are as follows.',
    'References Cited UNITED STATES PATENTS 10/1963 Fulton 242/709 of the examiner.',
  ])('is debris: %s', (text) => expect(en(text)).toBe(true));

  it.each(['正常工作时隔热件较薄，可将热量传导至冷却系统。', '每个隔热件包括气凝胶芯层和弹性边框。'])(
    'may be quoted alone: %s',
    (text) => expect(zh(text)).toBe(false),
  );

  it.each([
    '附图标记说明：10、激光雷达扫描装置；11、激光光源；12、微镜；13、万向框架。',
    '图1为实施例一的自动注射器的结构框图；',
    '步骤S1：将引导体安装于超声探头。',
    'S103，使用卷积神经网络提取特征。',
    '，且弹性边框比气凝胶芯层厚。',
    '该方法包括以下步骤：',
    '一种基于毫米波雷达的跌倒检测方法，其特征在于，包括以下步骤。',
    '为实现上述目的，本发明采用如下技术方案。',
    '技术领域',
  ])('is debris: %s', (text) => expect(zh(text)).toBe(true));

  it.each([
    ['This opens the joints.', true],
    ['Among them titanium oxide is preferred.', true],
    ['This invention has a lens.', false],
    ['Thistles grow beside it.', false],
    ['因此轴承发热。', true],
    ['其中，氧化钛更好。', true],
    ['其他轴承不发热。', false],
  ])('speaks of the sentence before, or not: %s', (text, speaks) => expect(SPEAKS_OF_IT.test(text)).toBe(speaks));

  it.each([
    ['The present invention relates to a battery pack with barrier elements.', true],
    ['A gripper carries out the method in one of the embodiments described here.', true],
    ['本发明还提供一种上述装置的运行方法。', true],
    ['本领域技术人员可以理解，上述实施例不限制本发明。', true],
    ['由表1可以看出，各试验例均明显优于对比例1。', true],
    ['本发明公开了一种电池包。', true],
    ['The barrier element relates the pressure to the temperature of the cell.', false],
    ['本发明公开了一种电池包，包括箱体和多个电池单体。', false],
  ])('announces, or says something: %s', (text, little) => expect(saysLittle(text)).toBe(little));

  it.each([
    ['The busbar cooling assembly of claim 1, wherein an insulating film is arranged.', true],
    ['根据权利要求1或2所述的装置，其特征在于，所述光源发射脉冲。', true],
    ['A busbar cooling assembly comprising a busbar and a flat heat pipe.', false],
  ])('hangs on another claim, or not: %s', (text, depends) => expect(isDependentClaim(text)).toBe(depends));

  it.each([
    ['However, the layer melts.', true],
    ['For example, the layer melts.', true],
    ['另外，该层熔化。', true],
    ['The layer melts.', false],
    ['隔热层熔化。', false],
  ])('speaks of the sentence before, or not: %s', (text, leans) => expect(LEANS_BACK.test(text)).toBe(leans));

  it('is read in linear time, whatever it holds', () => {
    const spent = cpuTime();
    for (const piece of [
      '10 a, ',
      '1 1 ',
      'a b ',
      '图1',
      '|',
      'et al ',
      '(12)',
      'is a view ',
      '本发明',
      '包括以下',
      ' the following',
    ])
      for (const text of [piece.repeat(8_000), `${piece.repeat(8_000)}.`]) {
        en(text.slice(0, 20_000));
        zh(text.slice(0, 20_000));
        saysLittle(text.slice(0, 20_000));
      }
    expect(spent()).toBeLessThan(3_000);
  });
});
