import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Failure } from '../../api.ts';
import { instant, Problem, Skeleton } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';
import { currentStage, type FlowPage, isEditable, type Stage, stageState } from './flow.ts';
import './flows.css';
import { Icon } from './icons.tsx';
import { flowPages } from './pages.ts';
import { Record } from './Record.tsx';
import { failureOf, type Task, useStep, useTask, useTaskActions } from './task.ts';

/** `/flows/:kind/:task?/:stage?`: the pages of a flow. */
export default function Flow() {
  const { kind, task, stage } = useParams();
  const { say } = useWords();
  const page = flowPages.find((each) => each.id === kind);
  return page ? (
    <FlowPages page={page} id={task} wanted={stage} />
  ) : (
    <div className="page">
      <h1>{say('not_found_title')}</h1>
    </div>
  );
}

/** A task of a flow as a path of stages; without a task, the flow's beginning. */
export function FlowPages({
  page,
  id,
  wanted,
}: {
  page: FlowPage;
  id?: string | undefined;
  /** The stage to show; else the one that the task has come to. */
  wanted?: string | undefined;
}) {
  const { say } = useWords();
  const navigate = useNavigate();
  const task = useTask<never>(id);
  useEffect(() => {
    document.title = `${page.title(say)} · Priora`;
  }, [page, say]);
  const data = task.data;
  const shown = data && (page.stages.find((each) => each.id === wanted) ?? currentStage(page, data));
  return (
    <div className="flow">
      <Rail page={page} {...(data && { task: data, shown: shown! })} />
      {data && shown ? (
        <StageShown key={`${id} ${shown.id}`} page={page} stage={shown} task={data} />
      ) : (
        <section className="stage">
          {id === undefined ? (
            <page.Start
              onStarted={(made, through) => navigate(`/flows/${page.id}/${made}${through ? '?through' : ''}`)}
            />
          ) : task.error ? (
            <Problem error={task.error} again={() => void task.refetch()} />
          ) : (
            <Skeleton lines={10} />
          )}
        </section>
      )}
    </div>
  );
}

const SIGNS = { done: '✓', now: '●', working: '◐', stopped: '!', open: '○', later: '' } as const;

/** The stages in order, how far the task is, and where one may go. */
function Rail({ page, task, shown }: { page: FlowPage; task?: Task<never>; shown?: Stage<never> }) {
  const { say, language } = useWords();
  const [record, showRecord] = useState(false);
  return (
    <>
      <nav className="rail" aria-label={page.title(say)}>
        <p className="flow-title">{page.title(say)}</p>
        <ol>
          {page.stages.map((stage, n) => {
            const state = task ? stageState(page, stage, task) : n === 0 ? 'now' : 'later';
            const here = task ? stage === shown : n === 0;
            const note = task && stage.ready(task.data) ? stage.note?.(task.data, say) : undefined;
            const inside = (
              <>
                <span className="sign" aria-hidden="true">
                  {SIGNS[state] || n + 1}
                </span>
                <span>
                  {stage.title(say)}
                  {task && state !== 'later' && <small>{note ?? say(`stage_${state}`)}</small>}
                </span>
              </>
            );
            return (
              <li key={stage.id} className={`${state} ${here ? 'here' : ''}`}>
                {task && state !== 'later' ? (
                  <Link to={`/flows/${page.id}/${task.task_id}/${stage.id}`} aria-current={here ? 'step' : undefined}>
                    {inside}
                  </Link>
                ) : (
                  <span aria-current={here ? 'step' : undefined}>{inside}</span>
                )}
              </li>
            );
          })}
        </ol>
        {task && (
          <div className="about">
            <p>{say('flow_begun', { n: instant(task.created_at, language) })}</p>
            {task.branch_of && (
              <p>
                <Link to={`/flows/${page.id}/${task.branch_of}`}>{say('flow_parent')}</Link>
              </p>
            )}
            <p>
              <button type="button" className="inline" onClick={() => showRecord(true)}>
                {say('record')}
              </button>
            </p>
            <p>
              <Link to="/tasks">{say('flow_all')}</Link>
            </p>
            <p>
              <Link to={`/flows/${page.id}`}>{say('flow_new')}</Link>
            </p>
          </div>
        )}
      </nav>
      {task && record && <Record page={page} task={task.task_id} onClose={() => showRecord(false)} />}
    </>
  );
}

