import type { Group } from '#operation.ts';
import p022 from './p022-seic-classification.ts';
import p023 from './p023-application-domain.ts';
import p024 from './p024-technology-topic.ts';
import p025 from './p025-tech-problem-and-benefit-summary.ts';
import p063 from './p063-intelligent-attached-image.ts';
import p064 from './p064-patent-enhanced-data.ts';
import p066 from './p066-patent-classification-description.ts';
import p100 from './p100-patent-pum.ts';
import p101 from './p101-material-ontology.ts';
import p102 from './p102-material-substance.ts';
import p103 from './p103-material-spum.ts';

export default {
  tag: 'Patent Mining Data',
  description:
    'What is read out of patents by rules: domain, topics, problem and effect, classes, quantities, substances.',
  operations: [p022, p023, p024, p025, p063, p064, p066, p100, p101, p102, p103],
} satisfies Group;
