import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AddToList } from '../../parts/AddToList.tsx';
import { day } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';
import type { PatentRecord } from '../patent.ts';
import { statusName } from '../search/status.ts';

export const VIEWS = ['text', 'citations', 'family'] as const;
export type View = (typeof VIEWS)[number];

/** What a document is, the ways to look at it, and what else can be done with it. */
export function Head({
  record,
  view,
  at,
  back,
  children,
}: {
  record: PatentRecord;
  view: View;
  /** The address of a view; undefined for the text. */
  at(view: View | undefined): string;
  /** The way back to the search, where it is nowhere else. */
  back: ReactNode;
  /** The title. */
  children: ReactNode;
}) {
  const { say } = useWords();
  const number = record.publication_number;
  return (
    <>
      <p className="meta">
        {back}
        <code>{number}</code>
        <span>{day(record.publication_date)}</span>
        {record.legal_status && (
          <span className={`status s${record.legal_status.simple}`}>{statusName(say, record.legal_status.simple)}</span>
        )}
        {record.demo && (
          <span className="tag" title={say('demo_text')}>
            {say('demo')}
          </span>
        )}
      </p>
      {children}
      <div className="between actions">
        <nav className="tabs" aria-label={say('views')}>
          {VIEWS.map((each) => (
            <Link
              key={each}
              to={at(each === 'text' ? undefined : each)}
              aria-current={view === each ? 'page' : undefined}
            >
              {say(each === 'text' ? 'view_text' : each)}
            </Link>
          ))}
        </nav>
        <div className="row small">
          <AddToList numbers={[number]} />
          <Link to={`/similar?pn=${number}`}>{say('similar_short')}</Link>
          <Link to={`/flows/novelty?from=${number}`}>{say('quote_novelty')}</Link>
          <Link to={`/monitors?q=${encodeURIComponent(`FAM: ${number}`)}`}>{say('watch_family')}</Link>
          <Link to={`/chat?ask=${encodeURIComponent(say('ask_about', { n: number }))}`}>{say('ask_it')}</Link>
        </div>
      </div>
    </>
  );
}