function StageShown({ page, stage, task }: { page: FlowPage; stage: Stage<never>; task: Task<never> }) {
  const { say } = useWords();
  const navigate = useNavigate();
  const actions = useTaskActions();
  const step = useStep(task.task_id);
  const [params] = useSearchParams();
  const [error, setError] = useState<Error>();
  const head = useRef<HTMLHeadingElement>(null);
  // who reads with the ears, or goes on by keyboard, begins at the new stage
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const current = currentStage(page, task);
  const working = task.status === 'working' && stage === current;
  const failed = task.status === 'failed' && stage === current;
  const cancelled = task.status === 'cancelled' && stage === current;
  const editable = isEditable(stage, task);
  const through = params.has('through') && editable && stage === current ? stage.proceed : undefined;
  // once for each stage: the stage is this component's key
  const proceeds = through !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the stage's turn once
  useEffect(() => {
    if (through) step.mutate(through(task.data), { onError: setError });
  }, [proceeds]);
  const attempt = async (run: () => Promise<unknown>) => {
    setError(undefined);
    await run().catch(setError);
  };
  const address = `/flows/${page.id}/${task.task_id}`;
  const branch = () =>
    attempt(async () => {
      const made = await actions.branch(task.task_id, stage.branch!);
      navigate(`/flows/${page.id}/${made.task_id}`);
    });
  return (
    <section className={`stage stage-${stage.id}`} aria-labelledby="stage-title">
      <header className="between">
        <h1 id="stage-title" ref={head} tabIndex={-1}>
          {stage.title(say)}
        </h1>
        <div className="row small">
          {!editable && !working && stage.branch && stage.ready(task.data) && (
            <button type="button" className="plain" onClick={branch} title={say('branch_hint')}>
              <Icon of="branch" /> {say('branch_here')}
            </button>
          )}
          {working && (
            <button type="button" className="plain risk" onClick={() => attempt(() => actions.cancel(task.task_id))}>
              {say('task_cancel')}
            </button>
          )}
        </div>
      </header>
      {error && <Problem error={error as Failure} />}
      {failed && <Problem error={failureOf(task)} again={() => void attempt(() => actions.resume(task.task_id))} />}
      {cancelled && (
        <div className="note between">
          <span>{say('task_was_cancelled')}</span>
          <button type="button" className="plain" onClick={() => attempt(() => actions.resume(task.task_id))}>
            {say('task_resume')}
          </button>
        </div>
      )}
      {working && <Working stage={stage} task={task} />}
      {stage.ready(task.data) && !(working && stage.works.includes(task.state)) && (
        <stage.View
          task={task}
          stage={stage.id}
          editable={editable}
          onDone={() => navigate(address)}
          show={(id) => navigate(`${address}/${id}`)}
        />
      )}
    </section>
  );
}

/** What is being done now, with counts where there are any. */
function Working({ stage, task }: { stage: Stage<never>; task: Task<never> }) {
  const { say } = useWords();
  const { progress } = task;
  const words = stage.doing?.(task.state, progress, say) ?? say('flow_working');
  return (
    <div className="working">
      <p className="doing" role="status" aria-live="polite">
        {words}
      </p>
      <progress aria-label={words} max={progress?.total ?? 1} value={progress ? progress.done : undefined} />
      {stage.Working ? <stage.Working task={task} /> : <Skeleton lines={7} />}
    </div>
  );
}
