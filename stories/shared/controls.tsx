import { Promo, Start } from './slots';
import { Wordmark } from './Wordmark';

/** A choice between examples for a prop that accepts any React node. */
function examples(mapping: Record<string, React.ReactNode>) {
  const options = ['None', ...Object.keys(mapping)];
  return {
    control: { type: 'select' },
    options,
    mapping: { None: undefined, ...mapping },
  } as const;
}

/** Controls for the header's slots, and for what only code can pass. */
export const slotArgTypes = {
  logo: examples({ 'A wordmark': <Wordmark /> }),
  banner: examples({ 'A promotion': <Promo /> }),
  actions: examples({ 'A call to action': <Start /> }),
  defaultOpen: {
    control: { type: 'select' },
    options: [
      'menu:products',
      'menu:resources',
      'languages',
      'account',
      'drawer',
    ],
  },
  content: { control: false },
  navigation: { control: 'object' },
} as const;
