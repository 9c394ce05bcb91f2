import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { operation } from '../../../api.ts';
import { Marked, Problem, Skeleton } from '../../../parts/basics.tsx';
import { Table } from '../../../parts/Table.tsx';
import { isChinese } from '../../../words/script.ts';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import type { Claim, DraftingData, Fault, Support } from './record.ts';
import { useBegun } from './Texts.tsx';

const SIGNS: Readonly<Record<Support['verdict'], string>> = { supported: '●', partly: '◐', unsupported: '○' };
const claimId = (number: number) => `claim-${number}`;

/** What is to be looked at before anything is written: the claims, their faults with their place, their support. */
export function Checks({ task, show }: StageProps<DraftingData>) {
  const { say } = useWords();
  const { data, task_id } = task;
  const begun = useBegun();
  const [chosen, choose] = useState<Fault>();
  const checks = useQuery({
    queryKey: ['task', task_id, 'checks'],
    queryFn: ({ signal }) => operation('POST /ai/specification/init-result/cnipa', { body: { task_id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (checks.error) return <Problem error={checks.error} again={() => void checks.refetch()} />;
  if (!checks.data) return <Skeleton lines={12} />;
  const { claims = [], faults = [], support = [] } = checks.data;
  const open = (fault: Fault) => {
    choose(fault === chosen ? undefined : fault);
    if (fault.claim_number !== undefined)
      document.getElementById(claimId(fault.claim_number))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <p className="soft measure">{say('d_checks_text')}</p>
      <div className="claims-and-faults">
        <section
          className="paper text claims-read"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={say('d_claim')}
          lang={isChinese(data.claim) ? 'zh' : 'en'}
        >
          {claims.map((claim) => (
            <ClaimText key={claim.number} of={claim} faults={faults} chosen={chosen} />
          ))}
        </section>
        <section aria-label={say('d_checks')}>
          {faults.length === 0 && <p className="note">{say('d_no_faults')}</p>}
          <ol className="faults">
            {faults.map((fault, n) => (
              <li key={n}>
                <button type="button" aria-pressed={fault === chosen} onClick={() => open(fault)}>
                  <strong>{say(`d_fault_${fault.kind}`)}</strong>
                  {fault.claim_number !== undefined && <span>{say('d_in_claim', { n: fault.claim_number })}</span>}
                  <q lang={isChinese(fault.text) ? 'zh' : 'en'}>{fault.text}</q>
                </button>
                <p className="soft small" lang={data.lang}>
                  {fault.explanation}
                </p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <Supports of={support} />
      <footer className="confirm">
        <button type="button" onClick={() => show('parts')}>
          {say('d_to_parts')} →
        </button>
        <Link
          className="button plain-button"
          to="/flows/drafting"
          onClick={() => begun.change({ claim: data.claim, disclosure: data.disclosure })}
        >
          {say('d_mend')}
        </Link>
      </footer>
    </>
  );
}

/** A claim with the places of its faults; the chosen one is lit. */
function ClaimText({ of, faults, chosen }: { of: Claim; faults: readonly Fault[]; chosen: Fault | undefined }) {
  const placed = (fault: Fault) =>
    fault.claim_number === of.number && fault.start !== undefined && fault.end !== undefined
      ? [{ start: fault.start, end: fault.end }]
      : [];
  const [lit] = chosen ? placed(chosen) : [];
  return (
    <p id={claimId(of.number)} className={chosen?.claim_number === of.number ? 'here' : ''}>
      <b>{of.number}.</b> <Marked text={of.text} marks={faults.flatMap(placed)} lit={lit} />
    </p>
  );
}

/** Each feature beside the sentence of the disclosure that says most of it. */
function Supports({ of }: { of: readonly Support[] }) {
  const { say } = useWords();
  return (
    <>
      <h2>{say('d_support')}</h2>
      <p className="soft small measure">{say('d_support_text')}</p>
      <Table label={say('d_support')} className="supports" of={['d_claim_n', 'd_feature', 'd_verdict', 'd_sentence']}>
        <tbody>
          {of.map(({ claim_number, feature, missing, passage, share, verdict }, n) => (
            <tr key={n}>
              <td className="n">{claim_number}</td>
              <td className="text">{feature}</td>
              <td className={`support-${verdict}`}>
                <i aria-hidden="true">{SIGNS[verdict]}</i> {say(`d_${verdict}`)}
                <div className="soft small">{say('d_share', { n: Math.round(share * 100) })}</div>
              </td>
              <td className="text">
                {verdict !== 'unsupported' && passage?.text.trim()}
                {missing.length > 0 && <div className="soft small">{say('d_missing', { w: missing.join(', ') })}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
