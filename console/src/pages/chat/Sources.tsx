import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { day, Marked } from '../../parts/basics.tsx';
import { type Say, useWords } from '../../words/words.tsx';
import { paragraphName } from '../patent.ts';
import type { Pointed } from './Answer.tsx';
import { type Place, placeAddress, type Source } from './answer.ts';

export const placeName = (say: Say, place: Place): string =>
  place.unit !== undefined && place.part !== 'abstract' && place.part !== 'title'
    ? `${say('paper_full_text')} ${place.unit}`
    : place.part === 'claim'
      ? say('where_claim', { n: place.claim_number ?? '' })
      : place.part === 'description'
        ? `${say('where_description')} ${paragraphName(place)}`
        : place.part === 'abstract'
          ? say('where_abstract')
          : say('chat_where_title');

const sameUnit = (a: Place, b: Place) =>
  a.part === b.part &&
  a.unit === b.unit &&
  a.claim_number === b.claim_number &&
  a.paragraph_id === b.paragraph_id &&
  a.lang === b.lang &&
  a.origin === b.origin;

/** Quoted places, each in the passage around it where that was read too. */
function shownPlaces({ quotes: all, passage: read, title }: Source) {
  // the title stands over them already
  const [quotes, passage] = [all.filter(({ text }) => text !== title), read?.text === title ? undefined : read];
  const inside = passage
    ? quotes.filter((quote) => sameUnit(quote, passage) && quote.start >= passage.start && quote.end <= passage.end)
    : [];
  const apart = quotes
    .filter((quote) => !inside.includes(quote))
    .map((quote) => ({
      place: quote,
      text: quote.text,
      quotes: [quote],
      marks: [{ start: 0, end: quote.text.length }],
    }));
  // what was read and not quoted helps only where nothing is
  if (!passage || (inside.length === 0 && apart.length > 0)) return apart;
  return [
    {
      place: inside[0] ?? passage,
      text: passage.text,
      quotes: inside,
      marks: inside.map(({ start, end }) => ({ start: start - passage.start, end: end - passage.start })),
    },
    ...apart,
  ];
}

/** The documents that an answer rests on, with the words, beside it. */
export function Sources({
  sources,
  pointed,
  point,
}: {
  sources: readonly Source[];
  pointed: Pointed | undefined;
  point(at: Pointed | undefined): void;
}) {
  const { say } = useWords();
  const column = useRef<HTMLElement>(null);
  // the column scrolls by itself: what the answer points at comes into its sight
  useEffect(() => {
    const whole = column.current;
    const words = pointed && (whole?.querySelector('mark.lit') ?? whole?.querySelector('li.at'));
    if (!whole || !words || whole.matches(':hover')) return;
    const [seen, wanted] = [whole.getBoundingClientRect(), words.getBoundingClientRect()];
    const bottom = Math.min(seen.bottom, document.querySelector('.asking')?.getBoundingClientRect().top ?? innerHeight);
    if (wanted.top < seen.top) whole.scrollTop += wanted.top - seen.top - 8;
    else if (wanted.bottom > bottom) whole.scrollTop += Math.min(wanted.bottom - bottom + 8, wanted.top - seen.top);
  }, [pointed]);
  if (sources.length === 0) return null;
  return (
    <aside ref={column} className="sources" aria-label={say('chat_sources')}>
      <h3>{say('chat_sources')}</h3>
      <ol>
        {sources.map((source) => (
          <li
            key={source.mark}
            className={pointed?.mark === source.mark ? 'at' : ''}
            onMouseEnter={() => point({ mark: source.mark })}
            onMouseLeave={() => point(undefined)}
          >
            <p className="meta">
              <span className="cite" aria-hidden="true">
                {source.mark}
              </span>
              {source.stored ? (
                <Link to={source.address}>
                  <code>{source.name || say('q_paper')}</code>
                </Link>
              ) : (
                <code title={say('not_stored')}>{source.name}</code>
              )}
              <time>{day(source.published)}</time>
              {source.retracted && <span className="tag">{say('paper_retracted')}</span>}
              {source.superseded && <span className="tag">{say('paper_superseded')}</span>}
              {source.demo && (
                <span className="tag" title={say('demo_text')}>
                  {say('demo')}
                </span>
              )}
            </p>
            <p className="title">{source.title}</p>
            {source.by && <p className="soft small">{source.by}</p>}
            {!source.stored && <p className="warning">{say('chat_gone')}</p>}
            {shownPlaces(source).map(({ place, text, quotes, marks }) => {
              const lit = pointed?.mark === source.mark ? quotes.indexOf(pointed.place as Place) : -1;
              return (
                <Link
                  key={`${place.unit ?? place.part}${place.paragraph_id ?? place.claim_number ?? ''}${place.start}`}
                  to={placeAddress(source, place)}
                  className={quotes.length > 0 ? 'place' : 'place short'}
                >
                  <span className="where">{placeName(say, place)}</span>{' '}
                  <span className="words" lang={place.lang}>
                    <Marked
                      text={text}
                      marks={marks[0]?.end === text.length ? undefined : marks}
                      lit={lit >= 0 ? marks[lit] : undefined}
                    />
                  </span>
                </Link>
              );
            })}
          </li>
        ))}
      </ol>
    </aside>
  );
}
