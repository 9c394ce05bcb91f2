import { ServiceError } from '#errors.ts';
import { languageOf, type TextLanguage } from '#language/script.ts';

/** Some ten printed pages. */
const MOST_CHARACTERS = 60_000;

/**
 * An issue as it is worked with.
 * @throws ServiceError `invalid_request` for what has no word, or is longer than an issue.
 */
export function issueOf(given: string): { readonly technical_issues: string; readonly lang: TextLanguage } {
  const technical_issues = given.trim();
  const refuse = (why: string): never => {
    throw new ServiceError('invalid_request', `technical_issues: ${why}`, { field: 'technical_issues' });
  };
  if (!/\p{L}/u.test(technical_issues)) refuse('say in words what the report should be about.');
  if (technical_issues.length > MOST_CHARACTERS)
    refuse(`${technical_issues.length} characters; an issue has at most ${MOST_CHARACTERS}.`);
  return { technical_issues, lang: languageOf(technical_issues) };
}
