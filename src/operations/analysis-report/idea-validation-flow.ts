import { defineFlow, final, type Step, work } from '#flows/flow.ts';
import { compareIdea } from '#operations/shared/idea-comparison.ts';
import { discardReports, ReportFiles, writeReportFiles } from '#operations/shared/report-files.ts';
import { type Static, Type } from '#typebox.mjs';
import { ideaDocument, ideaSlides } from './idea-report.ts';

const Passage = Type.Object({
  sn: Type.Integer(),
  section: Type.Enum(['description', 'claim']),
  passage: Type.String(),
  sentence: Type.Array(Type.String()),
});

export const Comparison = Type.Object({
  compared: Type.Array(
    Type.Object({
      patent_id: Type.String(),
      pn: Type.String(),
      score: Type.Number(),
      title: Type.String(),
      means: Type.Array(Passage),
      efficacy: Type.Array(Passage),
      means_share: Type.Number(),
      effect_share: Type.Number(),
      not_read: Type.Optional(Type.Boolean()),
    }),
  ),
  unmatched: Type.Array(Type.String()),
  /** Absent in tasks of earlier versions. */
  unread: Type.Optional(Type.Integer()),
  total: Type.Integer(),
});

/** Everything that the task of an idea's validation knows. */
export const IdeaValidationData = Type.Object({
  tech_means: Type.String(),
  tech_effect: Type.Optional(Type.String()),
  country: Type.Optional(Type.Array(Type.String())),
  legal_status: Type.Optional(Type.Array(Type.String())),
  limit: Type.Integer(),
  comparison: Type.Optional(Comparison),
  report: Type.Optional(ReportFiles),
  slides: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
});
export type IdeaValidationData = Static<typeof IdeaValidationData>;

const compare: Step<IdeaValidationData> = async (data, { services, signal }) => {
  const { compared, unmatched, unread, total } = await compareIdea(services.corpus, data, signal);
  return { comparison: { compared: [...compared], unmatched: [...unmatched], unread, total } };
};

const slidesKey = (task_id: string) => `${task_id} slides`;
const SLIDES = 'idea-validation.pptx';

const write: Step<IdeaValidationData> = async (data, context) => {
  const document = ideaDocument(data, context.services.clock());
  const report = await writeReportFiles(document, { title: document.title, name: 'idea-validation' }, context);
  const { toPptx } = await import('#documents/pptx.ts');
  const content = await toPptx(ideaSlides(data, context.services.clock()));
  const { account, task_id } = context;
  const as = { key: slidesKey(task_id), name: SLIDES, account };
  const { id, name } = await context.services.files.put({ ...as, content });
  return { report, slides: { id, name } };
};

/** From an idea to the patents like it, and to a report and slides on them. */
// biome-ignore format: read it as a table
export const ideaValidation = defineFlow({
  name: 'idea-validation', data: IdeaValidationData, start: 'comparing',
  states: {
    comparing: work(compare, 'writing'),
    writing:   work(write, 'ready'),
    ready:     final(),
  },
  stages: { compare: ['comparing'], report: ['writing', 'ready'] },
  title: ({ tech_means }) => tech_means.replace(/\s+/g, ' ').slice(0, 120),
  discard: async (made, task_id, services) => {
    await discardReports(made, task_id, services);
    await services.files.remove({ key: slidesKey(task_id), name: SLIDES });
  },
});
