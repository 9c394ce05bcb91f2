import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { manage } from '../api.ts';
import { Dialog, day, Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Export } from '../parts/Export.tsx';
import { OwnerLinks } from '../parts/OwnerLinks.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Table } from '../parts/Table.tsx';
import { Toolbar } from '../parts/Toolbar.tsx';
import { useWords } from '../words/words.tsx';
import { MOST_COMPARED } from './compare/most.ts';
import { hashOf } from './document/quote.ts';
import {
  type Added,
  type Highlight,
  type Listed,
  type ListPage,
  listQuery,
  pasted,
  useWorklists,
} from './lists/lists.ts';
import { statusName } from './search/status.ts';
import { stateOf } from './search-state.ts';
import '../parts/highlights.css';

const MARKS = ['relevant', 'maybe', 'irrelevant'] as const;
const SIGNS = { relevant: '●', maybe: '◐', irrelevant: '○' } as const;

/** `/lists/:id`: the documents of a worklist, with what is said of them. `?from=` is the first shown. */
export default function List() {
  const { id = '' } = useParams();
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const offset = Math.max(0, Number(params.get('from')) || 0);
  const page = useQuery({
    queryKey: ['worklists', id, offset],
    queryFn: () => manage('GET /worklists/:id', { params: { id }, query: { offset } }),
    placeholderData: keepPreviousData,
  });
  const { data, error } = page;
  useEffect(() => {
    document.title = `${data?.name ?? say('lists')} · Priora`;
  }, [data?.name, say]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (error)
    return (
      <div className="page">
        <h1>{say('lists')}</h1>
        <Problem error={error} again={() => void page.refetch()} />
        <Link to="/lists">{say('lists')}</Link>
      </div>
    );
  if (!data)
    return (
      <div className="page">
        <Skeleton lines={10} />
      </div>
    );
  const size = data.page_size;
  return (
    <div className="page">
      <p className="small">
        <Link to="/lists">← {say('lists')}</Link>
      </p>
      <Head id={id} page={data} chosen={chosen} onTaken={() => setChosen([])} />
      {data.total === 0 ? (
        <Empty title={say('list_empty')}>{say('list_empty_how')}</Empty>
      ) : (
        <Table
          label={data.name}
          className="listed"
          of={[{ unseen: 'select_row' }, 'list_document', 'list_mark', 'list_tags', 'list_note', 'list_seen']}
        >
          <tbody>
            {data.documents.map((document) => (
              <Row
                key={document.number}
                list={id}
                document={document}
                chosen={chosen.includes(document.number)}
                onChoose={() =>
                  setChosen((before) =>
                    before.includes(document.number)
                      ? before.filter((each) => each !== document.number)
                      : [...before, document.number],
                  )
                }
              />
            ))}
          </tbody>
        </Table>
      )}
      {data.total > size && (
        <Pager
          from={offset}
          shown={data.documents.length}
          size={size}
          total={data.total}
          onFrom={(from) => setParams({ from: String(from) })}
        />
      )}
    </div>
  );
}

/** The name of a list, and what is done with it or with the documents chosen. */
function Head({
  id,
  page: { name, own, total },
  chosen,
  onTaken,
}: {
  id: string;
  page: ListPage;
  chosen: readonly string[];
  onTaken(): void;
}) {
  const { say } = useWords();
  const { take } = useWorklists();
  const [open, setOpen] = useState<'add' | 'export' | 'settings'>();
  const out = useMutation({ mutationFn: () => take(id, chosen), onSuccess: onTaken });
  const query = encodeURIComponent(listQuery(name));
  return (
    <>
      <h1>{name}</h1>
      <Toolbar>
        <p className="count">
          <code>{listQuery(name)}</code> <span className="soft">{say('list_size', { n: total })}</span>
        </p>
        <div className="row small">
          <Link to={`/search?q=${query}&group=none`}>{say('list_search')}</Link>
          <Link to={`/search?q=${query}&group=none&view=charts`}>{say('charts')}</Link>
          {chosen.length > 1 && chosen.length <= MOST_COMPARED && (
            <Link to={`/compare?ids=${chosen.join(',')}`}>{say('compare_n', { n: chosen.length })}</Link>
          )}
          {chosen.length === 1 && <Link to={`/flows/novelty?from=${chosen[0]}`}>{say('novelty_from')}</Link>}
          {total > 0 && (
            <Link to={`/flows/novelty?${chosen.length > 0 ? `documents=${chosen.join(',')}` : `list=${id}`}`}>
              {chosen.length > 0 ? say('list_novelty_n', { n: chosen.length }) : say('list_novelty')}
            </Link>
          )}
          {chosen.length > 0 && (
            <button type="button" className="plain" disabled={out.isPending} onClick={() => out.mutate()}>
              {say('list_take', { n: chosen.length })}
            </button>
          )}
          <button type="button" className="plain" onClick={() => setOpen('add')}>
            {say('list_paste')}
          </button>
          {total > 0 && (
            <button type="button" className="plain" onClick={() => setOpen('export')}>
              {say('export')}
            </button>
          )}
          {own && (
            <button type="button" className="plain" onClick={() => setOpen('settings')}>
              {say('list_settings')}
            </button>
          )}
        </div>
      </Toolbar>
      {out.error && <Problem error={out.error} />}
      {open === 'add' && <Paste id={id} onClose={() => setOpen(undefined)} />}
      {open === 'export' && (
        <Export
          state={stateOf(new URLSearchParams({ q: listQuery(name), group: 'none' }))}
          list={{ id, name }}
          total={total}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'settings' && <Settings id={id} name={name} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** Numbers in any spelling: which are here, which are not, which mean several documents. */
function Paste({ id, onClose }: { id: string; onClose(): void }) {
  const { say } = useWords();
  const { add } = useWorklists();
  const run = useMutation({ mutationFn: (numbers: readonly string[]) => add(id, numbers) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const numbers = pasted(String(new FormData(event.currentTarget).get('numbers')));
    if (numbers.length > 0) run.mutate(numbers);
  };
  return (
    <Dialog title={say('list_paste')} onClose={onClose}>
      {run.data ? (
        <Outcome of={run.data} onChoose={(number) => run.mutate([number])} />
      ) : (
        <form onSubmit={submit}>
          <label htmlFor="numbers">{say('list_paste_how')}</label>
          <textarea id="numbers" name="numbers" rows={10} required maxLength={500_000} spellCheck={false} />
          <button type="submit" disabled={run.isPending}>
            {say('list_paste_add')}
          </button>
        </form>
      )}
      {run.error && <Problem error={run.error} />}
    </Dialog>
  );
}

function Outcome({ of, onChoose }: { of: Added; onChoose(number: string): void }) {
  const { say } = useWords();
  return (
    <div role="status">
      <p>
        {say('numbers_added', { n: of.added })} {of.there > 0 && say('list_there', { n: of.there })}
      </p>
      {of.ambiguous.length > 0 && (
        <>
          <h3>{say('numbers_ambiguous', { n: of.ambiguous.length })}</h3>
          <ul className="plainlist">
            {of.ambiguous.map(({ given, numbers }) => (
              <li key={given} className="row small">
                <code>{given}</code>
                {numbers.slice(0, 12).map((number) => (
                  <button key={number} type="button" className="plain" onClick={() => onChoose(number)}>
                    + {number}
                  </button>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      {of.missing.length > 0 && (
        <>
          <h3>{say('numbers_missing', { n: of.missing.length })}</h3>
          <ul className="plainlist">
            {of.missing.map(({ given, near }) => (
              <li key={given} className="row small">
                <code>{given}</code>
                {near?.slice(0, 6).map((number) => (
                  <button key={number} type="button" className="plain" onClick={() => onChoose(number)}>
                    + {number}
                  </button>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Its name, and the way to delete it whole. */
function Settings({ id, name, onClose }: { id: string; name: string; onClose(): void }) {
  const { say } = useWords();
  const { change, remove } = useWorklists();
  const navigate = useNavigate();
  const rename = useMutation({ mutationFn: (to: string) => change(id, { name: to }), onSuccess: onClose });
  const forget = useMutation({ mutationFn: () => remove(id), onSuccess: () => navigate('/lists') });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const to = String(new FormData(event.currentTarget).get('name')).trim();
    if (to) rename.mutate(to);
  };
  const error = rename.error ?? forget.error;
  return (
    <Dialog title={name} onClose={onClose}>
      <form onSubmit={submit}>
        <label htmlFor="list-renamed">{say('name')}</label>
        <div className="row">
          <input id="list-renamed" name="name" defaultValue={name} maxLength={200} required />
          <button type="submit" disabled={rename.isPending}>
            {say('save')}
          </button>
        </div>
      </form>
      <p className="measure">{say('list_delete_text')}</p>
      <button type="button" className="risk" disabled={forget.isPending} onClick={() => forget.mutate()}>
        {say('delete_for_ever')}
      </button>
      {error && <Problem error={error} />}
    </Dialog>
  );
}

/** As many passages as a row shows. */
const PASSAGES_SHOWN = 3;

/** Passages that were marked in a document, each a link to its place. */
function Marked({ of, number }: { of: readonly Highlight[]; number: string }) {
  const { say } = useWords();
  return (
    <ul className="passages-marked small">
      {of.slice(0, PASSAGES_SHOWN).map(({ id, colour, words, ...place }) => (
        <li key={id}>
          <i className={`swatch own-${colour}`} />{' '}
          <Link to={`/patents/${number}?text=${place.text}${hashOf(place)}`}>
            <q>{words.length > 160 ? `${words.slice(0, 160)}…` : words}</q>
          </Link>
        </li>
      ))}
      {of.length > PASSAGES_SHOWN && <li className="soft">{say('mark_more', { n: of.length - PASSAGES_SHOWN })}</li>}
    </ul>
  );
}

function Row({
  list,
  document,
  chosen,
  onChoose,
}: {
  list: string;
  document: Listed;
  chosen: boolean;
  onChoose(): void;
}) {
  const { say } = useWords();
  const { annotate } = useWorklists();
  const { number, mark, note = '', tags, seen, stored, highlights } = document;
  const change = useMutation({
    mutationFn: (to: Omit<Parameters<typeof annotate>[1], 'number'>) => annotate(list, { number, ...to }),
  });
  const tagged = tags.join(', ');
  return (
    <tr className={seen ? 'seen' : ''}>
      <td>
        <input type="checkbox" checked={chosen} aria-label={say('select_row_n', { n: number })} onChange={onChoose} />
      </td>
      <th scope="row">
        <Link to={`/patents/${number}`} onClick={() => !seen && change.mutate({ seen: true })}>
          {stored?.title ?? number}
        </Link>
        <p className="meta">
          <code>{number}</code>
          {stored ? (
            <>
              <span>{day(stored.publication_date)}</span>
              <span className="who">{stored.owner && <OwnerLinks names={[stored.owner]} />}</span>
              {stored.legal_status !== undefined && <span>{statusName(say, stored.legal_status)}</span>}
            </>
          ) : (
            <span>{say('not_stored')}</span>
          )}
        </p>
        {highlights.length > 0 && <Marked of={highlights} number={number} />}
        {change.error && <Problem error={change.error} />}
      </th>
      <td>
        <select
          aria-label={`${say('list_mark')}: ${number}`}
          value={mark ?? ''}
          onChange={(event) => change.mutate({ mark: event.target.value as (typeof MARKS)[number] | '' })}
        >
          <option value="">–</option>
          {MARKS.map((each) => (
            <option key={each} value={each}>
              {SIGNS[each]} {say(`mark_${each}`)}
            </option>
          ))}
        </select>
      </td>
      <td>
        <input
          key={tagged}
          defaultValue={tagged}
          maxLength={600}
          aria-label={`${say('list_tags')}: ${number}`}
          placeholder={say('list_tags_how')}
          onBlur={({ target: { value } }) =>
            value !== tagged &&
            change.mutate({
              tags: value
                .split(/[,，;；]/)
                .map((tag) => tag.trim().slice(0, 60))
                .filter(Boolean)
                .slice(0, 20),
            })
          }
        />
      </td>
      <td>
        <textarea
          key={note}
          defaultValue={note}
          rows={1}
          maxLength={10_000}
          aria-label={`${say('list_note')}: ${number}`}
          onBlur={({ target: { value } }) => value !== note && change.mutate({ note: value })}
        />
      </td>
      <td>
        <input
          type="checkbox"
          checked={seen}
          aria-label={`${say('list_seen')}: ${number}`}
          onChange={() => change.mutate({ seen: !seen })}
        />
      </td>
    </tr>
  );
}
