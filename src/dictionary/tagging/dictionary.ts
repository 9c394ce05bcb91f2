import { united } from '#collections/assembling.ts';
import { type Entity, foldedName } from '#collections/entities/entities.ts';
import type { Named } from './automaton.ts';
import { ENTRY_TERMS, HELD } from './entry-terms.ts';
import { canonical, foldedWords } from './words.ts';

/** Things after which a hierarchy is not followed further: real ones have some 15 levels. */
const MOST_ABOVE = 500;

/** A short form, which means its thing beside a longer name. */
const SHORT = /^[A-Z][A-Za-z]?[A-Z\d]{1,4}$/;

/** The end of a name of the ontology for what a kind of germs brings. */
const INFECTIOUS = / infectious disease$/i;

/** The end of a name for a growth or an inflammation. */
const GROWN = /(?:oma|cancer|leukemia|neoplasm|tumou?r|itis)$/i;

/** The end of a heading for all growths of a place. */
const GROWTHS = / neoplasms$/i;

/**
 * The things of a dictionary with all that they are a kind of. A hierarchy goes through other vocabularies where a
 * thing refers to a descriptor that is there as a thing of its own: by this, what MeSH calls `Neoplasms` holds what the
 * Disease Ontology says of breast cancer. So it does where two vocabularies call a thing the same and neither refers to
 * the other: the heading of MeSH holds what the other has; so it does by an entry term of it. A reference to what is a
 * kind of the thing itself leads nowhere: `lung disease` refers to `Lung Abscess` too. Growths and inflammations whose
 * vocabulary says nothing of what they are a kind of are one of what their last words are. Circles end where they
 * began.
 */
export function namedThings(all: readonly Entity[]): Named[] {
  const byKey = new Map<string, string>();
  for (const { id, keys } of all) for (const key of keys) byKey.set(key, id);
  const byName = new Map<string, string[]>();
  for (const { id, kind, names } of all)
    for (const { text, kind: sort } of names)
      if (kind === 'disease' && (sort === 'preferred' || sort === 'exact')) {
        const key = `${kind} ${foldedName(text)}`;
        byName.set(key, [...(byName.get(key) ?? []), id]);
      }
  const above = new Map(
    all.map(({ id, parents }) => [
      id,
      [...new Set(parents.flatMap((key) => byKey.get(key) ?? []))].filter((one) => one !== id),
    ]),
  );
  // all decided before any is added
  const referred = all.map(({ id, kind, cross_references }) => {
    const same = cross_references.flatMap((code) =>
      code.startsWith('MESH:') ? (byKey.get(`${kind}:mesh:${code.slice(5)}`) ?? []) : [],
    );
    return [...new Set(same)].filter((one) => one !== id && !allAbove(one, above).has(id));
  });
  for (const [i, { id }] of all.entries()) above.set(id, [...new Set([...above.get(id)!, ...referred[i]!])]);
  for (const { id, kind, names } of all) {
    // `lung cancer` is a kind of what MeSH calls `Lung Neoplasms`, also where neither refers to the other
    const heading =
      kind === 'disease' ? names.find((name) => name.kind === 'preferred' && GROWTHS.test(name.text)) : undefined;
    if (!heading) continue;
    const place = heading.text.replace(GROWTHS, '');
    for (const word of ['cancer', 'carcinoma', 'tumor', 'neoplasm'])
      for (const other of byName.get(`${kind} ${foldedName(`${place} ${word}`)}`) ?? [])
        if (other !== id) above.set(other, [...new Set([...(above.get(other) ?? []), id])]);
  }
  for (const { id, kind, names } of all) {
    // `coronavirus infectious disease` is a kind of what MeSH calls `Coronavirus Infections`
    const name =
      kind === 'disease' ? names.find((each) => each.kind === 'preferred' && INFECTIOUS.test(each.text)) : undefined;
    if (!name) continue;
    for (const heading of byName.get(`disease ${foldedName(name.text.replace(INFECTIOUS, ' infections'))}`) ?? [])
      if (heading !== id && !allAbove(heading, above).has(id))
        above.set(id, [...new Set([...above.get(id)!, heading])]);
  }
  for (const same of Map.groupBy(all, calledAs).values()) {
    const [narrowest, ...others] = same.toSorted((a, b) => vocabulary(a) - vocabulary(b));
    for (const { id } of others) {
      const [own, other] = [above.get(narrowest!.id)!, above.get(id)!];
      if (!own.includes(id) && !other.includes(narrowest!.id)) above.set(narrowest!.id, [...own, id]);
    }
  }
  // a growth or an inflammation of which nothing is said is a kind of what its last words are: `breast sarcoma`
  for (const { id, kind, names } of all) {
    if (kind !== 'disease' || above.get(id)!.length > 0) continue;
    const called = names.find((each) => each.kind === 'preferred' && GROWN.test(each.text))?.text.split(' ') ?? [];
    const wider = called
      .map((_, at) => (at === 0 ? [] : (byName.get(`disease ${foldedName(called.slice(at).join(' '))}`) ?? [])))
      .find((things) => things.length > 0);
    if (wider && !wider.some((one) => one === id || allAbove(one, above).has(id))) above.set(id, wider);
  }
  const proteins = namesOfProteins(all);
  const further = entryTerms(byName);
  for (const [heading, names] of further)
    for (const { text } of names)
      for (const other of byName.get(`disease ${foldedName(text)}`) ?? [])
        if (other !== heading && !allAbove(heading, above).has(other))
          above.set(other, [...new Set([...above.get(other)!, heading])]);
  for (const [heading, ...names] of HELD)
    for (const wider of byName.get(`disease ${foldedName(heading)}`) ?? [])
      for (const id of names.flatMap((name) => byName.get(`disease ${foldedName(name)}`) ?? []))
        if (wider !== id && !allAbove(wider, above).has(id)) above.set(id, [...new Set([...above.get(id)!, wider])]);
  return all.map((thing) => {
    const { id, kind, keys, cross_references } = thing;
    const called = kind === 'drug' && isProtein(thing, proteins) ? [] : thing.names;
    const names = called.filter(({ text }) => !keys.some((key) => MISNAMED.has(`${key} ${foldedName(text)}`)));
    const more = further.get(id);
    const own = more ? united([names, more], ({ lang, text }) => `${lang} ${foldedName(text)}`) : names;
    // tables of the tree know a heading by its places alone
    const heading =
      keys.some((key) => key.startsWith(`${kind}:mesh:`)) ||
      cross_references.some((code) => code.startsWith('MESH-TREE:'));
    return { id, kind, names: own, within: [...allAbove(id, above)].sort(), ...(heading && { heading }) };
  });
}

