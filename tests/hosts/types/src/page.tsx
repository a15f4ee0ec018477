// Every entry, imported as an ES module or by a bundler.
import {
  AccountMenu,
  Header,
  Image,
  LanguageMenu,
  Link,
  LintelProvider,
  loadContent,
  MobileDrawer,
  SectionTracker,
  sendHeaderMessage,
  StickySideNav,
  useAuth,
  useFeatureFlags,
  useGoogleConsent,
  useLanguage,
  useTracking,
  type Navigation,
  type Settings,
} from 'lintel';
import { validateNavigation } from 'lintel/content';
import { de } from 'lintel/content/de';
import { en } from 'lintel/content/en';
import * as core from 'lintel/core';
import * as countries from 'lintel/countries';
import { trackLanding } from 'lintel/landing';
import { NextAdapter } from 'lintel/next';
import { ReactRouterAdapter } from 'lintel/react-router';
import 'lintel/styles.css';
import { createVisitor, lintelBackend } from 'lintel/testing';

// Apps declare Google's queue with a type of their own.
declare global {
  interface Window {
    dataLayer: object[];
  }
}

export const navigation: Navigation = {
  version: 1,
  items: [{ id: 'pricing', label: 'Pricing', href: '/pricing' }],
};

export const settings: Settings = {
  site: { domain: 'example.com' },
  content: de,
  navigation,
  consent: 'pending',
};

export const loaded: Promise<Settings['content']> = loadContent('de-DE');
export const messages: string[] = validateNavigation(navigation).map(
  ({ message }) => message,
);
export const others = [core, countries, en, lintelBackend];

function Words() {
  const { user, isLoggedIn } = useAuth();
  const { language } = useLanguage();
  const { track } = useTracking();
  const { languageUk } = useFeatureFlags();
  const name: string = isLoggedIn && user ? user.email : language.title;
  return (
    <button onClick={() => void track({ type: 'land' })}>
      {languageUk ? name : null}
    </button>
  );
}

/** Options that an app has or has not, with `exactOptionalPropertyTypes`. */
export function Optional({ given }: { given: Settings | undefined }) {
  return (
    <>
      <Header
        content={given?.content}
        site={{ domain: given?.site?.domain }}
        tracking={{ page: undefined, logging: undefined }}
        onOpenChange={undefined}
      />
      <StickySideNav
        items={[{ id: 'features', label: 'Features' }]}
        label={given?.locale}
      />
      <Link href="/" variant={undefined} />
    </>
  );
}

export function Page() {
  return (
    <LintelProvider {...settings} consent={useGoogleConsent()}>
      <NextAdapter routes={['/blog']}>
        <ReactRouterAdapter>
          <Header
            theme="dark-background"
            position="overlay"
            banner={<div>Half price until Sunday</div>}
            actions={
              <Link variant="primary" href="/start">
                Get started
              </Link>
            }
            onOpenChange={(open, { menu, reason }) => [open, menu, reason]}
          />
        </ReactRouterAdapter>
      </NextAdapter>
      <SectionTracker type="offerBanner" asChild>
        <section>
          <Words />
        </section>
      </SectionTracker>
      <AccountMenu />
      <MobileDrawer />
      <LanguageMenu />
      <StickySideNav items={[{ id: 'features', label: 'Features' }]} />
      {/* @ts-expect-error there is no such position */}
      <Header position="fixed" />
    </LintelProvider>
  );
}

// @ts-expect-error there is no such message
sendHeaderMessage('set invisible');
trackLanding({ consent: 'granted' });
createVisitor().setFault('/api/me', { delay: 2000, status: 503 });
export const picture = Image;
