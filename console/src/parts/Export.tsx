import { useEffect, useRef, useState } from 'react';
import { Columns } from '../pages/search/Columns.tsx';
import { useColumns } from '../pages/search/columns.ts';
import type { SearchState } from '../pages/search-state.ts';
import { useWords } from '../words/words.tsx';
import { Dialog, download, Problem } from './basics.tsx';
import { type Done, type Format, fileOf, WINDOW } from './export.ts';
import { upTo } from './up-to.ts';

const FORMATS = ['xlsx', 'csv', 'json'] as const;

/** A name as files may have it everywhere. */
const fileName = (name: string): string => upTo(name.replace(/[\p{C}/\\:*?"<>|]+/gu, ' ').trim(), 80) || 'priora-list';

/**
 * Hands every row of a search over as a file, with the columns chosen; of a worklist, with what is said in it. Closing
 * stops it.
 */
export function Export({
  state,
  list,
  total,
  onClose,
}: {
  state: SearchState;
  list?: { readonly id: string; readonly name: string };
  total: number;
  onClose(): void;
}) {
  const { say, language } = useWords();
  const [charts, setCharts] = useState(true);
  const { columns, choose } = useColumns();
  const wanted = Math.min(total, WINDOW);
  const [done, setDone] = useState<Done>();
  const [error, setError] = useState<Error>();
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  async function run(format: Format) {
    const control = new AbortController();
    stop.current = control;
    setDone({ step: 'reading', rows: 0 });
    setError(undefined);
    try {
      const { signal } = control;
      const { type, content } = await fileOf(format, {
        ...{ state, columns, total, wanted, charts, signal, say, language },
        ...(list && { list: list.id }),
        told: setDone,
      });
      download(`${list ? fileName(list.name) : 'priora-search'}.${format}`, type, content);
      onClose();
    } catch (thrown) {
      if (!control.signal.aborted) setError(thrown as Error);
    } finally {
      setDone(undefined);
    }
  }

  return (
    <Dialog title={say('export')} onClose={onClose}>
      <p>
        <strong>{say(state.families ? 'families' : 'publications', { n: wanted })}</strong>
      </p>
      <Columns columns={columns} onChoose={choose} />
      {list && <p className="soft small">{say('export_said')}</p>}
      <label className="check">
        <input type="checkbox" checked={charts} onChange={() => setCharts(!charts)} /> {say('export_charts')}
      </label>
      {total > WINDOW && <p className="soft small">{say('export_cut', { n: WINDOW })}</p>}
      {done && (
        <>
          <progress value={done.rows} max={wanted} aria-label={say('export')} />
          <p className="soft small" role="status">
            {say(done.step === 'reading' ? 'exporting' : 'export_packing', { n: done.rows, m: wanted })}
          </p>
        </>
      )}
      {error && <Problem error={error} />}
      <div className="row end">
        {done ? (
          <button type="button" className="plain" onClick={() => stop.current.abort()}>
            {say('chat_stop')}
          </button>
        ) : (
          FORMATS.map((format) => (
            <button
              key={format}
              type="button"
              className={format === 'xlsx' ? '' : 'plain'}
              onClick={() => void run(format)}
            >
              {format === 'xlsx' ? say('export_xlsx') : format.toUpperCase()}
            </button>
          ))
        )}
      </div>
    </Dialog>
  );
}