/**
 * Names that a register lists for one gene, and everybody uses for another one: CD20 is the antigen of B cells
 * (MS4A1), not a keratin; PD-1 is PDCD1; the S protein is a spike of viruses, GAL4 a factor of yeast, AST an enzyme of
 * the liver (GOT1), PSA an antigen of the prostate (KLK3).
 */
const MISNAMED: ReadonlySet<string> = new Set([
  'target:gene:54474 cd20',
  'target:gene:6139 pd 1',
  'target:gene:7448 s protein',
  'target:gene:3960 gal4',
  'target:gene:26503 ast',
  'target:gene:9520 psa',
]);

const ofMesh = ({ provenance }: Entity): boolean => provenance.every(({ source }) => source.startsWith('mesh'));

/** Preferred names of what MeSH has among proteins, folded. */
function namesOfProteins(all: readonly Entity[]): ReadonlySet<string> {
  const names = all.flatMap((thing) =>
    thing.kind === 'target' && thing.provenance.some(({ source }) => source.startsWith('mesh'))
      ? thing.names.flatMap((name) => (name.kind === 'preferred' ? [foldedName(name.text)] : []))
      : [],
  );
  return new Set(names);
}

/**
 * Branches of MeSH whose members are given, whatever else they are: small molecules, hormones, vaccines and other
 * mixtures; peptides but for those by which cells and their parts speak (interleukins, caspases).
 */
const GIVEN = /^MESH-TREE:D(?:0[1-46]|13|20|12\.644(?!\.(?:276|360)(?!\d)))/;

/**
 * Whether what MeSH has among substances is a protein that it has as such, too, and no register of drugs lists: a text
 * that names interleukin-6 means the protein.
 */
const isProtein = (thing: Entity, proteins: ReadonlySet<string>): boolean =>
  ofMesh(thing) &&
  thing.names.some((name) => name.kind === 'preferred' && proteins.has(foldedName(name.text))) &&
  !thing.cross_references.some((code) => GIVEN.test(code));

/** Further names of headings that are there, by their ids: no more trusted than a narrower name. */
function entryTerms(byName: ReadonlyMap<string, readonly string[]>): Map<string, Entity['names']> {
  const made = new Map<string, Entity['names']>();
  for (const [heading, ...texts] of ENTRY_TERMS)
    for (const id of byName.get(`disease ${foldedName(heading)}`) ?? [])
      made.set(id, [
        ...(made.get(id) ?? []),
        ...texts.map((text) => ({
          lang: 'en',
          kind: SHORT.test(text) ? ('abbreviation' as const) : ('narrow' as const),
          text,
        })),
      ]);
  return made;
}

/** All that a thing is a kind of, by what is directly above each. */
function allAbove(id: string, above: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>();
  const waiting = [...(above.get(id) ?? [])];
  for (let next = waiting.pop(); next !== undefined && found.size < MOST_ABOVE; next = waiting.pop()) {
    if (next === id || found.has(next)) continue;
    found.add(next);
    waiting.push(...(above.get(next) ?? []));
  }
  return found;
}

/** By what a thing is the same as another one of its kind: its preferred name, spelled one way, its words singular. */
function calledAs({ id, kind, names }: Entity): string {
  const text = names.find((name) => name.kind === 'preferred')?.text;
  return text ? `${kind} ${foldedWords(text).map(canonical).join(' ')}` : id;
}

/** Vocabularies of things of a kind, the best first; what MeSH has beside them may be a heading for several. */
const VOCABULARIES = [/^[a-z_]+:(?:doid|gene|drugbank|unii):/, /^[a-z_]+:uniprot:/, /^[a-z_]+:mesh:/];

const vocabulary = ({ ids }: Entity): number => {
  const at = VOCABULARIES.findIndex((scheme) => ids.some((id) => scheme.test(id)));
  return at < 0 ? VOCABULARIES.length : at;
};
