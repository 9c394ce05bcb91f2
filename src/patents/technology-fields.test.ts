import { describe, expect, it } from 'vitest';
import { sharedData } from '#testing/shared-data.ts';
import {
  TECHNOLOGY_FIELDS,
  TECHNOLOGY_SECTORS,
  technologyField,
  technologyFields,
  technologySector,
} from './technology-fields.ts';

/** Number, sector, English and Chinese name, as the concordance and its Chinese edition print them. */
const FIELDS = `
  1 1 Electrical machinery, apparatus, energy | 电气机械、仪器、电能
  2 1 Audio-visual technology | 音像技术
  3 1 Telecommunications | 电信
  4 1 Digital communication | 数字通信
  5 1 Basic communication processes | 基础通信处理
  6 1 Computer technology | 计算机技术
  7 1 IT methods for management | 信息技术管理方法
  8 1 Semiconductors | 半导体
  9 2 Optics | 光学
  10 2 Measurement | 测量
  11 2 Analysis of biological materials | 生物材料分析
  12 2 Control | 控制
  13 2 Medical technology | 医疗技术
  14 3 Organic fine chemistry | 有机精细化学
  15 3 Biotechnology | 生物技术
  16 3 Pharmaceuticals | 药品
  17 3 Macromolecular chemistry, polymers | 高分子化学、聚合物
  18 3 Food chemistry | 食品化学
  19 3 Basic materials chemistry | 基础材料化学
  20 3 Materials, metallurgy | 材料、冶金
  21 3 Surface technology, coating | 表面技术、涂层
  22 3 Micro-structural and nano-technology | 微观结构和纳米技术
  23 3 Chemical engineering | 化学工程
  24 3 Environmental technology | 环境技术
  25 4 Handling | 装卸
  26 4 Machine tools | 机床
  27 4 Engines, pumps, turbines | 发动机、泵、涡轮机
  28 4 Textile and paper machines | 纺织和造纸机械
  29 4 Other special machines | 其他专用机械
  30 4 Thermal processes and apparatus | 热处理和设备
  31 4 Mechanical elements | 机械元件
  32 4 Transport | 运输
  33 5 Furniture, games | 家具、游戏
  34 5 Other consumer goods | 其他消费品
  35 5 Civil engineering | 土木工程
`;

describe('fields of technology', () => {
  it('have these numbers, sectors and names', () => {
    const shown = TECHNOLOGY_FIELDS.map(({ field, sector, en, zh }) => `${field} ${sector} ${en} | ${zh}`);
    expect(shown).toEqual(FIELDS.trim().split(/\n */));
    expect(TECHNOLOGY_SECTORS.map(({ en, zh }) => `${en} ${zh}`)).toEqual([
      ...['Electrical engineering 电气工程', 'Instruments 仪器', 'Chemistry 化学'],
      ...['Mechanical engineering 机械工程', 'Other fields 其他领域'],
    ]);
  });

  it.each([
    ['H01M10/0525', 1],
    ['H04N5/225', 2],
    ['H04N1/00', 3],
    ['H04N21/234', 4],
    ['H04N101/00', 2],
    ['G01N33/50', 11],
    ['G01N3/08', 10],
    ['A61K8/02', 14],
    ['A61K31/00', 16],
    ['C13B5/02', 29],
    ['C13B10/00', 18],
    ['B64C39/02', 32],
    ['E01F8/00', 24],
    ['E01F9/00', 35],
    ['G05D1', 12],
    // no group of its own, and no subclass that would hold it
    ['H04N201/00', undefined],
    ['Y02E60/10', undefined],
    ['A61K', undefined],
  ])('%s is in %s', (symbol, field) => expect(technologyField(symbol)).toBe(field));

  it('are 35 in five sectors, each once, whatever the symbols', () => {
    expect(TECHNOLOGY_FIELDS.map(({ field }) => field)).toEqual(Array.from({ length: 35 }, (_, i) => i + 1));
    expect(Object.values(Object.groupBy(TECHNOLOGY_FIELDS, ({ sector }) => sector)).map((all) => all!.length)).toEqual([
      ...[8, 5, 11, 8, 3],
    ]);
    expect(technologyFields(['G01S17/89', 'Y10T29/49', 'G01C3/08', 'B64D47/08'])).toEqual([10, 32]);
    expect([10, 32, 35].map(technologySector)).toEqual([2, 4, 5]);
  });

  it.skipIf(!sharedData('terminologies/wipo-technology-concordance/ipc_technology.csv.gz'))(
    'are those of the published table',
    async () => {
      const [{ gunzipSync }, { readFileSync }] = [await import('node:zlib'), await import('node:fs')];
      const file = sharedData('terminologies/wipo-technology-concordance/ipc_technology.csv.gz')!;
      const rows = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n').slice(1);
      const wrong = rows.filter((row) => {
        const [, field, subclass, group] = /^(\d+),.*,([A-H]\d\d[A-Z])(?: *(\d+)\/)?%,/.exec(row) ?? [];
        return technologyField(group ? `${subclass}${group}/00` : `${subclass}9999/00`) !== Number(field);
      });
      expect([rows.length, wrong]).toEqual([764, []]);
    },
  );
});
