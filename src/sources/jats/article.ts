import { issnIds, type Journal, journalPart } from '#collections/journals/journals.ts';
import { readCitation } from '#collections/works/citation-text.ts';
import { workIds } from '#collections/works/ids.ts';
import type { Affiliation, Author, BodyUnit, Notice, Reference, Work, WorkText } from '#collections/works/work.ts';
import { dayOf } from '../literature/dates.ts';
import { languageCode } from '../literature/marked-text.ts';
import { author, literatureWork, orcidOf } from '../literature/work-draft.ts';
import { readableText } from '../uspto/readable-text.ts';
import { tidy, XmlElement } from '../xml.ts';

export const NAME = 'jats';

const written = (at: XmlElement | undefined): string | undefined => (at ? readableText(at) : undefined);
const named = (of: readonly XmlElement[], attribute: string, value: string): string | undefined =>
  of.find((each) => each.attributes[attribute] === value)?.text();

const dateOf = (at: XmlElement | undefined): number | undefined =>
  at && dayOf(at.text('year'), at.text('month') ?? at.text('season'), at.text('day'));

/** `<name><surname/><given-names/></name>`, a group, or a plain string. */
function nameOf(at: XmlElement): {
  family?: string | undefined;
  given?: string | undefined;
  group?: string | undefined;
} {
  const name =
    at.name === 'name' ? at : (at.child('name') ?? at.at('name-alternatives/name') ?? at.child('string-name'));
  if (name) return { family: name.text('surname') ?? name.text(), given: name.text('given-names') };
  return { group: at.text('collab') };
}

function contributors(meta: XmlElement): Author[] {
  const places = new Map<string, Affiliation>();
  for (const aff of meta.descendants('aff')) {
    for (const label of aff.all('label', 'sup')) label.see();
    const text = aff.nodes
      .map((node) =>
        typeof node === 'string'
          ? node
          : node instanceof XmlElement && !['label', 'sup'].includes(node.name)
            ? node.raw()
            : '',
      )
      .join(' ')
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;])/g, '$1')
      .trim();
    const id = aff.attributes.id;
    if (id && text) places.set(id, { text });
  }
  return meta.every('contrib-group/contrib').flatMap((contrib): Author[] => {
    const { family, given, group } = nameOf(contrib);
    const role = contrib.attributes['contrib-type'];
    const refs = contrib
      .all('xref')
      .flatMap((xref) => (xref.attributes['ref-type'] === 'aff' ? (xref.attributes.rid ?? '').split(/\s+/) : []));
    const own = contrib.all('aff').flatMap((aff) => (aff.text() ? [{ text: aff.text()! }] : []));
    const affiliations = [...refs.flatMap((id) => places.get(id) ?? []), ...own];
    contrib.ignoreAt('role', 'email', 'degrees', 'xref/*', 'bio', 'address');
    const orcid = contrib
      .all('contrib-id')
      .find((id) => /orcid/i.test(id.attributes['contrib-id-type'] ?? ''))
      ?.text();
    const found = author(family, given, {
      ...(group && { name: group, group: true as const }),
      orcid: orcidOf(orcid),
      ...(role === 'editor' && { role: 'editor' as const }),
      ...(role !== undefined &&
        role !== 'author' &&
        role !== 'editor' &&
        role !== 'collab' && { role: 'other' as const }),
      ...(affiliations.length > 0 && { affiliations }),
    });
    return found ? [found] : [];
  });
}

/** Elements that change how words look and stand inside them. */
const INLINE = new Set(['italic', 'bold', 'sub', 'sup', 'sc', 'underline', 'styled-content', 'roman', 'monospace']);

/**
 * The words of a printed reference: parts that touch in the file are apart, identifiers that are its own are left out.
 */
function printedText(of: XmlElement): string {
  let text = '';
  let apart = false;
  for (const node of of.nodes) {
    if (typeof node === 'string') {
      text += node;
      apart = false;
    } else if (node instanceof XmlElement && node.name !== 'pub-id') {
      const part = !INLINE.has(node.name);
      text += `${apart && part ? ' ' : ''}${printedText(node)}`;
      apart = part;
    }
  }
  return text;
}

