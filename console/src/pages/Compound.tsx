import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { type Operation, operation, operationWithNotes } from '../api.ts';
import { CopyButton, day, Problem, Skeleton } from '../parts/basics.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Notices } from '../parts/Readiness.tsx';
import { Facts, RecordPage } from '../parts/RecordPage.tsx';
import type { Word } from '../words/en.ts';
import { useWords } from '../words/words.tsx';
import { Reactions, useReactions } from './chemistry/Reactions.tsx';
import { Structure } from './chemistry/Structure.tsx';

const PAGE = 20;

type Detail = Operation<'GET /chemical-openapi/compound/detail'>;
type Figures = Operation<'GET /synapse/drug/compound-physicochemical-props'>;

/** `/compounds/:key`: a compound, its figures, who holds it, how it is made. */
export default function Compound() {
  const { key = '' } = useParams();
  const about = useQuery({
    queryKey: ['compound', key],
    queryFn: async ({ signal }) => {
      const query = { inchi_key: key };
      const [detail, figures] = await Promise.all([
        operationWithNotes('GET /chemical-openapi/compound/detail', { query, signal }),
        // its notes are of fields that this page does not show
        operation('GET /synapse/drug/compound-physicochemical-props', { query, signal }),
      ]);
      return { detail: detail.answer, figures, notes: detail.notes };
    },
  });
  return (
    <RecordPage
      kind={['/compounds', 'compounds']}
      about={about}
      name={({ detail }) => detail.names?.[0] ?? detail.formula}
    >
      {({ detail, figures, notes }) => (
        <>
          <Head of={detail} />
          <FiguresOf of={figures} />
          <Notices of={notes} />
          <Around of={key} />
        </>
      )}
    </RecordPage>
  );
}

function Head({ of }: { of: Detail }) {
  const { say, language } = useWords();
  const { names = [], synonyms = [], cas_nos = [], isometric_smiles: smiles = '', cross_references = {}, parent } = of;
  const others = [...new Set([...names.slice(1), ...synonyms])].slice(0, 12);
  const elsewhere = Object.entries(cross_references).flatMap(([scheme, all]) =>
    [all ?? []].flat().map(({ value }) => `${scheme.replaceAll('_', '')} ${value}`),
  );
  const search = (type: string) => `/compounds?${new URLSearchParams({ smiles, type })}`;
  return (
    <div className="compound-head">
      <Structure smiles={smiles} name={names[0]} width={340} height={240} />
      <Facts
        of={[
          [say('compound_formula'), of.formula],
          [say('compound_weight'), of.mol_weight !== undefined && `${of.mol_weight.toLocaleString(language)} g/mol`],
          ['InChIKey', of.inchi_key && <code key="inchi">{of.inchi_key}</code>],
          ['SMILES', smiles && [<code key="smiles">{smiles}</code>, ' ', <CopyButton key="copy" text={smiles} />]],
          [say('compound_cas'), cas_nos.join(', ')],
          [say('compound_names'), others.join('; ')],
          [
            say('compound_parent'),
            parent && (
              <Link key={parent} to={`/compounds/${parent}`}>
                {parent}
              </Link>
            ),
          ],
          [say('compound_elsewhere'), elsewhere.join(', ')],
          [
            say('search'),
            smiles && (
              <span key="search" className="row">
                <Link to={search('SUB')}>{say('compounds_SUB')}</Link>
                <Link to={search('SIM')}>{say('compounds_SIM')}</Link>
              </span>
            ),
          ],
        ]}
      />
    </div>
  );
}

