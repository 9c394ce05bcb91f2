import { expect, it } from 'vitest';
import { readClaims } from '#patents/claims.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { listFiles, openFile } from './files.ts';
import { type XmlElement, xmlDocuments } from './xml.ts';

/** Every document of these roots in a folder. */
async function* documents(folder: string, roots: readonly string[]): AsyncGenerator<XmlElement> {
  for (const disk of await listFiles([folder])) {
    for await (const file of openFile(disk)) {
      if (!file.base.endsWith('.xml')) continue;
      for await (const document of xmlDocuments(file.stream(), roots, { entities: () => ' ' }, file.name))
        if (document.ok) yield document.root;
    }
  }
}
const claimsOf = (parent: XmlElement) =>
  parent
    .every('claim')
    .map((claim, i) => ({ claim, number: i + 1, text: (claim.text() ?? '').replace(/^\s*\d+\s*\.\s*/, '') }))
    .filter(({ text }) => text !== '');

// What an office marks in its XML is an oracle for what we read from the words alone.
describeWithSharedData(
  'claims whose references the USPTO marks',
  ['patents/uspto-grant-xml', 'patents/uspto-application-xml'],
  (...folders) => {
    it('are found dependent by their words, but for those that open another category', {
      timeout: 60_000,
    }, async () => {
      const counts = {
        documents: 0,
        unmarked_independent: 0,
        unmarked_dependent: 0,
        marked_all_parents: 0,
        marked_some_parents: 0,
        marked_other_category: 0,
      };
      for (const folder of folders) {
        for await (const root of documents(folder, ['us-patent-grant', 'us-patent-application'])) {
          const set = root.every('claims').flatMap(claimsOf);
          if (set.length === 0) continue;
          counts.documents++;
          readClaims(set, 'en').forEach((read, i) => {
            const marked = set[i]!.claim.descendants('claim-ref').map((ref) =>
              Number(/(\d+)$/.exec(ref.attribute('idref') ?? '')?.[1]),
            );
            if (marked.length === 0) counts[read.independent ? 'unmarked_independent' : 'unmarked_dependent']++;
            else if (read.independent) counts.marked_other_category++;
            else
              counts[
                marked.every((number) => number >= read.number || read.parents.includes(number))
                  ? 'marked_all_parents'
                  : 'marked_some_parents'
              ]++;
          });
        }
      }
      expect(counts).toEqual({
        documents: 359,
        unmarked_independent: 678,
        unmarked_dependent: 0,
        marked_all_parents: 2366,
        marked_some_parents: 2,
        marked_other_category: 31,
      });
    });
  },
);

describeWithSharedData('claims of European grants in three languages', ['patents/epo-fulltext-xml'], (folder) => {
  it('have the same dependencies in each', { timeout: 60_000 }, async () => {
    const counts: Record<string, { all: number; same: number }> = {};
    for await (const root of documents(folder, ['ep-patent-document'])) {
      const sets = new Map<string, ReturnType<typeof readClaims>>();
      for (const claims of root.descendants('claims')) {
        const lang = claims.attribute('lang') ?? '';
        const set = claimsOf(claims);
        if (set.length > 0 && !sets.has(lang)) sets.set(lang, readClaims(set, lang));
      }
      const english = sets.get('en');
      for (const lang of ['de', 'fr']) {
        if (!english || !sets.has(lang)) continue;
        const row = (counts[lang] ??= { all: 0, same: 0 });
        sets.get(lang)!.forEach((claim, i) => {
          const other = english[i];
          if (!other) return;
          row.all++;
          if (claim.independent === other.independent && claim.parents.join() === other.parents.join()) row.same++;
        });
      }
    }
    // The one that differs has a misprint in its French text ("revendications précécentes").
    expect(counts).toEqual({ de: { all: 98, same: 98 }, fr: { all: 98, same: 97 } });
  });
});
