import { expect, it } from 'vitest';
import { groups } from '#operations/index.ts';
import { rankTools } from './discovery.ts';
import { toolsOf } from './tools.ts';

const tools = toolsOf(groups, []);

it.each([
  ['who cites a patent', 'p015'],
  ['documents citing this patent', 'p015'],
  ['when does a patent expire', 'p013'],
  ['licences of a patent', 'p028'],
  ['lawsuits about a patent', 'p034'],
  ['trade marks that sound alike', 't001'],
  ['members of a patent family', 'p014'],
  ['claims of a patent', 'p018'],
  ['export a search', 'p055'],
  ['standard essential patents', 'p033'],
  ['draft a specification', 'ai37-1'],
  ['clinical trials of a drug', 'b022'],
  ['sequences like this one', 'b004'],
  ['chemical structures in a patent', 'b071'],
  ['count the patents that match a search expression', 'p001'],
  ['专利的法律状态', 'p013'],
  ['谁引用了这件专利', 'p015'],
  ['外观设计图片检索', 'p060'],
  ['撰写说明书', 'ai37-1'],
  ['企业融资轮次', 'c013'],
  ['论文的引用关系 l012', 'l012'],
])('“%s” is done by %s', (about, code) => {
  const first = rankTools(tools, about)[0]?.name ?? '';
  expect(first.startsWith(code), first).toBe(true);
});

it('says nothing where no word is known, and takes a code', () => {
  expect(rankTools(tools, 'zzzz of the')).toEqual([]);
  expect(rankTools(tools, '你好')).toEqual([]);
  expect(rankTools(tools, 'p012')[0]!.name).toBe('p012BasicPatentDataBibliography');
});
