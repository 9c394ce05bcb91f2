import { useEffect, useId, useState } from 'react';
import { useWords } from '../../../words/words.tsx';
import { SCORE_OF, SIGN, VERDICTS } from '../parts/verdicts.ts';
import type { Own } from './record.ts';
import type { Cell } from './results.ts';

/** Verdict and score of a cell, to be changed by a person, and what was found before somebody did. */
export function Judgement({
  cell,
  editable,
  onJudge,
  onRestore,
}: {
  cell: Cell;
  editable: boolean;
  onJudge(next: Own): void;
  onRestore(): void;
}) {
  const { say } = useWords();
  const name = useId();
  return (
    <>
      <fieldset className="verdicts" disabled={!editable}>
        <legend className="hidden">{say('n_verdict')}</legend>
        {VERDICTS.map((verdict, n) => (
          <label key={verdict} className={`v-${verdict} ${cell.verdict === verdict ? 'on' : ''}`}>
            <input
              type="radio"
              name={name}
              checked={cell.verdict === verdict}
              onChange={() =>
                onJudge({ verdict, score: verdict === cell.found.verdict ? cell.found.score : SCORE_OF[verdict] })
              }
            />
            <span title={`${n + 1}`}>
              <i aria-hidden="true">{SIGN[verdict]}</i> {say(`verdict_${verdict}`)}
            </span>
          </label>
        ))}
        <Score {...{ cell, editable }} onChange={(score) => onJudge({ score })} />
      </fieldset>
      {cell.edited && (
        <p className="was">
          <b>{say('n_as_found')}</b> {SIGN[cell.found.verdict]} {say(`verdict_${cell.found.verdict}`)}{' '}
          {cell.found.score}
          {cell.reason !== cell.found.reason && <>: {cell.found.reason}</>}{' '}
          {editable && (
            <button type="button" className="quiet small" onClick={onRestore}>
              {say('restore')}
            </button>
          )}
        </p>
      )}
    </>
  );
}

/** A whole number from 0 to 100: saved by Enter or when the field is left; what is none goes back to what was. */
function Score({ cell, editable, onChange }: { cell: Cell; editable: boolean; onChange(score: number): void }) {
  const { say } = useWords();
  const [score, setScore] = useState(String(cell.score));
  useEffect(() => setScore(String(cell.score)), [cell.score]);
  const save = () => {
    const value = Math.round(Number(score));
    if (!Number.isFinite(value) || score.trim() === '') return setScore(String(cell.score));
    const bounded = Math.max(0, Math.min(100, value));
    if (bounded !== cell.score) onChange(bounded);
    else setScore(String(bounded));
  };
  return (
    <label className="score">
      <span className="hidden">{say('n_score')}</span>
      <input
        type="number"
        min={0}
        max={100}
        value={score}
        disabled={!editable}
        onChange={(event) => setScore(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
    </label>
  );
}
