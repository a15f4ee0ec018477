// The environment variables that the browser may read.
const { EVENTS_HOST, MEDIA_HOST, FRENCH_HOST } = process.env;

export default { env: { EVENTS_HOST, MEDIA_HOST, FRENCH_HOST } };
