import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { operation } from '../../../api.ts';
import { Problem, Skeleton } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { useChosenNode } from '../parts/chosen-node.ts';
import { MindMap } from '../parts/MindMap.tsx';
import { useStep } from '../task.ts';
import { Plan } from './Plan.tsx';
import type { MaterialsData, NodeLists } from './record.ts';

/** The map of what meets the requirements; of a node, what stands behind it and, if somebody asks for it, its plan. */
export function MaterialsMap({ task }: StageProps<MaterialsData>) {
  const { say } = useWords();
  const { data, task_id, updated_at } = task;
  const map = useQuery({
    queryKey: ['task', task_id, 'map', updated_at],
    queryFn: async ({ signal }) => {
      const body = { task_id };
      const [{ solution }, { board_id }] = await Promise.all([
        operation('POST /ai/material/find-solution/mind', { body, signal }),
        operation('POST /ai/material/find-solution/thinking', { body, signal }),
      ]);
      return { cells: solution?.cells ?? [], board_id: board_id ?? '' };
    },
    enabled: task.status !== 'working',
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [chosen, choose] = useChosenNode();
  if (map.error) return <Problem error={map.error} again={() => void map.refetch()} />;
  if (!map.data) return <Skeleton lines={12} />;
  const { cells, board_id } = map.data;
  const nodes = cells.flatMap((cell) => (cell.data ? [cell.data] : []));
  const node = nodes.find(({ node_id }) => node_id === chosen);
  return (
    <>
      {nodes.length < 2 && <p className="soft">{say('m_none')}</p>}
      <MindMap cells={cells} chosen={chosen} label={say('m_map')} onChoose={choose} />
      <section className="map-read" aria-live="polite" aria-label={say('map_read')}>
        {node?.node_id === undefined ? (
          <p className="soft small">{say('map_choose')}</p>
        ) : (
          <>
            <h3>{node.sys_title}</h3>
            {node.sys_content?.split('\n').map((line, n) => (
              <p key={n}>{line}</p>
            ))}
            <ul className="plain-list">
              {node.reference?.map(({ content, pn, solution_id, title }) => (
                <li key={`${solution_id} ${title}`} className="small">
                  {pn ? <Link to={`/patents/${pn}`}>{pn}</Link> : null} {title}
                  {content && <blockquote>{content}</blockquote>}
                </li>
              ))}
            </ul>
            {node.route_id !== undefined && (
              <Behind
                key={node.node_id}
                task={task}
                board_id={board_id}
                node_id={node.node_id}
                plan={data.plans?.[node.node_id]}
              />
            )}
          </>
        )}
      </section>
    </>
  );
}

const LISTS = [
  'technical_principle',
  'technical_maturity',
  'engineering_reliability',
  'expected_challenge',
  'industry_application_cases',
] as const satisfies readonly (keyof NodeLists)[];

/** What documents say of a node, list by list, and its plan. */
function Behind({
  task: { status, task_id },
  board_id,
  node_id,
  plan,
}: Pick<StageProps<MaterialsData>, 'task'> & { board_id: string; node_id: string; plan: string | undefined }) {
  const { say } = useWords();
  const step = useStep(task_id);
  const asked = { board_id, node_id };
  const lists = useQuery({
    queryKey: ['task', task_id, 'node', node_id],
    queryFn: ({ signal }) =>
      operation('POST /ai/material/find-solution/node-reference', { body: { task_id, ...asked }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (lists.error) return <Problem error={lists.error} again={() => void lists.refetch()} />;
  return (
    <>
      {LISTS.map((name) => {
        const said = lists.data?.[name] ?? [];
        return said.length === 0 ? null : (
          <details key={name}>
            <summary>
              {say(`m_${name}`)} {say('m_count', { n: said.length })}
            </summary>
            <ul>
              {said.map((text) => (
                <li key={text} className="small">
                  {text}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      {step.error && <Problem error={step.error} />}
      {plan === undefined ? (
        <button
          type="button"
          disabled={step.isPending || status === 'working'}
          onClick={() => step.mutate({ path: '/ai/material/find-solution/implementation', body: asked })}
        >
          {say(status === 'working' ? 'm_planning' : 'm_plan')}
        </button>
      ) : (
        <Plan markdown={plan} />
      )}
    </>
  );
}
