/**
 * A sentence of the service without the name of the field that programs send, which stands before it: whoever fills in
 * a form has never seen that.
 */
export const withoutField = (sentence: string): string => sentence.replace(/^[a-z]\w*(?:\[\d+\])?: /, '');
