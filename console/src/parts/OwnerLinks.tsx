import { Fragment } from 'react';
import { Link } from 'react-router';

/** Where the page of whoever has a name is. */
export const companyAt = (name: string): string => `/companies?name=${encodeURIComponent(name)}`;

/** Names of owners and applicants, each leading to the page of the company. */
export const OwnerLinks = ({ names }: { names: readonly string[] }) =>
  names
    .filter((name) => name !== '')
    .map((name, n) => (
      <Fragment key={name}>
        {n > 0 && '; '}
        <Link to={companyAt(name)}>{name}</Link>
      </Fragment>
    ));
