import { Suspense } from 'react';

interface Props {
  params: Promise<{ slug: string }>;
}

/** A route whose paths a build does not know. */
export default function Post(props: Props) {
  return (
    <Suspense>
      <Title {...props} />
    </Suspense>
  );
}

async function Title({ params }: Props) {
  return <h1>{(await params).slug}</h1>;
}
