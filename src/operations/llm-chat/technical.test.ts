import { beforeAll, expect, it } from 'vitest';
import { batteryService } from '#testing/demo-service.ts';
import type { TestService } from '#testing/service.ts';
import ai50 from './ai50-pat-gpt-stream.ts';

let service: TestService;
beforeAll(async () => {
  service = await batteryService();
});

/** What is said before the sources to a question, without a model. */
async function said(query: string): Promise<string> {
  const { data } = await service.call(ai50, { body: { query, stream: false } });
  return (data as { output: { content: string } }).output.content.split(/\n\n(?:Sources:|出处：)\n/)[0]!;
}

it.each([
  [
    'How is a battery module assembled?',
    '- “Step S1 comprises placing the cold plate 14 with its cooling surface facing upwards in an assembly jig.” [1] “Step S2 comprises applying the heat-conducting layer 16 to the cold plate 14.” [1] “Step S3 comprises setting the prismatic cells 12 onto the heat-conducting layer 16 and pressing them down with a force of 200 N to 800 N per cell.” [1] “Step S4 comprises connecting the coolant inlet 18 and the coolant outlet 20 and testing the cold plate 14 for leaks with helium.” [1]\n\n(Quoted word for word from one document; 14 patent families have all key words of the question.)',
  ],
  [
    '电池模组怎样装配，有哪些步骤？',
    '- “步骤S1：将冷板14以其冷却面朝上放置于装配夹具中。” [1] “步骤S2：在冷板14上施加导热层16。” [1] “步骤S3：将方形电池单体12放置于导热层16上，并以每个单体200N至800N的力压紧。” [1] “步骤S4：连接冷却液进口18和冷却液出口20，并用氦气对冷板14进行检漏。” [1]\n\n（以上为 1 件文献的原文摘录；共有 9 个专利族包含全部关键词。）',
  ],
  [
    'CN190002715A的发明有什么有益效果？',
    '- “采用上述技术方案的有益效果在于：由于第一流道的热端紧邻第二流道的冷端，两条流道的温度分布相互叠加，沿电池排得到近似恒定的平均温度；同时，加强筋使冷板在冷却液压力下保持平整，从而保持与每个电池单体的接触。” [1] “该粘接可承受剪切载荷，使冷板参与模组的刚度，从而可以省去单独的拉杆。” [1]\n\n（以上为 1 件文献的原文摘录。）',
  ],
])('%s', async (question, answer) => {
  expect(await said(question)).toBe(answer);
});

it('values are those of what was asked, and of nothing beside it', async () => {
  const answer = await said('How thick is the wall of the cold plate?');
  const values = answer.split('\n').flatMap((line) => /^\| ([^|]*\d mm) \|/.exec(line)?.[1] ?? []);
  expect(values).toEqual([
    ...['0.4 mm to 2.0 mm', '0.4 mm to 1.6 mm', 'between 0.5 mm and 1.6 mm', '0.7 mm', '0.8 mm to 1.2 mm'],
    ...['0.8 mm to 1.2 mm', '1.0 mm', '1.2 mm', '1.5 mm', '1.6 mm', '1.8 mm'],
  ]);
  // that of the layer on it is none
  expect(answer).toContain('cold plate was 1.8 mm and the layer thickness of the heat-conducting layer was 1.7 mm');
});
