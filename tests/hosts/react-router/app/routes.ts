import { route, type RouteConfig } from '@react-router/dev/routes';

export default [
  route('prices', 'prices.tsx', { id: 'prices' }),
  route('de/preise', 'prices.tsx', { id: 'preise' }),
  route(':lang?/*', 'page.tsx'),
] satisfies RouteConfig;
