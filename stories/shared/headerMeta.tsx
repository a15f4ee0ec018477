import { fn } from 'storybook/test';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import { slotArgTypes } from './controls';
import { StoryHeader } from './StoryHeader';

/** What all groups of the header's states have in common. */
export const headerMeta = {
  component: Header,
  args: { onOpenChange: fn(), onError: fn() },
  argTypes: slotArgTypes,
  parameters: { pictures: [{}] },
  render: (args: HeaderProps) => <StoryHeader {...args} />,
};
