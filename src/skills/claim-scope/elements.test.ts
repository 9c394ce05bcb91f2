import { expect, it } from 'vitest';
import { elementsOf } from './elements.ts';

const texts = (text: string) => elementsOf({ text, independent: false }, () => 1).map((element) => element.text);

it('keeps the words of a claim whose thing has the thing of another claim as a part', () => {
  expect(
    texts('A safety glass, comprising at least one glass pane and a foil as claimed in claim 1 adjoining it.'),
  ).toEqual(['A safety glass', 'at least one glass pane', 'a foil as claimed in claim 1 adjoining it']);
  expect(texts('The pump of claim 1, further comprising a valve plate.')).toEqual(['a valve plate']);
});

it('takes a claim of one line apart at the things that it lists, and none at alternatives', () => {
  expect(texts('A bottle comprising a housing, a lid that turns, and a pump, wherein the lid is round.')).toEqual([
    ...['A bottle', 'a housing', 'a lid that turns', 'a pump', 'wherein the lid is round'],
  ]);
  expect(texts('A bottle comprising a lid held by a screw, a spring, or a magnet.')).toEqual([
    ...['A bottle', 'a lid held by a screw, a spring, or a magnet'],
  ]);
  expect(texts('一种水瓶，包括瓶体、可转动的瓶盖、滤芯和水泵。')).toEqual([
    ...['一种水瓶', '瓶体、可转动的瓶盖、滤芯和水泵'],
  ]);
  expect(texts('一种水瓶，包括瓶盖、装在瓶盖内的滤芯和水泵。')).toEqual([
    ...['一种水瓶', '瓶盖', '装在瓶盖内的滤芯', '水泵'],
  ]);
});

it('loses no word of a Chinese claim before what says that steps follow, and asks for no such thing', () => {
  expect(
    texts(
      '根据权利要求1所述的方法，其特征在于，所述S2中将运动事件之间的间隔定义为稳定时段还包括以下步骤：\n定义短观测；\n检测人体运动。',
    ),
  ).toEqual(['所述S2中将运动事件之间的间隔定义为稳定时段', '定义短观测', '检测人体运动']);
  const whole = (text: string) => elementsOf({ text, independent: true }, () => 1).map((element) => element.text);
  expect(whole('一种监测方法，其特征在于，该方法包括以下步骤：\nS1、发射信号；\nS2、接收信号。')).toEqual([
    ...['一种监测方法', '发射信号', '接收信号'],
  ]);
  expect(whole('一种监测系统，其特征在于，该系统包括：\n发射器；\n接收器。')).toEqual([
    '一种监测系统',
    '发射器',
    '接收器',
  ]);
  expect(whole('一种基于毫米波雷达的人员智能化监测方法包括以下步骤：发射信号；接收信号。')).toEqual([
    ...['一种基于毫米波雷达的人员智能化监测方法', '发射信号', '接收信号'],
  ]);
});

it('asks for no preamble that says the category alone', () => {
  const whole = (text: string) => elementsOf({ text, independent: true }, () => 1).map((element) => element.text);
  expect(whole('A network comprising a base station and a terminal.')).toEqual(['a base station', 'a terminal']);
  expect(whole('A mesh network comprising a base station.')).toEqual(['A mesh network', 'a base station']);
});
