import { p060ImageSingleBeta } from '#contract/generated/patent-data-search.ts';
import { EXAMPLE_PICTURE } from '#operations/shared/example-picture.ts';
import { pictureSearch } from './picture-operation.ts';

export default pictureSearch({
  contract: p060ImageSingleBeta,
  path: '/search/patent/image-single/beta',
  maturity: 'beta',
  summary: 'Search designs by a picture, turned into a line drawing first',
  urls: ({ url }) => [url],
  example: { url: EXAMPLE_PICTURE, patent_type: 'D', model: 1, limit: 3 },
});
