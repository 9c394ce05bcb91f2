import { Link } from 'react-router';
import { Pane } from '../../parts/Pane.tsx';
import { useWords } from '../../words/words.tsx';
import type { PatentPage } from '../patent.ts';
import { Life } from './Life.tsx';
import { Biblio, CitationLists, Events, Related } from './Parts.tsx';
import { Rights } from './Rights.tsx';

/** Whether a claim names a sequence of a listing. */
const namesSequences = ({ claims }: PatentPage['record']) =>
  claims.some((text) => text.claims.some((claim) => /SEQ\.? ID/.test(claim.text)));

/** What stands around a document: its data, citations, family and events. */
export function Around({ page, familyAt }: { page: PatentPage; familyAt: string }) {
  const { say } = useWords();
  const { record, extended_family: family } = page;
  return (
    <Pane name="context" side="right" usual={300} least={220} label={say('around')} className="context">
      <Biblio record={record} />
      <Life number={record.publication_number} />
      <CitationLists page={page} />
      <section id="family">
        <div className="between">
          <h2>{say('family')}</h2>
          {family.length > 1 && <Link to={familyAt}>{say('family_open')}</Link>}
        </div>
        <ul className="related timeline">
          {family.map((each) => (
            <Related
              key={each.publication_number}
              of={each}
              stored={each.stored}
              here={each.publication_number === record.publication_number}
            />
          ))}
        </ul>
      </section>
      {namesSequences(record) && (
        <p className="small">
          <Link to={`/sequences?view=patent&patent=${record.publication_number}`}>{say('sequences_listed')}</Link>
        </p>
      )}
      <Rights number={record.publication_number} />
      <Events record={record} />
    </Pane>
  );
}
