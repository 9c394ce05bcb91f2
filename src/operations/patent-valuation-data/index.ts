import type { Group } from '#operation.ts';
import p035 from './p035-patent-valuation.ts';
import p036 from './p036-technology-indicators.ts';
import p037 from './p037-legal-indicators.ts';
import p038 from './p038-market-indicators.ts';
import p039 from './p039-strategic-indicators.ts';
import p040 from './p040-economic-indicators.ts';
import p050 from './p050-tech-innovation.ts';
import p051 from './p051-patent-ability.ts';
import p052 from './p052-market-prospect.ts';
import p053 from './p053-operation-situation.ts';

export default {
  tag: 'Patent Valuation Data',
  description: 'Figures about patents by published definitions; what is not known is left out.',
  operations: [p035, p036, p037, p038, p039, p040, p050, p051, p052, p053],
} satisfies Group;
