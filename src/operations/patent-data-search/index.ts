import type { Group } from '#operation.ts';
import p001 from './p001-query-search-count.ts';
import p002 from './p002-query-search-patent.ts';
import p003 from './p003-patent-field-query.ts';
import p004 from './p004-company-search-patent.ts';
import p005 from './p005-current-search-patent.ts';
import p006 from './p006-company-search-defense-patent.ts';
import p007 from './p007-similar-search-patent.ts';
import p008 from './p008-semantic-search-patent.ts';
import p010 from './p010-image-upload.ts';
import p060 from './p060-image-single.ts';
import p060Beta from './p060-image-single-beta.ts';
import p061 from './p061-image-multiple.ts';
import p062Create from './p062-create.ts';
import p062Result from './p062-result.ts';
import p069 from './p069-patent-search-pn.ts';
import p070 from './p070-keyword-suggest.ts';
import p071 from './p071-helper-section-subclass.ts';
import p072 from './p072-helper-search.ts';
import p075 from './p075-nested-search-patent.ts';
import queryExplain from './query-explain.ts';

export default {
  tag: 'Patent Data Search',
  description:
    'Searching patents: by expression, number, company, similarity, picture; counting values; explaining an expression.',
  operations: [
    p001,
    p002,
    p003,
    p004,
    p005,
    p006,
    p007,
    p008,
    p010,
    p060,
    p060Beta,
    p061,
    p062Create,
    p062Result,
    p069,
    p070,
    p071,
    p072,
    p075,
    queryExplain,
  ],
} satisfies Group;
