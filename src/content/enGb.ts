import type { Content } from './content';
import { en } from './en';
import { enWords } from './enWords';
import { navigationFrom } from './navigation';

const { links, resourceLinks } = enWords;

/** The UK variant: English, but for what is said otherwise there. */
export const enGb: Content = {
  ...en,
  locale: 'en-GB',
  navigation: navigationFrom({
    ...enWords,
    links: { ...links, 'online-stores': 'Online Shops' },
    resourceLinks: {
      ...resourceLinks,
      'help-center': ['Help Centre', resourceLinks['help-center'][1]],
    },
  }),
};
