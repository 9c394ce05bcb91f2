import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../words/words.tsx';
import { type Block, type Cell, type Piece, type Place, placeAddress, type Source } from './answer.ts';

/** Which source, and where it matters which words of it, is pointed at. */
export interface Pointed {
  readonly mark: string;
  readonly place?: Place;
}

/** Blocks of sentences. */
type Spoken = Exclude<Block, { kind: 'search' | 'table' }>;

/** Whether a cell holds a number alone: such are set flush right. */
const isFigure = ([only, more]: Cell): boolean => only?.kind === 'text' && !more && /^[\d.,]+$/.test(only.text);

/** An answer as text: each number opens its document at the words, and points at the card beside. */
export function Answer({
  blocks,
  sources,
  pointed,
  point,
}: {
  blocks: readonly Block[];
  sources: readonly Source[];
  pointed: Pointed | undefined;
  point(at: Pointed | undefined): void;
}) {
  const { say } = useWords();
  const piece = (each: Piece, n: number): ReactNode =>
    each.kind === 'text' ? (
      each.text
    ) : each.kind === 'strong' ? (
      <strong key={n}>{each.text}</strong>
    ) : (
      <Cited
        key={n}
        mark={each.mark}
        quote={each.kind === 'quote' ? each : undefined}
        sources={sources}
        pointed={pointed}
        point={point}
      />
    );
  const shown = (block: Spoken) =>
    block.sentences.map(({ pieces, inference }, n) =>
      inference ? (
        <Fragment key={n}>
          <em className="inference">{pieces.map(piece)}</em>
          <span className="tag" title={say('chat_inference_text')}>
            {say('chat_inference')}
          </span>{' '}
        </Fragment>
      ) : (
        <Fragment key={n}>{pieces.map(piece)}</Fragment>
      ),
    );
  const parts: ReactNode[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]!;
    if (block.kind === 'item' || block.kind === 'listed') {
      let end = at;
      while (blocks[end + 1]?.kind === block.kind) end++;
      parts.push(
        <ul key={at} className={block.kind}>
          {blocks.slice(at, end + 1).map((each, n) => (
            <li key={n}>{shown(each as Spoken)}</li>
          ))}
        </ul>,
      );
      at = end;
    } else if (block.kind === 'search')
      parts.push(
        <p key={at} className="small">
          {block.label}:{' '}
          <Link to={`/search?q=${encodeURIComponent(block.expression)}&stem=1`}>{<code>{block.expression}</code>}</Link>
        </p>,
      );
    else if (block.kind === 'table')
      parts.push(
        <table key={at}>
          <thead>
            <tr>
              {block.head.map((cell, n) => (
                <th key={n}>{cell.map(piece)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, r) => (
              <tr key={r}>
                {row.map((cell, n) => (
                  <td key={n} className={isFigure(cell) ? 'number' : ''}>
                    {cell.map(piece)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>,
      );
    else if (block.kind === 'heading') parts.push(<h3 key={at}>{shown(block)}</h3>);
    else
      parts.push(
        <p key={at} className={block.kind === 'remark' ? 'soft small' : ''}>
          {shown(block)}
        </p>,
      );
  }
  return <div className="answer">{parts}</div>;
}

/** Words of a source with its number, or the number alone where others say it: opens the document there. */
function Cited({
  mark,
  quote,
  sources,
  pointed,
  point,
}: {
  mark: string;
  quote: { readonly text: string; readonly place: Place } | undefined;
  sources: readonly Source[];
  pointed: Pointed | undefined;
  point(at: Pointed | undefined): void;
}) {
  const { say } = useWords();
  const source = sources.find((each) => each.mark === mark);
  const place = quote?.place ?? source?.passage ?? source?.quotes[0];
  if (!source || !place) return `[${mark}]`;
  const here = pointed?.mark === mark && (!quote || !pointed.place || pointed.place === place);
  const show = () => point({ mark, ...(quote && { place }) });
  const names = say('chat_cite', { n: mark, pn: source.name, title: source.title });
  return (
    <Link
      to={placeAddress(source, place)}
      className={here ? 'cited at' : 'cited'}
      title={names}
      {...(!quote && { 'aria-label': names })}
      onMouseEnter={show}
      onMouseLeave={() => point(undefined)}
      onFocus={show}
      onBlur={() => point(undefined)}
    >
      {quote && <q lang={place.lang}>{quote.text}</q>}
      <span className="cite">{mark}</span>
    </Link>
  );
}
