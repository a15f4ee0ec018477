// Packages of the documentation's code that are not installed here, and data of
// a page team. Without types, except for what the code uses as a type.

declare module '@/sessions';
declare module '@tanstack/react-router';
declare module '@vitejs/plugin-react';
declare module 'next-themes';
declare module 'next/cache';
declare module 'next/font/google';
declare module 'next/font/local';
declare module 'next/headers';
declare module 'next/link';
declare module 'next/root-params';

declare module 'next' {
  export type NextConfig = object;
}

declare module 'next/navigation' {
  export function notFound(): never;
  export function usePathname(): string;
}

declare module 'next/server' {
  export function connection(): Promise<void>;
  export class NextRequest extends Request {
    cookies: ReadonlyMap<string, { value: string }>;
    nextUrl: URL;
  }
  export class NextResponse extends Response {
    static next(options?: { request: { headers: Headers } }): NextResponse;
    static redirect(url: string | URL): NextResponse;
    cookies: { delete(name: string): void };
  }
}

declare module '@playwright/test' {
  export * from 'playwright/test';
}

/** What Next adds to `fetch`. */
interface RequestInit {
  next?: { revalidate?: number };
}

/** The data that a CMS has sent. */
declare const fromCms: unknown;
