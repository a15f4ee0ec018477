import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import type { Header } from '../../src/header/Header';
import { cmsNavigation } from '../shared/cmsNavigation';
import { headerMeta } from '../shared/headerMeta';
import { longLabels } from '../shared/longLabels';
import { ownNavigation } from '../shared/ownNavigation';
import {
  dark,
  inArabic,
  inForcedColors,
  inGerman,
  inJapanese,
  onLargeDesktop,
  onPhone,
  onSmallDesktop,
  onWideDesktop,
} from '../shared/variants';

const meta = {
  ...headerMeta,
  title: 'Components/Header/Menus',
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ProductsOpen: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: {
    pictures: [{}, onSmallDesktop, onWideDesktop, inGerman, inJapanese],
  },
};

/**
 * Entries with a second line, and a spotlight with three pictures, which the
 * media host has in seven widths.
 */
export const ResourcesOpen: Story = {
  args: { defaultOpen: 'menu:resources' },
  parameters: {
    pictures: [{}, onLargeDesktop, inArabic, inForcedColors],
  },
};

/**
 * The current page, and the menu that leads to it: marked by the beam in the bar,
 * and by the accent colour and an underline in a menu.
 */
export const CurrentPage: Story = {
  args: {
    defaultOpen: 'menu:guide',
    navigation: {
      version: 1,
      items: [
        {
          id: 'guide',
          label: 'Guide',
          groups: [
            {
              id: 'chapters',
              label: 'Chapters',
              links: [
                { id: 'states', label: 'States', href: location.pathname },
                { id: 'themes', label: 'Themes', href: '/themes' },
                { id: 'languages', label: 'Languages', href: '/languages' },
              ],
            },
          ],
        },
        { id: 'here', label: 'This page', href: location.pathname },
        { id: 'pricing', label: 'Pricing', href: '/pricing' },
      ],
    },
  },
};

/** A team's own menus instead of the provider's. */
export const OwnNavigation: Story = {
  args: { navigation: ownNavigation, defaultOpen: 'menu:studio' },
};

/**
 * Pictures and icons by address, and groups whose labels are links. Icons that
 * are masks have the colour of the text.
 */
export const OwnPicturesAndIcons: Story = {
  args: { navigation: cmsNavigation, defaultOpen: 'menu:platform' },
  parameters: {
    pictures: [{}, dark, inArabic, inForcedColors],
  },
};

/** Icons in a small menu, whose links have descriptions. */
export const IconsInASmallMenu: Story = {
  args: { navigation: cmsNavigation, defaultOpen: 'menu:help' },
};

/** Icons in the rows beside a spotlight. */
export const IconsBesideASpotlight: Story = {
  args: { navigation: cmsNavigation, defaultOpen: 'menu:company' },
  parameters: { pictures: [{}, onSmallDesktop] },
};

/** Labels far longer than those of any language break, and nothing is cut off. */
export const LongLabels: Story = {
  args: { navigation: longLabels, defaultOpen: 'menu:products' },
  parameters: { pictures: [{}, onPhone] },
  beforeEach() {
    // The header warns of long labels in development, so the story expects it.
    spyOn(console, 'warn').mockImplementation(() => {});
  },
};

/**
 * All words are 40 % longer, accented and in brackets. If a bracket is missing,
 * text was cut off.
 */
export const LongerWords: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: { setting: { language: 'en-XA' } },
};
