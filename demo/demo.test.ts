import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eventType } from '#collections/patents/legal/legal-event.ts';
import { type Claim, Patent } from '#collections/patents/patent.ts';
import { Compile } from '#typebox.mjs';
import { ORGANISATIONS } from './companies.ts';
import { FIELDS } from './fields/index.ts';
import { demoPatents, demoSummary } from './index.ts';
import { cnCheckDigit, TODAY } from './plan.ts';
import { DEMO_SCHEME } from './scheme.ts';
import { half, subjectNames } from './seed.ts';

const patents = [...demoPatents()];
const byNumber = new Map(patents.map((p) => [p.publication_number, p]));
const original = (p: Patent) => p.claims.find((set) => set.origin === 'original');
const prose = (p: Patent) => p.descriptions[0]?.paragraphs.map((g) => g.text).join('\n') ?? '';
/** Offenders, a few of them: a readable failure. */
const offenders = <T>(items: readonly T[]) => items.slice(0, 5);

describe('the demo corpus as a whole', () => {
  it('has the same bytes every time', () => {
    const digest = (list: Iterable<Patent>) => {
      const sha = createHash('sha256');
      // Standard names follow the rules of #patents/names.ts, which have their own tests.
      for (const p of list)
        sha.update(JSON.stringify(p, (name, value) => (name === 'standard_name' ? undefined : value)));
      return sha.digest('hex');
    };
    const first = digest(patents);
    expect(digest(demoPatents())).toBe(first);
    expect(first).toMatchInlineSnapshot(`"8c05b5757acac81713eea1102a2b2ca0cb431cd5c72f65e7af17c9d810d20f59"`);
  });

  it('obeys the schema of patent records', () => {
    const shape = Compile(Patent);
    const bad = patents.filter((p) => !shape.Check(p));
    expect(offenders(bad.map((p) => [(p as Patent).publication_number, shape.Errors(p)[0]]))).toEqual([]);
  });

  it('marks every record as demo and names what the source gave', () => {
    expect(patents.every((p) => p.demo === true)).toBe(true);
    const bad = patents.filter((p) => {
      const [only, ...more] = p.provenance;
      return (
        more.length > 0 || only?.source !== 'demo' || !only.fields.includes('titles') || only.fields.includes('fi')
      );
    });
    expect(offenders(bad.map((p) => p.publication_number))).toEqual([]);
  });

  it('holds some 2,000 publications of about 800 families over fourteen fields', () => {
    expect(demoSummary()).toMatchInlineSnapshot(`
      {
        "by_authority": {
          "CN": 934,
          "DE": 52,
          "EP": 386,
          "JP": 207,
          "US": 647,
          "WO": 163,
        },
        "by_field": {
          "battery": {
            "families": 69,
            "publications": 209,
          },
          "delivery": {
            "families": 55,
            "publications": 189,
          },
          "electrolytes": {
            "families": 52,
            "publications": 162,
          },
          "food": {
            "families": 52,
            "publications": 177,
          },
          "grippers": {
            "families": 52,
            "publications": 175,
          },
          "household": {
            "families": 80,
            "publications": 109,
          },
          "lidar": {
            "families": 56,
            "publications": 193,
          },
          "membranes": {
            "families": 53,
            "publications": 166,
          },
          "packaging": {
            "families": 51,
            "publications": 151,
          },
          "radio": {
            "families": 52,
            "publications": 162,
          },
          "surfaces": {
            "families": 57,
            "publications": 181,
          },
          "surgery": {
            "families": 55,
            "publications": 185,
          },
          "ultrasound": {
            "families": 57,
            "publications": 162,
          },
          "wind": {
            "families": 51,
            "publications": 168,
          },
        },
        "by_kind": {
          "CN A": 467,
          "CN B": 333,
          "CN C": 19,
          "CN S": 50,
          "CN U": 65,
          "DE A1": 30,
          "DE B4": 22,
          "EP A1": 244,
          "EP B1": 142,
          "JP A": 118,
          "JP B2": 89,
          "US A1": 340,
          "US B2": 248,
          "US S1": 59,
          "WO A1": 163,
        },
        "by_language": {
          "de": 52,
          "en": 1129,
          "ja": 225,
          "zh": 983,
        },
        "families": 792,
        "publications": 2389,
      }
    `);
  });

  it('has unique and well-formed publication numbers in ranges that no office has reached', () => {
    const forms: Record<string, RegExp> = {
      US: /^US(?:20[0-2]\d09\d{5}A1|19\d{6}B2|D19\d{5}S1)$/,
      CN: /^CN(?:19\d{7}[ABC]|29\d{7}U|39\d{7}S)$/,
      EP: /^EP9\d{6}(?:A1|B1)$/,
      WO: /^WO20[0-2]\d9\d{5}A1$/,
      JP: /^JP(?:20[0-2]\d9\d{5}A|95\d{5}B2)$/,
      DE: /^DE1020[0-2]\d9\d{5}(?:A1|B4)$/,
    };
    expect(byNumber.size).toBe(patents.length);
    expect(
      offenders(
        patents.filter((p) => !forms[p.authority]?.test(p.publication_number)).map((p) => p.publication_number),
      ),
    ).toEqual([]);
    expect(patents.every((p) => p.publication_number === p.authority + p.doc_number + p.kind_code)).toBe(true);
  });

  it('has well-formed application numbers, Chinese ones with their check digit', () => {
    const forms: Record<string, RegExp> = {
      US: /^US(?:28|39)\/\d{6}$/,
      CN: /^CN20\d\d[1238]9\d{6}\.[\dX]$/,
      EP: /^EP\d\d9\d{5}$/,
      WO: /^PCT\/(?:US|CN|JP|DE|EP)20\d\d\/9\d{5}$/,
      JP: /^JP20\d\d-9\d{5}$/,
      DE: /^DE1020\d\d9\d{5}$/,
    };
    expect(
      offenders(
        patents.filter((p) => !forms[p.authority]!.test(p.application_number!)).map((p) => p.application_number),
      ),
    ).toEqual([]);
    const chinese = patents.filter((p) => p.authority === 'CN').map((p) => p.application_number!.slice(2));
    expect(offenders(chinese.filter((number) => cnCheckDigit(number.slice(0, 12)) !== number.at(-1)))).toEqual([]);
    // The published example of the rule: CN 85100001 has no digit, CN200310102344.5 is a real pair of number and digit.
    expect(cnCheckDigit('200310102344')).toBe('5');
  });

  it('is in Chinese, English, Japanese and German, and translated where offices translate', () => {
    const chinese = patents.filter((p) => p.authority === 'CN');
    expect(
      chinese.every(
        (p) => p.titles[0]?.lang === 'zh' && p.titles.some((t) => t.lang === 'en' && t.origin !== 'original'),
      ),
    ).toBe(true);
    expect(
      chinese
        .filter((p) => p.patent_type !== 'D')
        .every((p) => original(p)?.lang === 'zh' && p.descriptions[0]?.lang === 'zh'),
    ).toBe(true);
    const leaks = chinese.filter((p) => original(p)?.claims.some((c) => /[a-z]{4,}/.test(c.text)));
    expect(
      offenders(
        leaks.map((p) =>
          original(p)
            ?.claims.map((c) => c.text)
            .find((t) => /[a-z]{4,}/.test(t)),
        ),
      ),
    ).toEqual([]);
    const english = patents.filter((p) => original(p)?.lang === 'en');
    expect(english.filter((p) => /[一-鿿]/.test(prose(p))).map((p) => p.publication_number)).toEqual([]);
  });
});

