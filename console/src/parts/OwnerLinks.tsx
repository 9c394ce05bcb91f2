import { Fragment } from 'react';
import { Link } from 'react-router';

/** Where the page of whoever has a name is. */
export const companyAt = (name: string): string => `/companies?name=${encodeURIComponent(name)}`;

/** Names that are shown at once: an assignment may have hundreds of parties. */
const MOST_SHOWN = 12;

const Names = ({ names }: { names: readonly string[] }) =>
  names.map((name, n) => (
    <Fragment key={name}>
      {n > 0 && '; '}
      <Link to={companyAt(name)}>{name}</Link>
    </Fragment>
  ));

/** Names of owners and applicants, each leading to the page of the company; those behind the first ones unfold. */
export function OwnerLinks({ names }: { names: readonly string[] }) {
  const known = [...new Set(names)].filter((name) => name !== '');
  const more = known.slice(MOST_SHOWN);
  return (
    <>
      <Names names={known.slice(0, MOST_SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary>+ {more.length}</summary>
          <Names names={more} />
        </details>
      )}
    </>
  );
}
