import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { registerEvents } from './events/registerEvents';
import { followStory } from './followStory';

registerEvents();
addons.register('lintel/viewport', followStory);

addons.setConfig({
  panelPosition: 'right',
  theme: create({
    base: 'light',
    brandTitle: 'Lintel',
    brandTarget: '_self',
    appBg: '#f6f6f4',
    appBorderRadius: 4,
    colorPrimary: '#2440d8',
    colorSecondary: '#2440d8',
  }),
});
