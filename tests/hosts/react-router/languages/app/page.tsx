import { Link } from 'lintel';
import { data, useLocation, type LoaderFunctionArgs } from 'react-router';
import { splitPath } from './sites';

export function loader({ request }: LoaderFunctionArgs) {
  const { page } = splitPath(new URL(request.url).pathname);
  return data(null, { status: page === '/missing' ? 404 : 200 });
}

export default function Page() {
  const { language, page } = splitPath(useLocation().pathname);
  return (
    <>
      <h1>{`${language.code} ${page}`}</h1>
      <Link href="/compare">Compare</Link>
    </>
  );
}
