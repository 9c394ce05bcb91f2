import { operation } from '../../../api.ts';
import { defineFlowPage } from '../flow.ts';
import { ElementEditor } from '../parts/ElementEditor.tsx';
import { editor } from '../parts/editor.tsx';
import { type EditedElements, isSearchable } from '../parts/elements.ts';
import { type EditedFeature, toEdit, toWire, usedOf } from '../parts/features.ts';
import { report } from '../parts/report.tsx';
import { Comparison } from './Comparison.tsx';
import { confirmedElements, elementsToWire, madeElements } from './elements.ts';
import { Features } from './Features.tsx';
import { IdeaView, Start } from './Idea.tsx';
import { type NoveltyData, selectedFeatures } from './record.ts';
import { Searching, SearchStage, strategyName } from './SearchStage.tsx';
import { Summary } from './Summary.tsx';

/** From an idea to a report with a claim chart. */
export const novelty = defineFlowPage<NoveltyData>({
  id: 'novelty',
  flow: 'novelty-search',
  title: (say) => say('novelty'),
  text: (say) => say('n_idea_text'),
  Start,
  stages: [
    {
      id: 'idea',
      title: (say) => say('n_idea'),
      works: [],
      waits: [],
      ready: () => true,
      note: (data, say) => data.publication_number ?? say('n_characters', { n: data.text.length }),
      View: IdeaView,
    },
    {
      id: 'summary',
      title: (say) => say('n_summary'),
      works: ['summarising'],
      waits: ['solution_ready'],
      branch: 'solution',
      ready: (data) => data.generated_solution !== undefined,
      doing: (_state, _progress, say) => say('n_doing_summary'),
      ...editor<NoveltyData, string>({
        text: (say) => say('n_summary_text'),
        made: (data) => data.generated_solution ?? '',
        confirmed: (data) => data.confirmed_solution,
        Edit: Summary,
        action: {
          label: (say) => say('n_to_features'),
          ready: (text) => /[\p{L}\p{N}]/u.test(text),
          step: (tech_solution) => ({ path: '/ai/novelty-search/tech-solution/update', body: { tech_solution } }),
        },
      }),
    },
    {
      id: 'features',
      title: (say) => say('n_features'),
      works: ['extracting_features'],
      waits: ['features_ready'],
      branch: 'features',
      ready: (data) => data.generated_features !== undefined,
      note: (data, say) =>
        say('n_features_n', {
          n: data.confirmed_features ? selectedFeatures(data).length : (data.generated_features?.features.length ?? 0),
        }),
      doing: (_state, _progress, say) => say('n_doing_features'),
      ...editor<NoveltyData, readonly EditedFeature[]>({
        text: (say) => say('n_features_text'),
        made: (data) => toEdit(data.generated_features?.features ?? []),
        confirmed: (data) => data.confirmed_features && toEdit(data.confirmed_features),
        Edit: Features,
        action: {
          label: (say) => say('n_to_elements'),
          ready: (features) => usedOf(features) > 0,
          note: (features, say) => say('n_features_n', { n: usedOf(features) }),
          step: (features) => ({
            path: '/ai/novelty-search/feature/confirm',
            body: { tech_features: toWire(features) },
          }),
        },
      }),
    },
    {
      id: 'elements',
      title: (say) => say('n_elements'),
      works: ['building_elements'],
      waits: ['elements_ready'],
      branch: 'elements',
      ready: (data) => data.generated_elements !== undefined,
      note: ({ confirmed_blocks, generated_elements }, say) =>
        say('n_words_n', {
          n: confirmed_blocks
            ? confirmed_blocks.reduce((sum, { concepts }) => sum + concepts.flatMap(({ words }) => words).length, 0)
            : (generated_elements?.elements ?? []).reduce(
                (sum, { express }) => sum + express.reduce((all, { extend }) => all + extend.length + 1, 0),
                0,
              ),
        }),
      doing: (_state, _progress, say) => say('n_doing_elements'),
      ...editor<NoveltyData, EditedElements>({
        text: (say) => say('n_elements_text'),
        made: madeElements,
        confirmed: confirmedElements,
        Edit: ElementEditor,
        action: {
          label: (say) => say('n_to_search'),
          ready: isSearchable,
          step: (elements) => ({
            path: '/ai/novelty-search/agent-search',
            body: {
              elements: elementsToWire(elements),
              ...(elements.documents_shown !== undefined && { documents_shown: elements.documents_shown }),
            },
          }),
        },
      }),
    },
    {
      id: 'search',
      title: (say) => say('n_search'),
      works: ['searching', 'comparing'],
      waits: ['results_ready', 'results_confirmed', 'report_ready'],
      ready: (data) => data.documents !== undefined,
      note: (data, say) => say('n_families_n', { n: data.prior_art?.families ?? 0 }),
      doing: (state, progress, say) => {
        if (state === 'comparing')
          return progress
            ? say('n_doing_compare', { n: progress.done + 1, m: progress.total, d: progress.what })
            : say('n_comparing');
        return progress
          ? say('n_doing_search', { n: progress.done + 1, m: progress.total, s: strategyName(say, progress.what) })
          : say('n_doing_search_first');
      },
      Working: Searching,
      View: SearchStage,
    },
    {
      id: 'comparison',
      title: (say) => say('n_comparison'),
      works: [],
      waits: ['results_ready', 'results_confirmed', 'report_ready'],
      branch: 'results',
      ready: (data) => data.documents !== undefined,
      note: (data, say) => say('n_documents_n', { n: data.documents?.length ?? 0 }),
      View: Comparison,
    },
    {
      id: 'report',
      title: (say) => say('n_report'),
      works: ['writing_report'],
      waits: ['report_ready'],
      ready: (data) => data.documents !== undefined,
      doing: (_state, progress, say) =>
        progress ? say('n_doing_report', { n: progress.what.toUpperCase() }) : say('n_doing_report_first'),
      ...report<NoveltyData>({
        text: (again, say) => say(again ? 'n_report_again' : 'n_report_text'),
        proposed: ({ title, summary }, say) => {
          const subject = summary?.subject[0]?.text;
          return title ?? (subject ? `${say('n_title')}: ${subject.slice(0, 120)}` : say('n_report_default'));
        },
        made: (data) => data.report !== undefined,
        written: ['report_ready'],
        accepts: ['results_ready', 'results_confirmed', 'report_ready'],
        write: ({ state }, title) => [
          ...(state === 'results_ready' ? [{ path: '/ai/novelty-search/feature/comparison/confirm' } as const] : []),
          { path: '/ai/novelty-search/export', body: { title } },
        ],
        files: async (task_id, signal) =>
          (await operation('POST /ai/novelty-search/report/get', { body: { task_id }, signal })).files ?? [],
      }),
    },
  ],
});
