/** The account menu, among what can be open. */
export const ACCOUNT = 'account';
