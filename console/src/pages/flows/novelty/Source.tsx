import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../../words/words.tsx';
import { Grow } from '../parts/Grow.tsx';
import { BetterPassage } from './BetterPassage.tsx';
import { Judgement } from './Judgement.tsx';
import { InContext } from './Passage.tsx';
import type { ConfirmedFeature, Own } from './record.ts';
import { type Cell, type Column, documentAddress, type Seen } from './results.ts';

/**
 * A person's view of a cell: what changes of it; `saw` is what was there when the person began to write, if not now.
 */
type Judge = (next: Own, saw?: Seen) => void;

/** One cell of the chart: its passage where it stands, why, and a person's own view of it. */
export function Source({
  feature,
  column,
  cell,
  own,
  editable,
  saving,
  onJudge,
  onClose,
}: {
  feature: ConfirmedFeature;
  column: Column;
  cell: Cell;
  own: Own | undefined;
  editable: boolean;
  saving: boolean;
  /** `saw`: what was there when the person began to write, if it was not now. */
  onJudge(own: Own | undefined, saw?: Seen): void;
  onClose(): void;
}) {
  const { say } = useWords();
  const judge: Judge = (next, saw) => {
    const { verdict, score, reason } = { verdict: cell.verdict, score: cell.score, reason: cell.reason, ...next };
    const quote = next.quote ?? own?.quote;
    const asFound = verdict === cell.found.verdict && score === cell.found.score && reason === cell.found.reason;
    onJudge(asFound && !quote ? undefined : { verdict, score, reason, ...(quote && { quote }) }, saw);
  };
  return (
    <aside
      className="source"
      aria-label={say('n_source', { f: feature.number, n: column.number })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="between">
        <div>
          <code>{feature.number}</code> <span className="soft">×</span>{' '}
          <Link to={documentAddress(column, cell.quote)}>
            <code>{column.number}</code>
          </Link>
        </div>
        <div className="row">
          <span className="soft small" aria-live="polite">
            {saving ? say('saving') : own ? say('saved_now') : ''}
          </span>
          <button type="button" className="quiet" aria-label={say('close')} onClick={onClose}>
            ✕
          </button>
        </div>
      </header>
      <p className="source-feature">{feature.text}</p>
      <Judgement {...{ cell, editable }} onJudge={judge} onRestore={() => onJudge(undefined)} />
      <h3>
        {say(
          cell.likeness !== undefined
            ? 'n_passage_by_meaning'
            : cell.verdict === 'not_found'
              ? 'n_nearest_passage'
              : 'n_passage',
        )}
      </h3>
      {cell.quote ? (
        <InContext quote={cell.quote} words={cell.matched} {...(column.paper && { paper: column.paper })} />
      ) : (
        <p className="soft">{say('n_no_passage')}</p>
      )}
      <SharedWords of={cell} />
      <Reason {...{ cell, own, editable }} onJudge={judge} />
      {editable && <BetterPassage key={`${feature.number} ${column.number}`} {...{ feature, column }} onUse={judge} />}
    </aside>
  );
}

/** Which words of the feature the passage has, and which it lacks. */
function SharedWords({ of: { matched, missing } }: { of: Cell }) {
  const { say } = useWords();
  if (matched.length === 0 && missing.length === 0) return null;
  return (
    <p className="words-told small">
      {matched.length > 0 && (
        <>
          <b>{say('n_has')}</b> {matched.join(', ')}{' '}
        </>
      )}
      {missing.length > 0 && (
        <>
          <b className="lacks">{say('n_lacks')}</b> {missing.join(', ')}
        </>
      )}
    </p>
  );
}

/** Why, to be written by a person: saved when the field is left. */
function Reason({
  cell,
  own,
  editable,
  onJudge,
}: {
  cell: Cell;
  own: Own | undefined;
  editable: boolean;
  onJudge: Judge;
}) {
  const { say } = useWords();
  const id = useId();
  const [reason, setReason] = useState(cell.reason);
  /** Set while a reason is being written: what somebody else saves meanwhile does not take the words away. */
  const begun = useRef<Seen>(undefined);
  useEffect(() => {
    if (!begun.current) setReason(cell.reason);
  }, [cell.reason]);
  return (
    <>
      <h3>
        <label htmlFor={id}>{say('n_reason')}</label>
      </h3>
      <Grow
        id={id}
        value={reason}
        readOnly={!editable}
        onChange={(text) => {
          begun.current ??= { own };
          setReason(text);
        }}
        onBlur={() => {
          const saw = begun.current;
          begun.current = undefined;
          if (reason.trim() !== cell.reason) onJudge({ reason: reason.trim() }, saw);
        }}
      />
    </>
  );
}
