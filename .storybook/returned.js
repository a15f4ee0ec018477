/** In a story's address: the visitor has been on another page and has come back. */
export const RETURNED = 'returned';
