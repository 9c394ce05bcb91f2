import { useState } from 'react';
import { Link } from 'react-router';
import { Problem } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { quoteAddress } from '../parts/quote.ts';
import { useDraft, useStep } from '../task.ts';
import { type Chosen, type Direction, langOf, type SolutionData, toMap } from './record.ts';

const MOST_SHOWN = 3;

/** The ways that documents take, with what they state; some chosen, and ones of a person's own. */
export function Directions({ task, stage, onDone }: StageProps<SolutionData>) {
  const { say } = useWords();
  const { data, state, status, task_id } = task;
  const { directions = [], lang } = data;
  const step = useStep(task_id);
  const draft = useDraft<Chosen>(task_id, stage, { found: [], own: [] });
  // the map may be made again of other directions
  const editable = status !== 'working' && (state === 'directions_ready' || state === 'mapped');
  const { found, own } = draft.value;
  const confirm = () =>
    step.mutate(
      {
        path: '/ai/find-solution/step4/v3',
        body: { lang: langOf(lang), directions: toMap(directions, draft.value) },
      },
      { onSuccess: onDone },
    );
  return (
    <>
      <p className="soft measure">{say('e_directions_text')}</p>
      {directions.length === 0 && <p className="note">{say('e_no_directions')}</p>}
      <ol className="directions">
        {directions.map((direction, n) => (
          <li key={n}>
            <label className="choice">
              <input
                type="checkbox"
                checked={found.includes(n)}
                disabled={!editable}
                onChange={() =>
                  draft.change({ own, found: found.includes(n) ? found.filter((one) => one !== n) : [...found, n] })
                }
              />
              <strong>{direction.title}</strong>
            </label>
            <Evidence of={direction} />
          </li>
        ))}
      </ol>
      {editable && (
        <>
          <Own value={own} onChange={(next) => draft.change({ found, own: next })} />
          {step.error && <Problem error={step.error} />}
          <Confirm label={say('e_make_map')} busy={step.isPending} onConfirm={confirm}>
            <span className="soft small">
              {found.length === 0 && own.length === 0
                ? say('e_all')
                : say('e_chosen', { n: found.length + own.length })}
            </span>
          </Confirm>
        </>
      )}
    </>
  );
}

/** What stands behind a direction: counts, sentences, what was measured, what speaks against it. */
function Evidence({ of: { approaches, innovation, reason, verification } }: { of: Direction }) {
  const { say } = useWords();
  const [all, showAll] = useState(false);
  const shown = all ? approaches : approaches.slice(0, MOST_SHOWN);
  return (
    <div className="direction-body">
      <p className="soft small">
        {innovation &&
          say('e_counts', {
            n: innovation.documents,
            f: innovation.families,
            far: Math.round(innovation.far_share * 100),
          })}
      </p>
      <p>{reason}</p>
      <ul className="plain-list">
        {shown.map(({ against, evidence, far, measured, publication_number, title }, n) => (
          <li key={`${publication_number} ${n}`}>
            <blockquote lang={evidence.lang}>{evidence.text}</blockquote>
            <p className="small">
              <Link to={quoteAddress(evidence)}>{publication_number}</Link> {title}{' '}
              {far && <span className="chip">{say('e_far')}</span>}
            </p>
            {measured && measured.text !== evidence.text && (
              <p className="small">
                {say('e_measured')} <Link to={quoteAddress(measured)}>“{measured.text}”</Link>
              </p>
            )}
            {against && (
              <p className="small">
                {say('e_against')} <Link to={quoteAddress(against)}>“{against.text}”</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
      {approaches.length > MOST_SHOWN && (
        <button type="button" className="inline" aria-expanded={all} onClick={() => showAll(!all)}>
          {say(all ? 'e_fewer' : 'e_more', { n: approaches.length - MOST_SHOWN })}
        </button>
      )}
      {verification && (
        <p className="small">
          <strong>{say('e_verify')}</strong> {verification}
        </p>
      )}
    </div>
  );
}

function Own({ value, onChange }: { value: readonly string[]; onChange(next: readonly string[]): void }) {
  const { say } = useWords();
  return (
    <section aria-label={say('e_own')}>
      {value.map((text, n) => (
        <p key={n} className="row">
          <input
            aria-label={say('e_own_n', { n: n + 1 })}
            value={text}
            maxLength={300}
            placeholder={say('e_own_place')}
            onChange={(event) => onChange(value.with(n, event.target.value))}
          />
          <button
            type="button"
            className="plain"
            aria-label={say('e_drop_own', { n: n + 1 })}
            onClick={() => onChange(value.toSpliced(n, 1))}
          >
            ✕
          </button>
        </p>
      ))}
      <button type="button" className="plain" onClick={() => onChange([...value, ''])}>
        + {say('e_own')}
      </button>
    </section>
  );
}
