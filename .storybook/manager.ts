import { addons } from 'storybook/manager-api';
import { registerEvents } from './events/registerEvents';
import { followColorScheme, themeOf } from './followColorScheme';
import { followStory } from './followStory';

registerEvents();
addons.register('lintel/window', followStory);
addons.register('lintel/color-scheme', followColorScheme);

addons.setConfig({
  // A laptop has room for a story at its width: `A` opens the panel below it.
  layout: { navSize: 220, panelPosition: 'bottom', showPanel: false },
  theme: themeOf('light'),
});
