import type { Word } from '../words/en.ts';

/** A place of the console that people go to: where it is, its name, and in one line what it is for. */
export interface Place {
  readonly to: string;
  readonly name: Word;
  readonly text: Word;
}

/** Kinds of records that can be looked through, each with the collection whose records its page shows. */
export const KINDS: readonly (Place & { readonly of?: string })[] = [
  { to: '/search', name: 'search', text: 'work_search', of: 'patents' },
  { to: '/similar', name: 'similar', text: 'work_similar', of: 'patents' },
  { to: '/papers', name: 'papers', text: 'work_papers', of: 'works' },
  { to: '/drugs', name: 'drugs', text: 'work_drugs' },
  { to: '/trials', name: 'trials', text: 'work_trials', of: 'trials' },
  { to: '/compounds', name: 'compounds', text: 'work_compounds', of: 'compounds' },
  { to: '/sequences', name: 'sequences', text: 'work_sequences', of: 'sequences' },
  { to: '/companies', name: 'companies', text: 'work_companies', of: 'companies' },
  { to: '/marks', name: 'marks', text: 'work_marks', of: 'trademarks' },
  { to: '/designs', name: 'designs', text: 'work_designs', of: 'patents' },
  { to: '/classes', name: 'class_browser', text: 'work_class_browser', of: 'class_symbols' },
];

/** An assistant, with the service's flow whose tasks it shows; without one, what is done there makes no task. */
interface Assistant extends Place {
  readonly id: string;
  readonly flow?: string;
}

/**
 * The assistants by their names alone, for pages that must be light: those of an assistant come when it is opened.
 * `flows/pages.ts` has them whole, in this order.
 */
export const ASSISTANTS: readonly Assistant[] = (
  [
    { id: 'novelty', flow: 'novelty-search', name: 'novelty', text: 'brief_novelty' },
    { id: 'fto', flow: 'fto-search', name: 'f_name', text: 'brief_fto' },
    { id: 'questions', flow: 'technical-question', name: 'q_name', text: 'brief_questions' },
    { id: 'exploration', flow: 'solution-exploration', name: 'e_name', text: 'brief_exploration' },
    { id: 'materials', flow: 'materials-exploration', name: 'm_name', text: 'brief_materials' },
    { id: 'disclosure', flow: 'technical-disclosure', name: 't_name', text: 'brief_disclosure' },
    { id: 'drafting', flow: 'specification-drafting', name: 'd_name', text: 'brief_drafting' },
    { id: 'pre-research', flow: 'pre-research-report', name: 'r_name', text: 'brief_research' },
    { id: 'clearance', flow: 'mark-clearance', name: 'mc_name', text: 'brief_clearance' },
    { id: 'activities', flow: 'sar-extraction', name: 'sar_name', text: 'brief_activities' },
    { id: 'translation', name: 'tr_name', text: 'brief_translation' },
  ] as const
).map((each) => ({ ...each, to: `/flows/${each.id}` }));

/** Where a task's pages are; absent where the console has none for its flow. */
export const taskAt = ({ flow, task_id }: { flow: string; task_id: string }): string | undefined => {
  const assistant = ASSISTANTS.find((each) => each.flow === flow);
  return assistant && `${assistant.to}/${task_id}`;
};
