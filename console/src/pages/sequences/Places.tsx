import { Link } from 'react-router';
import { useWords } from '../../words/words.tsx';

/** A patent whose listing holds a sequence; without `patent_id` only its listing is stored. */
export interface Place {
  readonly pn?: string;
  readonly patent_id?: string;
  readonly claimed?: boolean;
  readonly location?: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly sequence_id_number?: readonly string[];
}

const MOST_SHOWN = 5;

/** What a sequence without a name is called after the listing that holds it. */
export const listedName = (place: Pick<Place, 'pn' | 'sequence_id_number'> | undefined) =>
  place && `SEQ ID NO ${place.sequence_id_number?.[0]} · ${place.pn}`;

/** Documents that hold a sequence, each with its number in the listing and the claims that name it. */
export function Places({ of, total, more }: { of: readonly Place[]; total: number; more?: string }) {
  const { say } = useWords();
  if (total === 0) return <p className="small soft">{say('sequences_unplaced')}</p>;
  const shown = more === undefined ? of : of.slice(0, MOST_SHOWN);
  return (
    <ul className="sequence-places small">
      {shown.map(({ pn = '', patent_id, location = {}, sequence_id_number = [] }) => {
        const claims = location.CLAIM ?? [];
        return (
          <li key={pn}>
            {patent_id ? (
              <Link to={`/patents/${pn}`}>
                <code>{pn}</code>
              </Link>
            ) : (
              <code title={say('sequences_not_stored')}>{pn}</code>
            )}
            <span className="soft">SEQ ID NO {sequence_id_number.join(', ')}</span>
            {claims.length > 0 ? (
              <span className="good">
                ● {say('sequences_claimed')}{' '}
                {claims.map((claim, n) => (
                  <span key={claim}>
                    {n > 0 && ', '}
                    <Link to={`/patents/${pn}#c${claim}`}>{claim}</Link>
                  </span>
                ))}
              </span>
            ) : (
              <span className="soft">{say(patent_id ? 'sequences_unclaimed' : 'sequences_listing_only')}</span>
            )}
          </li>
        );
      })}
      {more !== undefined && total > shown.length && (
        <li>
          <Link to={more}>{say('sequences_more', { n: total - shown.length })}</Link>
        </li>
      )}
    </ul>
  );
}