describe('the seeds', () => {
  const seeds = FIELDS.flatMap((f) => f.seeds);
  const clauses = (s: (typeof seeds)[number]) => [
    ...s.base,
    ...s.slots.flat().flatMap((o) => [o.c, o.w]),
    ...s.extras,
    ...(s.method?.steps ?? []),
  ];
  const refs = (text: string, lang: 'en' | 'zh') => [...half(text, lang).matchAll(/\{([^}!]+)!?\}/g)].map((m) => m[1]!);

  it('are five or more for each of thirteen fields, each with at least 16 claimable combinations', () => {
    expect(FIELDS.length).toBe(13);
    expect(FIELDS.filter((f) => f.seeds.length < 5).map((f) => f.id)).toEqual([]);
    const combinations = (s: (typeof seeds)[number]) =>
      s.slots.flatMap((a, i) => s.slots.slice(i + 1).map((b) => a.length * b.length)).reduce((x, y) => x + y, 0);
    expect(seeds.filter((s) => combinations(s) < 16).map((s) => s.id)).toEqual([]);
  });

  it('name only parts that exist, the same ones in both languages', () => {
    for (const s of seeds) {
      for (const text of clauses(s)) {
        const [english, chinese] = [new Set(refs(text, 'en')), new Set(refs(text, 'zh'))];
        expect([...chinese].sort(), `${s.id}: ${text}`).toEqual([...english].sort());
        expect(
          [...english].filter((id) => id !== 'S' && !s.parts[id]),
          `${s.id}: ${text}`,
        ).toEqual([]);
      }
      for (const q of s.params)
        expect(q.of === undefined || q.of === 'S' || s.parts[q.of] !== undefined, `${s.id}: ${q.of}`).toBe(true);
    }
  });

  it('use every part that they declare', () => {
    const unused = seeds.flatMap((s) => {
      const used = new Set(clauses(s).flatMap((text) => refs(text, 'en')));
      return Object.keys(s.parts)
        .filter((id) => !used.has(id))
        .map((id) => `${s.id}.${id}`);
    });
    expect(unused).toEqual([]);
  });

  it('prefer ranges inside the broad ones and measure improvements', () => {
    for (const s of seeds) {
      for (const q of s.params)
        expect(q.r[0] <= q.p[0] && q.p[0] < q.p[1] && q.p[1] <= q.r[1], `${s.id}: ${q.n}`).toBe(true);
      for (const m of s.measures) expect(m.base).not.toBe(m.best);
    }
  });

  it('have titles in the scheme for every class symbol', () => {
    const symbols = new Set(patents.flatMap((p) => [...p.ipc, ...p.cpc, ...p.locarno]));
    expect([...symbols].filter((symbol) => !DEMO_SCHEME.has(symbol))).toEqual([]);
    const forms = [...symbols].filter((symbol) => !/^(?:[A-HY]\d\d[A-Z]\d{1,4}\/\d{2,6}|\d\d-\d\d)$/.test(symbol));
    expect(forms).toEqual([]);
  });
});

