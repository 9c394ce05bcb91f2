import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure, operation } from '../../../api.ts';
import { Problem, Skeleton } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { ReportText } from '../parts/ReportText.tsx';
import { useDraft, useStep } from '../task.ts';
import type { NoveltyData } from './record.ts';

const ACCEPTS = ['results_ready', 'results_confirmed', 'report_ready'];
const NAMES: Readonly<Record<string, string>> = { docx: 'Word', pdf: 'PDF', html: 'HTML' };
const ORDER = ['docx', 'pdf', 'html'];

/** The report: named, written, read here, taken away. */
export function Report({ task, onDone }: StageProps<NoveltyData>) {
  const { say } = useWords();
  const { data, state, task_id } = task;
  const subject = data.summary?.subject[0]?.text;
  const proposed = data.title ?? (subject ? `${say('n_title')}: ${subject.slice(0, 120)}` : say('n_report_default'));
  const draft = useDraft(task_id, 'title', proposed);
  const step = useStep(task_id);
  const [error, setError] = useState<Error>();
  const ready = state === 'report_ready' && data.report !== undefined;
  const [naming, setNaming] = useState(!ready);
  const accepts = ACCEPTS.includes(state) && (task.status === 'waiting' || task.status === 'done');
  const write = async () => {
    setError(undefined);
    try {
      if (state === 'results_ready') await step.mutateAsync({ path: '/ai/novelty-search/feature/comparison/confirm' });
      await step.mutateAsync({ path: '/ai/novelty-search/export', body: { title: draft.value } });
      draft.forget();
      onDone();
    } catch (failed) {
      setError(failed as Error);
    }
  };
  return (
    <>
      {accepts && naming && (
        <form
          className="report-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (draft.value.trim()) void write();
          }}
        >
          <p className="soft measure">{say(data.report && !ready ? 'n_report_again' : 'n_report_text')}</p>
          <label htmlFor="report-title">{say('n_report_title')}</label>
          <input
            id="report-title"
            maxLength={300}
            value={draft.value}
            onChange={(event) => draft.change(event.target.value)}
          />
          <button type="submit" disabled={!draft.value.trim() || step.isPending}>
            {say('n_write_report')}
          </button>
        </form>
      )}
      {error && <Problem error={error} />}
      {ready && (
        <Written task={task_id} version={task.updated_at}>
          {accepts && !naming && (
            <button type="button" className="plain" onClick={() => setNaming(true)}>
              {say('n_rename_report')}
            </button>
          )}
        </Written>
      )}
    </>
  );
}

/** Where this service has a file, whatever name its link calls it by. */
const placeOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

function Written({ task, version, children }: { task: string; version: number; children: React.ReactNode }) {
  const { say } = useWords();
  const links = useQuery({
    queryKey: ['task', task, 'report', version],
    queryFn: async ({ signal }) => {
      const { files = [] } = await operation('POST /ai/novelty-search/report/get', { body: { task_id: task }, signal });
      return [...files].sort((a, b) => ORDER.indexOf(a.format) - ORDER.indexOf(b.format));
    },
    staleTime: 600_000,
  });
  const html = links.data?.find(({ format }) => format === 'html');
  const text = useQuery<string>({
    queryKey: ['task', task, 'report text', version],
    enabled: html !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const reply = await fetch(placeOf(html!.url), { signal });
      if (!reply.ok) throw new Failure(say('n_report_gone'), { status: reply.status });
      return reply.text();
    },
  });
  const error = links.error ?? text.error;
  return (
    <>
      <div className="downloads row">
        {(links.data ?? ORDER.map((format) => ({ format, url: '' }))).map(({ format, url }, n) =>
          url ? (
            <a key={format} className={`button ${n === 0 ? '' : 'plain-button'}`} href={placeOf(url)} download>
              ↓ {NAMES[format] ?? format}
            </a>
          ) : (
            <span key={format} className="button plain-button" aria-disabled="true">
              ↓ {NAMES[format]}
            </span>
          ),
        )}
        {children}
        <span className="soft small">{say('n_links_week')}</span>
      </div>
      {error && <Problem error={error} />}
      {text.data ? <ReportText html={text.data} /> : !error && <Skeleton lines={14} />}
    </>
  );
}
