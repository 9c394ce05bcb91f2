import { epochOfDay } from '#clock.ts';
import { entityId } from '#collections/entities/entities.ts';
import { type Funding, fundings } from '#collections/funding/funding.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import type { InputOf, Shape } from '#contract/shape.ts';
import { allOf } from '#corpus/query/combine.ts';
import { totalOf } from '#corpus/total.ts';
import { type Call, type ContractOperation, type ContractSpec, defineOperation } from '#operation.ts';
import { identitiesBelow } from '#operations/shared/entity-filter.ts';
import { oneEntity } from '#operations/shared/entity-ids.ts';
import { type Known, knownByKey, organisationRow } from '#operations/shared/entity-rows.ts';
import { pageWithin, SHORT_WINDOW } from '#operations/shared/pages.ts';
import type { Services } from '#services.ts';

/** An organisation by its name in a record: with its id where the dictionary knows it. */
export const namedRow = (known: Known, name: string) => {
  const entity = known.get(organisationKey(name));
  return entity ? organisationRow(entity) : { display_name: [{ lang: 'EN', name }] };
};

/** An amount as the interface writes it: in dollars and yuan only where it was stated in them. */
const money = (value: number | undefined, currency: string | undefined) =>
  value === undefined
    ? undefined
    : {
        original_value: value,
        ...(currency && { original_currency: currency }),
        ...(currency === 'USD' && { value_usd: value }),
        ...(currency === 'CNY' && { value_cny: value }),
      };

/** A round of financing as the interface writes it. */
export function roundRow(round: Funding, known: Known) {
  const lower = money(round.amount, round.currency);
  const upper = money(round.amount_upper ?? round.amount, round.currency);
  return {
    ...(round.announced && { announced_time: epochOfDay(round.announced) }),
    funded_organization: namedRow(known, round.recipient),
    investors: round.givers.map((name) => namedRow(known, name)),
    ...((round.type || round.type_zh) && {
      funding_type: {
        ...((round.type_zh ?? round.type) && { classification: round.type_zh ?? round.type! }),
        ...(round.type && { classification_en: round.type }),
      },
    }),
    ...(round.amount_printed && { original_transaction_amount: round.amount_printed }),
    ...(lower && { transaction_amount_lower: lower }),
    ...(upper && { transaction_amount_upper: upper }),
    ...(round.url && { url: round.url }),
    evidence: `${round.source}: ${round.id}`,
  };
}

interface FundingPage<S extends Shape> extends Pick<ContractSpec<S>, 'contract' | 'path' | 'summary'> {
  /** What is asked for, and as what the organisation stands in it. */
  readonly kind: Funding['kind'];
  readonly as: 'RECIPIENT' | 'GIVER';
  readonly row: (record: Funding, known: Known) => object;
  /** In the plural. */
  readonly what: string;
}

/** The builder of the pages of money that an organisation got or gave, the latest first. */
export const fundingPage = <const S extends Shape>({
  kind,
  as,
  row,
  what,
  ...head
}: FundingPage<S>): ContractOperation<S> =>
  defineOperation({
    ...head,
    description: `No open source tells of ${what}: they come from records of one's own (importer \`records\`, collection \`funding\`). The organisation and what belongs to it, by name; the latest first. Amounts are in dollars and yuan only where they were stated so: no rate of exchange is applied. Where nothing is loaded, a note says so.`,
    example: { body: { organization_id: entityId('organisation:demo:o1'), limit: 10, offset: 0 } },
    async handle(
      { body, note, signal }: Call<{ organization_id?: string; offset: number; limit: number }>,
      { corpus }: Services,
    ) {
      const { offset, limit } = body;
      pageWithin({ offset, limit }, SHORT_WINDOW);
      const organisation = await oneEntity(corpus, 'organization_id', body.organization_id ?? '', 'organisation');
      const ofKind = { kind: 'term', field: 'KIND', text: kind } as const;
      const { hits, total } = await corpus.search(fundings, {
        query: allOf(ofKind, { kind: 'values', field: as, values: await identitiesBelow(corpus, [organisation]) }),
        ...{ offset, limit, signal, sort: [{ field: 'DAY', order: 'desc' }] },
      });
      const records = await corpus.get(
        fundings,
        hits.map(({ id }) => id),
      );
      const names = records.flatMap(({ recipient, givers }) => [recipient, ...givers]);
      const known = await knownByKey(corpus, names.map(organisationKey));
      if (total === 0) {
        const all = await totalOf(corpus, fundings, ofKind, { signal });
        note(
          all === 0
            ? `No ${what} are loaded: no open source tells them; records of your own (importer records, collection funding) would.`
            : `None of the ${all} ${what} that are loaded is of this organisation.`,
        );
      }
      return { items: records.map((each) => row(each, known)), offset, limit, total };
    },
  } as unknown as ContractSpec<S> & { body?: InputOf<S['body']> });
