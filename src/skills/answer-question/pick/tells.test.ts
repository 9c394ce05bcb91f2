import { describe, expect, it } from 'vitest';
import { readQuestion } from '../read/question.ts';
import { dimensionsOf, telling } from './tells.ts';

const told = (question: string, text: string) => {
  const read = readQuestion(question);
  return telling(read, read.words)(text);
};

describe('what a sentence is for a question', () => {
  it.each([
    ['Creep is a slow deformation under load.', 1],
    ['Creep refers to slow deformation.', 1],
    ['The blades comprise nickel and suffer creep.', 0],
    ['The slow deformation is referred to as creep and shortens the life of blades.', 1],
    ['Creep comprises a primary and a secondary stage.', 0.5],
    ['Creep strain is a slow deformation.', 0.5],
    ['The rate of creep is a measure of life.', 0.5],
    ['As used herein, creep (also flow) is any slow deformation.', 1],
    ['The temperature of the hot gas that flows over the blades in operation is a cause of creep.', 0],
  ])('defines a thing, outright or in part: %s', (text, outright) => {
    expect(told('What is creep?', text).outright).toBe(outright);
  });

  it.each([
    ['What is a getter?', 'Getters are reactive materials used for removing traces of gas.', 1],
    ['What is a getter?', 'Getters are provided in the chamber between both walls.', 0],
    ['LSTM是什么？', 'LSTM（Long Short-Term Memory）是长短期记忆网络。', 1],
    ['什么是陀螺仪？', '陀螺仪是否损坏由控制器判断。', 0],
    ['Why does the seal leak?', 'The seal leaks because the shaft bends.', 1],
    ['Why does the seal leak?', 'The shaft is guided to prevent wear.', 0.5],
    ['Why does the seal leak?', 'The seal is black.', 0],
    ['Why is the seal coated?', 'The seal is coated if oil would reach it, otherwise it swells.', 0.5],
    ['Why is the seal coated?', 'The coated seal is dried or otherwise cured, even if it rolls.', 0],
    ['轴承为什么发热？', '由于润滑不足，轴承发热。', 1],
    ['Which fillers are suitable?', 'Examples of the filler include mullite, spinel and zircon.', 1],
    ['Which fillers are suitable?', 'Suitable fillers are mullite, spinel or zircon.', 1],
    ['Which fillers are suitable?', 'The filler is added to the mortar, the water and the sand.', 0],
    [
      'Which fillers are suitable?',
      'The mortar includes water, sand, and clay, and is then stirred with the filler.',
      0,
    ],
    ['跌倒检测用哪些传感器？', '传感器包括加速度计、陀螺仪和雷达。', 1],
    ['跌倒检测用哪些传感器？', '传感器安装在墙上，可以转动。', 0],
    ['Which metals can it hold?', 'Metals such as tin, zinc or bismuth may be used.', 1],
    ['Which metals can it hold?', 'Tin, zinc or bismuth flows there.', 0],
    ['Which metals can it hold?', 'Metals such as those of silicon nitride may be used.', 0],
    ['Which of the fillers is preferred?', 'Mullite is preferably used.', 1],
    ['Which of the fillers is preferred?', 'Mullite is used.', 0],
    ['What does MOV stand for?', 'It has at least one metal oxide varistor (MOV) disk.', 1],
    ['What is an MOV?', 'At least one metal oxide varistor (MOV) disk stands there.', 1],
    ['What is an MOV?', 'The disk of the MOV stands there.', 0],
    ['CSI是什么？', '从WIFI信号中提取信道状态信息(CSI)数据。', 1],
    ['What is an array?', 'At least one phased linear (PL) array stands there.', 0],
  ])('says outright what was asked for, or not: %s %s', (question, text, outright) => {
    expect(told(question, text).outright).toBe(outright);
  });

  it('names what is of the kind that was asked for', () => {
    const text = 'The conduit of silicon nitride holds molten tin under argon.';
    expect([...told('Which molten metals can it hold?', text).names]).toEqual(['tin']);
    expect([...told('Which gas is above it?', text).names]).toEqual(['argon']);
    expect([...told('What is the conduit made of?', text).names]).toEqual(['silicon nitride', 'tin']);
  });

  it('names a time as well as a temperature where both are asked for', () => {
    const asked = 'At what temperature and for how long is the glass annealed?';
    expect([...told(asked, 'The glass is annealed at 540 C for 10 minutes.').names]).toEqual([
      'time 600 600',
      'temperature 540 C',
    ]);
    expect([...told('多长时间没有人活动就报警？', '4小时内无人，摄像头离门5cm。').names]).toEqual(['time 14400 14400']);
  });

  it('names an amount of money where a price is asked for, and nothing else', () => {
    expect([...told('What does a pump cost?', 'A pump may be had for $1,500 apiece.').names]).toEqual(['$1,500']);
    expect([...told('What does a pump cost?', 'A pump of 15 kg costs less.').names]).toEqual([]);
    expect([...told('水泵的价格是多少？', '每台水泵约300元。').names]).toEqual(['0元']);
  });

  it('names no material that is the thing itself', () => {
    const text = 'The hydrogel is made of polyethylene glycol and gelatin.';
    expect([...told('What is the hydrogel made of?', text).names]).toEqual(['polyethylene glycol', 'gelatin']);
  });

  it('says of several values that are asked for how many it has', () => {
    const asked = 'At what temperature and pressure is the glass pressed?';
    expect(told(asked, 'The glass is pressed at 540 °C and 2 MPa.').outright).toBe(1);
    expect(told(asked, 'The glass is pressed at 540 °C.').outright).toBe(0.5);
    expect(told('At what temperature is the glass pressed?', 'It is pressed at 540 °C.').outright).toBe(0);
  });

  it.each([
    ['How far does the tip swing sideways?', 'The tip oscillates by 5 to 60 degrees.', ['angle 5 60']],
    ['How often does the tip swing?', 'It moves at 1 cycle per second to 10 cycles per second.', ['frequency 1 10']],
    ['探头能承受多大的声压？', '声压为2MPa，频率为3MHz。', ['pressure 2000000 2000000']],
    ['What is the capacity of the cell?', 'The cell has 140 mAh/g.', ['charge per mass 504000 504000']],
    ['What is the capacity of the cell?', 'The cell is heated to 80 °C.', []],
    ['What is the density of the foam?', 'The foam has 0.03 g/cm3.', ['density 30 30']],
    ['What is the density of the foam?', 'The foam is 3 mm thick.', []],
    ['What resistance has the coil?', 'The coil has 50 ohms.', ['resistance 50 50']],
    ['What energy has the pulse?', 'The pulse of 5 ns has 2 J.', ['energy 2 2']],
  ])('names values of what was asked for alone: %s %s', (question, text, names) => {
    expect([...told(question, text).names]).toEqual(names);
  });

  it('names a temperature whose sign was lost', () => {
    const asked = 'At what temperature is the glass annealed?';
    expect([...told(asked, 'The glass is annealed at 540 C for an hour.').names]).toEqual(['temperature 540 C']);
    expect([...told(asked, 'The glass of example 5 C is annealed.').names]).toEqual([]);
  });
});

