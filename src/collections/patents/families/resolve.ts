import { createHash } from 'node:crypto';
import type { TouchedByFacts } from '#corpus/records/resolving.ts';
import type { Work } from '#work.ts';
import { FACTS_FORM, type PatentFacts } from './facts.ts';
import { familyNumber, prioritySetDigest, simpleFamilies } from './family-rules.ts';
import { FamilyNumbers } from './numbers.ts';
import type { LinkRow, PublicationRow, PublicationTables } from './tables.ts';

/** What a batch changed about one publication; `facts` undefined: it is deleted. */
export interface FactChange {
  readonly key: number;
  readonly facts: PatentFacts | undefined;
}

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
const keyOf = ({ key }: { readonly key: number }) => key;

/** Whether a publication says the same of what citations from it and of it are counted by. */
const sameProfile = (before: PublicationRow | undefined, facts: PatentFacts | undefined): boolean =>
  before !== undefined &&
  facts !== undefined &&
  before.document === facts.document &&
  before.publication_date === facts.publication_date &&
  before.granted === facts.granted &&
  before.subclasses === facts.subclasses.join(' ') &&
  before.owners === facts.owners.join('\n');

/** Tells whether a publication's facts were changed, or are taken over otherwise than before. */
export const factsDigest = (facts: PatentFacts): Buffer =>
  createHash('sha256')
    .update(`${FACTS_FORM} ${JSON.stringify(facts)}`)
    .digest()
    .subarray(0, 16);

/** What stands for the application of a publication that states none. */
const itself = (publication: string) => `#${publication}`;

/**
 * Whether a publication has no kind code and no application number: a list of results printed it so, and the same
 * publication may be stored with its kind code.
 */
const isBare = ({ number, document, application }: Pick<PublicationRow, 'number' | 'document' | 'application'>) =>
  number === document && application === itself(number);

/** What a batch touched: where families and figures are to be computed again. */
class Affected {
  readonly touched = new Set<number>();
  readonly applications = new Set<string>();
  readonly prioritySets = new Map<string, Uint8Array>();
  readonly simple = new Set<number>();
  readonly links = new Set<string>();
  readonly seeds = new Set<number>();
  readonly cited = new Set<string>();
  readonly citedBy = new Set<string>();
}

/**
 * Keeps families and citations right, batch by batch, in the transaction that is under way. Instead of updating a
 * union-find, which cannot take a member out, it recomputes the families that a batch touches: a batch costs time in
 * proportion to the families it touches, not to the corpus, and not to the square of a family. The result depends on
 * the stored facts only, never on the order of arrival.
 */
export class FamilyResolver {
  readonly #tables: PublicationTables;
  readonly #numbers: FamilyNumbers;

  constructor(tables: PublicationTables) {
    this.#tables = tables;
    this.#numbers = new FamilyNumbers(tables);
  }

