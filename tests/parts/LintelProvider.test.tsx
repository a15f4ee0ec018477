import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { de } from '../../src/content/locales/de';
import { en } from '../../src/content/locales/en';
import { useSettings } from '../../src/parts/contexts';
import { LintelProvider } from '../../src/parts/LintelProvider';
import { openPage } from '../analytics/trackedPage';

function Locale() {
  const { content, site } = useSettings();
  return (
    <p>
      {content?.locale} at {site?.domain}
    </p>
  );
}

it('passes its settings to everything inside it, and the nearest provider wins', () => {
  render(
    <LintelProvider
      tracking={false}
      site={{ domain: 'example.com' }}
      content={en}
    >
      <LintelProvider tracking={false} content={de}>
        <Locale />
      </LintelProvider>
    </LintelProvider>,
  );
  expect(screen.getByText('de-DE at example.com')).toBeInTheDocument();
});

it('tracks the landing even if no part is mounted', async () => {
  const page = openPage({ consent: null });
  render(<LintelProvider consent="granted">A page</LintelProvider>);
  await expect.poll(() => page.landings).toHaveLength(1);
});
