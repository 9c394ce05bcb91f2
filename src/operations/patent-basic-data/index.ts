import type { Group } from '#operation.ts';
import p011 from './p011-simple-bibliography.ts';
import p012 from './p012-bibliography.ts';
import p013 from './p013-legal-status.ts';
import p014 from './p014-patent-family.ts';
import p015 from './p015-backward-citation.ts';
import p016 from './p016-forward-citation.ts';
import p018 from './p018-claim-data.ts';
import p019 from './p019-description-data.ts';
import p020 from './p020-pdf-data.ts';
import p021 from './p021-abstract-image.ts';
import p041 from './p041-simple-legal-status.ts';
import p042 from './p042-fulltext-image.ts';
import p042inline from './p042-fulltext-inline-image.ts';
import p043 from './p043-abstract-data-translated.ts';
import p044 from './p044-claim-data-translated.ts';
import p045 from './p045-description-data-translated.ts';
import p073 from './p073-description-offset.ts';

export default {
  tag: 'Patent Basic Data',
  description: 'What is in one publication: bibliography, text, drawings, translations, family, citations, status.',
  operations: [
    p011,
    p012,
    p013,
    p014,
    p015,
    p016,
    p018,
    p019,
    p020,
    p021,
    p041,
    p042,
    p042inline,
    p043,
    p044,
    p045,
    p073,
  ],
} satisfies Group;
