import { useLocation } from 'react-router';

const titles: Record<string, string> = {
  '/': 'Build your website',
  '/de': 'Ihre Website',
  '/website-design': 'Website design',
  '/blog': 'Blog',
  '/without-header': 'Without a header',
};

export default function Page() {
  return <h1>{titles[useLocation().pathname]}</h1>;
}
