import { type Compound, displayName } from '#collections/compounds/compound.ts';
import { b014CompoundDetail } from '#contract/generated/chemical-and-bio-data.ts';
import { patentsOfCompound } from './compound-documents.ts';
import { compoundLookup } from './compound-lookup.ts';
import { withDictionaryNames } from './dictionary-names.ts';

/** Pages of the databases that references name, by scheme. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  PUBCHEM: (id) => `https://pubchem.ncbi.nlm.nih.gov/compound/${id}`,
  DRUGBANK: (id) => `https://go.drugbank.com/drugs/${id}`,
  CHEBI: (id) => `https://www.ebi.ac.uk/chebi/searchId.do?chebiId=CHEBI:${id}`,
  BINDINGDB: (id) => `https://www.bindingdb.org/rwd/bind/chemsearch/marvin/MolStructure.jsp?monomerid=${id}`,
  ZINC: (id) => `https://zinc15.docking.org/substances/${id}/`,
  CHEMBL: (id) => `https://www.ebi.ac.uk/chembl/explore/compound/${id}`,
  SURECHEMBL: (id) => `https://www.surechembl.org/chemical/SCHEMBL${id}`,
};

const referencesOf = ({ references }: Compound, scheme: string) =>
  references.flatMap((reference) => {
    if (!reference.startsWith(`${scheme}:`)) return [];
    const value = reference.slice(scheme.length + 1);
    return [{ value, url: PAGES[scheme]!(encodeURIComponent(value)) }];
  });

const namesOf = ({ names }: Compound, ...kinds: Compound['names'][number]['kind'][]) => [
  ...new Set(names.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text)),
];

export default compoundLookup({
  contract: b014CompoundDetail,
  path: '/chemical-openapi/compound/detail',
  summary: 'A compound: structure, names, registry numbers, references',
  async row(stored, { note, signal }, { corpus }) {
    const [compound = stored] = await withDictionaryNames(corpus, [stored]);
    const { structure, cas, formula, weight, id } = compound;
    const shown = displayName(compound);
    if (shown === undefined) note('No source that was loaded names this compound.');
    const found = await patentsOfCompound(corpus, compound, { offset: 0, limit: 10, signal });
    const reference = (scheme: string) => referencesOf(compound, scheme)[0];
    return {
      inchi_key: id,
      canonical_smiles: structure.smiles,
      isometric_smiles: structure.isomeric,
      inchi: structure.inchi,
      formula,
      mol_weight: weight,
      cas_nos: cas,
      iupac_name: namesOf(compound, 'iupac')[0],
      names: shown === undefined ? [] : [...new Set([shown, ...namesOf(compound, 'common')])],
      synonyms: namesOf(compound, 'synonym', 'code', 'iupac').filter((name) => name !== shown),
      cross_references: {
        pub_chem: referencesOf(compound, 'PUBCHEM'),
        chebi: reference('CHEBI'),
        drugbank: reference('DRUGBANK'),
        bindingdb: reference('BINDINGDB'),
        zinc: reference('ZINC'),
        chembl: referencesOf(compound, 'CHEMBL'),
        surechembl: referencesOf(compound, 'SURECHEMBL'),
      },
      given: { ...structure.given },
      parent: compound.parent?.inchi_key,
      patents: { ...found, patents: [...found.patents] },
    };
  },
});
