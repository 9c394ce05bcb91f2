import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { manage } from '../../api.ts';
import { day, Problem, Skeleton } from '../../parts/basics.tsx';
import { Empty } from '../../parts/Empty.tsx';
import { OwnerLinks } from '../../parts/OwnerLinks.tsx';
import { Segmented } from '../../parts/Segmented.tsx';
import { Table } from '../../parts/Table.tsx';
import { type Say, useWords } from '../../words/words.tsx';
import { type CitationGraph, type CitedFamily, curve, layout, type PlacedFamily } from './graph-layout.ts';

/** Who cites whom around a document: drawn along time, and as a table that says the same. */
export default function Citations({ number }: { number: string }) {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const depth = params.get('depth') === '2' ? 2 : 1;
  const graph = useQuery({
    queryKey: ['citations', number, depth],
    queryFn: ({ signal }) => manage('GET /patents/:number/citations', { params: { number }, query: { depth }, signal }),
  });
  const goDeep = (to: 1 | 2) => {
    const next = new URLSearchParams(params);
    if (to === 2) next.set('depth', '2');
    else next.delete('depth');
    setParams(next, { replace: true });
  };
  return (
    <section aria-labelledby="graph-title">
      <div className="between">
        <h2 id="graph-title">{say('graph_title')}</h2>
        <Segmented
          label={say('graph_title')}
          value={depth}
          of={[
            { value: 1, name: say('graph_near') },
            { value: 2, name: say('graph_far') },
          ]}
          onChange={goDeep}
        />
      </div>
      {graph.isPending ? (
        <Skeleton lines={12} />
      ) : graph.error ? (
        <Problem error={graph.error} again={() => void graph.refetch()} />
      ) : graph.data.families.length <= 1 ? (
        <Empty title={say('graph_none')}>{say('graph_none_why')}</Empty>
      ) : (
        <>
          <Drawing graph={graph.data} />
          {graph.data.left_out > 0 && <p className="note small">{say('graph_left_out', { n: graph.data.left_out })}</p>}
          <Families graph={graph.data} />
        </>
      )}
    </section>
  );
}

const relationOf = (say: Say, { level }: CitedFamily): string =>
  say(
    level === 0
      ? 'graph_own'
      : level === -1
        ? 'graph_cited'
        : level === 1
          ? 'graph_citing'
          : level < 0
            ? 'graph_cited_2'
            : 'graph_citing_2',
  );

function Drawing({ graph }: { graph: CitationGraph }) {
  const { say } = useWords();
  const place = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(900);
  const [at, setAt] = useState<string>();
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => setWidth(Math.max(480, Math.floor(entry!.contentRect.width))));
    seen.observe(place.current!);
    return () => seen.disconnect();
  }, []);
  const { families, years, undated, height } = useMemo(() => layout(graph, width), [graph, width]);
  const byId = new Map(families.map((each) => [each.id, each]));
  const shown = at === undefined ? undefined : byId.get(at);
  const near = new Set(graph.edges.flatMap(({ from, to }) => (from === at ? [to] : to === at ? [from] : [])));
  return (
    <>
      <section ref={place} className="graph" aria-label={say('graph_title')}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          <title>{say('graph_title')}</title>
          {years.map(({ year, x }) => (
            <g key={year} className="year">
              <line x1={x} x2={x} y1={22} y2={height} />
              <text x={x} y={14}>
                {year}
              </text>
            </g>
          ))}
          {undated.map((x) => (
            <text key={x} x={x} y={14} className="undated">
              {say('graph_undated')}
            </text>
          ))}
          {graph.edges.map(({ from, to, categories }) => {
            const [a, b] = [byId.get(from), byId.get(to)];
            if (!a || !b) return null;
            const telling = categories.some((each) => each === 'X' || each === 'Y');
            const lit = at !== undefined && (from === at || to === at);
            return (
              <path
                key={`${from} ${to}`}
                d={curve(b, a)}
                className={`edge${telling ? ' telling' : ''}${lit ? ' lit' : ''}${at !== undefined && !lit ? ' faint' : ''}`}
              />
            );
          })}
          {families.map((each) => (
            <Node
              key={each.id}
              family={each}
              faint={at !== undefined && at !== each.id && !near.has(each.id)}
              name={`${relationOf(say, each)}: ${each.id} ${each.title ?? say('not_stored')}`}
              point={setAt}
            />
          ))}
        </svg>
      </section>
      <p className="pointed small" aria-live="polite">
        {shown ? (
          <>
            <code>{shown.id}</code> <span className="soft">{day(shown.date)}</span> {shown.title ?? say('not_stored')}{' '}
            <span className="soft">{shown.owner}</span>
          </>
        ) : (
          <span className="soft">{say('graph_hint')}</span>
        )}
      </p>
    </>
  );
}

function Node({
  family,
  faint,
  name,
  point,
}: {
  family: PlacedFamily;
  faint: boolean;
  name: string;
  point(id: string | undefined): void;
}) {
  const { id, x, y, level, stored } = family;
  const drawn = (
    <>
      <rect x={x - 10} y={y - 12} width={136} height={24} className="ground" />
      <circle cx={x} cy={y} r={level === 0 ? 7 : 5} />
      <text x={x + 11} y={y + 4}>
        {id}
      </text>
    </>
  );
  const className = `node ${level === 0 ? 'own' : level < 0 ? 'cited' : 'citing'}${Math.abs(level) === 2 ? ' second' : ''}${stored ? '' : ' absent'}${faint ? ' faint' : ''}`;
  return stored && level !== 0 ? (
    <Link
      to={`/patents/${id}?view=citations`}
      className={className}
      aria-label={name}
      onMouseEnter={() => point(id)}
      onMouseLeave={() => point(undefined)}
      onFocus={() => point(id)}
      onBlur={() => point(undefined)}
    >
      {drawn}
    </Link>
  ) : (
    <g className={className}>
      <title>{name}</title>
      {drawn}
    </g>
  );
}

function Families({ graph }: { graph: CitationGraph }) {
  const { say } = useWords();
  const categories = (id: string) => [
    ...new Set(graph.edges.filter(({ from, to }) => from === id || to === id).flatMap((each) => each.categories)),
  ];
  const rows = [...graph.families]
    .filter(({ level }) => level !== 0)
    .sort((a, b) => Math.abs(a.level) - Math.abs(b.level) || a.level - b.level || (a.date ?? 0) - (b.date ?? 0));
  return (
    <Table
      label={say('graph_table')}
      of={['graph_relation', 'family', 'published_on', 'graph_category', 'graph_document']}
    >
      <tbody>
        {rows.map((each) => (
          <tr key={each.id}>
            <td>{relationOf(say, each)}</td>
            <td>
              {each.stored ? (
                <Link to={`/patents/${each.id}`}>
                  <code>{each.id}</code>
                </Link>
              ) : (
                <code>{each.id}</code>
              )}
              {each.members.length > 1 && (
                <div className="soft small" title={each.members.join(', ')}>
                  {say('in_family', { n: each.members.length })}
                </div>
              )}
            </td>
            <td className="nowrap">{day(each.date)}</td>
            <td>
              <b className="category">{categories(each.id).join(' ')}</b>
            </td>
            <td>
              {each.title ?? <span className="soft">{say('not_stored')}</span>}
              <div className="soft small">{each.owner && <OwnerLinks names={[each.owner]} />}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
