import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryHeader } from '../shared/StoryHeader';
import { zoo, ZooPage } from './zoo/zooPages';

const meta = {
  title: 'Pages/Zoo',
  component: ZooPage,
  args: {
    name: 'scrolls its body',
    header: (actions) => <StoryHeader actions={actions} />,
  },
  argTypes: {
    name: { control: 'select', options: Object.keys(zoo) },
    header: { table: { disable: true } },
  },
  parameters: { ownPage: true, controls: { disable: false } },
  render: (args) => <ZooPage key={args.name} {...args} />,
} satisfies Meta<typeof ZooPage>;

export default meta;

/**
 * Pages as other teams have them. Choose one in the controls. In each, the
 * tests use what the page could break.
 */
export const AnyPage: StoryObj<typeof meta> = {};

/** An overlay in the colours of a dark theme, with an open menu. */
export const DaisyUI: StoryObj<typeof meta> = {
  args: {
    name: 'uses a dark theme of daisyUI',
    header: (actions) => (
      <StoryHeader
        actions={actions}
        position="overlay"
        defaultOpen="menu:products"
      />
    ),
  },
  parameters: { pictures: [{}] },
};
