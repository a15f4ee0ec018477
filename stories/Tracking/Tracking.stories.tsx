import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../../src/components/Header/Header';
import { ConsentPage } from './ConsentPage';
import * as page from '../pages/page.css';
import { TrackedPage } from './TrackedPage';

const meta = {
  title: 'Tracking/Pages',
  component: Header,
  parameters: { ownPage: true, controls: { disable: true } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** A team's own elements, by `data-lintel-*` attributes and `useTracking`, in the eight sections of the home page. The panel _Events_ lists what is sent. */
export const ClicksAndSections: Story = {
  name: 'Clicks and sections',
  render: () => (
    <div className={page.ground['light-background']}>
      <Header />
      <TrackedPage />
    </div>
  ),
};

/** Pending until the visitor answers. The answer is kept nowhere here: the next story asks anew. */
export const ConsentBanner: Story = {
  name: 'Consent banner',
  parameters: { consent: 'pending' },
  render: () => (
    <div className={page.ground['light-background']}>
      <Header />
      <ConsentPage />
    </div>
  ),
};
