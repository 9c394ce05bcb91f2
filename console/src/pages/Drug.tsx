import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { type Of, type Operation, operation, operationWithNotes } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Notices } from '../parts/Readiness.tsx';
import { Table } from '../parts/Table.tsx';
import { useWords } from '../words/words.tsx';
import { dayOfEpoch, type Named, nameIn } from './drugs/names.ts';
import { PatentTimes } from './drugs/PatentTimes.tsx';
import { Pipeline } from './drugs/Pipeline.tsx';
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
  const { say, language } = useWords();
  const about = useQuery({
    queryKey: ['drug', id],
    queryFn: async ({ signal }) => {
      const query = { drug_id: id };
      const drug = { condition: 'OR' as const, value: [id] };
      const [detail, approval, lines, patents, trials] = await Promise.all([
        operationWithNotes('GET /synapse/drug/detail', { query, signal }),
        operation('GET /synapse/drug/approval', { query, signal }),
        operation('GET /synapse/drug/dev-status', { query: { ...query, limit: MOST_LINES, offset: 0 }, signal }),
        operation('POST /synapse/patent/core/search', { body: { drug, limit: MOST_PATENTS, offset: 0 }, signal }),
        operation('POST /synapse/clinical-trial/search', {
          body: { main_experimentation_drug: drug, limit: MOST_TRIALS, offset: 0 },
          signal,
        }),
      ]);
      return { detail: detail.answer, notes: detail.notes, approval, lines, patents, trials };
    },
  });
  const { data, error } = about;
  const name = data && nameIn(data.detail.drug_name, language);
  useEffect(() => {
    document.title = `${name ?? say('drugs')} · Priora`;
  }, [name, say]);
  return (
    <div className="page drugs">
      <p className="small">
        <Link to="/drugs">← {say('drugs')}</Link>
      </p>
      {error ? (
        <Problem error={error} again={() => void about.refetch()} />
      ) : !data ? (
        <Skeleton lines={12} />
      ) : (
        <article className="drug">
          <Identity of={data.detail} />
          <Notices of={data.notes} />
          <Pipeline of={data.lines} />
          <Products of={data.approval} />
          <PatentTimes of={data.patents} />
          <Trials of={data.trials} />
        </article>
      )}
    </div>
  );
}

/** Names, what it acts on, who holds it, codes of vocabularies. */
function Identity({ of }: { of: Detail }) {
  const { say, language } = useWords();
  const names = (all: readonly { readonly display_name?: Named }[] | undefined) =>
    (all ?? []).slice(0, 12).map(({ display_name }) => nameIn(display_name, language));
  const aliases = [...(of.alias_name ?? []), ...(of.trade_name ?? [])].flatMap(({ name }) => name ?? []);
  const rows = [
    ['drug_other_names', aliases.slice(0, 12)],
    ['drug_targets', names(of.target)],
    ['drug_types', names(of.drug_type)],
    ['drug_diseases', names(of.disease)],
    ['drug_holders', names([...(of.active_organization ?? []), ...(of.inactive_organization ?? [])])],
    ['drug_first_approval', of.first_approval_date ? [dayOfEpoch(of.first_approval_date)] : []],
  ] as const;
  const codes = [...(of.atc_codes ?? []), ...(of.structure ?? []).flatMap(({ inchi_key }) => inchi_key ?? [])];
  return (
    <>
      <h1>{nameIn(of.drug_name, language)}</h1>
      <p className="meta">
        {of.global_highest_dev_status && <strong>{nameIn(of.global_highest_dev_status.display_name, language)}</strong>}
        {codes.map((code) => (
          <code key={code}>{code}</code>
        ))}
      </p>
      <dl className="drug-facts">
        {rows.map(([word, values]) =>
          values.length === 0 ? null : (
            <div key={word}>
              <dt>{say(word)}</dt>
              <dd>{values.join(' · ')}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}

type Product = Of<NonNullable<NonNullable<Approvals['fda']>['products']>>;

function Products({ of }: { of: Approvals }) {
  const { say } = useWords();
  const products = of.fda?.products ?? [];
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
      <td>{dayOfEpoch(of.approval_date)}</td>
      <td>{nameIn(of.market_status?.display_name, language)}</td>
    </tr>
  );
}

function Trials({ of }: { of: Operation<'POST /synapse/clinical-trial/search'> }) {
  const { say } = useWords();
  const { items = [], total = 0 } = of;
  return (
    <section>
      <h2>{say('drug_trials')}</h2>
      {items.length === 0 ? (
        <p className="soft">{say('drug_no_trials')}</p>
      ) : (
        <ul className="plainlist papers">
          {items.map((trial) => (
            <li key={trial.clinical_trial_id}>
              <code>{trial.register_number}</code> {trial.brief_title ?? trial.official_title}
            </li>
          ))}
        </ul>
      )}
      {total > items.length && <p className="soft">{say('drug_more', { n: total - items.length })}</p>}
    </section>
  );
}
