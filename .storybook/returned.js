/** In a story's address: the visitor has returned from another page. */
export const RETURNED = 'returned';
