import { LintelProvider, loadContent } from 'lintel';
import { useLoaderData } from 'react-router';
import { site } from '../../../header/site';
import { WithHeader } from '../../../header/WithHeader';

// Menus and wording are data, and reach the browser like any other data.
export async function loader() {
  return { content: await loadContent('de-DE') };
}

export default function German() {
  const { content } = useLoaderData<typeof loader>();
  return (
    <LintelProvider site={site} content={content} consent="granted">
      <WithHeader>
        <h1>Ihre Website</h1>
      </WithHeader>
    </LintelProvider>
  );
}
