/**
 * The stories that the paths of the site open. Several paths of the header's
 * menus lead to the same page.
 */
export const sitePages = {
  '/': 'pages-states--home',
  '/website-design': 'pages-states--home',
  '/templates': 'pages-states--home',
  '/pricing': 'pages-states--pricing',
};
