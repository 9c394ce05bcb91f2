import { defineFeed } from '../feed.ts';
import { openalexSnapshot } from './snapshot.ts';

/** The snapshot's institutions, and what changes of them from release to release. */
export default defineFeed({
  ...openalexSnapshot('institutions'),
  name: 'openalex-institutions',
  title: 'Institutions of OpenAlex, snapshot and changes',
  dated: [],
});
