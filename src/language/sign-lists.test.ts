import { describe, expect, it } from 'vitest';
import { listsSigns, withoutSignLists } from './sign-lists.ts';

describe('a list of reference signs', () => {
  it.each([
    '10 housing, 12 lid, 14 inlet valve',
    '10: Lower stand; 12: Upper stand; 40, 140: Ultrasonic scanning unit.',
    '10,20,30 sensor arrangement (ultrasonic), 11 wedge, 12 sensor, 13 piezoelectric element',
    '21 denotes a support, 22 a bearing, 23 a signal line on the rotational side, and 25 a slip ring.',
    'Reference numerals: 1. Center frequency generator; 2. Bandwidth filter; 3. Transmitter',
    'List of reference signs: housing 10, lid 12, pump 14',
    '110、方形电池单体；140、冷却液进口；150、冷却液出口。',
    '1、座体；2、马达；3、连接块；7a/7b、孔；10a、狭缝;11、绳索；',
    '图中：1为远红外相机，2为近红外相机，3为RGB相机，4为麦克风阵列',
    '图中:1.换能扫描器、2.第一电机、3.第二电机、4.超声吸收板。',
    '附图标记说明：反射探针1，刚性连接支架2，聚焦换能器3，连接杆4',
    '图3是聚焦换能器的示意图；图4是声压分布图；附图标记说明：反射探针1，支架2，换能器3',
    '10、10A、10B～影像检测装置；100～数据存储装置；200～处理器；',
    '1  プローブ\n1A  ハンドル\n2  モーター',
  ])('is told by its shape: %s', (text) => expect(listsSigns(text)).toBe(true));
  it.each([
    'The device comprises a housing 10, a lid 12 and a pump 14.',
    'rotated by 8 degrees, 15 degrees, 30 degrees, 45 degrees',
    '10 g of sugar, 20 g of salt, 30 ml of water',
    '1. Heat the sample; 2. Cool the sample; 3. Filter the sample.',
    '(1) higher data rate, (2) no downhole receiver, (3) a less expensive sonde',
    'S1, 获取图像；S2, 计算特征；S3, 输出结果。',
    '1、加热样品；2、冷却样品；3、过滤样品。',
    '所述装置包括壳体1，盖2，泵3。',
    '重量份：10份糖，20份盐，30份水。',
    '图中，泵3与壳体1连接，阀4设在泵3上。',
    'In the drawing, the reference numerals denote like parts: the pump 10 feeds the coolant to the plate.',
    '10 housing, 12 lid',
    '',
  ])('is not seen in: %s', (text) => expect(listsSigns(text)).toBe(false));
});

describe('paragraphs', () => {
  const kept = (...texts: string[]) => withoutSignLists(texts.map((text) => ({ text }))).map(({ text }) => text);
  it('lose lists with one part to each', () => {
    expect(kept('The pump turns.', '10: Lower stand', '12: Upper stand', '22: Rotational shaft', 'It ends.')).toEqual([
      'The pump turns.',
      'It ends.',
    ]);
    expect(kept('【符号说明】', '10、10A、10B～影像检测装置；', '100～数据存储装置；', '本发明不限于此。')).toEqual([
      '【符号说明】',
      '本发明不限于此。',
    ]);
    expect(kept('[0024] 标号说明:', '1、座体；2、马达；3、连接块；4、带轮', '马达2固定在座体1上。')).toEqual([
      '[0024] 标号说明:',
      '马达2固定在座体1上。',
    ]);
  });
  it('keep headings and steps that are counted, and two parts alone', () => {
    const steps = ['1. Center Frequency', '2. Bandwidth', '3. Transmitter Voltage'];
    expect(kept(...steps)).toEqual(steps);
    expect(kept('The advantages are:', '2. Bandwidth.', '3. Voltage.', '4. Weight.')).toHaveLength(4);
    expect(kept('10: Lower stand', '12: Upper stand')).toEqual(['10: Lower stand', '12: Upper stand']);
  });
});
