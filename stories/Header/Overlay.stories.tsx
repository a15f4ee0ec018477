import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Header } from '../../src/header/Header';
import { CoverPage } from '../pages/CoverPage';
import { headerMeta } from '../shared/headerMeta';
import { scrollDown } from '../shared/scrollDown';
import { Start } from '../shared/slots';
import { StoryHeader } from '../shared/StoryHeader';
import { onPhone } from '../shared/variants';

const meta = {
  ...headerMeta,
  title: 'Components/Header/Overlay',
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * At the top of the page, the header is transparent. It becomes light when the
 * page is scrolled or a menu opens.
 */
export const OverlayOnADarkPicture: Story = {
  args: { position: 'overlay', theme: 'dark-background', actions: <Start /> },
  parameters: { ownPage: true, pictures: [{}, onPhone] },
  render: (args) => <CoverPage header={<StoryHeader {...args} />} />,
};

export const OverlayOpen: Story = {
  ...OverlayOnADarkPicture,
  args: { ...OverlayOnADarkPicture.args, defaultOpen: 'menu:products' },
  parameters: { ownPage: true },
};

export const OverlayScrolled: Story = {
  ...OverlayOnADarkPicture,
  parameters: { ownPage: true },
  play: scrollDown,
};
