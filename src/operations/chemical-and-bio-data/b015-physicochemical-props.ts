import type { Computed } from '#chemistry/toolkit.ts';
import type { Compound, StatedProperty } from '#collections/compounds/compound.ts';
import { b015DrugCompoundPhysicochemicalProps } from '#contract/generated/chemical-and-bio-data.ts';
import { compoundLookup } from './compound-lookup.ts';
import { figuresJob } from './structure-jobs.ts';

/** How each computed figure came about. */
const METHODS = [
  ['mol_weight', 'standard atomic weights; of labelled atoms the mass of the isotope'],
  ['exact_mass', 'masses of the most frequent isotopes, or of those that are given'],
  ['monoisotopic_mass', 'as exact_mass'],
  ['hba', 'SMARTS definition of hydrogen-bond acceptors of RDKit'],
  ['hbd', 'SMARTS definition of hydrogen-bond donors of RDKit'],
  ['rtb', 'strict definition of rotatable bonds of RDKit, amides excluded'],
  ['psa', 'topological polar surface of nitrogen and oxygen, Ertl 2000'],
  ['ro5', 'limits of Lipinski passed: weight 500, Crippen logP 5, 5 N-H and O-H, 10 N and O'],
  ['crippen_logp', 'an estimate by atom contributions, Wildman and Crippen 1999'],
  ['das, uas, dbs, ubs', 'stereo layers of an InChI with undefined centres written'],
] as const;

/** Properties of sources by the field that shows them. */
const STATED: Readonly<Record<string, 'mp' | 'bp' | 'sol' | 'owpc' | 'den' | 'vap'>> = {
  'melting point': 'mp',
  'boiling point': 'bp',
  'water solubility': 'sol',
  logp: 'owpc',
  density: 'den',
  'vapor pressure': 'vap',
};

const shown = ({ relation, value, unit, condition }: StatedProperty) =>
  [relation, String(value), unit, condition && `(${condition})`].filter(Boolean).join(' ');

/** What sources state, one entry a source. */
function stated({ properties }: Compound) {
  const sources = [...new Set(properties.map(({ source }) => source))];
  return sources.map((name) => {
    const own = properties.filter(({ source }) => source === name);
    const fields: Partial<Record<'mp' | 'bp' | 'sol' | 'owpc' | 'den' | 'vap' | 'ocpp', string[]>> = {};
    for (const each of own) {
      const field = STATED[each.property] ?? 'ocpp';
      const text = field === 'ocpp' ? `${each.property}: ${shown(each)}` : shown(each);
      (fields[field] ??= []).push(text);
    }
    return { name, ...fields };
  });
}

const numberStated = ({ properties }: Compound, name: string) => {
  const found = properties.find(({ property, value }) => property === name && typeof value === 'number')?.value;
  return typeof found === 'number' ? found : undefined;
};

function figures(computed: Computed) {
  return {
    mol_weight: computed.weight,
    exact_mass: computed.exact_mass,
    monoisotopic_mass: computed.exact_mass,
    charge: computed.charge,
    heavy_atom: computed.heavy_atoms,
    isotope_atom: computed.isotopes,
    hba: computed.acceptors,
    hbd: computed.donors,
    rtb: computed.rotatable,
    psa: computed.tpsa,
    cbu: computed.units,
    das: computed.stereo_atoms.defined,
    uas: computed.stereo_atoms.undefined,
    dbs: computed.stereo_bonds.defined,
    ubs: computed.stereo_bonds.undefined,
    ro5: computed.rule_of_five,
    crippen_logp: computed.crippen_logp,
  };
}

export default compoundLookup({
  contract: b015DrugCompoundPhysicochemicalProps,
  path: '/synapse/drug/compound-physicochemical-props',
  summary: 'Properties of a compound: computed from its structure, and as sources state them',
  async row(compound, { note, account, signal }, services) {
    const asked = { services, account: account.id, signal };
    const computed = await services.isolation.run(figuresJob, compound.structure.isomeric, asked);
    const xlogp3 = numberStated(compound, 'xlogp3');
    const lacking = ['acd_logp', 'acd_logd', 'complexity', ...(xlogp3 === undefined ? ['xlogp3'] : [])];
    note(`${lacking.join(', ')}: no source that was loaded states them, and they are not estimated.`);
    return {
      ...figures(computed),
      acd_logp: undefined,
      acd_logd: undefined,
      complexity: undefined,
      mol_species: undefined,
      xlogp3,
      source: 'computed',
      source_url: undefined,
      chemical_toxnets: stated(compound),
      methods: METHODS.map(([field, method]) => ({ field, method })),
    };
  },
});
