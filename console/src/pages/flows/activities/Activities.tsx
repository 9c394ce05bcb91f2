import { useState } from 'react';
import { Link } from 'react-router';
import { operation } from '../../../api.ts';
import { Empty } from '../../../parts/Empty.tsx';
import { FileLine } from '../../../parts/FileButton.tsx';
import { Table } from '../../../parts/Table.tsx';
import { useWords } from '../../../words/words.tsx';
import { Structure } from '../../chemistry/Structure.tsx';
import type { StageProps } from '../flow.ts';
import { useAttempt } from '../parts/attempt.ts';
import { Beginning } from '../parts/Beginning.tsx';
import type { ActivityData, Stated } from './record.ts';
import './activities.css';

/** The beginning: a stored patent by its number, or a PDF. */
export function Start({ onStarted }: { onStarted(task: string, through: boolean): void }) {
  const { language, say } = useWords();
  const [number, setNumber] = useState('');
  const [file, setFile] = useState<File>();
  const { attempt, problem, sending } = useAttempt();
  const pn = number.trim();
  const start = () =>
    attempt(async () => {
      const form = new FormData();
      if (file && pn === '') form.append('file', file, file.name);
      const query = { language: language === 'zh' ? 'CN' : 'EN', ...(pn && { pn }) } as const;
      const { task_id } = await operation('POST /eurekals/open/sar/file/extract', { query, body: form as never });
      if (task_id) onStarted(task_id, false);
    });
  return (
    <Beginning
      title={say('sar_title')}
      text={say('sar_text')}
      start={say('sar_start')}
      ready={(pn !== '' || file !== undefined) && !sending}
      problem={problem}
      onStart={() => void start()}
    >
      <label htmlFor="sar-number">{say('sar_number')}</label>
      <input id="sar-number" value={number} maxLength={40} onChange={({ target }) => setNumber(target.value)} />
      <FileLine label={say('sar_file')} accept="application/pdf,.pdf" chosen={file} onFile={setFile} />
    </Beginning>
  );
}

/** The table that was read, and beside it where the chosen row stands. */
/** What the number of a row is of. */
const NUMBER_OF = { example: 'sar_example', compound: 'sar_number_of', antibody: 'sar_antibody' } as const;

export function Activities({ task: { data } }: StageProps<ActivityData>) {
  const { say } = useWords();
  const [chosen, setChosen] = useState(0);
  const { activities: read = [], paragraphs, pn } = data;
  const one = read[chosen];
  if (!one) return <Empty title={say('nothing_found')}>{say('sar_none')}</Empty>;
  return (
    <div className="activities">
      <Table label={say('sar_stage')} of={['sar_compound', 'sar_measure', 'sar_value', 'sar_target', 'sar_structure']}>
        <tbody>
          {read.map((each, at) => (
            <tr key={at} aria-current={at === chosen ? 'true' : undefined}>
              <th scope="row">
                <button type="button" className="plain" onClick={() => setChosen(at)}>
                  {say(NUMBER_OF[each.counts], { n: each.compound })}
                </button>
                {each.name && <div className="soft small">{each.name}</div>}
              </th>
              <td>{each.measure}</td>
              <td>
                {each.value} {each.unit}
                {each.mark && <div className="soft small">{each.mark}</div>}
              </td>
              <td>{each.targets[0]?.en ?? each.about}</td>
              <td>
                {each.smiles && each.inchi_key && (
                  <Link to={`/compounds/${encodeURIComponent(each.inchi_key)}`}>
                    <Structure smiles={each.smiles} name={each.name} width={120} height={80} />
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Source of={one} pn={paragraphs ? undefined : pn} paragraphs={paragraphs} />
    </div>
  );
}

/** Title and row as they are written; of a file the page, with the place of its texts and that of the table. */
function Source({
  of: { assay, paragraph, row, table },
  pn,
  paragraphs = [],
}: {
  of: Stated;
  pn: string | undefined;
  paragraphs?: ActivityData['paragraphs'];
}) {
  const { say } = useWords();
  const place = paragraphs.find(({ id }) => id === paragraph);
  return (
    <aside className="activity-source" aria-live="polite">
      <h2>{say('sar_source')}</h2>
      {assay && <p className="small">{assay}</p>}
      <blockquote>
        {table}
        <br />
        <mark>{row}</mark>
      </blockquote>
      {pn && <Link to={`/patents/${encodeURIComponent(pn)}`}>{pn}</Link>}
      {place && (
        <figure>
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label={say('sar_page', { n: place.page })}>
            {paragraphs
              .filter(({ page }) => page === place.page)
              .map(({ id, box: [x0 = 0, y0 = 0, x1 = 0, y1 = 0] }) => (
                <rect
                  key={id}
                  className={id === paragraph ? 'here' : ''}
                  {...{ x: x0, y: y0, width: Math.max(0, x1 - x0), height: Math.max(0, y1 - y0) }}
                />
              ))}
          </svg>
          <figcaption className="small soft">{say('sar_page', { n: place.page })}</figcaption>
        </figure>
      )}
    </aside>
  );
}
