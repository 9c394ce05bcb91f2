import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Named, nameIn } from './names.ts';

/** As many as one line holds. */
const MOST = 12;

/** Things of the dictionary in one line, each a link to its page (`/targets/...`); what has no id is its name. */
export const linked = <T extends { readonly display_name?: Named }>(
  page: string,
  all: readonly T[] | undefined,
  idOf: (each: T) => string | undefined,
  language: 'en' | 'zh',
): ReactNode[] =>
  (all ?? []).slice(0, MOST).flatMap((each, n) => {
    const [id, name] = [idOf(each), nameIn(each.display_name, language)];
    return [
      ...(n > 0 ? [' · '] : []),
      id === undefined ? (
        name
      ) : (
        <Link key={id} to={`${page}/${id}`}>
          {name}
        </Link>
      ),
    ];
  });
