import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PropsWithChildren } from 'react';
import { renderToString } from 'react-dom/server';
import { spyOn } from 'storybook/test';
import { providerProps, type Loaded } from '../../.storybook/providerProps';
import { Header } from '../../src/header/Header';
import { LintelProvider } from '../../src/parts/LintelProvider';
import { headerMeta } from '../shared/headerMeta';
import { onPhone } from '../shared/variants';

const meta = {
  ...headerMeta,
  title: 'Components/Header/Fallbacks',
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * An element of the page threw an error inside the header: its links remain, as
 * plain lists.
 */
export const AfterAnError: Story = {
  args: { actions: <Broken /> },
  parameters: { pictures: [{}, onPhone] },
  beforeEach() {
    // React and the header report the error, which the story expects.
    spyOn(console, 'error').mockImplementation(() => {});
  },
};

function Broken(): never {
  throw new Error('An element of the page is broken.');
}

/**
 * The server's HTML, without its script. Menus open on hover, and the menu button
 * of a phone shows plain lists.
 */
export const BeforeHydration: Story = {
  parameters: { isServerHtml: true, pictures: [{}, onPhone] },
  render: (args, { loaded }) => (
    <ServerHtml>
      <LintelProvider {...providerProps(loaded as Loaded)}>
        <Header {...args} />
      </LintelProvider>
    </ServerHtml>
  ),
};

const ServerHtml = ({ children }: PropsWithChildren) => (
  <div dangerouslySetInnerHTML={{ __html: renderToString(children) }} />
);

/** What is open is not printed. */
export const OnPaper: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: { pictures: [{ media: 'print' }] },
};

/** The visitor's text is twice as large. */
export const LargeText: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: { setting: { text: '200' }, pictures: [{}, onPhone] },
};
