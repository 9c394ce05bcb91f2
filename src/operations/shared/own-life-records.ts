/** What fills a collection that no open source is read for, for notes. */
export const OWN_LIFE_RECORDS = (collection: 'deals' | 'news' | 'translational') =>
  `a file of your own (priora import records, collection ${collection})`;
