import { expect, it } from 'vitest';
import { demoService } from '#testing/demo-service.ts';
import { agent } from './agent.ts';
import chinese from './chinese.json' with { type: 'json' };
import tasks from './tasks.json' with { type: 'json' };

it('an agent finds what is meant among the first five, and the operation for a job, through the protocol alone', async () => {
  const { url, key } = await demoService();
  const robot = await agent(url, key);
  expect(robot.definitions.tools).toBeLessThanOrEqual(8);
  expect(robot.definitions.tokens).toBeLessThanOrEqual(6_000);
  const found = [];
  for (const need of tasks.demo) found.push({ of: need.families_of, ...(await robot.find(need)) });
  expect(found.filter(({ place }) => place === undefined)).toEqual([]);
  expect(Math.max(...found.map(({ tokens }) => tokens))).toBeLessThanOrEqual(8_000);
  for (const question of tasks.questions)
    expect(await robot.ask(question), question.job).toMatchObject({ right: true });
  for (const job of chinese.tune.slice(0, 8)) expect(await robot.finds(job), job.about).toBeLessThanOrEqual(2);
  await robot.close();
});
