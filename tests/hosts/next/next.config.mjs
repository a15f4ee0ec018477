// Known when the app is built, because the test's CMS is the collector's server.
export default { env: { CMS_HOST: process.env.EVENTS_HOST } };
