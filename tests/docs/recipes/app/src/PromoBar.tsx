export const PromoBar = () => null;
