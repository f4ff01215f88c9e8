/** Parts of the desk, as its address names them. */
export const deskViews = ['orders', 'menu', 'store'] as const;
export type DeskView = (typeof deskViews)[number];