function reference(ref: XmlElement): Reference {
  const citation =
    ref.child('element-citation') ??
    ref.child('mixed-citation') ??
    ref.child('citation') ??
    ref.child('nlm-citation') ??
    ref;
  const ids = citation.descendants('pub-id');
  const title = written(citation.child('article-title')) ?? written(citation.child('chapter-title'));
  const people = citation.descendants('name');
  const first = people[0] && nameOf(people[0]);
  const year = Number(/\d{4}/.exec(citation.text('year') ?? '')?.[0]);
  const isPrinted = citation.name === 'mixed-citation' || citation.name === 'citation';
  // reading the text marks what is below as looked at
  const printed = isPrinted && citation.text() !== undefined ? tidy(printedText(citation)) : undefined;
  const [venue, volume, page] = [citation.text('source'), citation.text('volume'), citation.text('fpage')];
  const who = people.map((each) => nameOf(each)).map(({ family, given }) => [family, given].filter(Boolean).join(' '));
  const text =
    printed ??
    [who.join(', '), title, venue, Number.isNaN(year) ? '' : String(year), [volume, page].filter(Boolean).join(':')]
      .filter(Boolean)
      .join('. ');
  const read = text && title === undefined ? readCitation(text) : undefined;
  const stated = workIds({
    doi: named(ids, 'pub-id-type', 'doi'),
    pmid: named(ids, 'pub-id-type', 'pmid'),
    pmcid: named(ids, 'pub-id-type', 'pmcid'),
  });
  return {
    ...read,
    ...(text && { text }),
    ids: stated.length > 0 ? stated : (read?.ids ?? []),
    ...(title && { title }),
    ...(first?.family && { author: first.family }),
    ...(year >= 1000 && year <= 2200 && { year }),
    ...(venue && { venue }),
    ...(volume && { volume }),
    ...(page && { page }),
  };
}

/** Units of the text in reading order: headings, paragraphs, tables, captions. */
function bodyOf(body: XmlElement): BodyUnit[] {
  const units: BodyUnit[] = [];
  const add = (kind: BodyUnit['kind'], text: string | undefined, section: string | undefined) => {
    if (text) units.push({ id: `p${units.length + 1}`, kind, ...(section && { section }), text });
  };
  const walk = (at: XmlElement, section: string | undefined) => {
    for (const node of at.nodes) {
      if (!(node instanceof XmlElement)) continue;
      node.see();
      switch (node.name) {
        case 'sec': {
          const title = written(node.child('title'));
          add('heading', title, title);
          walk(node, title ?? section);
          break;
        }
        case 'title':
          break;
        case 'p': {
          // tables and figures inside a paragraph stand after it
          const inside = node.nodes.filter(
            (each) => each instanceof XmlElement && ['table-wrap', 'fig', 'fig-group'].includes(each.name),
          );
          const own = new XmlElement('p', {});
          for (const each of node.nodes) if (!inside.includes(each)) own.nodes.push(each);
          add('paragraph', readableText(own), section);
          const rest = new XmlElement('rest', {});
          for (const each of inside) rest.nodes.push(each);
          walk(rest, section);
          break;
        }
        case 'table-wrap': {
          const caption = [written(node.child('label')), written(node.child('caption'))].filter(Boolean).join(' ');
          add('caption', caption.replace(/\n/g, ' ') || undefined, section);
          for (const table of node.descendants('table')) {
            const wrapper = new XmlElement('wrapper', {});
            wrapper.nodes.push(table);
            add('table', readableText(wrapper), section);
          }
          node.ignore();
          break;
        }
        case 'fig': {
          const caption = [written(node.child('label')), written(node.child('caption'))].filter(Boolean).join(' ');
          add('caption', caption.replace(/\n/g, ' ') || undefined, section);
          node.ignore();
          break;
        }
        case 'list':
        case 'disp-quote':
        case 'boxed-text':
        case 'fig-group':
        case 'rest':
        case 'list-item':
          walk(node, section);
          break;
        case 'label':
          break;
        case 'supplementary-material':
        case 'ref-list':
          node.ignore();
          break;
        default:
          add('paragraph', readableText(node), section);
      }
    }
  };
  walk(body, undefined);
  return units;
}

