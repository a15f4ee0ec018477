import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../../src/header/Header';
import { ConsentPage } from './ConsentPage';
import * as page from '../pages/page.css';
import { TrackedPage } from './TrackedPage';
import * as styles from './TrackedPage.css';

const meta = {
  title: 'Components/Tracking/Pages',
  component: Header,
  parameters: { ownPage: true, controls: { disable: true } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * A team's own elements, tracked by `data-lintel-*` attributes and
 * `useTracking`, in the eight sections of the home page. The panel _Events_
 * lists what is sent.
 */
export const ClicksAndSections: Story = {
  name: 'Clicks and sections',
  render: () => (
    <div className={page.ground['light-background']}>
      <Header />
      <TrackedPage />
    </div>
  ),
};

/**
 * Consent is pending until the visitor answers. This page does not store the
 * answer, so the next story asks again.
 */
export const ConsentBanner: Story = {
  name: 'Consent banner',
  parameters: { setting: { consent: 'pending' } },
  render: () => (
    <div className={`${page.ground['light-background']} ${styles.consentPage}`}>
      <Header />
      <ConsentPage />
    </div>
  ),
};
