import { expect, it } from 'vitest';
import { groups } from '#operations/index.ts';
import { englishOf, WORDS } from './chinese-words.ts';
import { rankTools } from './discovery.ts';
import { toolsOf } from './tools.ts';

it('reads the longest word that begins at a character, and leaves out what it does not know', () => {
  expect(englishOf('请查专利的法律状态')).toBe('patent legal status');
  expect(englishOf('状态')).toBe('');
  expect(englishOf('简单法律状态，说明书附图；p012')).toBe('simple legal status drawings');
  expect(englishOf('')).toBe('');
});

it('every English word is one that some operation says', () => {
  const tools = toolsOf(groups, []);
  const words = new Set([...WORDS.values()].flatMap((english) => english.split(' ')));
  const unknown = [...words].filter((word) => rankTools(tools, word).length === 0);
  expect(unknown).toEqual([]);
});

// biome-ignore format: read it as a table
it.each([
  ['权利要求书', 'claims'], ['权项', 'claims'], ['公告号', 'publication number'], ['著录项目', 'bibliography'], ['摘要附图', 'drawing abstract'],
  ['附图标记', 'parts reference signs'], ['无效宣告', 'invalidations'], ['复审', 're-examinations appeals'], ['年费', 'fees'], ['审查档案', 'documents office file'],
  ['被引用', 'cite'], ['标准必要专利', 'essential standard declarations'], ['战略性新兴产业', 'strategic emerging industries'], ['技术功效', 'technical effects'],
  ['检索式', 'search expression'], ['以图搜图', 'picture'], ['词云', 'hundred terms'], ['前十', 'ten most'], ['查新', 'novelty search'], ['防侵权', 'fto search rights way'],
  ['技术交底书', 'technical disclosure'], ['监测', 'monitor'], ['周报', 'weekly report'], ['续展', 'renewals'], ['软著', 'software copyrights'], ['植物新品种', 'plant varieties'],
  ['构效关系', 'sar activities'], ['基序', 'motif'], ['靶标', 'target'], ['不良反应', 'adverse events'], ['作用机制', 'mechanism action'], ['管线', 'develops markets'],
])('%s: %s', (chinese, english) => expect(englishOf(chinese)).toBe(english));
