// What the browser's part may know of the environment.
const { EVENTS_HOST, MEDIA_HOST, FRENCH_HOST } = process.env;

export default { env: { EVENTS_HOST, MEDIA_HOST, FRENCH_HOST } };
