import { globalStyle } from '@vanilla-extract/css';

// Radix leads Tab from a trigger into its Content. Here the panel follows the
// trigger anyway, and the proxy is a stop without a name:
// https://github.com/radix-ui/primitives/issues/3085
globalStyle('[data-lintel][aria-expanded] + span[aria-hidden]', {
  display: 'none',
});
