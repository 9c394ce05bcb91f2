import { useIsFetching, useQuery } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { operationWithNotes } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Notices } from '../parts/Readiness.tsx';
import { upTo } from '../parts/up-to.ts';
import { useWords } from '../words/words.tsx';
import { MOST_COMPARED } from './compare/most.ts';
import { Alike } from './search/Alike.tsx';
import { usePassages } from './search/passages.ts';
import './search/search.css';

const SHOWN = 50;
/** Longest text that an address takes along. */
const MOST_CHARACTERS = 6_000;

/** Words of a text by which its nearest passages are found. */
const MOST_WORDS = 12;
const SHORTEST_WORD = 4;

/**
 * An expression for passages that have words of a text, the longest of these: they say most. Empty where there are
 * none, as in languages that set no blanks.
 */
function nearWords(text: string): string {
  const words = new Set(text.toLowerCase().match(/[a-z\u00c0-\u024f]{1,40}/g));
  const telling = [...words].filter(({ length }) => length >= SHORTEST_WORD).sort((a, b) => b.length - a.length);
  return telling.length === 0
    ? ''
    : `TACD: (${telling
        .slice(0, MOST_WORDS)
        .map((word) => `"${word}"`)
        .join(' OR ')})`;
}

/** What is most like a publication (`?pn=`) or a text (`?text=`). */
export default function Similar() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const pn = params.get('pn') ?? '';
  const text = params.get('text') ?? '';
  const [draft, setDraft] = useState(text);
  useEffect(() => setDraft(text), [text]);
  useEffect(() => {
    document.title = `${say('similar_title')} · Priora`;
  }, [say]);
  const [chosen, setChosen] = useState<readonly string[]>(pn ? [pn] : []);
  const asked = pn !== '' || text !== '';
  const found = useQuery({
    queryKey: ['similar', pn, text],
    enabled: asked,
    queryFn: ({ signal }) =>
      pn
        ? operationWithNotes('POST /search/patent/similar-search-patent', {
            body: { patent_number: pn, limit: SHOWN },
            signal,
          })
        : operationWithNotes('POST /search/patent/semantic-search-patent', { body: { text, limit: SHOWN }, signal }),
  });
  const results = found.data?.answer.results;
  const numbers = useMemo(() => results?.map((each) => each.pn) ?? [], [results]);
  const search = useMemo(() => {
    const query_text = nearWords(text);
    return query_text === '' ? {} : { query_text };
  }, [text]);
  const shown = usePassages(numbers, search, numbers.length > 0);
  // titles come with the passages: rows that have neither would grow
  const reading = useIsFetching({ queryKey: ['passages'] }) > 0 && shown.size === 0;
  const choose = useCallback(
    (number: string) =>
      setChosen((before) =>
        before.includes(number) ? before.filter((each) => each !== number) : [...before, number].slice(-MOST_COMPARED),
      ),
    [],
  );
  return (
    <div className="page">
      <h1>{pn ? say('similar_to', { n: pn }) : say('similar_title')}</h1>
      {pn ? (
        <Ways of={pn} chosen={chosen} />
      ) : (
        <Ask draft={draft} onDraft={setDraft} onAsk={(text) => setParams({ text })} />
      )}
      {!asked ? null : found.error ? (
        <Problem error={found.error} again={() => void found.refetch()} />
      ) : !results || reading ? (
        <Skeleton lines={12} />
      ) : (
        <>
          <Notices of={found.data?.notes ?? []} />
          {results.length === 0 ? (
            <Empty title={say('similar_none')}>{say('similar_none_how')}</Empty>
          ) : (
            <Alike of={results} shown={shown} chosen={chosen} onChoose={choose} />
          )}
        </>
      )}
    </div>
  );
}

/** The text that similar publications are asked for. */
function Ask({ draft, onDraft, onAsk }: { draft: string; onDraft(text: string): void; onAsk(text: string): void }) {
  const { say } = useWords();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim()) onAsk(draft.trim().slice(0, MOST_CHARACTERS));
  };
  return (
    <form onSubmit={submit} className="similar">
      <label htmlFor="similar-text" className="soft small">
        {say('similar_text')}
      </label>
      <textarea id="similar-text" rows={5} value={draft} onChange={(event) => onDraft(event.target.value)} />
      {draft.length > MOST_CHARACTERS && <p className="warning">{say('similar_cut', { n: MOST_CHARACTERS })}</p>}
      <div className="row end">
        <Link to={`/flows/novelty?text=${encodeURIComponent(upTo(draft, MOST_CHARACTERS))}`}>
          {say('quote_novelty')}
        </Link>
        <button type="submit" disabled={draft.trim() === ''}>
          {say('similar_run')}
        </button>
      </div>
    </form>
  );
}

/** What else may be done with a publication, and with those that were chosen beside it. */
function Ways({ of: pn, chosen }: { of: string; chosen: readonly string[] }) {
  const { say } = useWords();
  return (
    <p className="row">
      <Link to={`/patents/${pn}`}>{say('open')}</Link>
      <Link to={`/flows/novelty?from=${pn}`}>{say('novelty_from')}</Link>
      {chosen.length > 1 && (
        <Link className="button" to={`/compare?ids=${chosen.join(',')}`}>
          {say('compare_n', { n: chosen.length })}
        </Link>
      )}
    </p>
  );
}
