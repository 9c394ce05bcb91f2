import type { Group } from '#operation.ts';
import c004 from './c004-attribute.ts';
import c005 from './c005-technology-label.ts';
import c006 from './c006-awards.ts';
import c007 from './c007-industry-classification.ts';
import c008 from './c008-product-technical-classification.ts';
import c009 from './c009-industrial-technology-chain.ts';
import c010 from './c010-standard-development.ts';
import c011 from './c011-intellectual-property.ts';

export default {
  tag: 'Enterprise Persona Data',
  description: 'What a company is like: labels, awards, industries, technologies, standards, intellectual property.',
  operations: [c004, c005, c006, c007, c008, c009, c010, c011],
} satisfies Group;
