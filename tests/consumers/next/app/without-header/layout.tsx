import type { ReactNode } from 'react';

// The same app without the header: what the header adds is the difference.
export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>{children}</body>
    </html>
  );
}