const usePatents = (of: string, page: number) =>
  useQuery({
    queryKey: ['compound-patents', of, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      operation('GET /chemical-openapi/compound/patents', { query: { inchi_key: of, page, rows: PAGE }, signal }),
  });

const usePapers = (of: string) =>
  useQuery({
    queryKey: ['compound-papers', of],
    queryFn: ({ signal }) =>
      operation('POST /synapse/chemical/paper/search', { body: { inchi_key_id: of, page: 1, rows: 10 }, signal }),
  });

/** What names the compound and what it reacts to, all at once: as each came, it would push away what stands below. */
function Around({ of }: { of: string }) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const patents = usePatents(of, page);
  const papers = usePapers(of);
  const made = useReactions(of, 'product');
  const used = useReactions(of, 'reactant');
  if ([patents, papers, made, used].some(({ isPending }) => isPending)) return <Skeleton lines={16} />;
  return (
    <>
      <Patents of={patents} page={page} onPage={(to) => setParams({ page: String(to) })} />
      <Papers of={papers} />
      <Reactions of={made} type="product" />
      <Reactions of={used} type="reactant" />
    </>
  );
}

function Patents(props: { of: ReturnType<typeof usePatents>; page: number; onPage(to: number): void }) {
  const { of, page, onPage } = props;
  const { say } = useWords();
  const { data, error } = of;
  const { patents = [], total = 0 } = data ?? {};
  return (
    <section>
      <h2>
        {say('compound_patents')} {data && <span className="soft">{total.toLocaleString()}</span>}
      </h2>
      {error && <Problem error={error} />}
      {data && total === 0 && <p className="soft">{say('compound_no_patents')}</p>}
      <ul className="plainlist">
        {patents.map(({ pn }) => (
          <li key={pn}>
            <Link to={`/patents/${pn}`}>
              <code>{pn}</code>
            </Link>
          </li>
        ))}
      </ul>
      {total > PAGE && (
        <Pager
          from={(page - 1) * PAGE}
          shown={patents.length}
          size={PAGE}
          total={total}
          onFrom={(from) => onPage(from / PAGE + 1)}
        />
      )}
    </section>
  );
}

function Papers({ of: { data, error } }: { of: ReturnType<typeof usePapers> }) {
  const { say } = useWords();
  const { items = [], total = 0 } = data ?? {};
  return (
    <section>
      <h2>
        {say('compound_papers')} {data && <span className="soft">{total.toLocaleString()}</span>}
      </h2>
      {error && <Problem error={error} />}
      {data && total === 0 && <p className="soft">{say('compound_no_papers')}</p>}
      <ol className="plainlist papers">
        {items.map(({ paper_id, title, published_date }) => (
          <li key={paper_id}>
            <Link to={`/papers/${paper_id}`}>{title ?? paper_id}</Link>{' '}
            <span className="soft small">{day(Number(published_date) || undefined)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What sources state, by the field that has it. */
const STATED: Readonly<Record<string, Word>> = {
  mp: 'compound_melting',
  bp: 'compound_boiling',
  sol: 'compound_solubility',
  owpc: 'compound_logp',
  den: 'compound_density',
  vap: 'compound_vapour',
};

/** What is computed, and what sources state, apart from each other. */
function FiguresOf({ of }: { of: Figures }) {
  const { say, language } = useWords();
  const computed = [
    ['compound_mass', of.exact_mass],
    ['compound_charge', of.charge],
    ['compound_donors', of.hbd],
    ['compound_acceptors', of.hba],
    ['compound_rotatable', of.rtb],
    ['compound_surface', of.psa],
    ['compound_logp_estimate', of.crippen_logp],
    ['compound_five', of.ro5],
  ] as const;
  const stated = (of.chemical_toxnets ?? []).flatMap(({ name = '', ...fields }) =>
    Object.entries(fields).flatMap(([field, texts]) =>
      [texts].flat().map((text) => {
        const word = STATED[field];
        // `property: value`, of a property that has no field of its own
        const [, property = '', value = text] = word ? [] : (/^([^:]{1,100}): (.+)$/su.exec(text) ?? []);
        return [word ? say(word) : property, `${value} (${name})`] as const;
      }),
    ),
  );
  return (
    <section>
      <h2>{say('compound_computed')}</h2>
      <Facts
        of={computed.map(([word, value]) => [say(word), value?.toLocaleString(language, { maximumFractionDigits: 5 })])}
      />
      {stated.length > 0 && (
        <>
          <h2>{say('compound_stated')}</h2>
          <Facts of={stated} />
        </>
      )}
    </section>
  );
}
