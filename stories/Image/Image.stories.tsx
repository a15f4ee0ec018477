import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image } from '../../src/image/Image';
import * as styles from './Image.css';

const meta = {
  title: 'Components/Image/Widths',
  component: Image,
  parameters: { ownPage: true },
  args: {
    folder: 'spotlight',
    file: 'studio',
    alt: 'The website of an architect',
    sizes: '(min-width: 960px) 864px, 90vw',
    width: 2500,
    height: 1563,
    className: styles.picture,
  },
  argTypes: {
    file: { control: 'select', options: ['studio', 'bakery', 'workshop'] },
    className: { control: false },
    site: { control: false },
  },
  render: (args) => (
    <main className={styles.page}>
      <h1 className={styles.title}>One picture, as wide as it is needed</h1>
      <Image {...args} />
    </main>
  ),
} satisfies Meta<typeof Image>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Seven widths, WebP first. The browser loads the width it needs. */
export const Default: Story = {};

/**
 * For the picture that is visible first: loaded immediately, before other
 * pictures.
 */
export const First: Story = {
  args: { fetchPriority: 'high' },
};

/** For a picture that must keep its own format. */
export const WithoutWebP: Story = {
  args: { webp: false, file: 'bakery', alt: 'The website of a bakery' },
};

/** A small display size, and so a small download. */
export const Thumbnails: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <main className={styles.page}>
      <h1 className={styles.title}>Three pictures in a row</h1>
      <div className={styles.row}>
        {['studio', 'bakery', 'workshop'].map((file) => (
          <Image
            key={file}
            folder="spotlight"
            file={file}
            alt={`The website of a ${file}`}
            sizes="100px"
            width={2500}
            height={1563}
            className={styles.thumbnail}
          />
        ))}
      </div>
    </main>
  ),
};