const RELATED: Readonly<Record<string, readonly [Notice['kind'], Notice['side']]>> = {
  'corrected-article': ['correction', 'of'],
  'correction-forward': ['correction', 'by'],
  'retracted-article': ['retraction', 'of'],
  'retraction-forward': ['retraction', 'by'],
  'commentary-article': ['comment', 'of'],
  commentary: ['comment', 'by'],
  'object-of-concern': ['concern', 'of'],
};

const IGNORED = [
  ...['floats-group', 'back/ack', 'back/fn-group', 'back/glossary', 'back/app-group', 'back/sec', 'back/notes'],
  ...['sub-article', 'response', 'front/notes'],
];
const IGNORED_OF_META = [
  ...['author-notes', 'permissions/copyright-statement', 'permissions/copyright-year', 'permissions/copyright-holder'],
  ...['history', 'counts', 'custom-meta-group', 'self-uri', 'title-group/alt-title', 'title-group/fn-group'],
  'elocation-id',
];
/** What is left of elements of which a part was read. */
const REST_OF_META = [
  ...['permissions', 'funding-group/funding-statement', 'article-categories', 'abstract', 'kwd-group/title'],
  ...['copyright-statement', 'copyright-year', 'license'],
];

/** An article of the Journal Article Tag Suite; see https://jats.nlm.nih.gov/archiving/ */
export function jatsWork(root: XmlElement): { work: Work; journal: Journal | undefined } {
  const meta = root.at('front/article-meta');
  const journalMeta = root.at('front/journal-meta');
  if (!meta) throw new RangeError('has no article-meta');
  root.ignoreAt(...IGNORED);
  meta.ignoreAt(...IGNORED_OF_META);
  const ids = meta.all('article-id');
  const found = workIds({
    doi: named(ids, 'pub-id-type', 'doi'),
    pmid: named(ids, 'pub-id-type', 'pmid'),
    pmcid: named(ids, 'pub-id-type', 'pmc') ?? named(ids, 'pub-id-type', 'pmcid'),
  });
  const lang = languageCode(root.attributes['xml:lang']) ?? 'en';
  const text = (at: XmlElement | undefined, of = lang): WorkText | undefined => {
    const said = written(at);
    return said === undefined ? undefined : { lang: of, origin: 'original', text: said.replace(/\n+/g, '\n') };
  };
  const title = text(meta.at('title-group/article-title'));
  const abstracts = meta
    .all('abstract')
    .filter((each) => each.attributes['abstract-type'] === undefined || each.attributes['abstract-type'] === 'summary');
  for (const each of meta.all('abstract')) each.see();
  const abstract = text(abstracts[0]);
  const others = meta
    .all('trans-abstract')
    .flatMap((each) => text(each, languageCode(each.attributes['xml:lang']) ?? 'und') ?? []);
  const journal = journalMeta && journalOf(journalMeta);
  const body = root.child('body');
  const notices = meta.all('related-article').flatMap((each): Notice[] => {
    const kind = RELATED[each.attributes['related-article-type'] ?? ''];
    return kind ? [{ kind: kind[0], side: kind[1], ids: workIds({ doi: each.attributes['xlink:href'] }) }] : [];
  });
  const first = meta.text('fpage');
  const names = [
    journalMeta?.text('journal-title-group/journal-title') ?? journalMeta?.text('journal-title'),
    journalMeta
      ?.all('journal-id')
      .find((each) => each.attributes['journal-id-type'] === 'iso-abbrev')
      ?.text(),
  ];
  const key = found[0] ?? named(ids, 'pub-id-type', 'publisher-id') ?? title?.text ?? 'unknown';
  const work = literatureWork(NAME, key, undefined, {
    ids: found,
    type: root.attributes['article-type'],
    titles: title ? [title] : [],
    abstracts: [...(abstract ? [abstract] : []), ...others],
    authors: contributors(meta),
    venue: { ...(names[0] && { name: names[0] }), ...(names[1] && { short: names[1] }), ids: journal?.ids ?? [] },
    publisher: journalMeta?.text('publisher/publisher-name'),
    volume: meta.text('volume'),
    issue: meta.text('issue'),
    pages: first ? [first, meta.text('lpage')].filter(Boolean).join('-') : meta.text('elocation-id'),
    ...daysOf(meta),
    languages: [lang],
    keywords: meta.every('kwd-group/kwd').flatMap((each) => written(each) ?? []),
    subjects: (meta.child('article-categories')?.descendants('subject') ?? []).flatMap((each) =>
      each.text() ? [{ scheme: 'jats', text: each.text()! }] : [],
    ),
    references: root.every('back/ref-list').flatMap((each) => each.descendants('ref').map(reference)),
    funding: meta.every('funding-group/award-group').map((each) => {
      const [name, award] = [
        each.text('funding-source/institution-wrap/institution') ?? each.text('funding-source'),
        each.text('award-id'),
      ];
      each.ignore();
      return { ...(name && { name }), ...(award && { awards: [award] }) };
    }),
    notices,
    ...(notices.some(({ kind, side }) => kind === 'retraction' && side === 'by') && { retracted: true as const }),
    licence: meta.at('permissions/license')?.attributes['xlink:href'],
    body: body ? bodyOf(body) : [],
  });
  for (const list of root.every('back/ref-list')) list.ignore();
  meta.ignoreAt(...REST_OF_META);
  return { work, journal };
}

