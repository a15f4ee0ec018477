'use client';
import { Header, type Content } from 'lintel';
import { languagesInPath } from 'lintel/content';
import { NextAdapter } from 'lintel/next';
import { usePathname } from 'next/navigation';
import { site, three } from '../../../site';

const languages = languagesInPath(three);

const translated = [{ en: '/en/prices', de: '/de/preise', fr: null }];

/** A client component, because a layout does not know the page's path. */
export function SiteHeader({ content }: { content: Content }) {
  const pathname = usePathname();
  return (
    <NextAdapter>
      <Header
        site={site}
        languages={languages}
        locale={content.locale}
        content={content}
        url={pathname}
        alternates={translated.find((paths) =>
          Object.values(paths).includes(pathname),
        )}
        consent="granted"
      />
    </NextAdapter>
  );
}
