import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { manage } from '../api.ts';
import { Bars } from '../parts/Bars.tsx';
import { instant, Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { useMe } from '../parts/Frame.tsx';
import { NotReady } from '../parts/Readiness.tsx';
import { Table } from '../parts/Table.tsx';
import { useWords } from '../words/words.tsx';
import { Collections } from './corpus/Collections.tsx';
import { bytesText, type CorpusPage, patentsOf, type Upkeep } from './corpus/corpus.ts';
import { Demo } from './corpus/Demo.tsx';
import { Egress } from './corpus/Egress.tsx';
import { Freshness } from './corpus/Freshness.tsx';
import { Import } from './corpus/Import.tsx';
import { Check, Jobs, useJobs } from './corpus/Jobs.tsx';
import { Rejects } from './corpus/Rejects.tsx';
import './corpus/corpus.css';

export default function Corpus() {
  const { say } = useWords();
  useEffect(() => {
    document.title = `${say('corpus_title')} · Priora`;
  }, [say]);
  const operator = useMe()?.operator === true;
  const corpus = useQuery({ queryKey: ['corpus'], queryFn: () => manage('GET /corpus') });
  const upkeep = useQuery({
    queryKey: ['corpus', 'upkeep'],
    queryFn: () => manage('GET /corpus/upkeep'),
    enabled: operator,
  });
  const jobs = useJobs(operator);
  return (
    <div className="page corpus">
      <h1>{say('corpus_title')}</h1>
      <NotReady />
      {corpus.error ? (
        <Problem error={corpus.error} again={() => void corpus.refetch()} />
      ) : !corpus.data ? (
        <Skeleton lines={12} />
      ) : (
        <>
          <Figures of={corpus.data} disk={upkeep.data?.disk} />
          <Demo of={corpus.data} operator={operator} />
          <Coverage of={corpus.data} />
          <h2>{say('w_import')}</h2>
          {operator ? <Import /> : <p className="soft">{say('w_import_operator')}</p>}
          {jobs.error ? <Problem error={jobs.error} /> : <Jobs jobs={jobs.data ?? []} />}
          <details>
            <summary>{say('w_command_line')}</summary>
            <pre>
              <code>npm run -s priora -- import auto &lt;files or folders...&gt;</code>
            </pre>
          </details>
          <h2>{say('w_sources')}</h2>
          <Sources of={corpus.data} />
          {operator && <Freshness />}
          {upkeep.error && <Problem error={upkeep.error} again={() => void upkeep.refetch()} />}
          {upkeep.data && (
            <>
              <Runs of={upkeep.data} />
              <h2 id="rejects">{say('w_rejects')}</h2>
              <Rejects files={upkeep.data.rejects} />
            </>
          )}
          <h2>{say('w_collections')}</h2>
          <Collections of={corpus.data} />
          {operator && <Check jobs={jobs.data ?? []} />}
          {upkeep.data && (
            <>
              <h2>{say('w_disk')}</h2>
              <Disk of={upkeep.data} />
            </>
          )}
          {operator && <Egress />}
        </>
      )}
    </div>
  );
}

function Figures({ of, disk }: { of: CorpusPage; disk: Upkeep['disk'] | undefined }) {
  const { say } = useWords();
  const { years, offices } = of;
  const figures = [
    [say('w_patents'), patentsOf(of).counted.toLocaleString()],
    [say('w_from_to'), years && years.length > 0 ? `${years[0]!.value}–${years.at(-1)!.value}` : '–'],
    [say('w_offices'), offices ? offices.length.toLocaleString() : '–'],
    ...(disk
      ? [
          [
            say('w_on_disk'),
            bytesText(disk.records_bytes + disk.index_bytes + disk.tasks_bytes + disk.other_bytes),
          ] as const,
          [say('w_free'), bytesText(disk.free_bytes)] as const,
        ]
      : []),
  ] as const;
  return (
    <dl className="figures-row">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Coverage({ of }: { of: CorpusPage }) {
  const { years, offices } = of;
  const { say } = useWords();
  const navigate = useNavigate();
  const search = (expression: string) => navigate(`/search?q=${encodeURIComponent(expression)}`);
  if (!years || !offices || years.length === 0) return null;
  const counts = new Map(years.map(({ value, count }) => [Number(value), count]));
  const [first, last] = [Number(years[0]!.value), Number(years.at(-1)!.value)];
  const every = Array.from({ length: Math.min(300, last - first + 1) }, (_, n) => ({
    name: String(last - Math.min(299, last - first) + n),
    count: counts.get(last - Math.min(299, last - first) + n) ?? 0,
  }));
  const undated = patentsOf(of).counted - years.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="charts">
      <Bars
        title={say('years')}
        bars={every}
        onPick={(year) => search(`PBD: [${year}0101 TO ${year}1231]`)}
        below={
          undated > 0 && (
            <button type="button" className="quiet small" onClick={() => search('NOT PBD: [10000101 TO *]')}>
              {say('chart_undated', { n: undated })}
            </button>
          )
        }
      />
      <Bars
        title={say('offices')}
        lying
        bars={offices.slice(0, 12).map(({ value, count }) => ({ name: value, count }))}
        onPick={(office) => search(`AUTHORITY: ${office}`)}
      />
    </div>
  );
}

function Sources({ of: { sources } }: { of: CorpusPage }) {
  const { say, language } = useWords();
  if (sources.length === 0) return <Empty title={say('w_no_imports')}>{say('w_no_imports_how')}</Empty>;
  return (
    <Table
      label={say('corpus')}
      of={['w_source', 'w_when', { number: 'w_files' }, { number: 'w_records' }, { number: 'w_rejected' }]}
    >
      <tbody>
        {sources.map(({ source, at, files, records, rejected }) => (
          <tr key={source}>
            <th scope="row">{source}</th>
            <td className="when">{instant(at, language)}</td>
            <td className="n">{files.toLocaleString()}</td>
            <td className="n">{records.toLocaleString()}</td>
            <td className={rejected > 0 ? 'n risky' : 'n'}>{rejected.toLocaleString()}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Every import, also those of the command line. */
function Runs({ of: { runs } }: { of: Upkeep }) {
  const { say, language } = useWords();
  if (runs.length === 0) return null;
  return (
    <details>
      <summary>{say('w_runs', { n: runs.length })}</summary>
      <Table label={say('corpus')} of={['w_files', 'w_when', 'w_records']}>
        <tbody>
          {runs.map(({ started_at, seconds, files, file_names, records, added, changed, rejected, stopped }) => (
            <tr key={started_at}>
              <th scope="row">
                {file_names.slice(0, 3).join(', ')}
                {files > 3 && ` +${files - 3}`}
              </th>
              <td>
                {instant(started_at, language)}
                <br />
                <small className="soft">{say('w_seconds', { n: seconds.toFixed(1) })}</small>
              </td>
              <td>
                {say('w_imported', { added, changed, unchanged: records - added - changed, rejected })}
                {stopped && <span className="warning"> ◐ {say('w_state_cancelled')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

function Disk({ of: { disk } }: { of: Upkeep }) {
  const { say } = useWords();
  const rows = [
    [say('w_disk_records'), disk.records_bytes],
    [say('w_disk_index'), disk.index_bytes],
    [say('w_disk_tasks'), disk.tasks_bytes],
    [say('w_disk_other'), disk.other_bytes],
    [say('w_disk_free'), disk.free_bytes],
  ] as const;
  return (
    <Table label={say('w_disk')} of={['w_what', { number: 'w_size' }]} className="disk">
      <tbody>
        {rows.map(([name, bytes]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="n">{bytesText(bytes)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
