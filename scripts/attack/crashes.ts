import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { KILL_KINDS, killRounds } from '#testing/kill-rounds.ts';
import type { Attack } from './attack.ts';

const submit = {
  path: '/ai/novelty-search/submit',
  body: { input: 'A battery pack with a cold plate and a pump that reverses its flow.', lang: 'en' },
};

export const crashes: readonly Attack[] = [
  {
    kind: 'crash',
    name: 'SIGKILL while it answers, works and imports: what it acknowledged is there',
    async run(target, told) {
      const acknowledged: { readonly path: string; readonly id: string }[] = [];
      let going = true;
      const writing = [0, 1, 2, 3].map(async (writer) => {
        for (let n = 0; going; n++) {
          const key = await target.call({
            path: '/manage/keys',
            as: target.operator,
            body: { name: `kill ${writer} ${n}` },
          });
          if (key.status === 200) acknowledged.push({ path: '/manage/keys', id: JSON.parse(key.text).record.id });
          const task = await target.call(submit);
          if (task.status === 200) acknowledged.push({ path: '/manage/tasks', id: JSON.parse(task.text).data.task_id });
        }
      });
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      going = false;
      await target.killed();
      await Promise.all(writing);
      const keys = await told.call({ method: 'GET', path: '/manage/keys', as: target.operator });
      for (const { path, id } of acknowledged) {
        if (path === '/manage/keys' && !keys.text.includes(id)) throw new Error(`the key ${id} is gone`);
        if (path === '/manage/tasks')
          await told.call({ method: 'GET', path: `${path}/${id}`, as: target.operator }, (status) => status === 200);
      }
      // an account has so many keys at most: the next time needs room for its own; also those of which the kill kept
      // the answer
      for (const { id, name } of JSON.parse(keys.text) as { id: string; name: string }[])
        if (name.startsWith('kill '))
          await told.call(
            { method: 'DELETE', path: `/manage/keys/${id}`, as: target.operator },
            (status) => status < 300,
          );
      if (acknowledged.length < 2) throw new Error('nothing was acknowledged before the kill');
    },
  },
  {
    kind: 'crash',
    name: 'kill rounds over every store (npm run kill-rounds)',
    async run(target, told, round) {
      const dir = join(target.dir, `kill-rounds-${round}`);
      mkdirSync(dir);
      const { lost, acknowledged } = await killRounds(dir, round === 0 ? 5 : 20, Date.now() % 1_000_000);
      for (const kind of KILL_KINDS) for (let n = 0; n < acknowledged[kind]; n++) told.answered(200, '');
      rmSync(dir, { recursive: true, force: true });
      if (lost.length > 0) throw new Error(lost.slice(0, 3).join('; '));
    },
  },
];
