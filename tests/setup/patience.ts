/**
 * How long an assertion or an action waits, in ms. Only one that fails takes as
 * long: a unit test then says so within ten seconds, and a browser test, which
 * is tried twice, within half a minute.
 */
export const PATIENCE = 10_000;
