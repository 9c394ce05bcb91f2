import type { Group } from '#operation.ts';
import c001 from './c001-registration-information.ts';
import c002 from './c002-outbound-investment.ts';
import c003 from './c003-shareholder-information.ts';
import c013 from './c013-financing-information.ts';
import c014 from './c014-technology-qualification.ts';
import c015 from './c015-awards-information.ts';
import c016 from './c016-main-member.ts';
import c017 from './c017-core-member.ts';
import c018 from './c018-listing-information.ts';
import c019 from './c019-ipo-process.ts';
import c020 from './c020-standard-information.ts';
import c021 from './c021-qualification-certificate.ts';
import c037 from './c037-search.ts';
import c038 from './c038-investment-information.ts';

export default {
  tag: 'Enterprise Basic Data',
  description:
    'Who a company is: registration, shareholders, financing, people, listings, qualifications, standards, certificates, each as a loaded source states it.',
  operations: [c001, c002, c003, c013, c014, c015, c016, c017, c018, c019, c020, c021, c037, c038],
} satisfies Group;
