import { describe, expect, it } from 'vitest';
import { readProblem } from './problem.ts';

describe('the thing that a problem is about', () => {
  it.each([
    ['The battery overheats when it is charged fast.', 'battery'],
    ['heavy battery pack', 'battery pack'],
    ['The oil leaks from the gearbox.', 'oil'],
    ['Temperature sensor drifts over time.', 'temperature sensor'],
    ['Field emission displays flicker', 'field emission displays flicker'],
    ['动力电池快充时温度过高。', '动力电池'],
    ['电池包重量不超过20kg。', '电池包'],
    ['电机需要输出扭矩', '电机'],
    ['电池温度过高', '电池'],
    ['输液快完的时候要能自动夹住管子，但是夹子不能太重。', '夹子'],
    ['手机电池容量衰减', '手机电池'],
    ['新能源汽车能耗高', '新能源汽车'],
    ['如何降低风机叶片的重量而不降低强度', '风机叶片'],
    ['车载温度传感器读数漂移', '车载温度传感器读数'],
  ])('%s', (text, object) => expect(readProblem(text).object).toBe(object));

  it('asks for nothing by its name alone', () => {
    expect(readProblem('动力电池快充时温度过高。').to_improve).toEqual(['快充', '温度']);
    expect(readProblem('Battery life is too short.').to_improve).toEqual(['life']);
  });

  it.each([
    [
      'BACKGROUND OF THE INVENTION\n1. Field of the Invention\nThis garment is cold.',
      'BACKGROUND OF THE INVENTION 1. Field of the Invention This garment is cold.',
      'This garment is cold.',
    ],
    [
      '背景技术\n现有的车门关闭时噪音太大。',
      '技术领域 背景技术 现有的车门关闭时噪音太大。',
      '现有的车门关闭时噪音太大。',
    ],
  ])('headings of a patent are none of it', (lines, line, said) => {
    expect(readProblem(lines).parts).toEqual([said]);
    expect(readProblem(line).parts).toEqual([said]);
  });

  it.each([
    ['如何在不侵犯隐私的情况下可靠地检测独居老人跌倒，并降低误报率？', '检测独居老人跌倒'],
    ['如何在保证强度的前提下减轻风机叶片的重量？', '风机叶片'],
    ['在不增加成本的情况下，如何提高电机效率？', '电机'],
  ])('is not how, and in which case: %s', (text, object) => {
    expect(readProblem(text).object).toBe(object);
  });

  it('numbers before a word that may be a unit', () => {
    const unread = (text: string) => readProblem(text).unread.map(({ text: said, word }) => [said, word]);
    expect(unread('电机输出300斯穆特的扭矩，共有40块电池，第3实施例，重5千克。')).toEqual([['300斯穆特', '斯穆特']]);
    // behind a measure word things are counted
    expect(unread('每秒采集20帧点云数据，在30名志愿者的600次试验中，低于8次时也发出报警。')).toEqual([]);
    expect(unread('300 smoots of torque at 5 mm')).toEqual([['300 smoots', 'smoots']]);
  });
});

it('takes when something must be done for no cause', () => {
  const must = 'The bar must be swung away when the crew gets in.';
  expect([readProblem(must).constraints, readProblem(must).causes]).toEqual([[must], []]);
  const why = 'The bar rattles when the engine runs.';
  expect(readProblem(why).causes).toEqual([why]);
});

it('names a thing without the verb behind it, and has nobody for no machine', () => {
  expect(readProblem('The tip of an ultrasound catheter gets too hot.').object).toBe('ultrasound catheter');
  expect(readProblem('老人独居时跌倒无人发现。').to_improve).toEqual([]);
});

it.each([
  ['The edge cells of a battery module stay cold in winter.', 'battery module'],
  ['扫地机器人滚刷缠毛发，老要人工清理。', '扫地机器人滚刷'],
  ['齿轮磨损太快。', '齿轮'],
  ['管道泄漏检测不准。', '管道泄漏检测'],
])('the thing, without what is wrong with it: %s', (problem, object) => {
  expect(readProblem(problem).object).toBe(object);
});
