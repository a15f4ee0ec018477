'use client';
import { Header, type LintelContent } from 'lintel';
import { languagesInPath } from 'lintel/content';
import { NextAdapter } from 'lintel/next';
import { useLocale } from 'next-intl';
import { site, three } from '../../../site';
import { getPathname, usePathname } from '../../i18n/navigation';
import { routing } from '../../i18n/routing';

const languages = languagesInPath(three, { default: routing.defaultLocale });

export function SiteHeader({ content }: { content: LintelContent }) {
  const locale = useLocale();
  const pathname = usePathname();
  return (
    <NextAdapter>
      <Header
        site={site}
        languages={languages}
        locale={locale}
        content={content}
        // The router's own path has `/en`, which the visitor does not see.
        url={getPathname({ locale, href: pathname })}
        consent="granted"
      />
    </NextAdapter>
  );
}
