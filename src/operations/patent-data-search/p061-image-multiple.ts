import { p061PatentImageMultiple } from '#contract/generated/patent-data-search.ts';
import { EXAMPLE_PICTURE } from '#operations/shared/example-picture.ts';
import { pictureSearch } from './picture-operation.ts';

export default pictureSearch({
  contract: p061PatentImageMultiple,
  path: '/search/patent/image-multiple',
  summary: 'Search designs by up to four pictures of one article',
  urls: ({ urls }) => urls,
  example: { urls: [EXAMPLE_PICTURE, EXAMPLE_PICTURE], patent_type: 'D', model: 1, limit: 3 },
});
