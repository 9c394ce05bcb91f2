import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { manage } from '../../../api.ts';
import { Problem, Skeleton } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import type { PatentRecord } from '../../patent.ts';
import { Grow } from '../parts/Grow.tsx';
import { SCORE_OF, SIGN, soughtIn, VERDICTS } from '../parts/verdicts.ts';
import { type ConfirmedFeature, type Own, placeOf, type Quote, quoteAddress } from './record.ts';
import { type Cell, type Column, otherPassage, type Seen } from './results.ts';

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
  const name = useId();
  const [reason, setReason] = useState(cell.reason);
  const [score, setScore] = useState(String(cell.score));
  /** Set while a reason is being written: what somebody else saves meanwhile does not take the words away. */
  const begun = useRef<Seen>(undefined);
  useEffect(() => {
    if (!begun.current) setReason(cell.reason);
  }, [cell.reason]);
  useEffect(() => setScore(String(cell.score)), [cell.score]);
  const judge = (next: Own, saw?: Seen) => {
    const { verdict, score, reason } = { verdict: cell.verdict, score: cell.score, reason: cell.reason, ...next };
    const quote = next.quote ?? own?.quote;
    const asFound = verdict === cell.found.verdict && score === cell.found.score && reason === cell.found.reason;
    onJudge(asFound && !quote ? undefined : { verdict, score, reason, ...(quote && { quote }) }, saw);
  };
  const saveScore = () => {
    const value = Math.round(Number(score));
    if (!Number.isFinite(value) || score.trim() === '') return setScore(String(cell.score));
    const bounded = Math.max(0, Math.min(100, value));
    if (bounded !== cell.score) judge({ score: bounded });
    else setScore(String(bounded));
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
          <Link to={cell.quote ? quoteAddress(cell.quote) : `/patents/${column.number}`}>
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

      <fieldset className="verdicts" disabled={!editable}>
        <legend className="hidden">{say('n_verdict')}</legend>
        {VERDICTS.map((verdict, n) => (
          <label key={verdict} className={`v-${verdict} ${cell.verdict === verdict ? 'on' : ''}`}>
            <input
              type="radio"
              name={name}
              checked={cell.verdict === verdict}
              onChange={() =>
                judge({ verdict, score: verdict === cell.found.verdict ? cell.found.score : SCORE_OF[verdict] })
              }
            />
            <span title={`${n + 1}`}>
              <i aria-hidden="true">{SIGN[verdict]}</i> {say(`verdict_${verdict}`)}
            </span>
          </label>
        ))}
        <label className="score">
          <span className="hidden">{say('n_score')}</span>
          <input
            type="number"
            min={0}
            max={100}
            value={score}
            disabled={!editable}
            onChange={(event) => setScore(event.target.value)}
            onBlur={saveScore}
            onKeyDown={(event) => event.key === 'Enter' && saveScore()}
          />
        </label>
      </fieldset>
      {cell.edited && (
        <p className="was">
          <b>{say('n_as_found')}</b> {SIGN[cell.found.verdict]} {say(`verdict_${cell.found.verdict}`)}{' '}
          {cell.found.score}
          {cell.reason !== cell.found.reason && <>: {cell.found.reason}</>}{' '}
          {editable && (
            <button type="button" className="quiet small" onClick={() => onJudge(undefined)}>
              {say('restore')}
            </button>
          )}
        </p>
      )}

      <h3>{say(cell.verdict === 'not_found' ? 'n_nearest_passage' : 'n_passage')}</h3>
      {cell.quote ? (
        <InContext quote={cell.quote} words={cell.matched} />
      ) : (
        <p className="soft">{say('n_no_passage')}</p>
      )}
      {(cell.matched.length > 0 || cell.missing.length > 0) && (
        <p className="words-told small">
          {cell.matched.length > 0 && (
            <>
              <b>{say('n_has')}</b> {cell.matched.join(', ')}{' '}
            </>
          )}
          {cell.missing.length > 0 && (
            <>
              <b className="lacks">{say('n_lacks')}</b> {cell.missing.join(', ')}
            </>
          )}
        </p>
      )}

      <h3>
        <label htmlFor={`${name}-reason`}>{say('n_reason')}</label>
      </h3>
      <Grow
        id={`${name}-reason`}
        value={reason}
        readOnly={!editable}
        onChange={(text) => {
          begun.current ??= { own };
          setReason(text);
        }}
        onBlur={() => {
          const saw = begun.current;
          begun.current = undefined;
          if (reason.trim() !== cell.reason) judge({ reason: reason.trim() }, saw);
        }}
      />
      {editable && <BetterPassage key={`${feature.number} ${column.number}`} {...{ feature, column }} onUse={judge} />}
    </aside>
  );
}

