import { operation } from '../../../api.ts';
import { upTo } from '../../../parts/up-to.ts';
import { defineFlowPage } from '../flow.ts';
import { editor } from '../parts/editor.tsx';
import { report } from '../parts/report.tsx';
import { draftOf } from '../task.ts';
import { Features } from './Features.tsx';
import { Product, Start } from './Product.tsx';
import { Rights } from './Rights.tsx';
import { type Decided, MOST_CHOSEN, type ProductFeature, type RightsData, toReport } from './record.ts';

const LONGEST_TITLE = 120;

/** What a text begins with, to be a title: its first sentence, else so much of it, told as cut. */
function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const sentence = /^[^.。;；!?！？]{1,120}(?=[.。;；!?！？](?:\s|$|\p{Script=Han}))/u.exec(line)?.[0];
  return sentence ?? (line.length > LONGEST_TITLE ? `${upTo(line, LONGEST_TITLE - 1)}…` : line);
}

/** What the report takes where a person has chosen nothing: the rights with the highest risk. */
const first = ({ rights = [] }: RightsData): Decided => ({
  chosen: rights.slice(0, MOST_CHOSEN).map(({ publication_number }) => publication_number),
  verdicts: {},
  added: [],
});

/** From a product to the rights in its way, their claims read on it, and a report. */
export const rights = defineFlowPage<RightsData>({
  id: 'fto',
  flow: 'fto-search',
  title: (say) => say('f_name'),
  text: (say) => say('f_text'),
  Start,
  stages: [
    {
      id: 'product',
      title: (say) => say('f_product'),
      works: [],
      waits: [],
      ready: () => true,
      View: Product,
    },
    {
      id: 'features',
      title: (say) => say('n_features'),
      works: ['extracting_features'],
      waits: ['features_ready', 'features_confirmed'],
      branch: 'features',
      ready: (data) => data.generated_features !== undefined,
      note: ({ confirmed_features, generated_features = [] }) =>
        String((confirmed_features ?? generated_features).filter(({ is_select }) => is_select).length),
      doing: (_state, _progress, say) => say('f_doing_features'),
      ...editor<RightsData, readonly ProductFeature[]>({
        text: (say) => say('f_features_text'),
        made: ({ generated_features = [] }) => generated_features,
        confirmed: ({ confirmed_features }) => confirmed_features,
        Edit: Features,
        action: {
          label: (say) => say('f_search'),
          ready: (features) => features.some(({ is_select, tech_feature }) => is_select && tech_feature.trim() !== ''),
          step: (features) => [
            {
              path: '/ai/fto/feature/confirm',
              body: {
                tech_features: features
                  .filter(({ tech_feature }) => tech_feature.trim() !== '')
                  .map(({ keywords, ...feature }) => ({ ...feature, keywords: [...keywords] })),
              },
            },
            { path: '/ai/fto/search/agent' },
          ],
        },
      }),
    },
    {
      id: 'rights',
      title: (say) => say('f_rights'),
      works: ['searching', 'comparing'],
      waits: ['results_ready', 'report_ready'],
      branch: 'results',
      ready: (data) => data.rights !== undefined,
      note: (data) => String(data.rights?.length ?? 0),
      doing: (state, progress, say) =>
        progress
          ? say(state === 'comparing' ? 'f_doing_compare' : 'f_doing_search', {
              n: progress.done + 1,
              m: progress.total,
              d: progress.what,
            })
          : say('flow_working'),
      View: Rights,
    },
    {
      id: 'report',
      title: (say) => say('n_report'),
      works: ['writing_report'],
      waits: ['report_ready'],
      ready: (data) => (data.rights?.length ?? 0) > 0,
      ...report<RightsData>({
        text: (again, say) => say(again ? 'f_report_again' : 'f_report_text'),
        proposed: ({ title, input }, say) => title ?? `${say('f_name')}: ${beginning(input)}`,
        made: (data) => data.report !== undefined,
        written: ['report_ready'],
        accepts: ['results_ready', 'report_ready'],
        write: ({ data, task_id }, title) => [
          {
            path: '/ai/fto/report/create',
            body: { title, final_res: toReport(draftOf<Decided>(task_id, 'rights') ?? first(data)) },
          },
        ],
        files: async (task_id, signal) =>
          (await operation('POST /ai/fto/report/get', { body: { task_id }, signal })).files ?? [],
      }),
    },
  ],
});
