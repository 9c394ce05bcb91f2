import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { characterEntity } from '../epo-docdb/character-entities.ts';
import { patentOfExchangeDocument } from '../epo-docdb/exchange-document.ts';
import { signed } from '../patent-draft.ts';
import { defineSource, type Parsed } from '../source.ts';
import { type XmlElement, xmlDocuments } from '../xml.ts';
import { patentOfEquivalents, patentOfSearchHit, patentsOfFamily } from './family.ts';
import { patentOfFullText } from './full-text.ts';
import { patentsOfRegister } from './register.ts';

const NAME = 'epo-ops';

/** Answers that hold no publication: what they are. */
const NO_PUBLICATIONS: Readonly<Record<string, string>> = {
  standardization: 'answer of the number service: spellings of a number, no publication',
  'classification-scheme': 'classification answer (CPC scheme, mapping or search): no publication',
  'classification-search': 'classification answer (CPC scheme, mapping or search): no publication',
  'document-inquiry': 'image inquiry: page counts and links, no publication data',
  'fulltext-inquiry': 'full-text inquiry: which texts there are, no text',
};

type Outcome = Patent | { readonly skipped: string } | { readonly id: string; readonly reason: string };

const attempt = (id: string, make: () => Patent): Outcome => {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) return { id, reason: error.message };
    throw error;
  }
};

const idOf = (element: XmlElement, index: number) => {
  const [country, number, kind] = ['country', 'doc-number', 'kind'].map((name) => element.attribute(name) ?? '');
  return country && number ? `${country}${number}${kind}` : `${element.name} ${index + 1}`;
};

/** Everything that one OPS answer says of publications, in its order. */
function* outcomes(answer: XmlElement): Generator<Outcome> {
  answer.ignoreAt(
    'meta',
    'biblio-search/query',
    'biblio-search/range',
    'register-search/query',
    'register-search/range',
  );
  const documents = [
    ...answer.every('exchange-documents/exchange-document'),
    ...answer.every('biblio-search/search-result/exchange-documents/exchange-document'),
  ];
  for (const [index, document] of documents.entries()) {
    // `status="not found"`: what was asked for is unknown to OPS.
    if (document.attribute('status') === 'not found') yield { skipped: 'publication that OPS does not know' };
    else yield attempt(idOf(document, index), () => patentOfExchangeDocument(document));
  }
  for (const [index, hit] of answer.every('biblio-search/search-result/publication-reference').entries())
    yield attempt(`search hit ${index + 1}`, () => patentOfSearchHit(hit));
  for (const family of answer.all('patent-family')) {
    for (const [index, member] of patentsOfFamily(family).entries())
      yield member instanceof RangeError ? { id: `family member ${index + 1}`, reason: member.message } : member;
  }
  for (const [index, document] of answer.every('fulltext-documents/fulltext-document').entries())
    yield attempt(`full text ${index + 1}`, () => patentOfFullText(document));
  for (const inquiry of answer.all('equivalents-inquiry'))
    yield attempt('equivalents', () => patentOfEquivalents(inquiry));
  for (const [index, document] of answer.every('register-search/register-documents/register-document').entries()) {
    try {
      const records = patentsOfRegister(document);
      yield* records;
      if (records.length === 0)
        yield {
          skipped: document.has('publication-reference')
            ? 'entry of a register result list: its publications have no kind code'
            : 'register answer without bibliographic data: events or steps that name no publication',
        };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      yield { id: `register document ${index + 1}`, reason: error.message };
    }
  }
  for (const [element, what] of Object.entries(NO_PUBLICATIONS)) {
    for (const found of answer.all(element)) {
      found.ignore();
      yield { skipped: what };
    }
  }
}

/**
 * Saved answers of the Open Patent Services: each gives what it knows of its publications; records of one publication
 * from several answers are merged by the store.
 */
export default defineSource<Patent>({
  name: NAME,
  title:
    'EPO Open Patent Services 3.2, XML answers (biblio, abstract, claims, description, family, legal, register, search)',
  homepage: 'https://www.epo.org/en/searching-for-patents/data/web-services/ops',
  licence: 'EPO terms: reuse with attribution, fair use quota',
  collection: patents,
  files: ['.xml'],
  expect: { publication_number: 1 },
  recognises: (_base, head) => /<(?:[\w-]+:)?world-patent-data[\s>]/.test(head),
  async *read(file): AsyncGenerator<Parsed<Patent>> {
    const options = { prefixes: 'drop', entities: characterEntity } as const;
    for await (const document of xmlDocuments(file.stream(), ['world-patent-data'], options, file.name)) {
      if (!document.ok) {
        yield {
          ok: false,
          id: `answer ${document.index}`,
          reason: `${document.reason} (at byte ${document.byte})`,
          raw: document.raw,
        };
        continue;
      }
      const { root, raw } = document;
      const all = [...outcomes(root)];
      let unknown: readonly string[] | undefined = root.unknown().map((path) => `${root.name}/${path}`);
      if (all.length === 0) {
        yield {
          ok: false,
          id: `answer ${document.index}`,
          reason: 'the answer holds nothing that this importer knows',
          raw,
        };
        continue;
      }
      for (const outcome of all) {
        if ('publication_number' in outcome) {
          yield {
            ok: true,
            record: signed(outcome, NAME, file.base),
            raw,
            ...(unknown && unknown.length > 0 && { unknown }),
          };
          unknown = undefined;
        } else if ('skipped' in outcome) yield { ok: 'skipped', kind: outcome.skipped };
        else yield { ok: false, id: outcome.id, reason: outcome.reason, raw };
      }
    }
  },
});
