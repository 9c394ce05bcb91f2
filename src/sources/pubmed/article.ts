import { issnIds, type Journal, journalPart } from '#collections/journals/journals.ts';
import { readCitation } from '#collections/works/citation-text.ts';
import { workIds } from '#collections/works/ids.ts';
import type { Author, Notice, Reference, Work } from '#collections/works/work.ts';
import { dayOf, dayOfText, saysMore } from '../literature/dates.ts';
import { languageCode } from '../literature/marked-text.ts';
import { author, literatureWork, orcidOf } from '../literature/work-draft.ts';
import { readableText } from '../uspto/readable-text.ts';
import type { XmlElement } from '../xml.ts';

export const NAME = 'pubmed';

/** Elements that are knowingly left out. */
const IGNORED = [
  'MedlineCitation/DateCompleted',
  'MedlineCitation/CitationSubset',
  'MedlineCitation/CoiStatement',
  'MedlineCitation/GeneralNote',
  'MedlineCitation/OtherID',
  'MedlineCitation/NumberOfReferences',
  'MedlineCitation/Article/DataBankList',
  'MedlineCitation/SpaceFlightMission',
  'MedlineCitation/GeneSymbolList',
  'MedlineCitation/PersonalNameSubjectList',
  'MedlineCitation/InvestigatorList',
  'MedlineCitation/Article/Abstract/CopyrightInformation',
  'MedlineCitation/OtherAbstract/CopyrightInformation',
  'PubmedData/History',
  'PubmedData/PublicationStatus',
  'PubmedData/ObjectList',
  'MedlineCitation/Article/Pagination',
];

const day = (at: XmlElement | undefined): number | undefined =>
  at && dayOf(at.text('Year'), at.text('Month'), at.text('Day'));

function issueDate(at: XmlElement | undefined): { day?: number; text?: string } {
  if (!at) return {};
  const free = at.text('MedlineDate');
  const printed =
    free ?? [at.text('Year'), at.text('Season'), at.text('Month'), at.text('Day')].filter(Boolean).join(' ');
  const found = free === undefined ? day(at) : dayOfText(/\d{4}.*/.exec(free.slice(0, 60))?.[0]);
  return {
    ...(found !== undefined && { day: found }),
    ...(printed && (free !== undefined || saysMore(printed)) && { text: printed }),
  };
}

function writer(at: XmlElement): Author | undefined {
  at.ignoreAt('Initials', 'Suffix');
  const places = at.every('AffiliationInfo/Affiliation').flatMap((each) => each.text() ?? []);
  at.ignoreAt('AffiliationInfo/Identifier');
  const single = at.text('Affiliation');
  const orcid = at.all('Identifier').find((each) => each.attributes.Source === 'ORCID');
  const group = at.text('CollectiveName');
  const affiliations = [...places, ...(single ? [single] : [])].map((text) => ({ text }));
  return author(at.text('LastName'), at.text('ForeName') ?? at.text('FirstName'), {
    ...(group && { name: group, group: true as const }),
    orcid: orcidOf(orcid?.text()),
    ...(affiliations.length > 0 && { affiliations }),
  });
}

/** Parts of an abstract with their labels, one a line. */
function abstractOf(at: XmlElement | undefined): string | undefined {
  const parts = (at?.all('AbstractText') ?? []).flatMap((part) => {
    const text = readableText(part);
    const label = part.attributes.Label;
    return text === undefined ? [] : [label && !/^unlabell?ed$/i.test(label) ? `${label}: ${text}` : text];
  });
  return parts.length > 0 ? parts.join('\n') : undefined;
}

function idsIn(at: XmlElement): string[] {
  const said = new Map(at.every('ArticleIdList/ArticleId').map((id) => [id.attributes.IdType, id.text()]));
  return workIds({ doi: said.get('doi'), pmid: said.get('pubmed'), pmcid: said.get('pmc') });
}

function reference(at: XmlElement): Reference {
  const printed = at.text('Citation');
  const own = idsIn(at);
  const read = printed === undefined ? undefined : readCitation(printed);
  return { ...read, ids: own.length > 0 ? own : (read?.ids ?? []) };
}

