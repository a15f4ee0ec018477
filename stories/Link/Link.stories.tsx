import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AnchorHTMLAttributes } from 'react';
import { Header } from '../../src/header/Header';
import { Link } from '../../src/link/Link';
import { dark } from '../shared/variants';
import * as styles from './Link.css';
import { Ground, LinkPage, words } from './LinkPage';

const meta = {
  title: 'Components/Link/Variants',
  component: Link,
  parameters: { ownPage: true, controls: { disable: true } },
  render: () => <LinkPage {...words} />,
  args: { href: '/pricing', children: 'See prices' },
  argTypes: {
    children: { control: 'text' },
    host: { control: false },
  },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Choose variant and text in the controls. */
export const Default: Story = {
  args: { variant: 'primary' },
  parameters: { controls: { disable: false }, pictures: [] },
  render: (args) => (
    <Ground title="One link">
      <div>
        <Link {...args} />
      </div>
    </Ground>
  ),
};

export const AllVariants: Story = {};

/**
 * The text inherits the page's colour. In a dark part of a page, swap
 * `--lintel-color-ink` and `--lintel-color-paper` for the buttons.
 */
export const DarkGround: Story = {
  parameters: { setting: dark },
};

/**
 * Opens in a new tab and says so to screen readers. The arrow points outwards.
 */
export const External: Story = {
  render: () => <LinkPage {...words} link={{ external: true }} />,
};

/** Long words break by the rules of their language. */
export const German: Story = {
  parameters: { setting: { language: 'de' }, window: 'w320' },
  render: () => (
    <LinkPage
      lang="de"
      title="Alles, was Ihr Unternehmen braucht"
      sentence={[
        'Eine Website, ein Shop und ein Kalender. Lesen Sie unsere ',
        'Rechtsschutzversicherungsbedingungen',
        ', und fangen Sie an, wann Sie möchten.',
      ]}
      primary="Veranstaltungsbenachrichtigungseinstellungen jetzt ansehen"
      secondary="Unternehmenswebsite-Vorlagen"
      tertiary="Kundenbeziehungsmanagement für Großunternehmen"
    />
  ),
};

export const Japanese: Story = {
  parameters: { window: 'w320' },
  render: () => (
    <LinkPage
      lang="ja"
      title="スタジオに必要なすべて"
      sentence={[
        'ウェブサイト、ショップ、カレンダーをひとつの場所で。',
        'すべての機能を見る',
        'こともできます。',
      ]}
      primary="テンプレートを選んで無料で始める"
      secondary="料金を見る"
      tertiary="大企業のお客様はこちらをご覧ください"
    />
  ),
};

/** The arrow follows the direction of the text. */
export const RightToLeft: Story = {
  render: () => (
    <LinkPage
      lang="ar"
      dir="rtl"
      title="كل ما يحتاجه استوديو صغير"
      sentence={[
        'موقع ومتجر وتقويم من مكان واحد. شاهد ',
        'كل ما يأتي معه',
        ' وابدأ متى شئت.',
      ]}
      primary="اختر قالبًا"
      secondary="الأسعار"
      tertiary="للشركات الكبيرة"
    />
  ),
};

/** A replacement for a router's link. */
function RouterLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a data-router="" {...props} />;
}

/** A router's own link with the look and the rules of `Link`. */
export const RouterLinks: Story = {
  parameters: { pictures: [] },
  render: () => (
    <Ground title="By the app’s router">
      <div className={styles.row}>
        <Link asChild href="/templates" variant="primary">
          <RouterLink href="/templates">Choose a template</RouterLink>
        </Link>
        <Link asChild href="/pricing" variant="tertiary">
          <RouterLink href="/pricing">See prices</RouterLink>
        </Link>
      </div>
    </Ground>
  ),
};

/**
 * Inside the header, links follow its background: dark here, until the page is
 * scrolled.
 */
export const InTheHeader: Story = {
  parameters: { ownPage: false, setting: dark },
  render: () => (
    <Header
      theme="dark-background"
      actions={
        <>
          <Link href="/pricing" variant="tertiary">
            Prices
          </Link>
          <Link href="/designer/home" variant="secondary">
            Hire an expert
          </Link>
          <Link href="/templates" variant="primary">
            Get started
          </Link>
        </>
      }
    />
  ),
};
