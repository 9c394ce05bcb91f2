import type { Group } from '#operation.ts';
import p011 from './p011-simple-bibliography.ts';
import p012 from './p012-bibliography.ts';
import p013 from './p013-legal-status.ts';
import p014 from './p014-patent-family.ts';
import p015 from './p015-backward-citation.ts';
import p016 from './p016-forward-citation.ts';
import p018 from './p018-claim-data.ts';
import p019 from './p019-description-data.ts';
import p041 from './p041-simple-legal-status.ts';

export default {
  tag: 'Patent Basic Data',
  description: 'What is in one publication: bibliography, text, family, citations, status.',
  operations: [p011, p012, p013, p014, p015, p016, p018, p019, p041],
} satisfies Group;
