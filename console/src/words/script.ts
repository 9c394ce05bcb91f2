/** Whether a text has Chinese characters: what it is sent and marked as. */
export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
