import {
  index,
  layout,
  route,
  type RouteConfig,
} from '@react-router/dev/routes';

export default [
  layout('routes/english.tsx', [
    index('routes/home.tsx'),
    route('website-design', 'routes/websiteDesign.tsx'),
    route('blog', 'routes/blog.tsx'),
  ]),
  route('de', 'routes/german.tsx'),
  route('own-header', 'routes/ownHeader.tsx'),
  route('without-header', 'routes/withoutHeader.tsx'),
] satisfies RouteConfig;
