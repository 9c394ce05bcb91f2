import { describe, expect, it } from 'vitest';
import { isDirection, saysMeans, tellsLimit, tellsMeans } from './said.ts';

describe('a sentence of a patent', () => {
  it.each([
    'The elastic frame is pressed against the cells, so that the aerogel core is not crushed.',
    '梳齿设置于微镜上，因而载波使测量与驱动电压相互分离，从而降低功耗。',
  ])('ties a means to an effect: %s', (said) => expect(saysMeans(said)).toBe(true));

  it.each([
    'To improve limiting thermal propagation, the battery pack comprises a housing in which cells are stacked.',
    'A drawback is that the pump reduces the flow through the heated channel.',
    'Compared with the state of the art, the time is increased by the pump from 1.2 min to 30.7 min.',
    '试验表明，通过该泵，流量由现有技术的14次提高至109次。',
    '为实现上述目的，本发明采用如下技术方案：一种电池包，通过泵降低温度。',
    '当所述一个或多个程序被所述一个或多个处理器执行，使得所述处理器实现第一方面所述的方法。',
    'A medium stores instructions which, when executed by a processor, thereby enable the method above by using the pump.',
  ])('is a claim told again, a problem or a figure alone: %s', (said) => {
    expect(saysMeans(said)).toBe(false);
    expect(tellsMeans(said)).toBe(false);
  });

  it.each([
    'The variability of the images due to noise needs to be processed out, so that frames can be compared.',
    'Investigators have reported that a free-hand biopsy is more sensitive when using a guide.',
    'It is important to reduce the noise by means of filtering.',
    '因此，对老年人的行为进行实时监测，及时发现摔倒，具有重要的现实意义。',
  ])('says what is needed or what others did: %s', (said) => {
    expect(saysMeans(said)).toBe(false);
    expect(tellsMeans(said)).toBe(false);
  });

  it('tells how, and ends on why that matters', () =>
    expect(saysMeans('通过分离反射信号推断睡眠姿势，从而提高舒适性，对于评估睡眠质量非常重要。')).toBe(true));

  it('tells of its means without a word that ties', () => {
    expect(tellsMeans('Gas of a failed cell can enter the duct, but cannot come down again onto the vents.')).toBe(
      true,
    );
    expect(tellsMeans('失效单体的气体可进入排气通道，但不会重新落到相邻单体的防爆阀上。')).toBe(true);
  });

  it.each([
    'a plurality of barrier elements each arranged between two of the cells;',
    'This object is achieved by a probe comprising a transducer array.',
    'In one aspect, there is provided a wind turbine rotor blade.',
    'Preferably, a diameter of the mirror is 1.0 mm to 6.0 mm.',
    'The solution is set out in the independent claims.',
    'US 7654321 shows a pump between the cells.',
    '本申请提供一种具有可压缩导热垫的电池模组。',
    '该激光雷达扫描装置包括激光光源，用于发射光束。',
  ])('names parts, itself or another document: %s', (said) => expect(tellsMeans(said)).toBe(false));

  it('has words that say which way something goes', () => {
    expect(['reduces', 'prevented', '提高', '防止', 'noise', '噪声'].map(isDirection)).toEqual([
      ...[true, true, true, true, false, false],
    ]);
  });
});

it.each([
  ['The seal fails when the housing is heated.', true],
  ['加热时密封圈难以保持。', true],
  ['However, the device is preferably powered via a battery, including but not limited to a cell.', false],
  ['但是，该装置优选由电池供电。', false],
  ['By way of example and not limitation, other probes are intracardiac ones.', false],
  ['A limitation of such probes is their size.', true],
  ['针对现有技术中的不足，本发明提供一种监测方法。', false],
  ['为解决现有技术中的缺陷，提供一种跌倒检测方法。', false],
  ['现有方法的不足是误报多。', true],
  ['针对现有技术的不足，本发明所要解决的技术问题是：出口处的电池单体温度高。', true],
  ['and passing a current, wherein an amplitude is limited by a thermal model.', false],
])('tells what does not work: %s %s', (said, limit) => expect(tellsLimit(said)).toBe(limit));