describe('families and citations', () => {
  const key = (p: Patent) =>
    p.priorities
      .map((x) => `${x.number}`)
      .sort()
      .join(' ');
  const families = Map.groupBy(patents, key);

  it('gives every record priorities, none later than its filing', () => {
    expect(
      offenders(
        patents
          .filter((p) => p.priorities.length === 0 || p.priorities.some((x) => x.date! > p.filing_date!))
          .map((p) => p.publication_number),
      ),
    ).toEqual([]);
  });

  it('lets publications of one application share exactly their priorities', () => {
    const applications = Map.groupBy(patents, (p) => p.application_number);
    expect(
      offenders([...applications].filter(([, list]) => new Set(list.map(key)).size > 1).map(([number]) => number)),
    ).toEqual([]);
  });

  it('has families of several offices, and extended families that are larger than simple ones', () => {
    const wide = [...families.values()].filter((list) => new Set(list.map((p) => p.authority)).size >= 3);
    expect(wide.length).toBeGreaterThan(100);
    const continued = patents.filter((p) => p.related_documents.some((d) => d.relation === 'continuation'));
    expect(continued.length).toBeGreaterThan(20);
    for (const p of continued) {
      const parent = p.related_documents.find((d) => d.relation === 'continuation')!.number;
      const others = patents.filter((q) => q.application_number === parent);
      expect(others.length, p.publication_number).toBeGreaterThan(0);
      const common = p.priorities.some((x) => others[0]!.priorities.some((y) => y.number === x.number));
      expect(common, p.publication_number).toBe(true);
    }
    const apart = continued.filter((p) => {
      const parent = p.related_documents.find((d) => d.relation === 'continuation')!.number;
      return patents.some((q) => q.application_number === parent && key(q) !== key(p));
    });
    expect(apart.length).toBeGreaterThan(15);
  });

  it('publishes grants after applications, national phases after the international publication', () => {
    const applications = Map.groupBy(patents, (p) => p.application_number);
    for (const list of applications.values()) {
      const [a, b] = [list.find((p) => p.patent_type === 'A'), list.find((p) => p.patent_type === 'B')];
      if (a && b) expect(b.publication_date, b.publication_number).toBeGreaterThan(a.publication_date!);
    }
    for (const p of patents.filter((q) => q.pct_publication)) {
      const wo = byNumber.get(p.pct_publication!.number);
      expect(wo?.application_number, p.publication_number).toBe(p.pct_application!.number);
      expect(wo!.publication_date!, p.publication_number).toBeLessThan(p.publication_date!);
      expect(p.pct_application!.entry_date!).toBeGreaterThan(p.filing_date!);
    }
  });

  it('cites existing demo publications that were public before', () => {
    for (const p of patents) {
      for (const c of p.cites) {
        const cited = byNumber.get(c.publication_number);
        expect(cited, `${p.publication_number} cites ${c.publication_number}`).toBeDefined();
        expect(cited!.publication_date).toBe(c.date);
        expect(c.date!, p.publication_number).toBeLessThan(p.publication_date!);
        // Only an intermediate document (P) may be younger than the earliest priority.
        const earliest = Math.min(...p.priorities.map((x) => x.date!));
        if (!c.categories?.includes('P'))
          expect(c.date!, `${p.publication_number} cites ${c.publication_number}`).toBeLessThan(earliest);
        expect(key(cited!)).not.toBe(key(p));
      }
    }
  });

  it('uses search-report categories X, Y, A and P, and the phases of applicant, examiner and search', () => {
    const cites = patents.flatMap((p) => p.cites);
    expect(new Set(cites.flatMap((c) => c.categories ?? []))).toEqual(new Set(['X', 'Y', 'A', 'P']));
    expect(new Set(cites.map((c) => c.phase))).toEqual(
      new Set(['applicant', 'examiner', 'search_report', 'international_search']),
    );
    expect(cites.length).toBeGreaterThan(4000);
    // An X document is of the same main class.
    const x = patents.flatMap((p) =>
      p.cites.filter((c) => c.categories?.includes('X')).map((c) => [p, byNumber.get(c.publication_number)!] as const),
    );
    expect(x.every(([p, c]) => p.ipc[0] === c.ipc[0])).toBe(true);
  });

  it('names in the background only documents that exist', () => {
    const chinese = patents
      .filter((p) => p.descriptions[0]?.lang === 'zh')
      .flatMap((p) => prose(p).match(/(?:US|CN|EP|WO|JP|DE)\d{6,}[A-Z]\d?/g) ?? []);
    expect(chinese.length).toBeGreaterThan(500);
    expect(offenders(chinese.filter((number) => !byNumber.has(number)))).toEqual([]);
    const english = patents.flatMap((p) => prose(p).match(/(?:US|CN|EP|WO|JP|DE) [\d/,-]{7,} [A-Z]\d?/g) ?? []);
    expect(english.length).toBeGreaterThan(500);
    expect(offenders(english.filter((number) => !byNumber.has(number.replace(/[ /,-]/g, ''))))).toEqual([]);
  });
});

