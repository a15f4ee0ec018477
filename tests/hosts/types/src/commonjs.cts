// The same entries, imported by a CommonJS module.
import lintel = require('lintel');
import content = require('lintel/content');
import german = require('lintel/content/de');
import english = require('lintel/content/en');
import core = require('lintel/core');
import countries = require('lintel/countries');
import landing = require('lintel/landing');
import next = require('lintel/next');
import reactRouter = require('lintel/react-router');
import testing = require('lintel/testing');
import menu = require('./menu.json');

const settings: lintel.Settings = {
  site: { domain: 'example.com' },
  content: german.de,
  navigation: content.defineNavigation(menu),
  consent: 'granted',
};

// @ts-expect-error unknown message
lintel.sendHeaderMessage('set invisible');
landing.trackLanding();

export = {
  settings,
  adapters: [next.NextAdapter, reactRouter.ReactRouterAdapter],
  others: [content, english, core, countries, testing, lintel.Header],
};
