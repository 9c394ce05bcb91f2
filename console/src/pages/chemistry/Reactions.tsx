import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Of, type Operation, operation } from '../../api.ts';
import { Problem } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';
import { Structure } from './Structure.tsx';

const MOST = 10;

type Found = Of<NonNullable<Operation<'POST /synapse/chemical/reaction/route'>['results']>>;
type Step = Of<NonNullable<Found['smiles_reactions']>>;
type Part = Of<NonNullable<Step['reactants']>>;

type Side = 'product' | 'reactant';

/** Reactions that make a compound, or begin with it. */
export const useReactions = (of: string, type: Side) =>
  useQuery({
    queryKey: ['reactions', of, type],
    queryFn: ({ signal }) =>
      operation('POST /synapse/chemical/reaction/route', {
        body: { inchi_key: of, type, limit: MOST, offset: 0 },
        signal,
      }),
  });

/** Reactions, each as drawn, with the paragraph that tells it. */
export function Reactions({ of: { data, error }, type }: { of: ReturnType<typeof useReactions>; type: Side }) {
  const { say } = useWords();
  const { results = [], total = 0 } = data ?? {};
  return (
    <section>
      <h2>
        {say(type === 'product' ? 'compound_made' : 'compound_used')}{' '}
        {data && <span className="soft">{total.toLocaleString()}</span>}
      </h2>
      {error && <Problem error={error} />}
      {data && total === 0 && <p className="soft">{say('compound_no_reactions')}</p>}
      {results.map(({ pns = [], smiles_reactions = [] }, at) => (
        <div key={at} className="reaction">
          {smiles_reactions.map((step, n) => (
            <StepOf key={n} step={step} />
          ))}
          <p className="row small">
            {pns.map((pn) => (
              <Link key={pn} to={`/patents/${pn}`}>
                <code>{pn}</code>
              </Link>
            ))}
          </p>
        </div>
      ))}
      {total > results.length && results.length > 0 && (
        <p className="soft small">{say('compound_more', { n: total - results.length })}</p>
      )}
    </section>
  );
}

function StepOf({ step }: { step: Step }) {
  const { say } = useWords();
  const { reactants = [], agents = [], products = [], procedure, reference } = step;
  return (
    <>
      <div className="reaction-line">
        {reactants.map((part, at) => (
          <PartOf key={at} part={part} />
        ))}
        <div className="reaction-arrow">
          {agents
            .map((part) => [part.compound_name ?? part.smiles, amountOf(part)].filter(Boolean).join(' '))
            .join(', ')}
          <b aria-hidden="true">→</b>
          {step.yield !== undefined && say('compound_yield', { n: step.yield })}
        </div>
        {products.map((part, at) => (
          <PartOf key={at} part={part} />
        ))}
      </div>
      {procedure && (
        <details>
          <summary className="small">{say('compound_paragraph')}</summary>
          <p className="text measure">{procedure}</p>
        </details>
      )}
      {reference && <p className="small soft">{reference}</p>}
    </>
  );
}

const amountOf = ({ amount_units = [] }: Part) =>
  amount_units.map(({ value, unit }) => `${value ?? ''} ${unit ?? ''}`.trim()).join(', ');

function PartOf({ part }: { part: Part }) {
  const { smiles, inchi_key, compound_name } = part;
  const name = compound_name ?? inchi_key ?? smiles ?? '';
  return (
    <figure>
      {smiles && <Structure smiles={smiles} name={name} width={160} height={110} />}
      <figcaption>
        {inchi_key ? <Link to={`/compounds/${inchi_key}`}>{compound_name ?? inchi_key.slice(0, 14)}</Link> : name}{' '}
        <span className="soft">{amountOf(part)}</span>
      </figcaption>
    </figure>
  );
}
