import { lang } from 'next/root-params';

export async function Heading({ path }: { path: string }) {
  return (
    <h1>
      {await lang()} {path}
    </h1>
  );
}