describe('claims', () => {
  const sets = patents.flatMap((p) => p.claims.map((set) => ({ p, set })));

  it('depend on claims that exist and come before', () => {
    for (const { p, set } of sets) {
      set.claims.forEach((claim, i) => {
        expect(claim.number).toBe(i + 1);
        expect(claim.independent).toBe(claim.parents.length === 0);
        expect(
          claim.parents.every((n) => n < claim.number),
          `${p.publication_number} ${claim.number}`,
        ).toBe(true);
      });
    }
  });

  it('name their parents in their words', () => {
    const bad = sets.flatMap(({ p, set }) =>
      set.claims
        .filter((c) => c.parents.length > 0)
        .filter((c) => {
          const words = /(?:claims? |权利要求)(\d+)(?:(?: or |或)(\d+))?/.exec(c.text);
          return (
            [words?.[1], words?.[2]]
              .filter((n) => n !== undefined)
              .map(Number)
              .join() !== c.parents.join()
          );
        })
        .map((c) => [p.publication_number, c.text]),
    );
    expect(offenders(bad)).toEqual([]);
  });

  it('have several independent claims of different categories in utility cases', () => {
    const utility = patents.filter((p) => p.patent_type !== 'D' && original(p));
    expect(utility.every((p) => original(p)!.claims.filter((c) => c.independent).length >= 2)).toBe(true);
  });

  it('keep methods out of utility models', () => {
    const models = patents.filter((p) => p.kind_code === 'U');
    expect(models.length).toBeGreaterThan(40);
    expect(
      models
        .filter((p) => original(p)!.claims.some((c) => /方法/.test(c.text.slice(0, 60))))
        .map((p) => p.publication_number),
    ).toEqual([]);
    expect(models.every((p) => !prose(p).includes('本发明'))).toBe(true);
  });

  /**
   * By subject: nouns of the seed's parts and quantities, longest first, and whether they may be introduced without an
   * article.
   */
  const lexicons = new Map(
    FIELDS.flatMap((f) => f.seeds).map((seed) => {
      const nouns = new Map<string, boolean>();
      for (const text of Object.values(seed.parts))
        nouns.set(half(text.replace(/^[*~&]/, ''), 'en').toLowerCase(), text.startsWith('~'));
      for (const q of seed.params) nouns.set(half(q.n, 'en').toLowerCase(), false);
      const subject = subjectNames(seed).en.toLowerCase();
      nouns.set(subject, false);
      return [subject, new Map([...nouns].sort(([x], [y]) => y.length - x.length))] as const;
    }),
  );
  const lexiconOf = (claim: string): ReadonlyMap<string, boolean> => {
    const preamble = /^an? (.*?),? (?:comprising|characterized)/.exec(claim.toLowerCase())?.[1] ?? '';
    return lexicons.get(preamble) ?? new Map([['coolant inlet', false]]);
  };
  const literal = (text: string) => text.replace(/[()/+.*?[\]]/g, '\\$&');

  /** Every "the X" of a claim that has no earlier "a X" in the claim or in those that it depends on. */
  function withoutAntecedent(claims: readonly Claim[]): string[] {
    const plain = (text: string) => text.replace(/ \(\d+\)/g, '').toLowerCase();
    const whole = (claim: Claim): string => {
      const parent = claim.parents[0];
      return (parent === undefined ? '' : `${whole(claims[parent - 1]!)}\n`) + plain(claim.text);
    };
    const nouns = lexiconOf(claims[0]!.text.replace(/ \(\d+\)/g, ''));
    const missing: string[] = [];
    for (const claim of claims) {
      const text = whole(claim);
      for (const m of text.matchAll(/\bthe /g)) {
        if (m.index < text.length - plain(claim.text).length) continue;
        const tail = text.slice(m.index + 4);
        const before = text.slice(0, m.index);
        // "the module according to claim 1" needs none, nor do "the steps of", "the method comprising", "the same" and
        // "one ... the other".
        if (/^[^,.;:\n]{1,90}? (?:of|according to) (?:claim \d|any one of claims)/.test(tail)) continue;
        if (/^(?:steps of|following steps|method comprising|same\b|others?\b)/.test(tail)) continue;
        const noun = [...nouns.keys()].find(
          (known) => tail.startsWith(known) && !/^[a-z]/.test(tail.slice(known.length)),
        );
        const introduced = noun
          ? new RegExp(
              `\\b(?:an?|a plurality of|a pair of) ${literal(noun)}|\\bthe ${literal(noun)} (?:of|according to) (?:claim|any)${nouns.get(noun) ? `|(?<!the )\\b${literal(noun)}` : ''}`,
            ).test(before)
          : new RegExp(`(?<!the )\\b${literal(tail.split(/[\s,.;]/)[0]!)}\\b`).test(before);
        if (!introduced)
          missing.push(`the ${noun ?? tail.slice(0, 20)} | ${claim.number}. ${claim.text.slice(0, 120)}`);
      }
    }
    return missing;
  }

  it('introduce every X before "the X"', () => {
    const english = sets.filter(({ p, set }) => set.lang === 'en' && p.patent_type !== 'D');
    expect(english.length).toBeGreaterThan(1000);
    const missing = new Map(
      english.flatMap(({ set }) => withoutAntecedent(set.claims)).map((m) => [m.slice(0, 24), m]),
    );
    expect([...missing.values()].slice(0, 60)).toEqual([]);
  });

  it('the checker itself finds a missing antecedent', () => {
    const claim = (number: number, text: string, parents: number[]): Claim => ({
      number,
      text,
      independent: parents.length === 0,
      parents,
    });
    expect(
      withoutAntecedent([
        claim(1, 'A battery module, comprising: a cold plate.', []),
        claim(2, 'The battery module of claim 1, wherein the coolant inlet is round.', [1]),
      ]),
    ).toHaveLength(1);
    expect(
      withoutAntecedent([
        claim(1, 'A battery module, comprising: a cold plate having a coolant inlet.', []),
        claim(2, 'The battery module of claim 1, wherein the coolant inlet is round.', [1]),
      ]),
    ).toEqual([]);
  });

  it('say 所述 only of what was introduced before', () => {
    const names = new Map(
      FIELDS.flatMap((f) => f.seeds).map((s) => [
        subjectNames(s).zh,
        Object.values(s.parts)
          .map((text) => half(text.replace(/^[*~&]/, ''), 'zh'))
          .sort((a, b) => b.length - a.length),
      ]),
    );
    const missing: string[] = [];
    for (const { p, set } of sets.filter((s) => s.set.lang === 'zh')) {
      const whole = (claim: Claim): string =>
        (claim.parents[0] === undefined ? '' : whole(set.claims[claim.parents[0] - 1]!)) + claim.text;
      const subject = /^一种(.*?)[，,]/.exec(set.claims[0]!.text)![1]!;
      const parts = names.get(subject);
      expect(parts, `${p.publication_number}: ${subject}`).toBeDefined();
      for (const claim of set.claims) {
        const text = whole(claim);
        const start = text.length - claim.text.length;
        for (const m of claim.text.matchAll(/所述/g)) {
          const tail = claim.text.slice(m.index + 2);
          const part = parts!.find((noun) => tail.startsWith(noun));
          if (part && !text.slice(0, start + m.index).includes(part))
            missing.push(`${p.publication_number} ${claim.number} ${part}`);
        }
      }
    }
    expect(offenders(missing)).toEqual([]);
  });

  it('are supported: every clause of claim 1 stands in the description', () => {
    const squash = (text: string) =>
      text
        .replace(/（\d+）| \(\d+\)| ?\d+(?:\.\d+)?/g, '')
        .replace(/所述|多个|一对|\b(?:the|an?|a plurality of|a pair of|plurality of|pair of)\b ?/g, '')
        .replace(/\s+/g, ' ');
    for (const p of patents.filter((q) => q.patent_type !== 'D' && original(q))) {
      const text = squash(prose(p)).toLowerCase();
      const clauses = original(p)!
        .claims[0]!.text.split(/\n|；并且|, and in that /)
        .slice(1);
      for (const clause of clauses) {
        const bare = squash(
          clause
            .replace(/^(?:wherein|characterized in that|其中，|其特征在于，)\s*/, '')
            .replace(/[;,.；，。]?(?: and| 并且)?,?$/, ''),
        )
          .toLowerCase()
          .trim()
          .slice(0, 60);
        expect(text.includes(bare), `${p.publication_number}: ${bare}`).toBe(true);
      }
    }
  });

  it('differ from family to family in claim 1', () => {
    const firsts = Map.groupBy(
      patents.filter((p) => p.patent_type === 'A' && p.authority !== 'WO' && original(p)),
      (p) => original(p)!.claims[0]!.text.replace(/\s+/g, ' '),
    );
    const family = (p: Patent) => [...p.priorities].sort((a, b) => a.date! - b.date!)[0]!.number;
    const clashes = [...firsts.values()].filter((list) => new Set(list.map(family)).size > 1);
    expect(offenders(clashes.map((list) => list.map((p) => p.publication_number)))).toEqual([]);
  });

  it('are not near copies of each other: descriptions of a seed differ in at least a fifth of their sentences', () => {
    const english = patents.filter((p) => p.authority === 'US' && p.patent_type === 'A');
    const sentences = english.map(
      (p) =>
        new Set(
          prose(p)
            .replace(/ \d+/g, '')
            .split(/(?<=[.;])\s/)
            .filter((s) => s.length > 40),
        ),
    );
    let near = 0;
    let pairs = 0;
    for (let i = 0; i < english.length; i++) {
      for (let j = i + 1; j < english.length; j++) {
        if (
          english[i]!.ipc[0] !== english[j]!.ipc[0] ||
          english[i]!.application_number === english[j]!.application_number
        )
          continue;
        if (
          english[j]!.related_documents.some((d) => d.relation === 'continuation') ||
          english[i]!.related_documents.some((d) => d.relation === 'continuation')
        )
          continue;
        pairs++;
        const common = [...sentences[i]!].filter((s) => sentences[j]!.has(s)).length;
        if (common / Math.min(sentences[i]!.size, sentences[j]!.size) > 0.8) near++;
      }
    }
    expect(pairs).toBeGreaterThan(500);
    expect(near / pairs).toBeLessThan(0.02);
  });
});

