import { defineFeed } from '../feed.ts';
import { openalexSnapshot } from './snapshot.ts';

/** The snapshot's works, and what changes of them from release to release. */
export default defineFeed({
  ...openalexSnapshot('works'),
  name: 'openalex-works',
  title: 'Works of OpenAlex, snapshot and changes',
  dated: [{ collection: 'works', field: 'PUBLICATION_DATE' }],
});
