// What lintel/next uses of Next, so that developing Lintel does not install
// it; tests/hosts/next builds against the real types.
declare module 'next/navigation.js' {
  /** `null` in the Pages Router, before it is ready. */
  export function usePathname(): string | null;
  export function useRouter(): {
    push(href: string): void;
    prefetch(href: string): void;
  };
}

declare module 'next/compat/router.js' {
  interface Options {
    locale?: false;
  }

  /** `null` in the App Router. */
  export function useRouter(): {
    push(href: string, as: undefined, options: Options): Promise<boolean>;
    prefetch(href: string, as: undefined, options: Options): Promise<void>;
  } | null;
}
