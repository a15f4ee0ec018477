// As in a newly generated app.
export default { cacheComponents: true };
