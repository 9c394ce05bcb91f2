/** A page of the console on the demo corpus: its name, its address, and what it has when it is there. */
export type ShownPage = readonly [name: string, address: string, there: string];

const Q = encodeURIComponent('TACD: battery AND IPC: H01M');

/** Every page that can be reached without having begun anything. */
export const PAGES: readonly ShownPage[] = [
  ['start', '/search', '.start'],
  ['search', `/search?q=${Q}`, '.results .passage'],
  ['search-500', `/search?q=${encodeURIComponent('PBD: [* TO *]')}&rows=500&group=none`, '.results h2'],
  ['table', `/search?q=${Q}&view=table`, 'table.rows td'],
  ['charts', `/search?q=${Q}&view=charts`, '.chart .bars-upright'],
  ['explain', `/search?q=${Q}&view=explain`, '.explain'],
  ['nothing', `/search?q=${encodeURIComponent('TTL: unheardof')}`, '.empty'],
  ['document', '/patents/EP9003470A1', '.claim'],
  ['citations', '/patents/EP9003470A1?view=citations', 'main svg'],
  ['family', '/patents/EP9003470A1?view=family', '.family'],
  ['compare', '/compare?ids=EP9003470A1,EP9031197A1&claims=all', '.compare .clause'],
  ['similar', '/similar?pn=EP9003470A1', '.results .passage'],
  ['classes', '/classes?scheme=ipc', 'main h1'],
  ['history', '/history', 'main h1'],
  ['lists', '/lists', '.new-list'],
  ['monitors', '/monitors', 'main h1'],
  ['chat', '/chat', '.examples'],
  ['work', '/work', 'main h1'],
  ['novelty', '/flows/novelty', '.idea'],
  ['fto', '/flows/fto', '.idea'],
  ['drafting', '/flows/drafting', '.idea'],
  ['tasks', '/tasks', 'main h1'],
  ['papers', '/papers?text=battery', 'main h1'],
  ['marks', '/marks', 'main h1'],
  ['drugs', '/drugs', 'main h1'],
  ['corpus', '/corpus', '.chart .bars-upright'],
  ['sources', '/sources', '.sources .jobs li'],
  ['keys', '/keys', '.keyname'],
  ['usage', '/usage', 'main h1'],
  ['account', '/account', 'main table'],
  ['help', '/help', 'main table'],
];
