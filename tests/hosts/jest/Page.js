// The page under test, as CommonJS, because Jest does not run ES modules by
// default.
require('lintel/styles.css');
const { Header, LintelProvider } = require('lintel');
const { createElement } = require('react');

const site = { domain: 'example.com' };

function Page({ content }) {
  return createElement(
    LintelProvider,
    { site, content, consent: 'denied' },
    // Long enough for the click after a hover on a busy machine.
    createElement(Header, { hover: { reflex: 60_000 } }),
    createElement('main', { id: 'content' }),
  );
}

module.exports = { Page };
