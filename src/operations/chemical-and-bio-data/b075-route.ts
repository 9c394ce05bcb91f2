import { byText } from '#by-text.ts';
import { displayName } from '#collections/compounds/compound.ts';
import { documentOf } from '#collections/patents/families/facts.ts';
import { type Part, type Reaction, reactions } from '#collections/reactions/reactions.ts';
import { b075ReactionRoute } from '#contract/generated/chemical-and-bio-data.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { inPortions } from '#corpus/in-portions.ts';
import { allOf } from '#corpus/query/combine.ts';
import { defineOperation } from '#operation.ts';
import { oneOf } from '#operations/shared/entity-filter.ts';
import { publicationNumbers } from '#operations/shared/number-list.ts';
import { compoundKey, SHOWN_KEY } from './compound-lookup.ts';
import { compoundsById } from './compounds-in-text.ts';
import { storedPublications } from './stored-publications.ts';

type Row = NonNullable<OperationAnswer<'b075ReactionRoute'>['results']>[number];

/** Reactions of one compound that are looked at. */
const MOST = 10_000;

const side = (parts: readonly Part[]) =>
  parts
    .map(({ inchi_key, smiles, name }) => inchi_key ?? smiles ?? name)
    .sort()
    .join('.');

/** Reactions with the same substances are one, told several times. */
const sameness = ({ reactants, products }: Reaction) => `${side(reactants)}>${side(products)}`;

export default defineOperation({
  contract: b075ReactionRoute,
  path: '/synapse/chemical/reaction/route',
  summary: 'Reactions that make a compound, or begin with it',
  description:
    'Single steps as sources state them: no route is made up of several. The same reactants and products told several times are one result, with every patent that tells it (where it is stored with its kind code, which sources leave out); agents (solvents, catalysts) stand beside the reactants in `agents`. Reactions told most often come first.',
  example: { body: { inchi_key: SHOWN_KEY, type: 'product', limit: 10, offset: 0 } },
  async handle({ body, signal, note }, { corpus }) {
    const { limit, offset, type } = body;
    const key = compoundKey('inchi_key', body.inchi_key);
    const patents = body.pn ? publicationNumbers('pn', body.pn).map(documentOf) : [];
    const query = allOf(
      { kind: 'values', field: type === 'product' ? 'PRODUCT' : 'REACTANT', values: [key] },
      oneOf('PATENT', patents),
    );
    const grouped = new Map<string, { readonly first: Reaction; readonly pns: Set<string>; times: number }>();
    let found = 0;
    for await (const { records, total } of inPortions(corpus, reactions, MOST, { query, signal })) {
      found = total;
      for (const reaction of records) {
        const group = grouped.get(sameness(reaction)) ?? { first: reaction, pns: new Set<string>(), times: 0 };
        if (reaction.patent) group.pns.add(reaction.patent);
        group.times++;
        grouped.set(sameness(reaction), group);
      }
    }
    if (found > MOST) note(`The first ${MOST} of ${found} reactions were looked at.`);
    if (grouped.size === 0)
      note('No reaction of it is stored; the Open Reaction Database or a table of reactions would tell.');
    const ordered = [...grouped.entries()].sort(([a, one], [b, other]) => other.times - one.times || byText(a, b));
    const shown = ordered.slice(offset, offset + limit).map(([, group]) => group);
    const keys = shown
      .flatMap(({ first }) => [...first.reactants, ...first.agents, ...first.products])
      .flatMap(({ inchi_key }) => inchi_key ?? []);
    const named = await compoundsById(corpus, [...new Set(keys)]);
    const stored = await storedPublications(
      corpus,
      shown.flatMap(({ pns }) => [...pns]),
    );
    const item = ({ smiles, inchi_key, name, amounts }: Part) => {
      const compound = inchi_key === undefined ? undefined : named.get(inchi_key);
      return { smiles, inchi_key, compound_name: name ?? (compound && displayName(compound)), amount_units: amounts };
    };
    const results = shown.map(({ first, pns }) =>
      known<Row>({
        pns: [...pns].map((number) => stored.get(number) ?? number).sort(),
        smiles_reactions: [
          {
            reactants: first.reactants.map((part) => clean(item(part))),
            agents: first.agents.map((part) => clean(item(part))),
            products: first.products.map((part) => clean(item(part))),
            yield: first.yield,
            procedure: first.procedure,
            reference: first.reference,
          },
        ],
      }),
    );
    return { limit, offset, results, total: grouped.size };
  },
});

/** Without what is unknown. */
const clean = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [F in keyof T]: Exclude<T[F], undefined>;
  };
