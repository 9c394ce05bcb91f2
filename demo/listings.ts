import { type ListedPatent, listedPatentId } from '#collections/approvals/listed-patents.ts';

const REGISTER = 'FDA_ORANGE_BOOK';
const listing = (
  product: string,
  expiry: number,
  said: Partial<ListedPatent['listings'][number]>,
): ListedPatent['listings'][number] => ({
  application: '990001',
  product,
  expiry,
  paediatric: false,
  substance: false,
  drug_product: false,
  delisted: false,
  ...said,
});
const listed = (number: string, listings: ListedPatent['listings']): ListedPatent => ({
  id: listedPatentId(REGISTER, number),
  register: REGISTER,
  number,
  listings,
  source: 'demo',
  demo: true,
});

/** What no Orange Book lists: documents of the fictional approval, one of which is a patent of the demo corpus. */
export const demoListings = (): ListedPatent[] => [
  listed('US9900001', [
    listing('001', 20380610, { substance: true, drug_product: true }),
    listing('001', 20381210, { substance: true, drug_product: true, paediatric: true }),
    listing('002', 20380610, { substance: true, drug_product: true }),
  ]),
  listed('US9900002', [listing('001', 20400301, { use_code: 'U-9001' })]),
  listed('US19007108', [listing('001', 20290101, { drug_product: true })]),
];
