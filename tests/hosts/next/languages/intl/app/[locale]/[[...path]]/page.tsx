import { notFound } from 'next/navigation';

// Static, so that an error page has status 404 although it streams its content.
export const generateStaticParams = () => [];

export default async function Page({
  params,
}: {
  params: Promise<{ locale: string; path?: string[] }>;
}) {
  const { locale, path = [] } = await params;
  if (path[0] === 'missing') notFound();
  return (
    <h1>
      {locale} /{path.join('/')}
    </h1>
  );
}
