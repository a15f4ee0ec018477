/** Subscribes to what does not change while a page is shown. */
export const never = () => () => {};
