// The page under test, as CommonJS: Jest runs no ES modules by itself.
require('lintel/styles.css');
const { Header, LintelProvider } = require('lintel');
const { createElement } = require('react');

const site = { domain: 'example.com' };

function Page({ content }) {
  return createElement(
    LintelProvider,
    { site, content, consent: 'denied' },
    createElement(Header, {
      banner: createElement('div', null, 'Half price until Sunday'),
      actions: createElement('a', { href: '/start' }, 'Get started'),
      // However long a busy machine takes from the hover to its click.
      reflexClickMs: 60_000,
    }),
    createElement('main', { id: 'content' }),
  );
}

module.exports = { Page };
