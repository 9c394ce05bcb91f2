import type { Party, Patent } from '#collections/patents/patent.ts';
import { personName } from '#patents/names.ts';
import { present } from '../patent-draft.ts';
import type { XmlElement } from '../xml.ts';
import { defined, owners, party } from './record.ts';

/**
 * Codes of an assignee's role: 2 and 3 companies, 4 and 5 persons, 6 to 9 governments; a leading 1 marks part of the
 * interest.
 */
const ROLES: Readonly<Record<string, Party['type']>> = {
  4: 'person',
  5: 'person',
  6: 'government',
  7: 'government',
  8: 'government',
  9: 'government',
};

/** Names and address of an `addressbook`, or of an element that has them itself. */
function partyOf(element: XmlElement, type?: Party['type']): Party | undefined {
  const book = element.child('addressbook') ?? element;
  const at = (name: string) => book.child(name)?.text();
  const address = book.child('address');
  const part = (name: string) => address?.child(name)?.text();
  const lines = ['address-1', 'address-2', 'address-3', 'street', 'pobox', 'room', 'address-floor', 'building'].map(
    part,
  );
  const organisation = at('orgname') ?? at('name');
  book.ignoreAt('middle-name', 'prefix', 'department', 'role', 'phone', 'fax', 'email', 'address/county');
  return party({
    organisation,
    family: at('last-name'),
    given: at('first-name'),
    suffix: at('suffix'),
    lines,
    city: part('city'),
    state: part('state'),
    postcode: part('postcode'),
    country: part('country') ?? element.text('residence/country'),
    type,
  });
}

function assigneeOf(element: XmlElement): Party | undefined {
  const role = element.text('addressbook/role') ?? element.text('role');
  return partyOf(element, role ? ROLES[role.slice(-1)] : undefined);
}

/** Applicants, inventors, assignees, agents and examiners of the bibliographic data (ICE 4.0 to 4.7). */
export function readParties(
  biblio: XmlElement,
): Pick<Patent, 'applicants' | 'inventors' | 'assignees' | 'agents' | 'agencies' | 'examiners'> {
  const parties = biblio.child('us-parties') ?? biblio.child('parties');
  const assignees = present(biblio.every('assignees/assignee').map(assigneeOf));
  const named = [
    ...(parties?.every('us-applicants/us-applicant') ?? []),
    ...(parties?.every('applicants/applicant') ?? []),
  ];
  const inventors: Party[] = [];
  const applicants: Party[] = [];
  for (const element of named) {
    const one = partyOf(element);
    element.ignoreAt('nationality', 'residence', 'us-rights', 'designated-states', 'designated-states-as-inventor');
    if (!one) continue;
    applicants.push(one);
    // Until 2012 the inventors are the applicants, and are listed nowhere else.
    if (element.attribute('app-type')?.includes('inventor')) inventors.push(one);
  }
  const listed = [
    ...(parties?.every('inventors/inventor') ?? []),
    ...(parties?.every('inventors/deceased-inventor') ?? []),
    ...(parties?.every('applicants/us-deceased-inventor') ?? []),
  ];
  for (const element of listed) {
    const one = partyOf(element);
    element.ignoreAt('nationality', 'residence', 'designated-states');
    if (one && !inventors.some((known) => known.name === one.name && known.city === one.city)) inventors.push(one);
  }
  const agents: Party[] = [];
  const agencies: Party[] = [];
  for (const element of parties?.every('agents/agent') ?? []) {
    const one = partyOf(element);
    if (one) (one.type === 'person' && one.standard_name === undefined ? agents : agencies).push(one);
  }
  // Where letters go is no party of the publication.
  parties?.ignoreAt('correspondence-address');
  return {
    applicants: owners(applicants, inventors, assignees),
    inventors,
    assignees,
    agents,
    agencies,
    examiners: readExaminers(biblio),
  };
}

function readExaminers(biblio: XmlElement): Patent['examiners'] {
  const examiners: Patent['examiners'] = [];
  for (const role of ['primary', 'assistant'] as const) {
    for (const element of biblio.every(`examiners/${role}-examiner`)) {
      const name = personName(element.text('last-name'), element.text('first-name'));
      element.ignoreAt('department', 'suffix');
      if (name) examiners.push(defined({ name, role }));
    }
  }
  return examiners;
}
