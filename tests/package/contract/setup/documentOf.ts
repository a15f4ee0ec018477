import type { PageDescription } from '../page/Page';

/**
 * The document around a page. It reads three parameters of the address: `page`,
 * the page's description; `lang`; and `script`, which runs instead of `client`.
 */
export async function documentOf(
  query: URLSearchParams,
  render: (description: PageDescription) => Promise<string>,
): Promise<string> {
  const description = query.get('page') ?? '{}';
  const html = await render(JSON.parse(description) as PageDescription);
  return `<!doctype html>
<html lang="${query.get('lang') ?? 'en-US'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract</title>
<link rel="stylesheet" href="/styles.css">
<script type="module" src="/assets/${query.get('script') ?? 'client'}.js"></script>
</head>
<body><div id="root" data-page="${escapeAttribute(description)}">${html}</div></body>
</html>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
