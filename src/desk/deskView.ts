/** Parts of the desk, as its address names them. */
export const deskViews = ['orders', 'menu', 'store'] as const;
export type DeskView = (typeof deskViews)[number];

/** Parts of the operators' room, as its address names them. */
export const operatorViews = ['applications', 'refunds', 'accounts', 'log'] as const;
export type OperatorView = (typeof operatorViews)[number];