  /**
   * Takes over what changed; answers the stored publications whose derived values may now differ, those of the batch
   * included. Of one that others cite now, or no longer, only what they make of it differs: a publication that cites
   * twenty others costs little of each.
   */
  *apply(changes: readonly FactChange[]): Work<TouchedByFacts> {
    if (changes.length === 0) return { all: new Set(), named: new Set() };
    const affected = new Affected();
    const { touched, seeds, simple, cited, citedBy } = affected;
    yield* this.#takeOver(changes, affected);
    for (const { key } of yield* this.#holders(affected.links)) seeds.add(key);
    yield* this.#resolveSimple(affected);
    if (simple.size > 0) for (const key of yield* this.#tables.keysOfFamilies('simple', [...simple])) touched.add(key);
    yield* this.#resolveExtended(seeds, touched);
    if (citedBy.size > 0) for (const key of yield* this.#tables.keysCiting([...citedBy])) touched.add(key);
    const named = new Set(cited.size > 0 ? yield* this.#tables.keysOfDocuments([...cited]) : []);
    return { all: touched, named: named.difference(touched) };
  }

  *#holders(links: ReadonlySet<string>): Work<readonly LinkRow[]> {
    return links.size > 0 ? yield* this.#tables.linkHolders([...links]) : [];
  }

  /** Writes what publications say of themselves, where it is other than before. */
  *#takeOver(changes: readonly FactChange[], affected: Affected): Work<void> {
    const { touched, applications, prioritySets, simple, links, seeds, cited, citedBy } = affected;
    const known = new Map((yield* this.#tables.publications(changes.map(keyOf))).map((row) => [row.key, row]));
    const changed = changes.flatMap(({ key, facts }) => {
      const before = known.get(key);
      const digest = facts && factsDigest(facts);
      return digest && before && digest.equals(before.facts) ? [] : [{ key, facts, before, digest }];
    });
    if (changed.length === 0) return;
    const there = changed.flatMap(({ key, before }) => (before ? [key] : []));
    const linksOf = Map.groupBy(there.length > 0 ? yield* this.#tables.links(there) : [], keyOf);
    const citesOf = Map.groupBy(there.length > 0 ? yield* this.#tables.citations(there) : [], keyOf);
    const newLinks: { key: number; there: boolean; links: ReadonlyMap<string, boolean> }[] = [];
    for (const { key, facts, before } of changed) {
      if (before) {
        applications.add(before.application).add(itself(before.document));
        if (before.priority_set) prioritySets.set(hexOf(before.priority_set), before.priority_set);
        if (before.simple_family !== null) simple.add(before.simple_family);
      }
      if (facts) {
        applications.add(facts.application).add(itself(facts.document));
        touched.add(key);
      }
      const linked = new Map((linksOf.get(key) ?? []).map(({ link, active }) => [link, active]));
      const now = linksFrom(facts);
      const differing = [...new Set([...linked.keys(), ...now.keys()])].filter((l) => linked.get(l) !== now.get(l));
      for (const link of differing) links.add(link);
      if (differing.length > 0) newLinks.push({ key, there: linked.size > 0, links: now });
      if (facts && (differing.length > 0 || !before)) seeds.add(key);
      const was = new Set((citesOf.get(key) ?? []).map((row) => row.cited));
      const is = new Set(facts?.cites.map(([document]) => document));
      // what citations are counted by changed: those that it cites and those that cite it may have other figures
      const same = sameProfile(before, facts);
      for (const document of same ? was.symmetricDifference(is) : was.union(is)) cited.add(document);
      if (!same && before) citedBy.add(before.document);
      if (!same && facts) citedBy.add(facts.document);
    }
    yield* this.#tables.setPublications(
      changed.flatMap(({ key, facts, digest }) =>
        facts && digest
          ? [{ ...facts, key, facts: digest, subclasses: facts.subclasses.join(' '), owners: facts.owners.join('\n') }]
          : [],
      ),
    );
    yield* this.#tables.removePublications(changed.flatMap(({ key, facts }) => (facts ? [] : [key])));
    yield* this.#tables.setPriorities(changed.map(({ key, facts }) => ({ key, numbers: facts?.priorities ?? [] })));
    yield* this.#tables.setLinks(newLinks);
    yield* this.#tables.setCitations(
      changed.map(({ key, facts }) => ({ key, there: citesOf.has(key), cites: facts?.cites ?? [] })),
    );
  }

  /**
   * Publications without kind code, and the application of that which has one, the same number and the same day of
   * publication: the same publication, by the least number if there are several.
   */
  *#sameWithKind(rows: readonly PublicationRow[]): Work<ReadonlyMap<number, string>> {
    const bare = rows.filter((row) => isBare(row) && row.publication_date !== null);
    if (bare.length === 0) return new Map();
    const keys = yield* this.#tables.keysOfDocuments([...new Set(bare.map(({ document }) => document))]);
    const byDay = Map.groupBy(
      (yield* this.#tables.publications(keys)).filter(({ number, document }) => number !== document),
      ({ document, publication_date }) => `${document} ${publication_date}`,
    );
    return new Map(
      bare.flatMap(({ key, document, publication_date }) => {
        const same = byDay.get(`${document} ${publication_date}`)?.toSorted((a, b) => (a.number < b.number ? -1 : 1));
        return same ? [[key, same[0]!.application] as const] : [];
      }),
    );
  }

  *#ofApplications(applications: Iterable<string>): Work<readonly PublicationRow[]> {
    const asked = [...applications];
    return asked.length > 0 ? yield* this.#tables.publicationsOfApplications(asked) : [];
  }

  /**
   * Priority sets of the applications, then the simple families of every publication that has or had one of these sets.
   * One without kind code that is stored with its kind code, too, has the set and the family of that one, whatever it
   * says itself.
   */
  *#resolveSimple({ applications, prioritySets, simple }: Affected): Work<void> {
    const direct = yield* this.#ofApplications(applications);
    const bareOf = new Set(direct.map(({ document }) => itself(document))).difference(applications);
    const rows = [...direct, ...(yield* this.#ofApplications(bareOf))];
    const sameAs = yield* this.#sameWithKind(rows);
    const known = new Set(rows.map(({ application }) => application));
    const publications = [...rows, ...(yield* this.#ofApplications(new Set(sameAs.values()).difference(known)))];
    const claimed = Map.groupBy(
      publications.length > 0 ? yield* this.#tables.priorities(publications.map(keyOf)) : [],
      keyOf,
    );
    const digests = new Map<string, Uint8Array>();
    for (const [application, all] of Map.groupBy(publications, (row) => row.application)) {
      const numbers = all.flatMap(({ key }) => (claimed.get(key) ?? []).map(({ number }) => number));
      const [first = application] = all.flatMap((p) => p.pct_application ?? []).sort();
      digests.set(application, prioritySetDigest(numbers.length > 0 ? numbers : [first]));
    }
    const sets: [number, Uint8Array][] = [];
    for (const { key, application, priority_set } of publications) {
      const digest = digests.get(sameAs.get(key) ?? application)!;
      prioritySets.set(hexOf(digest), digest);
      if (priority_set && Buffer.from(digest).equals(priority_set)) continue;
      if (priority_set) prioritySets.set(hexOf(priority_set), priority_set);
      sets.push([key, digest]);
    }
    if (sets.length > 0) yield* this.#tables.setPrioritySets(sets);
    if (prioritySets.size === 0) return;
    const sharing = yield* this.#tables.publicationsOfPrioritySets([...prioritySets.values()]);
    const same = yield* this.#sameWithKind(sharing);
    const grouped = Map.groupBy(sharing, (row) => hexOf(row.priority_set!));
    const moved: [number, number][] = [];
    for (const [hex, group] of grouped) {
      const stating = group.map(({ key, application, stated_family }) => {
        const shared = same.get(key);
        return shared === undefined
          ? { key, application, stated_family }
          : { key, application: shared, stated_family: null };
      });
      const familyOf = simpleFamilies(prioritySets.get(hex)!, stating);
      for (const { key, simple_family } of group) {
        const family = familyOf.get(key)!;
        if (family === simple_family) continue;
        if (simple_family !== null) simple.add(simple_family);
        simple.add(family);
        moved.push([key, family]);
      }
    }
    if (moved.length === 0) return;
    yield* this.#numbers.give(moved.map(([, family]) => family));
    yield* this.#tables.setFamilies('simple', moved);
  }

  /**
   * Walks from the seeds along the links that tie, all of them a step at a time, and numbers each connected set by its
   * least link. Every member it meets is touched.
   */
  *#resolveExtended(seeds: ReadonlySet<number>, touched: Set<number>): Work<void> {
    if (seeds.size === 0) return;
    const sets = new Sets(seeds);
    const walked = new Set<string>();
    for (let step: readonly number[] = [...seeds]; step.length > 0; ) {
      const links = yield* this.#tables.links(step);
      const further = new Set(links.map(({ link }) => link)).difference(walked);
      for (const link of further) walked.add(link);
      const held = Map.groupBy(yield* this.#holders(further), ({ link }) => link);
      const met: number[] = [];
      for (const [link, holders] of held) {
        if (!holders.some(({ active }) => active)) continue;
        for (const { key } of holders) if (sets.join(link, key)) met.push(key);
      }
      for (const { key, link, active } of links) if (active) sets.tie(link, key);
      step = met;
    }
    const alone = sets.alone();
    const numberOf = new Map(
      (alone.length > 0 ? yield* this.#tables.publications(alone) : []).map(({ key, number }) => [key, number]),
    );
    const families = sets
      .all()
      .map(({ members, least }): [number, readonly number[]] => [
        familyNumber('extended', least ?? numberOf.get(members[0]!)!),
        members,
      ]);
    yield* this.#numbers.give(families.map(([family]) => family));
    yield* this.#tables.setFamilies(
      'extended',
      families.flatMap(([family, members]) => members.map((key): [number, number] => [key, family])),
    );
    for (const [, members] of families) for (const key of members) touched.add(key);
  }
}

/** Links that a publication has, and whether each ties by itself. */
function linksFrom(facts: PatentFacts | undefined): Map<string, boolean> {
  const links = new Map<string, boolean>();
  if (!facts) return links;
  for (const name of [facts.number, facts.document]) links.set(`n:${name}`, false);
  if (facts.publication_date !== null) links.set(`t:${facts.document} ${facts.publication_date}`, isBare(facts));
  for (const link of facts.links) links.set(link, true);
  return links;
}

/** Publications that links tie, as sets that grow into each other. */
class Sets {
  /** Each publication or link -> one nearer to the first of its set. */
  readonly #above = new Map<number | string, number | string>();

  constructor(members: Iterable<number>) {
    for (const key of members) this.#above.set(key, key);
  }

  /** Ties a publication to a link; true if it is met for the first time. */
  join(link: string, key: number): boolean {
    const fresh = !this.#above.has(key);
    this.tie(link, key);
    return fresh;
  }

  tie(link: string, key: number): void {
    const [a, b] = [this.#first(link), this.#first(key)];
    if (a !== b) this.#above.set(b, a);
  }

  /** The sets, each with its least link that ties; undefined for a publication that nothing ties. */
  all(): { readonly members: readonly number[]; readonly least: string | undefined }[] {
    const sets = Map.groupBy(this.#above.keys(), (each) => this.#first(each));
    return [...sets.values()].map((all) => {
      const links = all.filter((each) => typeof each === 'string').sort();
      return { members: all.filter((each) => typeof each === 'number'), least: links[0] };
    });
  }

  alone(): number[] {
    return this.all().flatMap(({ members, least }) => (least === undefined ? members : []));
  }

  #first(each: number | string): number | string {
    let first = this.#above.get(each);
    if (first === undefined) {
      this.#above.set(each, each);
      return each;
    }
    while (first !== this.#above.get(first)) first = this.#above.get(first)!;
    // whoever is asked again finds it in one step
    this.#above.set(each, first);
    return first;
  }
}
