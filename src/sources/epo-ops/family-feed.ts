import { defineFeed } from '../feed.ts';
import { openPatentServices } from './services.ts';

/** The INPADOC family with legal events of each member, of each number that the operator lists, once a week. */
export default defineFeed({
  ...openPatentServices,
  name: 'epo-ops-families',
  title: 'Families and legal events of watched patents (EPO OPS)',
  source: 'epo-ops',
  listing: {
    kind: 'numbers',
    url: 'https://ops.epo.org/3.2/rest-services/family/publication/epodoc/{number}/biblio,legal',
    ending: '.xml',
    at_once: 50,
    again_days: 7,
  },
  schedule: { cron: '0 21 * * *', time_zone: 'Europe/London' },
  dated: [{ collection: 'patents', field: 'PBD', office: 'EP' }],
});
