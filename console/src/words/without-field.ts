/**
 * A sentence of the service without the name of the field that programs send, which stands before it: whoever fills in
 * a form has never seen that.
 */
export const withoutField = (sentence: string): string => sentence.replace(/^[a-z]\w*(?:\[\d+\])?: /, '');

/** A note of the service with the names that programs read (`founded_date`) as words: founded date. */
export const fieldsInWords = (note: string): string =>
  note.replace(/(?<![\w/.-])[a-z]+(?:_[a-z]+)+(?![\w/-]|\.\w)/g, (name) => name.replaceAll('_', ' '));
