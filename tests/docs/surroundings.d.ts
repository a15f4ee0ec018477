// Types for the documentation's code: packages that are not installed here, and
// data of a page team.

declare module 'next/font/google' {
  export function Hanken_Grotesk(options: {
    subsets: string[];
    variable: `--${string}`;
  }): { variable: string };
}

declare module 'next/font/local' {
  function localFont(options: {
    src: string;
    weight?: string;
    variable: `--${string}`;
  }): {
    variable: string;
  };
  export { localFont as default };
}

/** What Next adds to `fetch`. */
interface RequestInit {
  next?: { revalidate?: number };
}

declare module 'next' {
  interface Rewrite {
    source: string;
    has?: { type: 'host'; value: string }[];
    destination: string;
  }

  export interface NextConfig {
    rewrites?: () => Promise<{ afterFiles: Rewrite[] }>;
  }
}

declare module 'next-themes' {
  export function useTheme(): {
    resolvedTheme?: string;
    setTheme(theme: string): void;
  };
}

declare module 'next/navigation' {
  export function usePathname(): string;
}

declare module '@playwright/test' {
  import type { BrowserContext, Page } from 'playwright';

  export { defineConfig, expect } from 'playwright/test';
  export type { Page };
  export function test(
    name: string,
    body: (fixtures: { page: Page; context: BrowserContext }) => Promise<void>,
  ): void;
}

declare module 'next/cache' {
  export function cacheLife(profile: string | { revalidate: number }): void;
}

declare module 'next/server' {
  export function connection(): Promise<void>;
  export class NextRequest extends Request {
    cookies: {
      get(name: string): { value: string } | undefined;
      has(name: string): boolean;
    };
    nextUrl: URL;
  }
  export class NextResponse extends Response {
    static next(options?: { request: { headers: Headers } }): NextResponse;
    static redirect(url: string | URL): NextResponse;
    cookies: { delete(name: string): void };
  }
}

declare module 'next/headers' {
  export function cookies(): Promise<{
    get(name: string): { value: string } | undefined;
    set(
      name: string,
      value: string,
      options: { httpOnly?: boolean; maxAge?: number },
    ): void;
    delete(name: string): void;
  }>;
}

declare module 'next/link' {
  import type { AnchorHTMLAttributes, ReactElement } from 'react';

  function NextLink(
    props: AnchorHTMLAttributes<HTMLAnchorElement>,
  ): ReactElement;
  export { NextLink as default };
}

declare module '@vitejs/plugin-react' {
  import type { Plugin } from 'vite';

  function react(): Plugin[];
  export { react as default };
}

declare module '@tanstack/react-router' {
  export function useLocation(): { pathname: string };
  export function useRouter(): { history: { push(path: string): void } };
}

declare module '@/sessions' {
  export function userOf(
    session: string,
  ): Promise<{ email: string; name: string } | null>;
}

/** The data that a CMS has sent. */
declare const fromCms: unknown;
