import { connection } from 'next/server';
import { Heading } from '../../../../Heading';

/** Rendered for each request. */
export const instant = false;

export default async function Post({
  params,
}: PageProps<'/[lang]/posts/[slug]'>) {
  await connection();
  return <Heading path={`/posts/${(await params).slug}`} />;
}
