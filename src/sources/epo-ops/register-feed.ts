import { defineFeed } from '../feed.ts';
import { openPatentServices } from './services.ts';

/**
 * The file of the European Patent Register with its procedural steps, of each number that the operator lists, once a
 * week.
 */
export default defineFeed({
  ...openPatentServices,
  name: 'epo-ops-register',
  title: 'European Register of watched patents (EPO OPS)',
  source: 'epo-ops',
  listing: {
    kind: 'numbers',
    url: 'https://ops.epo.org/3.2/rest-services/register/publication/epodoc/{number}/biblio,events,procedural-steps,upp',
    ending: '.xml',
    at_once: 50,
    again_days: 7,
  },
  schedule: { cron: '0 22 * * *', time_zone: 'Europe/London' },
  dated: [{ collection: 'patents', field: 'PBD', office: 'EP' }],
});
