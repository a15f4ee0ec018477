import { useLocation, useRouter } from '@tanstack/react-router';
import { Header, RouterAdapter } from 'lintel';
import { de } from 'lintel/content/de';
import 'lintel/styles.css';

export function SiteHeader() {
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <RouterAdapter
      navigate={(href) => void router.navigate({ href })}
      pathname={pathname}
    >
      <Header site={{ domain: 'example.com' }} content={de} consent="granted" />
    </RouterAdapter>
  );
}
