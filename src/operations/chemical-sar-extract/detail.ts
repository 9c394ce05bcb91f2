import { fileDetail } from '#contract/generated/chemical-sar-extract.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, settledTask } from '#operations/shared/flow-operations.ts';
import type { SentParagraph } from '#operations/shared/sent-paragraphs.ts';
import type { StatedActivity } from '#operations/shared/stated-activities.ts';
import { sarExtraction } from './flow.ts';

/** The number, what it counts, and the paragraph that names it. */
function codeOf({ compound, counts, named_in, name }: StatedActivity): Record<string, string> {
  const code: Record<string, string> = { code: compound, counts };
  if (name !== undefined) code.name = name;
  if (named_in !== undefined) code.named_in = named_in;
  return code;
}

/** Thousandths of the page, as whole numbers. */
function sourceOf({ paragraph, table }: StatedActivity, paragraphs: readonly SentParagraph[] | undefined) {
  const source: Record<string, string | number> = { paragraph, table };
  const place = paragraphs?.find(({ id }) => id === paragraph);
  if (!place) return source;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = place.box.map((part) => Math.round(part * 1000));
  return { ...source, page: place.page, x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

const item = (one: StatedActivity, index: number, paragraphs: readonly SentParagraph[] | undefined) => ({
  result_id: `${one.paragraph}-${index + 1}`,
  indicator: one.measure,
  value: one.value,
  ...(one.unit && { unit: one.unit }),
  value_source: one.row,
  ...(one.mark && { scale_mark: one.mark }),
  target: one.about ? [one.about] : [],
  ...(one.about && { experimental_target: one.about }),
  ...(one.assay && { experimental_method: one.assay }),
  standardized_target: one.targets.map(({ id, en, zh }) => ({
    target_id: id,
    ...(en && { display_name_en: en }),
    ...(zh && { display_name_cn: zh }),
  })),
  substance_code: codeOf(one),
  ...(one.name && { other_name: one.name }),
  ...(one.smiles && { structure: { smiles: one.smiles, ...(one.inchi_key && { inchy_key: one.inchi_key }) } }),
  match: one.smiles !== undefined,
  source: sourceOf(one, paragraphs),
});

export default defineOperation({
  contract: fileDetail,
  path: '/eurekals/open/sar/file/detail',
  summary: 'Activities that were read out of a patent',
  description:
    'In the order of the text. `value` has its relation (`>10`), `value_source` is the row as it stands in the text, `source` its paragraph, and of a PDF the place of the table in thousandths of the page. A mark of a scale (`+++`) is shown with the range that the text gives it, and left out where it gives none. `match`: the compound is tied to a structure, by the name that a heading gives its number. Unknown is absent.',
  example: { body: { task_id: EXAMPLE_TASK } },
  async handle({ body, account, signal, note }, services) {
    try {
      const asked = { task_id: body.task_id, wait_ms: body.wait_ms };
      const { data, status } = await settledTask(sarExtraction, asked, account, services, signal);
      const file = { file_id: data.paragraphs ? 'file-1' : data.pn, file_name: data.pn };
      const { activities } = data;
      if (!activities) {
        const state = status === 'working' ? ('PROCESSING' as const) : ('FAILED' as const);
        return { status: state, files: [{ ...file, status: state }] };
      }
      if (activities.length === 0)
        note('No table of the description has a head or title that names an activity beside numbers of compounds.');
      if (activities.some(({ smiles }) => smiles === undefined))
        note(
          'Structures are shown where a stored compound has the name that the patent gives; importers of compounds give them.',
        );
      return {
        status: 'SUCCESS' as const,
        files: [
          {
            ...file,
            status: 'SUCCESS' as const,
            total: activities.length,
            items: activities.map((one, i) => item(one, i, data.paragraphs)),
          },
        ],
      };
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'not_found')
        return { status: 'NOT_FOUND' as const, files: [] };
      throw error;
    }
  },
});
