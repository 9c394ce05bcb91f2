import { Link } from 'react-router';
import { day } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import { type Column, documentAddress } from './results.ts';
import { Category } from './SearchStage.tsx';

/** A document over its column of the chart: what it is to the idea, and whether it is in the report. */
export function ColumnHead({
  column: {
    number,
    title,
    publication_date,
    published,
    near_identical,
    paper,
    category,
    category_with,
    score,
    disclosed,
    selected,
    user_added,
    named,
    most_similar,
  },
  of,
  adds,
  editable,
  onSelect,
  onRemove,
}: {
  column: Column;
  of: number;
  /** Features that it alone discloses. */
  adds: readonly string[];
  editable: boolean;
  onSelect(number: string, selected: boolean): void;
  /** Takes a document out that a person added. */
  onRemove(number: string): void;
}) {
  const { say } = useWords();
  return (
    <th
      scope="col"
      id={`column-${number}`}
      className={`${selected ? '' : 'unselected'} ${most_similar ? 'nearest' : ''}`}
    >
      <div className="between">
        <Link to={documentAddress({ number, ...(paper && { paper }) })}>
          <code>{number}</code>
        </Link>
        <input
          type="checkbox"
          checked={selected}
          disabled={!editable}
          aria-label={say('n_in_report', { n: number })}
          title={say('n_in_report', { n: number })}
          onChange={(event) => onSelect(number, event.target.checked)}
        />
      </div>
      <div className="head-facts">
        <Category of={category} />
        <b>{Math.round(score * 100)}</b>
        <span>
          {disclosed}/{of}
        </span>
        <span>{publication_date ? day(publication_date).slice(0, 7) : published && between(published)}</span>
      </div>
      <p title={category_with.length > 0 ? say('n_with', { n: category_with.join(', ') }) : title}>
        {user_added && <span className="tag">{say('n_added_by_you')}</span>}{' '}
        {named && <span className="tag">{say('n_named')}</span>}{' '}
        {user_added && editable && (
          <button
            type="button"
            className="inline"
            aria-label={`${say('remove')} ${number}`}
            onClick={() => onRemove(number)}
          >
            ✕
          </button>
        )}{' '}
        {title}
      </p>
      {adds.length > 0 && <p className="small">{say('n_only_here', { n: adds.join(', ') })}</p>}
      {paper && <PaperFacts of={paper} />}
      {near_identical.length > 0 && (
        <details className="small">
          <summary>{say('n_same', { n: near_identical.length })}</summary>
          {near_identical.map((each) => (
            <Link key={each} to={`/patents/${each}`}>
              <code>{each}</code>{' '}
            </Link>
          ))}
        </details>
      )}
    </th>
  );
}

function PaperFacts({ of: paper }: { of: NonNullable<Column['paper']> }) {
  const { say } = useWords();
  const { venue, abstract_only, superseded, retracted } = paper;
  const facts = [venue, abstract_only && say('n_abstract_only'), superseded && say('n_superseded')].filter(Boolean);
  return (
    <p className="small soft">
      {retracted && <b className="tag">{say('n_retracted')}</b>} {facts.join(' · ')}
    </p>
  );
}

/** Years between which something was published; open at an end that is not known. */
const between = ({ from, to }: { readonly from?: number; readonly to?: number }): string =>
  [...new Set([day(from).slice(0, 4), day(to).slice(0, 4)])].join('–');
