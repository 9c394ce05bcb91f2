/** How this program is called: out of an installed package, or out of a work tree. */
export const COMMAND = import.meta.filename.endsWith('.js') ? 'npx priora' : 'npm run -s priora --';
