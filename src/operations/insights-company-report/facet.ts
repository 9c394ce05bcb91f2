import { ServiceError } from '#errors.ts';

/** Facets of a map: applicants are the only ones that the interface knows. */
export function assertFacet(facet_type: string): void {
  if (facet_type !== 'applicant')
    throw new ServiceError('invalid_request', `facet_type: "${facet_type.slice(0, 40)}" should be applicant.`, {
      field: 'facet_type',
    });
}
