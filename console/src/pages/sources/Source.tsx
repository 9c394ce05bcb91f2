import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { manage } from '../../api.ts';
import { instant, Problem } from '../../parts/basics.tsx';
import type { Declared } from '../../words/declared.ts';
import { useWords } from '../../words/words.tsx';
import { bytesText } from '../corpus/corpus.ts';
import { Details } from './Details.tsx';
import { SwitchOn } from './SwitchOn.tsx';
import { dayText, type SourceState, useSourceName } from './sources.ts';

const SIGN = { off: '○', waiting: '●', running: '◐', failing: '✕', blocked: '✕' } as const;
const TONE = { off: 'soft', waiting: 'good', running: 'warning', failing: 'risky', blocked: 'risky' } as const;

/** One source: how it is, how fresh, and what can be done with it. */
export function Source({ of, declared, ready }: { of: SourceState; declared: Declared; ready: boolean }) {
  const { say } = useWords();
  const client = useQueryClient();
  const [shown, show] = useState<'nothing' | 'details' | 'switching'>('nothing');
  const { name, on, state, problem, freshness, missing, progress } = of;
  const title = useSourceName()(of);
  const again = () => void client.invalidateQueries({ queryKey: ['sync'] });
  const run = useMutation({
    mutationFn: () => manage('POST /sync/:name/run', { params: { name } }),
    onSettled: again,
  });
  const stop = useMutation({
    mutationFn: () => manage('DELETE /sync/:name/run', { params: { name } }),
    onSettled: again,
  });
  const off = useMutation({
    mutationFn: () => manage('POST /sync/:name', { params: { name }, body: { on: false } }),
    onSettled: again,
  });
  const error = run.error ?? stop.error ?? off.error;
  const turn = (to: typeof shown) => show(shown === to ? 'nothing' : to);
  return (
    <li aria-label={title}>
      <div className="between">
        <strong>{title}</strong>
        <span className={TONE[state]}>
          {SIGN[state]} {say(`s_state_${state}`)}
        </span>
      </div>
      {problem !== undefined && on && <p className="risky">{problem}</p>}
      {freshness.warning !== undefined && <p className="warning">◐ {freshness.warning}</p>}
      {missing.length > 0 && <p className="warning">◐ {say('s_missing', { what: missing.slice(0, 6).join('; ') })}</p>}
      {progress && <Under of={progress} />}
      {on && <Fresh of={of} />}
      <div className="row small acts">
        {on && state !== 'running' && (
          <Act words="s_run" of={title} disabled={run.isPending || state === 'blocked'} onClick={() => run.mutate()} />
        )}
        {state === 'running' && <Act words="s_stop" of={title} onClick={() => stop.mutate()} />}
        {on ? (
          <Act words="s_switch_off" of={title} disabled={off.isPending} onClick={() => off.mutate()} />
        ) : (
          <Act
            words="s_switch_on"
            of={title}
            open={shown === 'switching'}
            disabled={!ready}
            onClick={() => turn('switching')}
          />
        )}
        <Act words="s_details" of={title} open={shown === 'details'} onClick={() => turn('details')} />
      </div>
      {error && <Problem error={error} />}
      {shown === 'switching' && !on && (
        <SwitchOn
          of={of}
          declared={declared}
          onEnd={() => {
            show('nothing');
            again();
          }}
        />
      )}
      {shown === 'details' && <Details of={of} declared={declared} onChange={again} />}
    </li>
  );
}

/** A button that says for whom reads it alone which source it is of. */
function Act({
  words,
  of,
  open,
  disabled,
  onClick,
}: {
  words: 's_run' | 's_stop' | 's_switch_off' | 's_switch_on' | 's_details';
  of: string;
  open?: boolean;
  disabled?: boolean;
  onClick: () => void;
}) {
  const { say } = useWords();
  return (
    <button
      type="button"
      className="plain"
      aria-label={say(`${words}_named`, { name: of })}
      aria-expanded={open}
      disabled={disabled}
      onClick={onClick}
    >
      {say(words)}
    </button>
  );
}

function Under({ of }: { of: NonNullable<SourceState['progress']> }) {
  const { say } = useWords();
  const { stage, delivery = '', bytes_done, bytes_total, deliveries_done, deliveries_total } = of;
  return (
    <div role="status">
      <progress
        value={bytes_done ?? 0}
        max={bytes_total || 1}
        aria-label={say(`s_stage_${stage}`, { name: delivery })}
      />
      <small className="soft">
        {say(`s_stage_${stage}`, { name: delivery })}
        {deliveries_total > 0 && ` · ${say('s_of_deliveries', { done: deliveries_done, n: deliveries_total })}`}
        {bytes_done !== undefined && ` · ${bytesText(bytes_done)}`}
      </small>
    </div>
  );
}

/** How fresh it is, as facts: what is not known is not there. */
function Fresh({ of: { freshness, next_run_at, last_run, to_take } }: { of: SourceState }) {
  const { say, language } = useWords();
  const { newest, last_delivery, expected_next, late_days } = freshness;
  const dated = newest.flatMap(({ office, date, lag_days }) =>
    date === undefined
      ? []
      : [
          `${office === undefined ? '' : `${office} `}${dayText(date, language)}${lag_days === undefined ? '' : ` (${say(lag_days === 1 ? 's_lag_1' : 's_lag', { n: lag_days })})`}`,
        ],
  );
  const facts = [
    ...(newest.length > 0 ? [[say('s_newest'), dated.join(', ') || say('s_newest_none')]] : []),
    [
      say('s_last_delivery'),
      last_delivery ? `${last_delivery.name}, ${instant(last_delivery.taken_at, language)}` : say('s_never'),
    ],
    ...(last_run
      ? [[say('s_last_run'), `${instant(last_run.started_at, language)}: ${say(`s_end_${last_run.state}`)}`]]
      : []),
    ...(expected_next
      ? [
          [
            say('s_expected'),
            `${dayText(expected_next, language)}${late_days === undefined ? '' : ` · ${say(late_days === 1 ? 's_late_1' : 's_late', { n: late_days })}`}`,
          ],
        ]
      : []),
    ...(next_run_at === undefined ? [] : [[say('s_next_run'), instant(next_run_at, language)]]),
    ...(to_take > 0 ? [[say('s_to_take'), to_take.toLocaleString(language)]] : []),
  ] as const;
  return (
    <dl className="fresh">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
