import { p046AdvancedPatentDataStatusOfUnifiedPatentCourt } from '#contract/generated/patent-legal-data.ts';
import { factsAbout, OWN_FACTS } from '#operations/shared/about.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

export default patentLookup({
  contract: p046AdvancedPatentDataStatusOfUnifiedPatentCourt,
  path: '/advanced-patent-data/status-of-unified-patent-court',
  summary: 'Opt-out from the Unified Patent Court, as its register says',
  description:
    'Absent where no extract of the register is stored: "not registered" is a statement of the register, too.',
  example: { patent_number: 'EP9000643B1' },
  async rows(patents, { note }, { corpus }) {
    const facts = (await factsAbout(corpus, patents, 'opt_out')).map((stated) => stated.at(-1));
    noteMissing(
      note,
      'extract of the register of the Unified Patent Court',
      OWN_FACTS('opt_out'),
      patents.filter((_, index) => facts[index] === undefined),
    );
    return facts.map((fact) => ({
      upc: fact?.status,
      opt_out_reg_date: fact?.registered,
      opt_out_withdraw_date: fact?.withdrawn,
    }));
  },
});
