import { p060PatentImageSingle } from '#contract/generated/patent-data-search.ts';
import { EXAMPLE_PICTURE } from '#operations/shared/example-picture.ts';
import { pictureSearch } from './picture-operation.ts';

export default pictureSearch({
  contract: p060PatentImageSingle,
  path: '/search/patent/image-single',
  summary: 'Search designs and utility models by a picture',
  urls: ({ url }) => [url],
  example: { url: EXAMPLE_PICTURE, patent_type: 'D', model: 1, limit: 3 },
});