/** When it was published: first, online and in print; a year alone only where no source says more. */
function daysOf(meta: XmlElement) {
  const dates = meta.all('pub-date');
  const formOf = ({ attributes }: XmlElement) => attributes['pub-type'] ?? attributes['publication-format'] ?? '';
  const online = dateOf(
    dates.find((each) => formOf(each) === 'epub' || each.attributes['publication-format'] === 'electronic'),
  );
  const print = dateOf(dates.find((each) => ['ppub', 'print', 'collection'].includes(formOf(each))));
  const all = dates.map(dateOf);
  const [first = all[0]] = [online, print, ...all]
    .filter((each) => each !== undefined && each % 10_000 > 0)
    .sort((a, b) => a! - b!);
  return { published: first, published_online: online, published_print: print };
}

function journalOf(meta: XmlElement): Journal | undefined {
  const issns = meta.all('issn');
  const of = (...types: string[]) =>
    issnIds([
      issns
        .find((each) => types.includes(each.attributes['pub-type'] ?? each.attributes['publication-format'] ?? ''))
        ?.text(),
    ])[0]?.slice(5);
  const name = meta.text('journal-title-group/journal-title') ?? meta.text('journal-title');
  const ids = issnIds(issns.map((each) => each.text())).sort();
  const short = meta
    .all('journal-id')
    .find((each) => each.attributes['journal-id-type'] === 'iso-abbrev')
    ?.text();
  const publisher = meta.text('publisher/publisher-name');
  const [print, electronic] = [of('ppub', 'print'), of('epub', 'electronic')];
  meta.ignoreAt('publisher/publisher-loc', 'journal-title-group/abbrev-journal-title');
  if (name === undefined || ids.length === 0) return undefined;
  return journalPart({
    ids,
    provenance: [{ source: NAME, key: `journal ${ids.join(' ')}` }],
    name,
    other_names: short && short !== name ? [short] : [],
    ...(print && { issn_print: print }),
    ...(electronic && { issn_electronic: electronic }),
    ...(publisher && { publisher }),
    type: 'journal',
  });
}
