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
    ['filed before covid', 'filed before 2020'],
    ['trials since the pandemic', 'trials since 2020'],
    ['published after Covid-19', 'published after 2023'],
    ['papers during the pandemic', 'papers from 2020 to 2023'],
    ['drugs in covid patients', 'drugs in covid patients'],
    ['疫情前申请的', '2019年以前申请的'],
    ['疫情以来', '2020年以来'],
    ['疫情期间', '2020年至2023年'],
    ['filed in the 1990s', 'filed from 1990 to 1999'],
    ['filed in the nineties', 'filed from 1990 to 1999'],
    ['in the 2010s', 'from 2010 to 2019'],
    ['上世纪九十年代的', '1990年至1999年的'],
    ['20世纪80年代', '1980年至1989年'],
    ['before the turn of the century', 'before 2000'],
    ['本世纪以来', '2000年以来'],
    ['a battery that lasts five years', 'a battery that lasts five years'],
    ['since 2015', 'since 2015'],
  ])('%s', (text, expected) => {
    expect(withYears(text, 20261127)).toBe(expected);
  });
});
