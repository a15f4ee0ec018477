import { index, route, type RouteConfig } from '@react-router/dev/routes';

const paths = ['de', 'website-design', 'blog', 'without-header'];

export default [
  index('page.tsx'),
  ...paths.map((path) => route(path, 'page.tsx', { id: path })),
] satisfies RouteConfig;
