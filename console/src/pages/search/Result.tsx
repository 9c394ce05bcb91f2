import { memo } from 'react';
import { Link } from 'react-router';
import type { Managed, Of, Operation } from '../../api.ts';
import { day, Marked, Skeleton } from '../../parts/basics.tsx';
import { OwnerLinks } from '../../parts/OwnerLinks.tsx';
import { useWords } from '../../words/words.tsx';
import { paragraphName } from '../patent.ts';
import { beginning, marksFrom } from './beginning.ts';
import { statusName } from './status.ts';

/** A row of a search operation. */
export type Row = Pick<
  Of<Operation<'POST /search/patent/query-search-patent'>['results']>,
  'pn' | 'title' | 'pbdt' | 'original_assignee' | 'current_assignee' | 'inventor'
>;

/** What is shown of a document of a list, with the passage that shows what was asked for. */
export type Passages = Of<Managed<'POST /passages'>>;

/** Where a passage is, in an address: `#p12:30-80`, `#c1:0-40`, `#abstract:3-9`. */
export const anchorOf = ({
  part,
  claim_number,
  paragraph_id,
  marks,
  start,
}: NonNullable<Passages['passage']>): string => {
  const unit = paragraph_id ?? (claim_number ? `c${claim_number}` : part);
  const first = marks[0];
  return first ? `#${unit}:${start + first.start}-${start + first.end}` : '';
};

/** One document of a list. Drawn again only when something of it changes: lists of hundreds stay quick. */
export const Result = memo(function Result({
  row,
  n,
  at,
  lit,
  dense,
  more,
  chosen,
  share,
  onChoose,
}: {
  row: Row;
  n: number;
  at: boolean;
  /** What the document's address carries of the search (see `litBy`); empty for none. */
  lit: string;
  dense: boolean;
  more: Passages | undefined;
  chosen: boolean;
  /** How similar, as the operation says it. */
  share?: string;
  onChoose(pn: string): void;
}) {
  const { say } = useWords();
  const to = `/patents/${row.pn}${lit && `?${lit}`}`;
  const passage = more?.passage;
  const owners = (row.current_assignee || row.original_assignee || '').split(' | ').filter((name) => name !== '');
  const from = passage ? beginning(passage.text, passage.marks) : 0;
  const where = !passage
    ? ''
    : passage.part === 'claim'
      ? say('where_claim', { n: passage.claim_number ?? '' })
      : passage.part === 'abstract'
        ? say('where_abstract')
        : `${say('where_description')} ${paragraphName(passage)}`;
  return (
    <li id={`row-${n}`} className={`${at ? 'at' : ''}${dense ? ' dense' : ''}`} aria-current={at || undefined}>
      <input
        type="checkbox"
        checked={chosen}
        onChange={() => onChoose(row.pn)}
        aria-label={say('select', { n: row.pn })}
      />
      <div>
        <h2>
          <Link to={to}>{more?.title ? <Marked text={more.title.text} marks={more.title.marks} /> : row.title}</Link>
        </h2>
        <p className="meta">
          <span className="ids">
            {share && <b title={say('share_text')}>{share}</b>}
            <code>{row.pn}</code>
            <span>{day(row.pbdt)}</span>
            {more?.legal_status !== undefined && (
              <span className={`status s${more.legal_status}`}>{statusName(say, more.legal_status)}</span>
            )}
          </span>
          <span className="who" title={owners.join('; ')}>
            {owners.length > 0 ? <OwnerLinks names={owners.slice(0, 1)} /> : row.inventor}
            {owners.length > 1 && ` +${owners.length - 1}`}
          </span>
          <span className="facts">
            {more && more.family.length > 1 && (
              <span title={more.family.join(', ')}>{say('in_family', { n: more.family.length })}</span>
            )}
            {more && more.cited_by > 0 && <span>{say('cited_n', { n: more.cited_by })}</span>}
            {more?.demo && (
              <span className="tag" title={say('demo_text')}>
                {say('demo')}
              </span>
            )}
          </span>
        </p>
        {dense ? null : passage ? (
          <p className="passage" lang={passage.lang}>
            <Link to={`${to}${anchorOf(passage)}`} className="where">
              {where}
            </Link>{' '}
            {(passage.cut_before || from > 0) && '… '}
            <Marked text={passage.text.slice(from)} marks={marksFrom(passage.marks, from)} />
            {passage.cut_after && ' …'}
          </p>
        ) : more ? (
          <p className="passage none small soft">{[row.inventor, say('no_text')].filter(Boolean).join(' · ')}</p>
        ) : (
          <Skeleton lines={2} />
        )}
      </div>
      <p className="deeds small">
        <Link to={`/similar?pn=${row.pn}`}>{say('similar_short')}</Link>
        <Link to={`/flows/novelty?from=${row.pn}`}>{say('quote_novelty')}</Link>
      </p>
    </li>
  );
});
