import { loadContent } from 'lintel';
import type { GetStaticPaths, GetStaticProps } from 'next';

type Props = { locale: string; path: string };

export const getStaticPaths: GetStaticPaths = () => ({
  paths: [],
  fallback: 'blocking',
});

export const getStaticProps: GetStaticProps<Props> = async ({
  locale = 'en',
  params,
}) => {
  const [first, ...rest] = [params?.path ?? []].flat();
  if (first === 'missing') return { notFound: true };
  const path = `/${[first, ...rest].join('/')}`;
  return { props: { locale, path, content: await loadContent(locale) } };
};

export default function Page({ locale, path }: Props) {
  return (
    <h1>
      {locale} {path}
    </h1>
  );
}
