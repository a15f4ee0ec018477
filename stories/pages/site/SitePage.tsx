import type { ReactNode } from 'react';
import * as page from '../page.css';
import { useSetting } from '../../shared/SettingContext';
import { Start } from '../../shared/slots';
import { StoryHeader } from '../../shared/StoryHeader';
import { SiteFooter } from './SiteFooter';

interface SitePageProps {
  /** The page's name in events. */
  name: string;
  /** The header in the story's setting, with a call to action, if left out. */
  header?: ReactNode;
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A page of the site, in English and in the story's theme. */
export function SitePage({
  name,
  header = <StoryHeader actions={<Start />} />,
  footer = <SiteFooter />,
  className = '',
  children,
}: SitePageProps) {
  const { theme } = useSetting();
  return (
    <div
      className={`${page.ground[theme]} ${className}`}
      data-lintel-page={name}
    >
      {header}
      <main id="content" className={page.content} lang="en" dir="ltr">
        {children}
      </main>
      {footer}
    </div>
  );
}
