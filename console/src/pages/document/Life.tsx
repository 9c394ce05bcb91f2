import { useQuery } from '@tanstack/react-query';
import type { Of, Operation } from '../../api.ts';
import { operation, operationWithNotes } from '../../api.ts';
import { day } from '../../parts/basics.tsx';
import { OwnerLinks } from '../../parts/OwnerLinks.tsx';
import { becauseIn } from '../../words/life-reasons.ts';
import { useRegisterWords } from '../../words/registers.ts';
import { useWords } from '../../words/words.tsx';
import { type ShownStage, shownStages } from './life-stages.ts';
import './life.css';

type Status = Of<Operation<'GET /basic-patent-data/legal-status'>>;
type Transfer = Of<Of<Operation<'GET /advanced-patent-data/transfer-data'>>['patent_transfer_data']>;

/** Days on the axis, as parts of a year. */
const yearsOf = (value: number): number =>
  Math.trunc(value / 10_000) + ((Math.trunc(value / 100) % 100) - 1) / 12 + (value % 100) / 366;

const WIDTH = 268;

/** The life as one bar: each stage as long as it lasted, today, and the end of the term where it is told. */
function Bar({ stages, expires }: { stages: readonly ShownStage[]; expires: number | undefined }) {
  const { say } = useWords();
  const dated = stages.flatMap(({ state, tone, since }) =>
    since === undefined ? [] : [{ state, tone, at: yearsOf(since) }],
  );
  const [first] = dated;
  if (!first) return null;
  const today = new Date();
  const now = today.getFullYear() + today.getMonth() / 12 + today.getDate() / 366;
  const end = Math.max(now, expires === undefined ? now : yearsOf(expires), first.at + 1);
  const x = (at: number) => ((at - first.at) / (end - first.at)) * WIDTH;
  return (
    <svg className="life" viewBox={`0 0 ${WIDTH} 34`} role="img" aria-label={say('life_of')}>
      {dated.map(({ state, tone, at }, index) => {
        const until = Math.min(dated[index + 1]?.at ?? now, end);
        return (
          <rect
            key={`${state} ${at}`}
            className={tone}
            x={x(at)}
            y={8}
            width={Math.max(2, x(until) - x(at))}
            height={8}
          />
        );
      })}
      {expires !== undefined && yearsOf(expires) > now && dated.at(-1)?.tone === 'alive' && (
        <rect className="ahead" x={x(now)} y={8} width={Math.max(0, WIDTH - x(now))} height={8} />
      )}
      <line className="now" x1={x(now)} x2={x(now)} y1={3} y2={21} />
      <text x={0} y={32}>
        {Math.trunc(first.at)}
      </text>
      <text x={WIDTH} y={32} textAnchor="end">
        {Math.trunc(end)}
      </text>
    </svg>
  );
}

/** States of a European patent, by what is known of them. */
function States({ states }: { states: NonNullable<Status['states']> }) {
  const { say } = useWords();
  const KINDS = ['in_force', 'not_known', 'ceased'] as const;
  return (
    <dl className="states">
      {KINDS.map((kind) => {
        const found = states.filter(({ status }) => status === kind);
        return found.length === 0 ? null : (
          <div key={kind}>
            <dt>
              {say(`life_${kind}`)} <span className="soft">{found.length}</span>
            </dt>
            <dd>
              {found.map(({ state, since, fee_year }) => (
                <span key={state} title={since ? day(since) : fee_year ? `${say('life_fee_year')} ${fee_year}` : ''}>
                  {state}
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const namesOf = (parties: readonly { readonly name?: string }[] = []): string[] =>
  parties.flatMap(({ name }) => name ?? []);

/** Who owned it, one after the other: the inventors first, then whoever it passed to; the present name last. */
function Owners({ transfers, present }: { transfers: readonly Transfer[]; present: readonly string[] }) {
  const { say } = useWords();
  const word = useRegisterWords();
  const last = namesOf(transfers.at(-1)?.transferees).join('; ');
  const renamed = present.length > 0 && present.join('; ') !== last;
  if (transfers.length === 0) return null;
  return (
    <ol className="chain">
      <li>
        <OwnerLinks names={namesOf(transfers[0]?.transferers)} />
      </li>
      {transfers.map(({ effective_date, transferees, kind, reel_frame }) => (
        <li key={`${reel_frame} ${effective_date}`}>
          <span className="soft small">
            {day(effective_date)} {word('transfer_kind', kind)}
          </span>
          <br />
          <OwnerLinks names={namesOf(transferees)} />
        </li>
      ))}
      {renamed && (
        <li>
          <span className="soft small">{say(present.length > 1 ? 'owners_now' : 'owner_now')}</span>
          <br />
          <b>
            <OwnerLinks names={present} />
          </b>
        </li>
      )}
    </ol>
  );
}

const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.map((note) => (
    <p key={note} className="soft small">
      {note}
    </p>
  ));

/** The life of the right and its owners, as they follow from what offices said; what is not known is said. */
export function Life({ number }: { number: string }) {
  const { say, language } = useWords();
  const life = useQuery({
    queryKey: ['life', number],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const given = { query: { patent_number: number }, signal };
      const [status, transfers, detail] = await Promise.all([
        operationWithNotes('GET /basic-patent-data/legal-status', given),
        operationWithNotes('GET /advanced-patent-data/transfer-data', given),
        operation('GET /basic-patent-data/patent-detail-aggregation', given),
      ]);
      return {
        status: status.answer[0],
        notes: status.notes,
        notes_on_owners: transfers.notes,
        transfers: transfers.answer.flatMap(({ patent_transfer_data = [] }) => patent_transfer_data),
        present: detail.flatMap(({ current_assignee }) => current_assignee?.split(' | ') ?? []),
      };
    },
  });
  if (!life.data?.status) return null;
  const { status, notes, notes_on_owners, transfers, present } = life.data;
  const { expires, not_later_than, steps = [] } = status.term ?? {};
  const undetermined = status.patent_legal?.simple_legal_status?.includes('Undetermined') ?? false;
  const stages = shownStages(status.timeline ?? [], undetermined);
  return (
    <section id="life">
      <h2>{say('life_of')}</h2>
      {stages.length > 0 && <Bar stages={stages} expires={expires} />}
      <ol className="stages">
        {stages.map(({ state, tone, word, since, because }) => (
          <li key={`${state} ${since}`} className={tone}>
            <b>{say(word)}</b> <span className="soft">{since === undefined ? '' : day(since)}</span>
            <br />
            <span className="soft small">{because && becauseIn(language, because)}</span>
          </li>
        ))}
        {(expires ?? not_later_than) !== undefined && stages.at(-1)?.tone === 'alive' && (
          <li className="ahead" title={steps.join('\n')}>
            {say(expires === undefined ? 'life_not_later' : 'life_ends')}{' '}
            <span className="soft">{day(expires ?? not_later_than)}</span>
          </li>
        )}
      </ol>
      {status.states && <States states={status.states} />}
      <Notes notes={notes} />
      {transfers.length > 0 && <h3>{say('owners_of')}</h3>}
      <Owners transfers={transfers} present={present} />
      {transfers.length > 0 && <Notes notes={notes_on_owners} />}
    </section>
  );
}
