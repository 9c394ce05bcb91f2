import { createHash } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { PatentFacts } from '#collections/patents/families/facts.ts';
import { familyNumber, prioritySetDigest, simpleFamilies } from '#collections/patents/families/family-rules.ts';
import { FamilyNumbers } from './numbers.ts';

/** What a batch changed about one publication; `facts` undefined: it is deleted. */
export interface FactChange {
  readonly key: number;
  readonly facts: PatentFacts | undefined;
}

interface PublicationRow {
  key: number;
  number: string;
  document: string;
  publication_date: number | null;
  granted: number;
  application: string;
  pct_application: string | null;
  stated_family: string | null;
  priority_set: Uint8Array | null;
  simple_family: number | null;
  extended_family: number | null;
  facts: Uint8Array;
  subclasses: string;
  owners: string;
}

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');

/** Whether a publication says the same of what citations from it and of it are counted by. */
const sameProfile = (before: PublicationRow | undefined, facts: PatentFacts | undefined): boolean =>
  before !== undefined &&
  facts !== undefined &&
  before.document === facts.document &&
  before.publication_date === facts.publication_date &&
  before.granted === (facts.granted ? 1 : 0) &&
  before.subclasses === facts.subclasses.join(' ') &&
  before.owners === facts.owners.join('\n');

/** Tells whether a publication's facts were changed. */
export const factsDigest = (facts: PatentFacts): Buffer =>
  createHash('sha256').update(JSON.stringify(facts)).digest().subarray(0, 16);

/**
 * Keeps families and citations right, batch by batch, in the caller's transaction. Instead of updating a union-find,
 * which cannot take a member out, it recomputes the families that a batch touches: a batch costs time in proportion
 * to the families it touches, not to the corpus, and not to the square of a family. The result depends on the stored
 * facts only, never on the order of arrival.
 */
export class RelationResolver {
  readonly #sql;
  readonly #numbers;

