import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Table } from '../../../parts/Table.tsx';
import { useWords } from '../../../words/words.tsx';
import { type Element, type Right, SIGNS, VERDICTS, type Verdict, verdictOf } from './record.ts';

/** The claims of a right, element by element: its words, the product's words, the verdict and why. */
export function ClaimChart({
  right,
  own,
  editable,
  onJudge,
  onClose,
}: {
  right: Right;
  /** A person's own verdicts, by element. */
  own: Readonly<Record<string, Verdict>>;
  editable: boolean;
  onJudge(element: string, verdict: Verdict | undefined): void;
  onClose(): void;
}) {
  const { say } = useWords();
  const top = useRef<HTMLElement>(null);
  const { document: publication } = right;
  // it stands below a long list: whoever opens it is taken there
  useEffect(() => {
    if (publication) top.current?.scrollIntoView({ block: 'start' });
  }, [publication]);
  const { claim_equivalent_info = [], claims_not_read, document, features, title } = right;
  const claims = [...new Set(features.map(({ claim_num }) => claim_num))];
  return (
    <section ref={top} className="claim-chart" aria-labelledby="claim-chart">
      <header className="between">
        <h2 id="claim-chart">
          <Link to={`/patents/${document}`}>{document}</Link> {title}
        </h2>
        <button type="button" className="plain" onClick={onClose} aria-label={say('close')}>
          ✕
        </button>
      </header>
      <p className="signs small">
        {VERDICTS.map((verdict) => (
          <span key={verdict} className={`scope-${verdict}`}>
            <i aria-hidden="true">{SIGNS[verdict]}</i> {say(`f_verdict_${verdict}`)}
          </span>
        ))}
      </p>
      {claims.map((claim) => {
        const outcome = claim_equivalent_info.find(({ claim_num }) => claim_num === claim)?.outcome;
        return (
          <div key={claim}>
            <h3>
              {say('f_claim', { n: claim ?? '' })}{' '}
              {outcome && <span className={`outcome-${outcome}`}>{say(`f_outcome_${outcome as 'hit'}`)}</span>}
            </h3>
            <Table label={say('f_claim', { n: claim ?? '' })} of={['f_element', 'f_product_says', 'f_verdict']}>
              <tbody>
                {features
                  .filter(({ claim_num }) => claim_num === claim)
                  .map((element) => (
                    <Row key={element.element} of={element} own={own} editable={editable} onJudge={onJudge} />
                  ))}
              </tbody>
            </Table>
          </div>
        );
      })}
      {claims_not_read ? <p className="note">{say('f_not_read', { n: claims_not_read })}</p> : null}
    </section>
  );
}

function Row({
  of,
  own,
  editable,
  onJudge,
}: {
  of: Element;
  own: Readonly<Record<string, Verdict>>;
  editable: boolean;
  onJudge(element: string, verdict: Verdict | undefined): void;
}) {
  const { say } = useWords();
  const { element = '' } = of;
  const found = verdictOf(of.type);
  const verdict = own[element] ?? found;
  return (
    <tr>
      <td className="text">
        <code>{element}</code> {of.compare_feature}
      </td>
      <td className="text">{of.tech_feature || <span className="soft">{say('f_silent')}</span>}</td>
      <td>
        <span className={`scope-${verdict}`}>
          <i aria-hidden="true">{SIGNS[verdict]}</i> {!editable && say(`f_verdict_${verdict}`)}
        </span>{' '}
        {editable && (
          <select
            aria-label={say('f_verdict_of', { n: element })}
            value={verdict}
            onChange={(event) => {
              const next = verdictOf(event.target.value);
              onJudge(element, next === found ? undefined : next);
            }}
          >
            {VERDICTS.map((each) => (
              <option key={each} value={each}>
                {say(`f_verdict_${each}`)}
              </option>
            ))}
          </select>
        )}
        {own[element] && <span className="small"> ✎ {say('f_found_as', { v: say(`f_verdict_${found}`) })}</span>}
        <p className="soft small">
          {of.reason}
          {of.question && (
            <>
              {' '}
              <strong>{of.question}</strong>
            </>
          )}
        </p>
      </td>
    </tr>
  );
}
