import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { manage } from '../../../api.ts';
import { useWords } from '../../../words/words.tsx';

/** As many as one search compares in any case. */
const MOST_NAMED = 300;

/** Documents that the idea is compared with in any case, as the address names them: `?documents=` or `?list=`. */
export interface Named {
  readonly documents: readonly string[];
  /** The worklist that they are of. */
  readonly list?: string;
  /** Documents of the list that the corpus does not have, and whether it has more than are compared. */
  readonly left: number;
  readonly cut: boolean;
}

/** What the address names; undefined where it names nothing. */
export function useNamed() {
  const [params] = useSearchParams();
  const list = params.get('list') ?? '';
  const given = (params.get('documents') ?? '').split(',').filter(Boolean);
  const read = useQuery({
    queryKey: ['worklists', list, 'named'],
    enabled: list !== '',
    queryFn: async (): Promise<Named> => {
      const documents: string[] = [];
      let [seen, left, total, name] = [0, 0, 1, ''];
      while (seen < total && documents.length < MOST_NAMED) {
        const page = await manage('GET /worklists/:id', { params: { id: list }, query: { offset: seen } });
        if (page.documents.length === 0) break;
        for (const { number, stored } of page.documents) {
          if (documents.length === MOST_NAMED) break;
          seen++;
          if (stored) documents.push(number);
          else left++;
        }
        [total, name] = [page.total, page.name];
      }
      return { documents, list: name, left, cut: seen < total };
    },
  });
  const chosen: Named | undefined =
    given.length > 0
      ? { documents: given.slice(0, MOST_NAMED), left: 0, cut: given.length > MOST_NAMED }
      : list
        ? read.data
        : undefined;
  return { named: chosen, pending: list !== '' && read.isPending, error: list === '' ? null : read.error };
}

/** What the idea will be compared with beside what is found, or alone. */
export function NamedDocuments({
  of: { documents, list, left, cut },
  only,
  onOnly,
}: {
  of: Named;
  only: boolean;
  onOnly(only: boolean): void;
}) {
  const { say } = useWords();
  const [params] = useSearchParams();
  const n = documents.length;
  const without = new URLSearchParams(params);
  for (const name of ['documents', 'list']) without.delete(name);
  return (
    <fieldset className="named-documents">
      <legend>{say('n_named_title')}</legend>
      <p>
        {list === undefined ? say('n_named_count', { n }) : say('n_named_of', { n, name: list })}{' '}
        <Link className="small" to={`?${without}`}>
          {say('n_named_none')}
        </Link>
      </p>
      {left > 0 && <p className="soft small">{say('n_named_left', { n: left })}</p>}
      {cut && <p className="soft small">{say('n_named_most', { n: MOST_NAMED })}</p>}
      {([false, true] as const).map((alone) => (
        <label key={String(alone)} className="choice">
          <input type="radio" name="named-only" checked={only === alone} onChange={() => onOnly(alone)} />
          <span>{say(alone ? 'n_named_only' : 'n_named_beside')}</span>
        </label>
      ))}
    </fieldset>
  );
}
