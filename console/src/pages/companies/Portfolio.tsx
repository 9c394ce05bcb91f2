import { Link, useNavigate } from 'react-router';
import type { Managed } from '../../api.ts';
import { Bars } from '../../parts/Bars.tsx';
import { useWords } from '../../words/words.tsx';

type Counts = Managed<'GET /companies/:id'>['portfolio'];
/** Years without families between others are drawn, too. */
const MOST_YEARS = 60;

/** Every year from the first to the last. */
function everyYear(years: Counts['years']): { name: string; count: number }[] {
  const known = new Map(years.map(({ value, count }) => [Number(value), count]));
  const last = Math.max(...known.keys());
  const first = Math.max(last - MOST_YEARS + 1, Math.min(...known.keys()));
  return Array.from({ length: last - first + 1 }, (_, i) => ({
    name: String(first + i),
    count: known.get(first + i) ?? 0,
  }));
}

/** Patents in numbers: families, years of filing, offices, subclasses; each bar leads to its patents. */
export function Portfolio({ of }: { of: Counts }) {
  const { say } = useWords();
  const navigate = useNavigate();
  const search = (more?: string) => `/search?q=${encodeURIComponent(more ? `(${of.query}) AND ${more}` : of.query)}`;
  const bars = (buckets: Counts['offices']) => buckets.map(({ value, count }) => ({ name: value, count }));
  return (
    <section>
      <h2>{say('company_portfolio')}</h2>
      {of.families === 0 ? (
        <p className="soft">{say('company_no_patents')}</p>
      ) : (
        <>
          <p>
            {say('company_counts', { families: of.families, owned: of.owned, filed: of.filed })}{' '}
            <Link to={search()}>{say('company_patents')}</Link>
          </p>
          <div className="company-charts">
            {of.years.length > 0 && (
              <Bars
                title={say('company_by_year')}
                bars={everyYear(of.years)}
                onPick={(year) => void navigate(search(`APD: [${year}0101 TO ${year}1231]`))}
              />
            )}
            <Bars
              title={say('company_by_office')}
              lying
              bars={bars(of.offices)}
              onPick={(office) => void navigate(search(`AUTHORITY: ${office}`))}
            />
            <Bars
              title={say('company_by_class')}
              lying
              bars={bars(of.classes)}
              onPick={(symbol) => void navigate(search(`IPC: ${symbol}`))}
            />
          </div>
        </>
      )}
    </section>
  );
}