const NOTICES: Readonly<Record<string, readonly [Notice['kind'], Notice['side']]>> = {
  RetractionIn: ['retraction', 'by'],
  RetractionOf: ['retraction', 'of'],
  PartialRetractionIn: ['retraction', 'by'],
  PartialRetractionOf: ['retraction', 'of'],
  ErratumIn: ['correction', 'by'],
  ErratumFor: ['correction', 'of'],
  CorrectedandRepublishedIn: ['correction', 'by'],
  CorrectedandRepublishedFrom: ['correction', 'of'],
  ExpressionOfConcernIn: ['concern', 'by'],
  ExpressionOfConcernFor: ['concern', 'of'],
  UpdateIn: ['update', 'by'],
  UpdateOf: ['update', 'of'],
  RepublishedIn: ['update', 'by'],
  RepublishedFrom: ['update', 'of'],
  CommentIn: ['comment', 'by'],
  CommentOn: ['comment', 'of'],
};

/** A `PubmedArticle`; see https://www.nlm.nih.gov/bsd/licensee/elements_descriptions.html */
export function pubmedWork(root: XmlElement): { work: Work; journal: Journal | undefined } {
  const citation = root.child('MedlineCitation');
  const article = citation?.child('Article');
  if (!citation || !article) throw new RangeError('is no article');
  root.ignoreAt(...IGNORED);
  const pmid = citation.text('PMID');
  const listed = new Map(
    (root.child('PubmedData')?.every('ArticleIdList/ArticleId') ?? []).map((id) => [id.attributes.IdType, id.text()]),
  );
  const places = article.all('ELocationID');
  const doi =
    listed.get('doi') ??
    places.find((each) => each.attributes.EIdType === 'doi' && each.attributes.ValidYN !== 'N')?.text();
  for (const each of places) each.ignore();
  const ids = workIds({ pmid, doi, pmcid: listed.get('pmc') });
  if (pmid === undefined) throw new RangeError('has no PMID');
  const languages = article.all('Language').flatMap((each) => languageCode(each.text()) ?? []);
  const issue = article.at('Journal/JournalIssue');
  const dated = issueDate(issue?.child('PubDate'));
  const online = article.all('ArticleDate').find((each) => each.attributes.DateType === 'Electronic');
  const types = article.every('PublicationTypeList/PublicationType').flatMap((each) => each.text() ?? []);
  const notices = citation.every('CommentsCorrectionsList/CommentsCorrections').flatMap((each): Notice[] => {
    const kind = NOTICES[each.attributes.RefType ?? ''];
    const [target, text] = [each.text('PMID'), each.text('RefSource')];
    each.ignore();
    return kind ? [{ kind: kind[0], side: kind[1], ids: workIds({ pmid: target }), ...(text && { text }) }] : [];
  });
  const cited = citation
    .every('CommentsCorrectionsList/CommentsCorrections')
    .filter((each) => each.attributes.RefType === 'Cites')
    .map(
      (each): Reference => ({
        ...readCitation(each.text('RefSource') ?? ''),
        ids: workIds({ pmid: each.text('PMID') }),
      }),
    );
  const lists = root.child('PubmedData')?.descendants('Reference').map(reference) ?? [];
  root.ignoreAt('PubmedData/ReferenceList/Title', 'PubmedData/ReferenceList/ReferenceList/Title');
  const journal = journalOf(citation, article);
  const online_day = day(online);
  const revised = day(citation.child('DateRevised'));
  const pages =
    article.text('Pagination/MedlinePgn') ??
    [article.text('Pagination/StartPage'), article.text('Pagination/EndPage')].filter(Boolean).join('-');
  const work = literatureWork(NAME, pmid, revised === undefined ? undefined : String(revised), {
    ids,
    type: types
      .find((each) => !/^Research Support/.test(each))
      ?.toLowerCase()
      .replace(/[\s,]+/g, '-'),
    titles: titlesOf(article, languages[0]),
    abstracts: abstractsOf(citation, article),
    authors: article.every('AuthorList/Author').flatMap((each) => writer(each) ?? []),
    venue: {
      ...(article.text('Journal/Title') && { name: article.text('Journal/Title')! }),
      ...(article.text('Journal/ISOAbbreviation') && { short: article.text('Journal/ISOAbbreviation')! }),
      ids: journal?.ids ?? [],
    },
    volume: issue?.text('Volume'),
    issue: issue?.text('Issue'),
    pages: pages || undefined,
    published: [online_day, dated.day].filter((each) => each !== undefined).sort((a, b) => a - b)[0],
    published_online: online_day,
    published_print: dated.day,
    date_text: dated.text,
    languages: [...new Set(languages)],
    keywords: citation.every('KeywordList/Keyword').flatMap((each) => readableText(each) ?? []),
    subjects: subjectsOf(citation, types),
    mesh: meshOf(citation),
    references: lists.length > 0 ? lists : cited,
    funding: article.every('GrantList/Grant').map((each) => {
      const [name, award] = [each.text('Agency'), each.text('GrantID')];
      each.ignore();
      return { ...(name && { name }), ...(award && { awards: [award] }) };
    }),
    notices,
    ...((types.includes('Retracted Publication') ||
      notices.some(({ kind, side }) => kind === 'retraction' && side === 'by')) && {
      retracted: true as const,
    }),
  });
  return { work, journal };
}

