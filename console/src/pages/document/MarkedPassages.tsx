import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { manage, type ToManage } from '../../api.ts';
import { type ChosenList, ListChoice } from '../../parts/AddToList.tsx';
import { Dialog, Problem } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';
import { useWorklists } from '../lists/lists.ts';
import { COLOURS, type Colour } from './own-words.ts';
import { hashOf } from './quote.ts';
import { readUnit } from './ranges.ts';

export type Passage = Omit<ToManage<'POST /worklists/:id/highlight'>, 'colour'>;

/** What is marked in a document in the worklists that one sees: painted, listed, taken away. */
export function MarkedPassages({ number, shown }: { number: string; shown: unknown }) {
  const { say } = useWords();
  const { unhighlight } = useWorklists();
  const marked = useQuery({
    queryKey: ['highlights', number],
    queryFn: () => manage('GET /highlights', { query: { number } }),
  });
  const remove = useMutation({ mutationFn: ([list, id]: readonly [string, string]) => unhighlight(list, id) });
  const { data } = marked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other places
  useEffect(() => {
    for (const colour of COLOURS) {
      const ranges = (data ?? [])
        .filter((each) => each.colour === colour)
        .flatMap(({ unit, start, end, words }) => {
          const place = document.getElementById(unit);
          const read = place && readUnit(place);
          // another text than that in which it was marked has other words there
          return read?.text.slice(start, end) === words ? [read.range(start, end)] : [];
        });
      CSS.highlights?.set(`marked-${colour}`, new Highlight(...ranges));
    }
    return () => {
      for (const colour of COLOURS) CSS.highlights?.delete(`marked-${colour}`);
    };
  }, [data, shown]);
  if (marked.error) return <Problem error={marked.error} />;
  if (!data || data.length === 0) return null;
  return (
    <details className="marked-passages small">
      <summary>
        {say('mark_passages')} <span className="soft">{data.length}</span>
      </summary>
      {remove.error && <Problem error={remove.error} />}
      <ol>
        {data.map(({ id, colour, words, list, by, ...place }) => (
          <li key={id}>
            <span>
              <i className={`swatch own-${colour}`} />{' '}
              <Link to={`?text=${place.text}${hashOf(place)}`}>
                <q>{words.length > 240 ? `${words.slice(0, 240)}…` : words}</q>
              </Link>{' '}
              <span className="soft">
                <Link to={`/lists/${list.id}`}>{list.name}</Link>
                {by !== undefined && ` · ${by}`}
              </span>
            </span>
            <button
              type="button"
              className="quiet"
              aria-label={say('mark_remove', { words: words.slice(0, 60) })}
              onClick={() => remove.mutate([list.id, id])}
            >
              ✕
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Asks in which colour and which list a passage is to be kept. */
export function MarkPassage({ passage, onClose }: { passage: Passage; onClose(): void }) {
  const { say } = useWords();
  const { create, highlight } = useWorklists();
  const [colour, setColour] = useState<Colour>('yellow');
  const run = useMutation({
    mutationFn: async ({ id, name }: ChosenList) => highlight(id ?? (await create(name)).id, { ...passage, colour }),
    onSuccess: onClose,
  });
  return (
    <Dialog title={say('mark_passage')} onClose={onClose}>
      <p className="quoted">
        <q>{passage.words.length > 300 ? `${passage.words.slice(0, 300)}…` : passage.words}</q>
      </p>
      <fieldset className="row small">
        <legend className="hidden">{say('own_colour')}</legend>
        {COLOURS.map((each) => (
          <label key={each} className="check">
            <input type="radio" name="colour" checked={colour === each} onChange={() => setColour(each)} />{' '}
            <i className={`swatch own-${each}`} /> {say(`own_${each}`)}
          </label>
        ))}
      </fieldset>
      <p className="soft small">{say('mark_where')}</p>
      <ListChoice pending={run.isPending} error={run.error} onChoose={run.mutate} />
    </Dialog>
  );
}
