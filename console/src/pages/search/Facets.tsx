import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, memo, useState } from 'react';
import { Link } from 'react-router';
import { manage } from '../../api.ts';
import { Skeleton } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';
import { expressionOf, type FacetCode, filterOf, type SearchState, WITHOUT, YEARS } from '../search-state.ts';
import { type Axis, type Counted, countedBy, ON_DEMAND, useCounts } from './found.ts';
import { useValueName } from './values.ts';

const SHORT = 8;
const MORE = 200;

interface Chosen {
  readonly state: SearchState;
  onToggle(filter: string): void;
}

/** Values to filter by, with what they hold. */
export const Facets = memo(function Facets({
  counted,
  state,
  onToggle,
  onClear,
}: Chosen & { counted: Counted | undefined; onClear(): void }) {
  const { say } = useWords();
  return (
    <>
      <div className="between">
        <h2>{say('filters')}</h2>
        {state.filters.length > 0 && (
          <button type="button" className="quiet" onClick={onClear}>
            {say('clear')}
          </button>
        )}
      </div>
      <Applied filters={state.filters} onToggle={onToggle} />
      {!counted ? (
        <Skeleton lines={10} />
      ) : counted.count === 0 ? (
        state.filters.length === 0 && <p className="soft small">{say('filters_none')}</p>
      ) : (
        <>
          <p className="soft small">{say(state.families ? 'count_families' : 'count_publications')}</p>
          {counted.axes
            .filter(({ buckets, without }) => buckets.length > 0 || without > 0)
            .map((axis) => (
              <Facet key={axis.code} axis={axis} state={state} onToggle={onToggle} />
            ))}
          {ON_DEMAND.map((code) => (
            <OnDemand key={code} code={code} state={state} onToggle={onToggle} />
          ))}
        </>
      )}
    </>
  );
});

/** A facet that few ask for: counted when it is opened, and open where it filters already. */
function OnDemand({ code, state, onToggle }: Chosen & { code: (typeof ON_DEMAND)[number] }) {
  const { say } = useWords();
  const [open, setOpen] = useState(() => state.filters.some((text) => filterOf(text)?.code === code));
  const counted = useCounts(state, [code], open);
  const axis = counted.data?.axes[0];
  return (
    <details className="facet-more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say(`f_${code}`)}</summary>
      {open && (axis ? <Facet axis={axis} state={state} onToggle={onToggle} /> : <Skeleton lines={6} />)}
    </details>
  );
}