/** The passage between what stands before and after it. */
function InContext({ quote, words }: { quote: Quote; words: readonly string[] }) {
  const { say } = useWords();
  const page = useQuery({
    queryKey: ['patent', quote.publication_number, ''],
    queryFn: ({ signal }) => manage('GET /patents/:number', { params: { number: quote.publication_number }, signal }),
    staleTime: 300_000,
  });
  const box = useRef<HTMLElement>(null);
  const ready = page.isSuccess;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another quote is another place
  useEffect(() => {
    const lit = box.current?.querySelector<HTMLElement>('mark.lit');
    if (lit && box.current) box.current.scrollTop = lit.offsetTop - box.current.clientHeight / 3;
  }, [ready, quote.start, quote.publication_number, placeOf(quote).unit]);
  if (page.error) return <Problem error={page.error} again={() => void page.refetch()} />;
  const place = page.data && contextOf(page.data.record, quote);
  return (
    <figure className="in-context">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section ref={box} tabIndex={0} aria-label={say('n_passage')} className="paper text" lang={quote.lang}>
        {!page.data ? (
          <Skeleton lines={4} />
        ) : !place ? (
          <p>{quote.text}</p>
        ) : (
          <>
            {place.before && <p className="around">{place.before}</p>}
            <p>
              <QuoteWithin text={place.text} quote={quote} words={words} />
            </p>
            {place.after && <p className="around">{place.after}</p>}
          </>
        )}
      </section>
      <figcaption className="between small">
        <span className="soft">{partName(say, quote)}</span>
        <Link to={quoteAddress(quote)}>{say('n_open_there')}</Link>
      </figcaption>
    </figure>
  );
}

function partName(say: ReturnType<typeof useWords>['say'], quote: Quote): ReactNode {
  const origin = quote.origin === 'original' ? '' : ` · ${say('n_translated', { n: quote.lang })}`;
  if (quote.part === 'claim') return say('where_claim', { n: quote.claim_number ?? '' }) + origin;
  if (quote.part === 'description') return `${say('where_description')} ${quote.paragraph_id ?? ''}${origin}`;
  return say(quote.part === 'title' ? 'n_title' : 'where_abstract') + origin;
}

/** The unit that the quote stands in, and its neighbours. */
function contextOf(record: PatentRecord, quote: Quote): { before?: string; text: string; after?: string } | undefined {
  const of = <T extends { lang: string; origin: string }>(texts: readonly T[]) =>
    texts.find(({ lang, origin }) => lang === quote.lang && origin === quote.origin);
  if (quote.part === 'claim') {
    const text = of(record.claims)?.claims.find(({ number }) => number === quote.claim_number)?.text;
    return text === undefined ? undefined : { text };
  }
  if (quote.part === 'description') {
    const paragraphs = of(record.descriptions)?.paragraphs ?? [];
    const at = paragraphs.findIndex(({ id }) => id === quote.paragraph_id);
    if (at < 0) return undefined;
    const [before, after] = [paragraphs[at - 1]?.text, paragraphs[at + 1]?.text];
    return { ...(before && { before }), text: paragraphs[at]!.text, ...(after && { after }) };
  }
  const text = of(quote.part === 'title' ? record.titles : record.abstracts)?.text;
  return text === undefined ? undefined : { text };
}

/** The unit's text with the quote lit, and in it the words that it shares with the feature. */
function QuoteWithin({ text, quote, words }: { text: string; quote: Quote; words: readonly string[] }) {
  const passage = text.slice(quote.start, quote.end);
  const lower = passage.toLowerCase();
  const hits = soughtIn(lower, words)
    .flatMap((sought) => {
      const at: [number, number][] = [];
      for (let n = lower.indexOf(sought); n >= 0; n = lower.indexOf(sought, n + sought.length))
        at.push([n, n + sought.length]);
      return at;
    })
    .sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of hits) {
    if (start < from) continue;
    pieces.push(passage.slice(from, start), <b key={start}>{passage.slice(start, end)}</b>);
    from = end;
  }
  return (
    <>
      {text.slice(0, quote.start)}
      <mark className="lit">
        {pieces}
        {passage.slice(from)}
      </mark>
      {text.slice(quote.end)}
    </>
  );
}

/** Asks for the feature in other words, and takes what is found if it is better. */
function BetterPassage({
  feature,
  column,
  onUse,
}: {
  feature: ConfirmedFeature;
  column: Column;
  onUse(own: Own): void;
}) {
  const { say } = useWords();
  const [words, setWords] = useState(feature.text);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const [found, setFound] = useState<Awaited<ReturnType<typeof otherPassage>>>();
  const look = async () => {
    setBusy(true);
    setError(undefined);
    await otherPassage(column.number, feature, words).then(setFound).catch(setError);
    setBusy(false);
  };
  return (
    <details className="better">
      <summary>{say('n_better')}</summary>
      <p className="soft small">{say('n_better_text')}</p>
      <Grow label={say('n_better_words')} value={words} onChange={setWords} />
      <button type="button" className="plain" disabled={busy || !words.trim()} onClick={look}>
        {say(busy ? 'n_looking' : 'n_look')}
      </button>
      {error && <Problem error={error} />}
      {found &&
        (found.quote ? (
          <div className="candidate">
            <p>
              <span className={`judged v-${found.verdict}`}>
                <i aria-hidden="true">{SIGN[found.verdict]}</i> {found.score}
              </span>
            </p>
            <InContext quote={found.quote} words={[]} />
            <button
              type="button"
              className="plain"
              onClick={() =>
                onUse({ verdict: found.verdict, score: found.score, reason: found.reason, quote: found.quote! })
              }
            >
              {say('n_use_passage')}
            </button>
          </div>
        ) : (
          <p className="soft">{say('n_no_passage')}</p>
        ))}
    </details>
  );
}
