import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { batteryService } from '#testing/demo-service.ts';
import type { TestService } from '#testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await batteryService();
});

const call = async (path: string, body: unknown) => {
  const reply = await service.call(`POST /ai/novelty-search${path as '/'}`, { body });
  expect([path, reply.json?.error_msg]).toEqual([path, '']);
  return reply.data;
};
const settled = (path: string, task_id: string) => call(path, { task_id, wait_ms: 40_000 });

const IDEA =
  'A battery module comprising battery cells; a cold plate arranged below the battery cells; and a pump that reverses the flow of coolant.';
const text = fc.string({ minLength: 1, maxLength: 80 }).map((words) => `${words} a cold plate below cells`.trim());

/** Every confirmation of the flow, and the read that answers what was confirmed: the test walks them in order. */
describe('what is read after a confirmation is what was confirmed', () => {
  it('in every stage, whatever was edited, and also when the task has gone on', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.array(
          fc.record({ text, selected: fc.boolean(), weight: fc.constantFrom('topic', 'key', 'supplementary') }),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
        fc.boolean(),
        async (solution, added, merged) => {
          const { task_id } = await call('/submit', { input: IDEA, lang: 'en' });
          await settled('/tech-solution/get', task_id);
          const edited = `${IDEA} ${solution}`;
          await call('/tech-solution/update', { task_id, tech_solution: edited });
          const solutionNow = async () => (await settled('/tech-solution/get', task_id)).tech_solution;
          expect(await solutionNow()).toBe(edited);

          const { data: made } = await settled('/feature/extract', task_id);
          const features = [
            ...made.map((one: object, n: number) => ({ ...one, feature_text: `edited ${n}`, selected: n % 2 === 0 })),
            ...added.map((one, n) => ({
              feature_num: `F${50 + n}`,
              feature_text: one.text,
              feature_text_original: one.text,
              feature_elements: 'plate,cell',
              feature_weight: one.weight,
              selected: one.selected,
              user_add: true,
            })),
          ];
          await call('/feature/confirm', { task_id, tech_features: features });
          const seen = ({ feature_num, feature_text, feature_elements, feature_weight, selected, user_add }: any) => ({
            ...{ feature_num, feature_text, feature_elements, feature_weight, selected, user_add },
          });
          const featuresNow = async () => (await settled('/feature/extract', task_id)).data.map(seen);
          expect(await featuresNow()).toEqual(features.map(seen));

          const { elements } = await settled('/retrieval/elements', task_id);
          const changed = {
            family_merge_enabled: merged,
            list: [
              ...elements.list.map((one: object) => ({ ...one, selected: false })),
              {
                selected: true,
                feature_type: 'key_search',
                feature_text_original: 'cold plate',
                express: [
                  {
                    word: { key: 'cold plate', source: 'user' },
                    extend: [{ key: 'cooling plate', source: 'user' }],
                    ipc: [{ key: 'H01M10/6556', source: 'user' }],
                  },
                ],
              },
            ],
          };
          await call('/agent-search', { task_id, elements: changed });
          const elementsNow = async () => (await settled('/retrieval/elements', task_id)).elements;
          expect(await elementsNow()).toEqual(changed);

          const { final_result } = await settled('/agent-result', task_id);
          const judged = final_result.map((one: any, n: number) => ({
            ...one,
            selected: n % 2 === 0,
            features: one.features.map((cell: object) => ({
              ...cell,
              type_for_user: 'public',
              score_for_user: 90 + (n % 10),
              reason_for_user: `mine ${n}`,
            })),
          }));
          await call('/feature/comparison/confirm', { task_id, final_result: judged });
          const view = (rows: any[]) =>
            rows
              .map(({ document, selected, features: cells }) => ({
                document,
                selected,
                cells: cells.map(({ tech_feature, score_for_user, reason_for_user }: any) => ({
                  ...{ tech_feature, score_for_user, reason_for_user },
                })),
              }))
              .toSorted((a, b) => (a.document < b.document ? -1 : 1));
          expect(view((await settled('/agent-result', task_id)).final_result)).toEqual(view(judged));

          expect([await solutionNow(), await featuresNow(), await elementsNow()]).toEqual([
            edited,
            features.map(seen),
            changed,
          ]);
        },
      ),
      { numRuns: 3 },
    );
  });
});
