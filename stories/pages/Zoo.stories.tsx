import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryHeader } from '../shared/StoryHeader';
import { zoo, ZooPage } from './zoo/zooPages';

const meta = {
  title: 'Pages/Zoo',
  component: ZooPage,
  args: {
    name: 'has a base element',
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
 * Pages as other teams have them. Choose one in the controls. The tests use the
 * header in each of them by mouse, touch and keyboard.
 */
export const AnyPage: StoryObj<typeof meta> = {};