describe('dates, status and parties', () => {
  it('are told as of the end of 2025 and never later', () => {
    for (const p of patents) {
      expect(p.publication_date!).toBeLessThanOrEqual(TODAY);
      expect(p.filing_date!).toBeLessThan(p.publication_date!);
      expect(
        p.legal_events.filter((e) => e.date! > TODAY || e.date! < p.filing_date!),
        p.publication_number,
      ).toEqual([]);
      expect(p.legal_status!.date!).toBeLessThanOrEqual(TODAY);
    }
  });

  it('agree between status, grant and events', () => {
    for (const p of patents) {
      const { simple, detailed } = p.legal_status!;
      const [status] = detailed;
      const codes = p.legal_events.map((e) => e.code);
      const about = `${p.publication_number} ${simple} ${status}`;
      if (p.authority === 'WO') expect([220, 221], about).toContain(simple);
      else if (simple === 1) {
        expect(status, about).toBe(3);
        expect(p.expiry_date!, about).toBeGreaterThan(TODAY);
        expect(
          codes.some((c) =>
            ['LAPS', 'CF01', 'CX01', 'PG25', 'R119', '27W', 'IW01', 'RJ01', 'WD01', '18R', '18D'].includes(c ?? ''),
          ),
          about,
        ).toBe(false);
      } else if (simple === 2) {
        expect(status, about).toBe(2);
        expect(p.patent_type, about).toBe('A');
      } else {
        expect(simple, about).toBe(0);
        expect([8, 11, 13, 14, 15, 16, 30], about).toContain(status);
        if (status === 16)
          expect(
            codes.some((c) => ['LAPS', 'CF01', 'PG25', 'R119'].includes(c ?? '')),
            about,
          ).toBe(true);
        if (status === 15) expect(p.expiry_date!, about).toBeLessThanOrEqual(TODAY);
        if (status === 14)
          expect(
            p.legal_events.some((e) => e.fact?.kind === 'opposition' || e.fact?.kind === 'invalidation'),
            about,
          ).toBe(true);
      }
      if (p.patent_type !== 'A') expect(p.grant_date, about).toBe(p.publication_date);
    }
  });

  it('show every kind of outcome and event', () => {
    const statuses = new Set(patents.flatMap((p) => p.legal_status!.detailed));
    for (const code of [2, 3, 8, 11, 13, 14, 15, 16, 30, 222, 223, 224, 225])
      expect(statuses, String(code)).toContain(code);
    const types = new Set(patents.flatMap((p) => p.legal_events.map(eventType)));
    for (const type of [61, 62, 63, 65, 70, 72]) expect(types, String(type)).toContain(type);
    expect(patents.flatMap((p) => p.legal_events.filter((e) => !e.fact).map((e) => e.code))).toEqual([]);
  });

  it('let a transfer change the present owner', () => {
    const moved = patents.filter((p) => p.legal_events.some((e) => e.fact?.kind === 'transfer'));
    expect(moved.length).toBeGreaterThan(40);
    for (const p of moved) {
      const [fact] = p.legal_events.flatMap((e) => (e.fact?.kind === 'transfer' ? [e.fact] : []));
      const organisation = ORGANISATIONS.find((o) => o.en === fact!.to![0]!.name)!;
      expect(fact!.from![0]!.name).not.toBe(organisation.en);
      expect([organisation.en, organisation.zh]).toContain(p.current_assignees[0]!.name);
    }
    const kept = patents.filter((p) => !p.legal_events.some((e) => e.fact?.kind === 'transfer'));
    expect(kept.every((p) => p.current_assignees[0]!.standard_name === p.applicants[0]!.standard_name)).toBe(true);
  });

  it('give companies portfolios, and joint applicants', () => {
    const owners = Map.groupBy(patents, (p) => p.applicants[0]!.standard_name!);
    expect([...owners.values()].filter((list) => list.length >= 30).length).toBeGreaterThan(25);
    expect(patents.filter((p) => p.applicants.length > 1).length).toBeGreaterThan(100);
    expect(new Set(patents.flatMap((p) => p.applicants.map((a) => a.type)))).toEqual(
      new Set(['company', 'academy', 'hospital']),
    );
  });
});

describe('drawings', () => {
  it('are well-formed and bounded, six views for each design', () => {
    const figures = patents.flatMap((p) => p.figures);
    for (const f of figures) {
      expect(f.svg!.startsWith('<svg xmlns="http://www.w3.org/2000/svg"') && f.svg!.endsWith('</svg>')).toBe(true);
      expect(/NaN|undefined|Infinity/.test(f.svg!)).toBe(false);
      expect(f.svg!.length).toBeLessThan(60_000);
    }
    expect(
      patents.filter((p) => p.patent_type === 'D').every((p) => p.figures.length === 6 && p.locarno.length === 1),
    ).toBe(true);
    expect(patents.filter((p) => p.patent_type !== 'D' && p.figures.length > 0).length).toBeGreaterThan(800);
  });

  it('belong to captions of the description', () => {
    for (const p of patents.filter((q) => q.figures.length > 0 && q.descriptions[0] && q.authority !== 'CN')) {
      for (const f of p.figures) expect(prose(p), p.publication_number).toContain(`${f.label}`);
    }
  });
});
