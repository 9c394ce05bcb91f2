import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { operation } from '../../../api.ts';
import { Problem, Skeleton } from '../../../parts/basics.tsx';
import { Segmented } from '../../../parts/Segmented.tsx';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { useChosenNode } from '../parts/chosen-node.ts';
import { MindMap } from '../parts/MindMap.tsx';
import type { MapNode, SolutionData } from './record.ts';

/**
 * The map, drawn or as a list: the problem, its directions, and below each what documents state for and against it. Of
 * the drawing, one box is read below it.
 */
export function SolutionMap({ task: { data, task_id, updated_at } }: StageProps<SolutionData>) {
  const { say } = useWords();
  const map = useQuery({
    queryKey: ['task', task_id, 'map', updated_at],
    queryFn: async ({ signal }) => {
      const { solution } = await operation('POST /ai/find-solution/step5/v3', { body: { task_id }, signal });
      return solution?.cells ?? [];
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [shown, show] = useState<'drawn' | 'list'>('drawn');
  const [chosen, choose] = useChosenNode();
  if (map.error) return <Problem error={map.error} again={() => void map.refetch()} />;
  if (!map.data) return <Skeleton lines={12} />;
  const nodes = map.data.flatMap((cell) => (cell.data ? [cell.data] : []));
  const [root] = nodes;
  const under = (node: MapNode) => nodes.filter(({ route_id }) => route_id === node.node_id);
  const read = nodes.find(({ node_id }) => node_id === chosen);
  if (!root) return null;
  return (
    <>
      <Segmented<'drawn' | 'list'>
        label={say('map_as')}
        value={shown}
        of={[
          { value: 'drawn', name: say('map_drawn') },
          { value: 'list', name: say('map_list') },
        ]}
        onChange={show}
      />
      {shown === 'drawn' ? (
        <>
          <MindMap cells={map.data} chosen={chosen} label={say('e_map')} onChoose={choose} />
          <section className="map-read" aria-live="polite" aria-label={say('map_read')}>
            {!read ? (
              <p className="soft small">{say('map_choose')}</p>
            ) : read.route_id === undefined ? (
              <>
                <p className="paper text map-root" lang={data.lang}>
                  {read.sys_title}
                </p>
                {read.sys_content && <p className="note">{read.sys_content}</p>}
              </>
            ) : read.route_id === root.node_id ? (
              <Way of={read} under={under(read)} />
            ) : (
              <ul className="plain-list">
                <Leaf of={read} />
              </ul>
            )}
          </section>
        </>
      ) : (
        <>
          <p className="paper text map-root" lang={data.lang}>
            {root.sys_title}
          </p>
          {root.sys_content && <p className="note">{root.sys_content}</p>}
          <ol className="solution-map">
            {under(root).map((direction) => (
              <li key={direction.node_id}>
                <Way of={direction} under={under(direction)} />
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="soft small measure">{say('e_innovation_text')}</p>
    </>
  );
}

/** One way: why, how it was measured, and the documents that state it. */
function Way({ of: direction, under }: { of: MapNode; under: readonly MapNode[] }) {
  const { say } = useWords();
  return (
    <details open>
      <summary>
        <strong>{direction.sys_title}</strong> <Innovation of={direction} />
      </summary>
      <p>{direction.sys_content}</p>
      {direction.principle && <p className="small">{say('e_principle', { p: direction.principle })}</p>}
      {direction.sys_sub_content && (
        <p className="small">
          <strong>{say('e_verify')}</strong> {direction.sys_sub_content}
        </p>
      )}
      <ul>
        {under.map((node) => (
          <Leaf key={node.node_id} of={node} />
        ))}
      </ul>
    </details>
  );
}

function Innovation({ of: { innovation, innovation_parts, note } }: { of: MapNode }) {
  const { say } = useWords();
  if (innovation === undefined) return note ? <span className="soft small">{note}</span> : null;
  const { citations = 0, families = 0, median_year } = innovation_parts ?? {};
  return (
    <span className="soft small">
      {say('e_innovation', { n: innovation })}{' '}
      {say('e_innovation_of', { f: families, c: citations, y: median_year === undefined ? '?' : String(median_year) })}
    </span>
  );
}

/** What one document states. */
function Leaf({ of: { against = [], reference = [], sys_content, sys_sub_content } }: { of: MapNode }) {
  const { say } = useWords();
  return (
    <li>
      <blockquote>{sys_content}</blockquote>
      <p className="small">
        {reference.map(({ pn = '', title }) => (
          <span key={pn}>
            <Link to={`/patents/${pn}`}>{pn}</Link> {title}
          </span>
        ))}
      </p>
      {sys_sub_content && (
        <p className="small">
          {say('e_measured')} “{sys_sub_content}”
        </p>
      )}
      {against.map(({ pn, text }) => (
        <p key={text} className="small">
          {say('e_against')} “{text}” <Link to={`/patents/${pn}`}>{pn}</Link>
        </p>
      ))}
    </li>
  );
}
