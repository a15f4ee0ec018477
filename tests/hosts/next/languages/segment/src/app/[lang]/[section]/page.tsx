import { Heading } from '../../../Heading';
import { Missing } from '../../../Missing';

export const ensureStatic = 'navigation';
export const instant = false;
export const generateStaticParams = () => [{ section: 'pricing' }];

export default async function Page({ params }: PageProps<'/[lang]/[section]'>) {
  const { section } = await params;
  return section === 'missing' ? <Missing /> : <Heading path={`/${section}`} />;
}
