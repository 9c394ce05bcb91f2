import { classSymbols } from '#collections/class-symbols.ts';
import type { Company } from '#collections/companies/companies.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';

/** Towns of one name that are looked at. */
const MOST_TOWNS = 100;
const MUNICIPALITIES = 'cnpj-municipality';

/**
 * A company with what its register states by codes in the words of the loaded tables; a code without one stays away.
 */
export async function inWords(company: Company, corpus: Pick<Corpus, 'get'>): Promise<Company> {
  const { legal_form: form, addresses } = company;
  const coded = form?.code !== undefined && (form.text === undefined || form.scheme !== undefined);
  const formId = coded ? [`${form.scheme ?? 'elf'}:${form.code}`] : [];
  const cityIds = addresses.flatMap(({ city, city_code }) =>
    city === undefined && city_code !== undefined ? [`${MUNICIPALITIES}:${city_code}`] : [],
  );
  if (formId.length + cityIds.length === 0) return company;
  const found = await corpus.get(classSymbols, [...new Set([...formId, ...cityIds])]);
  const titles = new Map(found.map(({ scheme, symbol, titles: [title] }) => [`${scheme}:${symbol}`, title?.text]));
  const formText = titles.get(formId[0] ?? '') ?? form?.text;
  return {
    ...company,
    ...(form && { legal_form: { ...form, ...(formText !== undefined && { text: formText }) } }),
    addresses: addresses.map((address) => {
      const city = address.city ?? titles.get(`${MUNICIPALITIES}:${address.city_code}`);
      return city === undefined ? address : { ...address, city };
    }),
  };
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toUpperCase();

/** The codes of the towns of a name, by the loaded tables. */
export async function cityCodes(name: string, corpus: Pick<Corpus, 'search' | 'get'>): Promise<string[]> {
  const query = allOf(
    { kind: 'values', field: 'SCHEME', values: [MUNICIPALITIES] },
    { kind: 'phrase', field: 'TTL', text: name },
  );
  const { hits } = await corpus.search(classSymbols, { query, offset: 0, limit: MOST_TOWNS });
  const found = await corpus.get(
    classSymbols,
    hits.map(({ id }) => id),
  );
  return found
    .filter(({ titles }) => titles.some(({ text }) => plain(text) === plain(name)))
    .map((each) => each.symbol);
}
