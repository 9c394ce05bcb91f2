/** Documents that stand beside each other. */
export const MOST_COMPARED = 5;
