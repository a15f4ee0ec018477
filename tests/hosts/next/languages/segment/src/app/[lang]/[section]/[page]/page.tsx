import { Heading } from '../../../../Heading';

export const ensureStatic = 'navigation';
export const instant = false;
export const generateStaticParams = () => [
  { section: 'websites', page: 'analytics' },
];

export default async function Page({
  params,
}: PageProps<'/[lang]/[section]/[page]'>) {
  const { section, page } = await params;
  return <Heading path={`/${section}/${page}`} />;
}
