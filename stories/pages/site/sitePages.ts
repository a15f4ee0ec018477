/**
 * The stories that the paths of the site open. Several paths of the header's
 * menus lead to the same page.
 */
export const sitePages = {
  '/': 'pages-states--home',
  '/website-design': 'pages-states--home',
  '/templates': 'pages-states--home',
  '/pricing': 'pages-states--pricing',
  '/selling': 'pages-states--selling',
  '/online-stores': 'pages-states--selling',
  '/ecommerce-website': 'pages-states--selling',
  '/campaign': 'pages-states--campaign',
  '/ecommerce/designs-that-sell': 'pages-states--campaign',
  '/start': 'pages-states--campaign',
  '/shop': 'pages-states--shop',
  '/showcase': 'pages-states--shop',
};