it('a value without a unit stands right behind the word that it is of', () => {
  const names = (question: string, text: string) => [...told(question, text).names];
  const asked = '网络的学习率设多少？';
  expect(names(asked, '采用Adam优化器(学习率0.001)训练网络。')).toEqual(['学习率0.001', '习率0.001']);
  expect(names(asked, '学习率随训练轮次下降。')).toEqual([]);
  // the band of a radar is no width
  expect(dimensionsOf('超宽带雷达的学习率是多少？')).toEqual([]);
  expect(dimensionsOf('通道多宽？')).toEqual(['length']);
  // of a pump in a minute, of patients among all
  expect(dimensionsOf('How often do patients bleed?')).toEqual(['frequency', 'rotation', 'share']);
});

it.each([
  ['How many patients took part?', 'A total of 12 adult patients with gout took part.', ['12 ']],
  ['How many patients took part?', 'The patients of group 12 were adults.', ['patients of group 12']],
  ['查处了多少件侵权案件？', '全市共查处案件1,559余件,其中移送37起。', ['1,559 件']],
])('counts what is asked how many there are of: %s', (question, text, names) => {
  expect([...told(question, text).names]).toEqual(names);
});

it('knows what doses and boiling points are measured in', () => {
  expect([...told('What dose was given?', 'They took 1 mg of it for 3 weeks.').names]).toEqual([
    'mass 0.000001 0.000001',
  ]);
  expect(told('What is the boiling point of gallium?', 'It lies on a substrate of 3 inch.').names.size).toBe(0);
});
