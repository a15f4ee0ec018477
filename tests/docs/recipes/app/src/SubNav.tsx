export const SubNav = () => null;
