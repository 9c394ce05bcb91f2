import { propertyKind } from '#collections/materials/properties.ts';
import { ai73_4FindSolutionThinking } from '#contract/generated/tech-solution-exploration-materials.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, notDue, STATUS_WORDS, settledTask } from '#operations/shared/flow-operations.ts';
import { materialsExploration } from './flow.ts';
import { boardOf, nodesOf, recordsOf, referencesOf } from './nodes.ts';

/** References that the record of thinking shows. */
const SHOWN = 50;

export default defineOperation({
  contract: ai73_4FindSolutionThinking,
  path: '/ai/material/find-solution/thinking',
  errors: ['wrong_task_state'],
  summary: 'Read how the problem was understood, the directions, the references',
  description:
    'Every requirement, criterion and constraint stands in the input; what it does not say is asked in `background_context`. `board_id` is for the calls on nodes.',
  example: { body: { task_id: EXAMPLE_TASK } },
  async handle({ body, account, signal }, services) {
    const task = await settledTask(materialsExploration, body, account, services, signal);
    const { data, status, error } = task;
    const { problem, directions, lang } = data;
    if (!directions || !problem) {
      if (status === 'working') return { status: STATUS_WORDS.running };
      if (status === 'failed') return { status: STATUS_WORDS.failed, message: error?.message ?? '' };
      throw notDue(materialsExploration, task);
    }
    const say = (en: string, zh: string) => (lang === 'zh' ? zh : en);
    const stated = say('stated in the input', '输入中给出');
    const bounds = ({ low, high, strict }: (typeof problem.requirements)[number]) =>
      low !== undefined && high !== undefined
        ? low === high
          ? `${low}`
          : `${low}–${high}`
        : low !== undefined
          ? `${strict ? '>' : '≥'} ${low}`
          : `${strict ? '<' : '≤'} ${high}`;
    const root = nodesOf(data);
    const references = referencesOf(root, await recordsOf(services.corpus, root), lang, SHOWN);
    return {
      status: STATUS_WORDS.succeeded,
      board_id: boardOf(data),
      problem_statement: {
        domain: problem.topic.words.join(', '),
        problem_title: problem.title,
        refined_statement: [...(data.chosen ?? []), ...problem.requirements.map(({ text }) => text)].join('; '),
        background_context: [...problem.background, ...problem.questions.map((text) => `? ${text}`)].join('\n'),
        performance_requirements: problem.requirements.map((one) => ({
          parameter: propertyKind(one.property)[lang],
          target_value: bounds(one),
          tolerance: say('? not stated', '？未给出'),
          unit: one.unit,
        })),
        success_criteria: problem.requirements.map((one) => ({
          metric: propertyKind(one.property)[lang],
          target: `${bounds(one)} ${one.unit}`,
          priority: stated,
          validation_method: say('? which test, at which temperature', '？采用何种试验、在何种温度下'),
        })),
        technical_constraints: [
          ...problem.constraints.map((description) => ({ category: stated, description, impact_level: stated })),
          ...problem.without.map((element) => ({
            category: say('composition', '成分'),
            description: say(`no ${element}`, `不含${element}`),
            impact_level: stated,
          })),
        ],
      },
      direction: {
        status: true,
        error_code: 0,
        data: {
          status: 'FINISH',
          stream_message: Object.fromEntries(
            root.children.flatMap((node) => [
              [node.id, { brief: { name: node.title, description: node.content } }],
              [`${node.id}_details`, node.children.map(({ title, content }) => `${title}: ${content}`).join('\n')],
            ]),
          ),
        },
      },
      references: {
        references: references.map((one) => ({
          ...{ solution_id: one.solution_id, solution_type: one.solution_type, title: one.title },
          ...(one.content !== undefined && { content: one.content }),
          ...('link' in one && one.link !== undefined && { link: one.link }),
          ...('pn' in one && one.pn !== undefined && { pn: one.pn }),
          ...('apd' in one && one.apd !== undefined && { apd: one.apd }),
          ...('pbd' in one && one.pbd !== undefined && { pbd: one.pbd }),
        })),
      },
    };
  },
});
