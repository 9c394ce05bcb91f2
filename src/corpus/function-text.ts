/** A number that modules put together give a name that several of them have: `first$2`. */
const NUMBERED = /(?<=\w)\$\d+\b/g;

/**
 * Functions of a declaration as text, by which one declaration is told from another. In the package modules are put
 * together, and a name that several have gets a number, by how many there are: it says nothing of the function, and
 * would be another with the next version.
 */
export const functionText = (of: unknown): string => String(of).replace(NUMBERED, '');
