import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { manage } from '../../../api.ts';
import { Problem, Skeleton } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import { type PatentRecord, paragraphName } from '../../patent.ts';
import { placeOf, type Quote } from '../parts/quote.ts';
import { soughtIn } from '../parts/verdicts.ts';
import { type Column, documentAddress } from './results.ts';

/** The passage between what stands before and after it. */
export function InContext({
  quote,
  words,
  paper,
}: {
  quote: Quote;
  words: readonly string[];
  /** Of a paper: the passage stands alone, its page has the rest. */
  paper?: NonNullable<Column['paper']>;
}) {
  const { say } = useWords();
  const page = useQuery({
    queryKey: ['patent', quote.publication_number, ''],
    queryFn: ({ signal }) => manage('GET /patents/:number', { params: { number: quote.publication_number }, signal }),
    staleTime: 300_000,
    enabled: paper === undefined,
  });
  const box = useRef<HTMLElement>(null);
  const ready = page.isSuccess;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another quote is another place
  useEffect(() => {
    const lit = box.current?.querySelector<HTMLElement>('mark.lit');
    if (lit && box.current) box.current.scrollTop = lit.offsetTop - box.current.clientHeight / 3;
  }, [ready, quote.start, quote.publication_number, placeOf(quote).unit]);
  if (page.error) return <Problem error={page.error} again={() => void page.refetch()} />;
  const place = paper ? undefined : page.data && contextOf(page.data.record, quote);
  return (
    <figure className="in-context">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section ref={box} tabIndex={0} aria-label={say('n_passage')} className="paper text" lang={quote.lang}>
        {!page.data && !paper ? (
          <Skeleton lines={4} />
        ) : !place ? (
          <p>{paper ? <mark className="lit">{quote.text}</mark> : quote.text}</p>
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
        <Link to={documentAddress({ number: quote.publication_number, ...(paper && { paper }) }, quote)}>
          {say('n_open_there')}
        </Link>
      </figcaption>
    </figure>
  );
}

function partName(say: ReturnType<typeof useWords>['say'], quote: Quote): ReactNode {
  const origin = quote.origin === 'original' ? '' : ` · ${say('n_translated', { n: quote.lang })}`;
  if (quote.part === 'claim') return say('where_claim', { n: quote.claim_number ?? '' }) + origin;
  if (quote.part === 'description') return `${say('where_description')} ${paragraphName(quote)}${origin}`;
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
