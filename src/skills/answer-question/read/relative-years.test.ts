import { describe, expect, it } from 'vitest';
import { withYears } from './relative-years.ts';

describe('years by the present one', () => {
  it.each([
    ['lidar patents filed in the last five years', 'lidar patents filed since 2021'],
    ['Who filed most over the past 10 years?', 'Who filed most since 2016?'],
    ['granted in the past couple of years', 'granted since 2024'],
    ['lidar over the last decade', 'lidar since 2016'],
    ['filed last year', 'filed in 2025'],
    ['in this year', 'in 2026'],
    ['Which patents expire next year?', 'Which patents expire in 2027?'],
    ['expire within the next three years', 'expire from 2026 to 2029'],
    ['近五年激光雷达专利申请量', '2021年以来激光雷达专利申请量'],
    ['过去10年里谁申请最多？', '2016年以来谁申请最多？'],
    ['未来三年内到期的专利', '2026年至2029年到期的专利'],
    ['近十五年', '2011年以来'],
    ['近二十年', '2006年以来'],
    ['近二十五年', '2001年以来'],
    ['近三十五年', '近三十五年'],
    ['去年公开的，和今年、明年', '2025年公开的，和2026年、2027年'],
    ['a battery that lasts five years', 'a battery that lasts five years'],
    ['since 2015', 'since 2015'],
  ])('%s', (text, expected) => {
    expect(withYears(text, 20261127)).toBe(expected);
  });
});
