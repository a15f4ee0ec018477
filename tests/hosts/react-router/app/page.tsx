import { data, useLocation, type LoaderFunctionArgs } from 'react-router';
import { splitPath } from './sites';

const titles: Record<string, string> = {
  '/': 'Build your website',
  '/de': 'Ihre Website',
  '/website-design': 'Website design',
  '/blog': 'Blog',
  '/without-header': 'Without a header',
};

export function loader({ request }: LoaderFunctionArgs) {
  const { page } = splitPath(new URL(request.url).pathname);
  return data(null, { status: page === '/missing' ? 404 : 200 });
}

export default function Page() {
  const { pathname } = useLocation();
  const { language, page } = splitPath(pathname);
  return <h1>{titles[pathname] ?? `${language.code} ${page}`}</h1>;
}
