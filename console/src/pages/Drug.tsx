import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { type Of, type Operation, operation, operationWithNotes } from '../api.ts';
import { Notices } from '../parts/Readiness.tsx';
import { Facts, RecordPage } from '../parts/RecordPage.tsx';
import { Table } from '../parts/Table.tsx';
import type { Word } from '../words/en.ts';
import { useWords } from '../words/words.tsx';
import { Exclusivities } from './drugs/Exclusivities.tsx';
import { linked } from './drugs/linked.tsx';
import { dayOfEpoch, nameIn } from './drugs/names.ts';
import { PatentTimes } from './drugs/PatentTimes.tsx';
import { Pipeline } from './drugs/Pipeline.tsx';
import { TrialList } from './drugs/TrialList.tsx';
import './drugs/drugs.css';

type Detail = Operation<'GET /synapse/drug/detail'>;
type Approvals = Operation<'GET /synapse/drug/approval'>;

/** Lines of development, patents and trials of one page. */
const MOST_LINES = 100;
const MOST_PATENTS = 40;
const MOST_TRIALS = 20;

/** `/drugs/:id`: a drug, how far it is with the rows that say so, its approvals, patents and trials. */
export default function Drug() {
  const { id = '' } = useParams();
  const { language } = useWords();
  const about = useQuery({
    queryKey: ['drug', id],
    queryFn: async ({ signal }) => {
      const query = { drug_id: id };
      const drug = { condition: 'OR' as const, value: [id] };
      const [detail, approval, lines, patents, trials] = await Promise.all([
        operationWithNotes('GET /synapse/drug/detail', { query, signal }),
        operation('GET /synapse/drug/approval', { query, signal }),
        operation('GET /synapse/drug/dev-status', { query: { ...query, limit: MOST_LINES, offset: 0 }, signal }),
        operationWithNotes('POST /synapse/patent/core/search', {
          body: { drug, limit: MOST_PATENTS, offset: 0 },
          signal,
        }),
        operationWithNotes('POST /synapse/clinical-trial/search', {
          body: { main_experimentation_drug: drug, limit: MOST_TRIALS, offset: 0 },
          signal,
        }),
      ]);
      return { detail: detail.answer, notes: detail.notes, approval, lines, patents, trials };
    },
  });
  return (
    <RecordPage
      className="drug"
      kind={['/drugs', 'drugs']}
      about={about}
      name={({ detail }) => nameIn(detail.drug_name, language)}
    >
      {({ approval, detail, lines, notes, patents, trials }) => (
        <>
          <Identity of={detail} />
          <Notices of={notes} />
          <Pipeline of={lines} />
          <Products of={approval} />
          <Exclusivities of={approval} />
          <PatentTimes of={patents.answer} notes={patents.notes} />
          <Trials of={trials.answer} notes={trials.notes} />
          <Label of={detail} />
          <SameName of={detail} />
        </>
      )}
    </RecordPage>
  );
}

/** Names, what it acts on, who holds it, codes of vocabularies. */
function Identity({ of }: { of: Detail }) {
  const { say, language } = useWords();
  const aliases = [...(of.alias_name ?? []), ...(of.trade_name ?? [])].flatMap(({ name }) => name ?? []);
  const holders = [...(of.active_organization ?? []), ...(of.inactive_organization ?? [])];
  const rows: readonly (readonly [Word, readonly ReactNode[]])[] = [
    ['drug_other_names', aliases.length > 0 ? [aliases.slice(0, 12).join(' · ')] : []],
    ['drug_targets', linked('/targets', of.target, ({ target_id }) => target_id, language)],
    [
      'drug_types',
      (of.drug_type ?? [])
        .slice(0, 12)
        .map(({ display_name }, n) => (n > 0 ? ' · ' : '') + nameIn(display_name, language)),
    ],
    ['drug_diseases', linked('/diseases', of.disease, ({ disease_id }) => disease_id, language)],
    ['drug_holders', linked('/organizations', holders, ({ organization_id }) => organization_id, language)],
    ['drug_first_approval', of.first_approval_date ? [dayOfEpoch(of.first_approval_date)] : []],
  ];
  const codes = [...(of.atc_codes ?? []), ...(of.structure ?? []).flatMap(({ inchi_key }) => inchi_key ?? [])];
  return (
    <>
      <p className="meta">
        {of.global_highest_dev_status && <strong>{nameIn(of.global_highest_dev_status.display_name, language)}</strong>}
        {codes.map((code) => (
          <code key={code}>{code}</code>
        ))}
      </p>
      <Facts of={rows.map(([word, values]) => [say(word), values])} />
    </>
  );
}

