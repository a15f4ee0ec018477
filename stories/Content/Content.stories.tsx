import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentPreview } from './ContentPreview';

const meta = {
  title: 'Components/Content/Preview',
  parameters: { ownPage: true, controls: { disable: true } },
  render: () => <ContentPreview />,
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Paste your JSON: the header above shows it as you type, and keeps the last
 * valid menus while the JSON is invalid. The toolbar’s language decides which
 * links exist.
 */
export const Preview: Story = {};
