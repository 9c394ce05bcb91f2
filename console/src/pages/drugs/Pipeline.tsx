import type { Of, Operation } from '../../api.ts';
import { Table } from '../../parts/Table.tsx';
import { useWords } from '../../words/words.tsx';
import { dayOfEpoch, nameIn, STAGES } from './names.ts';

type Lines = Operation<'GET /synapse/drug/dev-status'>;
type Line = Of<NonNullable<Lines['items']>>;

/** Countries of one cell that are named. */
const MOST = 6;

/** How far a drug is: diseases by stages, each cell with countries and the rows of registers that say so. */
export function Pipeline({ of }: { of: Lines }) {
  const { say, language } = useWords();
  const lines = of.items ?? [];
  const stageOf = (line: Line) => nameIn(line.dev_status?.display_name, 'en');
  const stages = STAGES.map((stage) => stage.replaceAll('_', ' ')).filter((stage) =>
    lines.some((line) => stageOf(line) === stage),
  );
  const shown = new Map(lines.map((line) => [stageOf(line), nameIn(line.dev_status?.display_name, language)]));
  const rows = new Map<string, { name: string; lines: Line[] }>();
  for (const line of lines) {
    const key = line.disease?.disease_id ?? '';
    const name = line.disease ? nameIn(line.disease.display_name, language) : say('drug_no_disease');
    rows.set(key, { name, lines: [...(rows.get(key)?.lines ?? []), line] });
  }
  return (
    <section>
      <h2>{say('drug_pipeline')}</h2>
      {lines.length === 0 ? (
        <p className="soft">{say('drug_no_lines')}</p>
      ) : (
        <>
          <p className="soft measure">{say('drug_pipeline_text')}</p>
          <Table
            label={say('drug_pipeline')}
            className="pipeline"
            of={['drugs_by_disease', ...stages.map((stage) => ({ key: stage, head: shown.get(stage) }))]}
          >
            <tbody>
              {[...rows].map(([key, row]) => (
                <tr key={key}>
                  <th scope="row">{row.name}</th>
                  {stages.map((stage) => (
                    <Cell key={stage} of={row.lines.filter((line) => stageOf(line) === stage)} />
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </section>
  );
}

function Cell({ of }: { of: readonly Line[] }) {
  const { say } = useWords();
  if (of.length === 0) return <td className="nothing" />;
  return (
    <td className="there">
      {of.slice(0, MOST).map((line, n) => (
        <span key={n} title={[dayOfEpoch(line.dev_status_time), line.evidence].filter(Boolean).join(' · ')}>
          {line.country?.alpha2_code ?? '–'} <code>{line.evidence}</code>
        </span>
      ))}
      {of.length > MOST && <span className="soft">{say('drug_more', { n: of.length - MOST })}</span>}
    </td>
  );
}
