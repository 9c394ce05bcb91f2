import { defineJob } from '#isolation/job.ts';
import { LONGEST, mayHoldDomains, type VariableDomain, variableDomains } from '#sequences/antibodies.ts';
import type { Account, Services } from '#services.ts';

/** A chain of 5,000 letters takes a tenth of a second: they are looked through in a thread. */
export const variableDomainsJob = defineJob({
  name: 'variable-domains',
  lane: 'answer',
  run: async (proteins: readonly string[]): Promise<VariableDomain[][]> => proteins.map(variableDomains),
});

/** The variable domains of proteins, in their order; nothing is asked for those that can hold none. */
export async function domainsOf(
  proteins: readonly string[],
  {
    services,
    account,
    signal,
  }: { readonly services: Services; readonly account: Account; readonly signal: AbortSignal },
): Promise<readonly (readonly VariableDomain[])[]> {
  const begun = proteins.map((letters) => letters.slice(0, LONGEST));
  const possible = [...begun.keys()].filter((i) => mayHoldDomains(begun[i]!));
  const asked = possible.map((i) => begun[i]!);
  const found =
    asked.length === 0
      ? []
      : await services.isolation.run(variableDomainsJob, asked, { services, account: account.id, signal });
  const by = new Map(possible.map((i, k) => [i, found[k]!]));
  return begun.map((_, i) => by.get(i) ?? []);
}