/** The title in English, and that of the article's own language where it is another one. */
function titlesOf(article: XmlElement, own: string | undefined): Work['titles'] {
  const [main, vernacular] = ['ArticleTitle', 'VernacularTitle'].map((name) => {
    const title = article.child(name);
    return title && readableText(title);
  });
  // Brackets around a title say that it was translated into English.
  const inner = /^\[(.*)\]\.?$/s.exec(main ?? '')?.[1];
  const titles: Work['titles'] = [];
  if (main && inner === undefined) titles.push({ lang: 'en', origin: 'original', text: main });
  else if (main) titles.push({ lang: 'en', origin: own === 'en' ? 'original' : 'office', text: inner!, raw: main });
  if (vernacular) titles.push({ lang: own ?? 'und', origin: 'original', text: vernacular });
  return titles;
}

/** One abstract a language, that of the article itself first. */
function abstractsOf(citation: XmlElement, article: XmlElement): Work['abstracts'] {
  const others = citation.all('OtherAbstract').flatMap((each) => {
    const text = abstractOf(each);
    return text === undefined ? [] : [{ lang: languageCode(each.attributes.Language) ?? 'und', text }];
  });
  const abstract = abstractOf(article.child('Abstract'));
  return [...(abstract === undefined ? [] : [{ lang: 'en', text: abstract }]), ...others]
    .filter(({ lang }, i, all) => all.findIndex((other) => other.lang === lang) === i)
    .map((each) => ({ ...each, origin: 'original' as const }));
}

/** Substances, supplementary concepts, and the types of the publication. */
function subjectsOf(citation: XmlElement, types: readonly string[]): Work['subjects'] {
  const substances = citation.every('ChemicalList/Chemical').map((each) => {
    const name = each.child('NameOfSubstance');
    const registry = each.text('RegistryNumber');
    return { scheme: 'mesh-substance', text: name?.text(), code: name?.attributes.UI ?? registry };
  });
  const supplements = citation
    .every('SupplMeshList/SupplMeshName')
    .map((each) => ({ scheme: 'mesh-supplement', text: each.text(), code: each.attributes.UI }));
  return [
    ...[...substances, ...supplements].flatMap(({ scheme, text, code }) =>
      text ? [{ scheme, text, ...(code && { code }) }] : [],
    ),
    ...types.map((text) => ({ scheme: 'publication-type', text })),
  ];
}

const meshOf = (citation: XmlElement): Work['mesh'] =>
  citation.every('MeshHeadingList/MeshHeading').flatMap((each) => {
    const name = each.child('DescriptorName');
    const qualifiers = each.all('QualifierName');
    const heading = name?.text();
    if (!heading) return [];
    const major = [name!, ...qualifiers].some(({ attributes }) => attributes.MajorTopicYN === 'Y');
    const words = qualifiers.flatMap((one) => one.text() ?? []);
    return [
      {
        heading,
        ...(name!.attributes.UI && { ui: name!.attributes.UI }),
        ...(major && { major: true as const }),
        ...(words.length > 0 && { qualifiers: words }),
      },
    ];
  });

function journalOf(citation: XmlElement, article: XmlElement): Journal | undefined {
  const info = citation.child('MedlineJournalInfo');
  const issns = article.every('Journal/ISSN');
  const of = (type: string) => issnIds([issns.find((each) => each.attributes.IssnType === type)?.text()])[0]?.slice(5);
  const [print, electronic] = [of('Print'), of('Electronic')];
  const nlm = info?.text('NlmUniqueID');
  const [name, short] = [
    article.text('Journal/Title'),
    article.text('Journal/ISOAbbreviation') ?? info?.text('MedlineTA'),
  ];
  const ids = [
    ...issnIds([...issns.map((each) => each.text()), info?.text('ISSNLinking')]),
    ...(nlm ? [`nlm:${nlm}`] : []),
  ].sort();
  const country = info?.text('Country');
  info?.ignore();
  if (name === undefined || ids.length === 0) return undefined;
  return journalPart({
    ids,
    provenance: [{ source: NAME, key: `journal ${ids.join(' ')}` }],
    name,
    other_names: short && short !== name ? [short] : [],
    ...(print && { issn_print: print }),
    ...(electronic && { issn_electronic: electronic }),
    ...(country && { country }),
    type: 'journal',
  });
}