  constructor(db: DatabaseSync) {
    this.#numbers = new FamilyNumbers(db);
    const all = (sql: string) => db.prepare(sql);
    const columns =
      'key, number, document, publication_date, granted, application, pct_application, stated_family, priority_set, simple_family, extended_family, facts, subclasses, owners';
    this.#sql = {
      one: all(`SELECT ${columns} FROM publications WHERE key = ?`),
      insert:
        all(`INSERT INTO publications (key, number, document, authority, publication_date, granted, application, pct_application, stated_family, facts, subclasses, owners)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (key) DO UPDATE SET document = excluded.document, authority = excluded.authority, publication_date = excluded.publication_date,
          granted = excluded.granted, application = excluded.application, pct_application = excluded.pct_application, stated_family = excluded.stated_family, facts = excluded.facts,
          subclasses = excluded.subclasses, owners = excluded.owners`),
      remove: all('DELETE FROM publications WHERE key = ?'),
      prioritiesOf: all('SELECT number FROM priorities WHERE key = ?'),
      addPriority: all('INSERT OR IGNORE INTO priorities (key, number) VALUES (?, ?)'),
      dropPriorities: all('DELETE FROM priorities WHERE key = ?'),
      linksOf: all('SELECT link, active FROM links WHERE key = ?'),
      addLink: all('INSERT INTO links (link, key, active) VALUES (?, ?, ?)'),
      dropLinks: all('DELETE FROM links WHERE key = ?'),
      holders: all('SELECT key, active FROM links WHERE link = ?'),
      citationsOf: all('SELECT cited FROM citations WHERE key = ?'),
      addCitation: all('INSERT INTO citations (cited, key, categories, subclasses) VALUES (?, ?, ?, ?)'),
      citing: all('SELECT key FROM citations WHERE cited = ?'),
      dropCitations: all('DELETE FROM citations WHERE key = ?'),
      ofApplication: all(`SELECT ${columns} FROM publications WHERE application = ?`),
      ofPrioritySet: all(`SELECT ${columns} FROM publications WHERE priority_set = ?`),
      ofDocument: all('SELECT key FROM publications WHERE document = ?'),
      ofSimpleFamily: all('SELECT key FROM publications WHERE simple_family = ?'),
      setPrioritySet: all('UPDATE publications SET priority_set = ? WHERE key = ?'),
      setSimpleFamily: all('UPDATE publications SET simple_family = ? WHERE key = ?'),
      setExtendedFamily: all('UPDATE publications SET extended_family = ? WHERE key = ?'),
    };
  }

  /**
   * Takes over what changed; answers the stored publications whose derived values may now differ, those of the batch
   * included.
   */
  apply(changes: readonly FactChange[]): Set<number> {
    const touched = new Set<number>();
    const applications = new Set<string>();
    const prioritySets = new Map<string, Uint8Array>();
    const simple = new Set<number>();
    const links = new Set<string>();
    const seeds = new Set<number>();
    const cited = new Set<string>();
    const citedBy = new Set<string>();
    for (const { key, facts } of changes) {
      const before = this.#sql.one.get(key) as PublicationRow | undefined;
      const digest = facts && factsDigest(facts);
      if (digest && before && digest.equals(before.facts)) continue;
      if (before) {
        applications.add(before.application);
        if (before.priority_set) prioritySets.set(hexOf(before.priority_set), before.priority_set);
        if (before.simple_family !== null) simple.add(before.simple_family);
      }
      if (facts && digest) {
        this.#sql.insert.run(
          key,
          facts.number,
          facts.document,
          facts.authority,
          facts.publication_date,
          facts.granted ? 1 : 0,
          facts.application,
          facts.pct_application,
          facts.stated_family,
          digest,
          facts.subclasses.join(' '),
          facts.owners.join('\n'),
        );
        applications.add(facts.application);
        touched.add(key);
      } else {
        this.#sql.remove.run(key);
        touched.delete(key);
      }
      this.#setPriorities(key, facts?.priorities ?? []);
      if (this.#setLinks(key, facts, links) || !before) {
        if (facts) seeds.add(key);
      }
      // what citations are counted by changed: those that it cites and those that cite it may have other figures
      if (!sameProfile(before, facts)) {
        for (const { cited: document } of this.#sql.citationsOf.all(key) as { cited: string }[]) cited.add(document);
        for (const [document] of facts?.cites ?? []) cited.add(document);
        if (before) citedBy.add(before.document);
        if (facts) citedBy.add(facts.document);
      }
      this.#setCitations(key, facts?.cites ?? [], cited);
    }
    for (const link of links) for (const { key } of this.#holders(link)) seeds.add(key);
    this.#resolveSimple(applications, prioritySets, simple);
    for (const family of simple) for (const { key } of keys(this.#sql.ofSimpleFamily, family)) touched.add(key);
    this.#resolveExtended(seeds, touched);
    for (const document of cited) for (const { key } of keys(this.#sql.ofDocument, document)) touched.add(key);
    for (const document of citedBy) for (const { key } of keys(this.#sql.citing, document)) touched.add(key);
    return touched;
  }

  #holders(link: string): { key: number; active: number }[] {
    return this.#sql.holders.all(link) as { key: number; active: number }[];
  }

  #setPriorities(key: number, priorities: readonly string[]): void {
    this.#sql.dropPriorities.run(key);
    for (const number of priorities) this.#sql.addPriority.run(key, number);
  }

  /** Adds every link that came or went to `changed`; true if there was one. */
  #setLinks(key: number, facts: PatentFacts | undefined, changed: Set<string>): boolean {
    const after = new Map<string, number>();
    if (facts) {
      for (const name of [facts.number, facts.document]) after.set(`n:${name}`, 0);
      for (const link of facts.links) after.set(link, 1);
    }
    const before = new Map(
      (this.#sql.linksOf.all(key) as { link: string; active: number }[]).map((row) => [row.link, row.active]),
    );
    let differs = false;
    for (const link of new Set([...before.keys(), ...after.keys()])) {
      if (before.get(link) === after.get(link)) continue;
      changed.add(link);
      differs = true;
    }
    if (!differs) return false;
    this.#sql.dropLinks.run(key);
    for (const [link, active] of after) this.#sql.addLink.run(link, key, active);
    return true;
  }

  #setCitations(key: number, cites: PatentFacts['cites'], changed: Set<string>): void {
    const before = new Set((this.#sql.citationsOf.all(key) as { cited: string }[]).map(({ cited }) => cited));
    const after = new Set(cites.map(([document]) => document));
    for (const document of before) if (!after.has(document)) changed.add(document);
    for (const document of after) if (!before.has(document)) changed.add(document);
    if (before.size > 0) this.#sql.dropCitations.run(key);
    for (const [document, categories, subclasses] of cites)
      this.#sql.addCitation.run(document, key, categories, subclasses);
  }

  /**
   * Priority sets of the applications, then the simple families of every publication that has or had one of these sets.
   */
  #resolveSimple(applications: Set<string>, prioritySets: Map<string, Uint8Array>, families: Set<number>): void {
    for (const application of applications) {
      const publications = this.#sql.ofApplication.all(application) as unknown as PublicationRow[];
      if (publications.length === 0) continue;
      const claimed = publications.flatMap(({ key }) =>
        (this.#sql.prioritiesOf.all(key) as { number: string }[]).map((row) => row.number),
      );
      const [first = application] = publications.flatMap((p) => p.pct_application ?? []).sort();
      const digest = prioritySetDigest(claimed.length > 0 ? claimed : [first]);
      prioritySets.set(hexOf(digest), digest);
      for (const { key, priority_set } of publications) {
        if (priority_set && digest.equals(priority_set)) continue;
        if (priority_set) prioritySets.set(hexOf(priority_set), priority_set);
        this.#sql.setPrioritySet.run(digest, key);
      }
    }
    for (const digest of prioritySets.values()) {
      const group = this.#sql.ofPrioritySet.all(digest) as unknown as PublicationRow[];
      const familyOf = simpleFamilies(digest, group);
      for (const { key, simple_family } of group) {
        const family = familyOf.get(key)!;
        if (family === simple_family) continue;
        if (simple_family !== null) families.add(simple_family);
        families.add(family);
        this.#numbers.give(family);
        this.#sql.setSimpleFamily.run(family, key);
      }
    }
  }

  /**
   * Walks from the seeds along the links that tie, and numbers each connected set by its least link. Every member it
   * meets is touched.
   */
  #resolveExtended(seeds: Set<number>, touched: Set<number>): void {
    const seen = new Set<number>();
    const walked = new Set<string>();
    for (const seed of seeds) {
      if (seen.has(seed)) continue;
      seen.add(seed);
      const members = [seed];
      let least: string | undefined;
      // A queue that grows while it is read.
      for (const member of members) {
        for (const { link, active } of this.#sql.linksOf.all(member) as { link: string; active: number }[]) {
          if (active && (least === undefined || link < least)) least = link;
          if (walked.has(link)) continue;
          walked.add(link);
          const holders = this.#holders(link);
          if (!holders.some((holder) => holder.active)) continue;
          for (const { key } of holders) {
            if (seen.has(key)) continue;
            seen.add(key);
            members.push(key);
          }
        }
      }
      const alone = least === undefined ? (this.#sql.one.get(seed) as unknown as PublicationRow).number : '';
      const family = familyNumber('extended', least ?? alone);
      this.#numbers.give(family);
      for (const key of members) {
        touched.add(key);
        this.#sql.setExtendedFamily.run(family, key);
      }
    }
  }
}

const keys = (statement: StatementSync, value: string | number) => statement.all(value) as { key: number }[];