/** The filters that are on, each with the way to take it off; excluded values too, which no list shows any more. */
function Applied({ filters, onToggle }: { filters: readonly string[]; onToggle(filter: string): void }) {
  const { say } = useWords();
  const nameOf = useValueName();
  if (filters.length === 0) return null;
  return (
    <ul className="applied">
      {filters.map((text) => {
        const filter = filterOf(text);
        if (!filter) return null;
        const value = nameOf(filter.code, filter.value);
        // a year or a count says what it is of
        const of = /^[\d–]/.test(value) ? `${say(`f_${filter.code}`)}: ` : '';
        const name = `${filter.not ? `${say('facet_not')} ` : ''}${of}${value}`;
        return (
          <li key={text}>
            <button
              type="button"
              className="plain small"
              aria-label={`${say('remove')} ${of ? '' : `${say(`f_${filter.code}`)}: `}${name}`}
              onClick={() => onToggle(text)}
            >
              {name} ✕
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The values of one facet: the most frequent, on demand all, or those with a word. */
function Facet({ axis, state, onToggle }: Chosen & { axis: Axis }) {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  const { code, without } = axis;
  const years = YEARS.includes(code);
  const listed = years
    ? axis.buckets.filter(({ count }) => count > 0).reverse()
    : axis.buckets.filter(({ count }) => count > 0);
  const short = open ? listed : listed.slice(0, SHORT);
  const left = years ? listed.length - short.length : axis.distinct - short.length;
  return (
    <fieldset className="facet">
      <legend>{say(`f_${code}`)}</legend>
      {years && <Range code={code} onToggle={onToggle} />}
      {open && !years ? (
        <Whole code={code} state={state} onToggle={onToggle} />
      ) : (
        <Values of={short} code={code} state={state} onToggle={onToggle} />
      )}
      {without > 0 && (
        <label className="soft">
          <input
            type="checkbox"
            checked={state.filters.includes(`${code}=${WITHOUT}`)}
            onChange={() => onToggle(`${code}=${WITHOUT}`)}
          />
          <span className="name">{say('facet_without')}</span>
          <span className="n">{without.toLocaleString()}</span>
        </label>
      )}
      {(code === 'IPC_SUB_CLASS' || code === 'CPC_SUB_CLASS') && (
        <Link
          className="small"
          to={`/classes?scheme=${code.slice(0, 3).toLowerCase()}&q=${encodeURIComponent(expressionOf(state))}`}
        >
          {say('class_browser')}
        </Link>
      )}
      {!open && left > 0 && (
        <button type="button" className="quiet small" onClick={() => setOpen(true)}>
          {say('facet_more', { n: left })}
        </button>
      )}
    </fieldset>
  );
}

function Values({
  of,
  code,
  state,
  onToggle,
}: Chosen & { of: readonly { value: string; count: number }[]; code: FacetCode }) {
  const { say } = useWords();
  const nameOf = useValueName();
  const most = Math.max(1, ...of.map(({ count }) => count));
  return of.map(({ value, count }) => {
    const name = nameOf(code, value);
    return (
      <div key={value} className="value">
        <label>
          <input
            type="checkbox"
            checked={state.filters.includes(`${code}=${value}`)}
            onChange={() => onToggle(`${code}=${value}`)}
          />
          <span className="name" title={name}>
            {name}
          </span>
          <span className="n">{count.toLocaleString()}</span>
          <meter value={count} max={most} aria-hidden="true" />
        </label>
        <button
          type="button"
          className="quiet small"
          aria-label={`${say('facet_exclude')} ${name}`}
          title={say('facet_exclude')}
          onClick={() => onToggle(`-${code}=${value}`)}
        >
          −
        </button>
      </div>
    );
  });
}

/** All values of a facet, or those that hold a text. */
function Whole({ code, state, onToggle }: Chosen & { code: FacetCode }) {
  const { say } = useWords();
  const [find, setFind] = useState('');
  const body = { ...countedBy(state), axes: [code], top: MORE, ...(find && { find }) };
  const all = useQuery({
    queryKey: ['facets', 'whole', body],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => manage('POST /counts', { body, signal }),
  });
  const axis = all.data?.axes[0];
  return (
    <>
      <input
        type="search"
        value={find}
        placeholder={say('facet_find')}
        aria-label={`${say('facet_find')}: ${say(`f_${code}`)}`}
        onChange={(event) => setFind(event.target.value)}
      />
      {!axis ? (
        <Skeleton lines={6} />
      ) : (
        <>
          <Values of={axis.buckets.filter(({ count }) => count > 0)} {...{ code, state, onToggle }} />
          {axis.looked_through !== undefined && axis.looked_through < axis.distinct && (
            <p className="soft small">{say('facet_looked', { n: axis.looked_through, m: axis.distinct })}</p>
          )}
          {axis.looked_through === undefined && axis.distinct > axis.buckets.length && (
            <p className="soft small">{say('facet_cut', { n: axis.buckets.length, m: axis.distinct })}</p>
          )}
        </>
      )}
    </>
  );
}

/** From one year to another. */
function Range({ code, onToggle }: { code: FacetCode; onToggle(filter: string): void }) {
  const { say } = useWords();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [from, to] = ['from', 'to'].map((name) => String(form.get(name) ?? '').trim());
    if (from || to) onToggle(`${code}=${from}..${to}`);
  };
  const year = (name: 'from' | 'to') => (
    <input
      name={name}
      inputMode="numeric"
      pattern="[0-9]{4}"
      maxLength={4}
      placeholder={say(name)}
      aria-label={`${say(`f_${code}`)}: ${say(name)}`}
    />
  );
  return (
    <form className="range" onSubmit={submit}>
      {year('from')}–{year('to')}
      <button type="submit" className="plain small">
        {say('facet_range')}
      </button>
    </form>
  );
}
