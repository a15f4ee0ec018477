export default { env: { EVENTS_HOST: process.env.EVENTS_HOST } };
