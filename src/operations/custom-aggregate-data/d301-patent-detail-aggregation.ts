import { currentOwners, originalOwners, priorityDate } from '#collections/patents/patent.ts';
import { d301BasicPatentDataPatentDetailAggregation } from '#contract/generated/custom-aggregate-data.ts';
import { drawingLinks, drawingsOf } from '#operations/shared/drawings.ts';
import { ownerships } from '#operations/shared/ownership.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { joinNames, shownTitle } from '#operations/shared/wire-text.ts';
import { PATENT_TYPES, SIMPLE_STATUS } from '#patents/code-words.ts';

const SCHEMES = [
  ['IPC', 'ipc'],
  ['CPC', 'cpc'],
  ['UPC', 'us_classes'],
  ['LOC', 'locarno'],
  ['FI', 'fi'],
  ['FTERM', 'f_terms'],
] as const;

const named = (parties: Parameters<typeof joinNames>[0]) => (parties.length > 0 ? joinNames(parties) : undefined);

export default patentLookup({
  contract: d301BasicPatentDataPatentDetailAggregation,
  path: '/basic-patent-data/patent-detail-aggregation',
  summary: 'A patent on one page: names, dates, classes, status, drawings',
  async row(patent, call, services) {
    const { note } = call;
    const { corpus } = services;
    const [[owned], [shown = []]] = await Promise.all([ownerships(corpus, [patent]), drawingsOf(corpus, [patent])]);
    const links = await drawingLinks(patent, shown, call, services);
    const { legal_status: status, grant_date } = patent;
    if (patent.expiry_date === undefined && grant_date !== undefined)
      note(`${patent.publication_number} has no expiration_date: no source that is loaded states it.`);
    return {
      application_date: patent.filing_date,
      application_number: patent.application_number,
      classification_data: SCHEMES.flatMap(([category_type, field]) =>
        patent[field].length > 0 ? [{ category_type, category: patent[field] }] : [],
      ),
      // as recorded, else as published
      current_assignee: named(owned!.owners.length > 0 ? owned!.owners : currentOwners(patent)),
      expiration_date: patent.expiry_date,
      grant_date,
      // the number of the publication that tells of the grant
      grant_number: patent.patent_type !== 'A' && grant_date !== undefined ? patent.publication_number : undefined,
      images: links.flatMap((path) => (path === undefined ? [] : [{ image_type: 'drawing', path }])),
      inventor: named(patent.inventors),
      original_assignee: named(originalOwners(patent)),
      patent_type: PATENT_TYPES[patent.patent_type],
      priority_date: priorityDate(patent),
      publication_date: patent.publication_date,
      registration_country: patent.authority,
      simple_legal_status: status && SIMPLE_STATUS[status.simple],
      title: shownTitle(patent.titles) || undefined,
      title_cn: patent.titles.find(({ lang }) => lang === 'zh')?.text,
    };
  },
});
