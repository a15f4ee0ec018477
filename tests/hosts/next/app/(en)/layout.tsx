import 'lintel/styles.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';

// The app's own theme colour, for pages without the header.
export const viewport: Viewport = { themeColor: '#663399' };

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>{children}</body>
    </html>
  );
}
