import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Failure, type Step } from '../../../api.ts';
import { Problem, Skeleton } from '../../../parts/basics.tsx';
import { type Say, useWords } from '../../../words/words.tsx';
import type { Stage, StageProps } from '../flow.ts';
import { type Task, useDraft, useStep } from '../task.ts';
import { ReportText } from './ReportText.tsx';

/** A file of the report, as the service has it. */
export interface ReportFile {
  readonly format: string;
  readonly url: string;
}

/** A stage in which the report is named, written, read and taken away. */
interface ReportPane<D> {
  /** What a report is, before the first and once there is one that no longer says what the task knows. */
  readonly text: (again: boolean, say: Say) => string;
  /** The name that it gets unless a person gives another. */
  readonly proposed: (data: D, say: Say) => string;
  /** Whether there has been one. */
  readonly made: (data: D) => boolean;
  /** States in which it can be read. */
  readonly written: readonly string[];
  /** States in which it can be written, or written again. */
  readonly accepts: readonly string[];
  /** What is sent, in order, to have it written. */
  readonly write: (task: Task<D>, title: string) => readonly Step[];
  /** Its files; one of format `html` is shown here. */
  readonly files: (task: string, signal: AbortSignal) => Promise<readonly ReportFile[]>;
}

const NAMES: Readonly<Record<string, string>> = { docx: 'Word', pdf: 'PDF', html: 'HTML' };
const ORDER = ['docx', 'pdf', 'html'];

export function report<D>(declared: ReportPane<D>): Pick<Stage<D>, 'View'> {
  const { text, proposed, made, written, accepts: states, write, files } = declared;
  function ReportStage({ task, stage, onDone }: StageProps<D>) {
    const { say } = useWords();
    const { data, state, task_id } = task;
    const draft = useDraft(task_id, stage, proposed(data, say));
    const step = useStep(task_id);
    const [error, setError] = useState<Error>();
    const ready = written.includes(state) && made(data);
    const [naming, setNaming] = useState(!ready);
    const accepts = states.includes(state) && (task.status === 'waiting' || task.status === 'done');
    const begin = async () => {
      setError(undefined);
      try {
        for (const each of write(task, draft.value)) await step.mutateAsync(each);
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
              if (draft.value.trim()) void begin();
            }}
          >
            <p className="soft measure">{text(made(data) && !ready, say)}</p>
            <label htmlFor="report-title">{say('flow_report_title')}</label>
            <input
              id="report-title"
              maxLength={300}
              value={draft.value}
              onChange={(event) => draft.change(event.target.value)}
            />
            <button type="submit" disabled={!draft.value.trim() || step.isPending}>
              {say('flow_write_report')}
            </button>
          </form>
        )}
        {error && <Problem error={error} />}
        {ready && (
          <Written task={task_id} version={task.updated_at} files={files}>
            {accepts && !naming && (
              <button type="button" className="plain" onClick={() => setNaming(true)}>
                {say('flow_rename_report')}
              </button>
            )}
          </Written>
        )}
      </>
    );
  }
  return { View: ReportStage };
}

/** Where this service has a file, whatever name its link calls it by. */
const placeOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Files to take away, the first as the one most wanted; one without an address is still being asked for. */
export function Downloads({
  files,
  children,
}: {
  files: readonly (ReportFile & { readonly name?: string })[];
  children?: ReactNode;
}) {
  return (
    <div className="downloads row">
      {files.map(({ format, name = NAMES[format] ?? format, url }, n) =>
        url ? (
          <a key={name} className={`button ${n === 0 ? '' : 'plain-button'}`} href={placeOf(url)} download>
            ↓ {name}
          </a>
        ) : (
          <span key={name} className="button plain-button" aria-disabled="true">
            ↓ {name}
          </span>
        ),
      )}
      {children}
    </div>
  );
}

function Written({
  task,
  version,
  files,
  children,
}: {
  task: string;
  version: number;
  files(task: string, signal: AbortSignal): Promise<readonly ReportFile[]>;
  children: ReactNode;
}) {
  const { say } = useWords();
  const links = useQuery({
    queryKey: ['task', task, 'report', version],
    queryFn: async ({ signal }) => {
      const made = await files(task, signal);
      return made.toSorted((a, b) => ORDER.indexOf(a.format) - ORDER.indexOf(b.format));
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
      if (!reply.ok) throw new Failure(say('flow_report_gone'), { status: reply.status });
      return reply.text();
    },
  });
  const error = links.error ?? text.error;
  return (
    <>
      <Downloads files={links.data ?? ORDER.map((format) => ({ format, url: '' }))}>
        {children}
        <span className="soft small">{say('flow_links_week')}</span>
      </Downloads>
      {error && <Problem error={error} />}
      {text.data ? <ReportText html={text.data} /> : !error && <Skeleton lines={14} />}
    </>
  );
}
