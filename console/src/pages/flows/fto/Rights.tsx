import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { operation } from '../../../api.ts';
import { day, Problem, Skeleton } from '../../../parts/basics.tsx';
import { OwnerLinks } from '../../../parts/OwnerLinks.tsx';
import { Table } from '../../../parts/Table.tsx';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { useDraft } from '../task.ts';
import { ClaimChart } from './ClaimChart.tsx';
import { type Decided, MOST_CHOSEN, proposed, type Right, type RightsData, riskOf, type Verdict } from './record.ts';

/** The rights in the way, by risk; one of them opened as a chart of its claims. */
export function Rights({ task, editable, stage, show }: StageProps<RightsData>) {
  const { say } = useWords();
  const { task_id, updated_at } = task;
  const found = useQuery({
    queryKey: ['task', task_id, 'rights', updated_at],
    queryFn: async ({ signal }) => {
      const { final_result = [] } = await operation('POST /ai/fto/search/agent/result', { body: { task_id }, signal });
      return final_result as readonly Right[];
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const draft = useDraft<Decided | undefined>(task_id, stage, undefined);
  const decided = draft.value ?? proposed(found.data ?? []);
  const added = useAdded(task_id, decided.added);
  const [opened, open] = useState<string>();
  const [failed, setFailed] = useState<Error>();
  if (found.error) return <Problem error={found.error} again={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={10} />;
  const rights = [...found.data, ...added];
  const right = rights.find(({ document }) => document === opened);
  const choose = (document: string) => {
    const { chosen } = decided;
    draft.change({
      ...decided,
      chosen: chosen.includes(document) ? chosen.filter((one) => one !== document) : [...chosen, document],
    });
  };
  const judge = (document: string, element: string, verdict: Verdict | undefined) => {
    const { [element]: _, ...others } = decided.verdicts[document] ?? {};
    draft.change({
      ...decided,
      verdicts: { ...decided.verdicts, [document]: verdict ? { ...others, [element]: verdict } : others },
    });
  };
  const add = async (pn: string) => {
    setFailed(undefined);
    await compared(task_id, pn)
      .then(({ document }) => {
        if (!rights.some((one) => one.document === document))
          draft.change({ ...decided, added: [...decided.added, document] });
        open(document);
      })
      .catch(setFailed);
  };
  return (
    <>
      <p className="soft measure">{say('f_rights_text', { n: MOST_CHOSEN })}</p>
      {rights.length === 0 && <p className="note">{say('f_none')}</p>}
      {rights.length > 0 && (
        <List rights={rights} decided={decided} opened={opened} editable={editable} onOpen={open} onChoose={choose} />
      )}
      {editable && <Add onAdd={add} />}
      {failed && <Problem error={failed} />}
      {right && (
        <ClaimChart
          right={right}
          own={decided.verdicts[right.document] ?? {}}
          editable={editable}
          onJudge={(element, verdict) => judge(right.document, element, verdict)}
          onClose={() => {
            // back to the row that it was opened from
            document.querySelector<HTMLElement>('.rights tr.here button')?.focus();
            open(undefined);
          }}
        />
      )}
      {editable && rights.length > 0 && (
        <footer className="confirm">
          <button
            type="button"
            disabled={decided.chosen.length === 0 || decided.chosen.length > MOST_CHOSEN}
            onClick={() => {
              draft.change(decided);
              show('report');
            }}
          >
            {say('f_to_report', { n: decided.chosen.length })} →
          </button>
          {decided.chosen.length > MOST_CHOSEN && (
            <span className="small">{say('f_too_many', { n: MOST_CHOSEN })}</span>
          )}
        </footer>
      )}
    </>
  );
}

/** A publication of a person's own choice, its claims read on the product. */
async function compared(task_id: string, pn: string): Promise<Right> {
  const { final_res = [] } = await operation('POST /ai/fto/feature/comparison', { body: { task_id, pn } });
  return final_res[0] as unknown as Right;
}

function useAdded(task_id: string, numbers: readonly string[]): readonly Right[] {
  const read = useQuery({
    queryKey: ['task', task_id, 'added rights', numbers],
    enabled: numbers.length > 0,
    queryFn: () => Promise.all(numbers.map((pn) => compared(task_id, pn))),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return read.data ?? [];
}

function List({
  rights,
  decided,
  opened,
  editable,
  onOpen,
  onChoose,
}: {
  rights: readonly Right[];
  decided: Decided;
  opened: string | undefined;
  editable: boolean;
  onOpen(document: string): void;
  onChoose(document: string): void;
}) {
  const { say, language } = useWords();
  return (
    <Table
      label={say('f_rights')}
      className="rights"
      of={[{ unseen: 'f_in_report' }, 'f_risk', 'f_right', 'f_why', 'f_states']}
    >
      <tbody>
        {rights.map((right) => {
          const { document, owners = [], risk_reason, states = [], title } = right;
          const risk = riskOf(right);
          return (
            <tr key={document} className={document === opened ? 'here' : ''}>
              <td>
                <input
                  type="checkbox"
                  checked={decided.chosen.includes(document)}
                  disabled={!editable}
                  aria-label={say('f_take', { n: document })}
                  onChange={() => onChoose(document)}
                />
              </td>
              <td>
                <span className={`risk-${risk.toLowerCase()}`}>{say(`f_risk_${risk}`)}</span>
              </td>
              <td>
                <button
                  type="button"
                  className="inline"
                  aria-expanded={document === opened}
                  onClick={() => onOpen(document)}
                >
                  {title || document}
                </button>
                <div className="soft small">
                  <Link to={`/patents/${document}`}>
                    <code>{document}</code>
                  </Link>{' '}
                  <OwnerLinks names={owners} />
                </div>
              </td>
              <td className="small">{risk_reason?.[language === 'zh' ? 'zh' : 'en']}</td>
              <td className="small">
                {states.map(({ country, expires, publication_number, state }) => (
                  <div key={publication_number}>
                    {country} <span className={`state-${state}`}>{say(`f_state_${state ?? 'unknown'}`)}</span>{' '}
                    {expires ? <span className="soft day">{day(expires)}</span> : null}
                  </div>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function Add({ onAdd }: { onAdd(pn: string): Promise<void> }) {
  const { say } = useWords();
  const [number, setNumber] = useState('');
  return (
    <form
      className="row add-right"
      onSubmit={(event) => {
        event.preventDefault();
        if (number.trim()) void onAdd(number.trim()).then(() => setNumber(''));
      }}
    >
      <label htmlFor="added-right" className="small">
        {say('f_add')}
      </label>
      <input id="added-right" value={number} maxLength={40} onChange={(event) => setNumber(event.target.value)} />
      <button type="submit" className="plain" disabled={!number.trim()}>
        {say('f_compare')}
      </button>
    </form>
  );
}