type Product = Of<NonNullable<NonNullable<Approvals['fda']>['products']>>;

function Products({ of }: { of: Approvals }) {
  const { say } = useWords();
  const products = [...(of.fda?.products ?? []), ...(of.ema?.products ?? [])];
  return (
    <section>
      <h2>{say('drug_approvals')}</h2>
      {products.length === 0 ? (
        <p className="soft">{say('drug_no_approvals')}</p>
      ) : (
        <Table
          label={say('drug_approvals')}
          of={[
            'drug_application',
            'drug_product',
            'drug_strength',
            'drug_form',
            'drug_holder',
            'drug_approved',
            'drug_market',
          ]}
        >
          <tbody>
            {products.slice(0, 100).map((product, n) => (
              <ProductRow key={n} of={product} />
            ))}
          </tbody>
        </Table>
      )}
      {products.length > 100 && <p className="soft">{say('drug_more', { n: products.length - 100 })}</p>}
    </section>
  );
}

function ProductRow({ of }: { of: Product }) {
  const { language } = useWords();
  return (
    <tr>
      <th scope="row">
        <code>
          {of.appl_type} {of.appl_no}
        </code>
      </th>
      <td>{nameIn(of.trade_name, language)}</td>
      <td>{of.strength}</td>
      <td>{of.dosage_form_and_route?.original_name}</td>
      <td>{nameIn(of.applicant_holder?.[0]?.display_name, language)}</td>
      <td className="nowrap">{dayOfEpoch(of.approval_date)}</td>
      <td>{nameIn(of.market_status?.display_name, language)}</td>
    </tr>
  );
}

/** What labels say, word for word, with the label that says it. */
function Label({ of }: { of: Detail }) {
  const { say } = useWords();
  const all = of.label_statement ?? [];
  if (all.length === 0) return null;
  return (
    <section>
      <h2>{say('drug_label')}</h2>
      {(['boxed_warning', 'indications', 'mechanism'] as const).map((section) => {
        const said = all.filter((each) => each.section === section);
        const [first] = said;
        if (!first) return null;
        return (
          <details key={section} open={section === 'indications'}>
            <summary>{say(`drug_label_${section}`)}</summary>
            {said.slice(0, 40).map((each, n) => (
              <blockquote key={n}>{each.text}</blockquote>
            ))}
            <p className="soft small">
              {dayOfEpoch(first.date)} <code>{first.label}</code>
            </p>
          </details>
        );
      })}
    </section>
  );
}

/** Drugs that have one of its names: a person judges whether they are the same. */
function SameName({ of }: { of: Detail }) {
  const { say, language } = useWords();
  const others = of.same_name ?? [];
  if (others.length === 0) return null;
  return (
    <section>
      <h2>{say('drug_same_name')}</h2>
      <p className="soft measure">{say('drug_same_name_text')}</p>
      <ul className="plainlist">
        {others.map(({ drug_id, display_name, name }) => (
          <li key={drug_id}>
            <Link to={`/drugs/${drug_id}`}>{nameIn(display_name, language)}</Link> <span className="soft">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Trials({ of, notes }: { of: Operation<'POST /synapse/clinical-trial/search'>; notes: readonly string[] }) {
  const { say } = useWords();
  const { items = [], total = 0 } = of;
  return (
    <section>
      <h2>{say('drug_trials')}</h2>
      <TrialList of={items} notes={notes} />
      {total > items.length && <p className="soft">{say('drug_more', { n: total - items.length })}</p>}
    </section>
  );
}
