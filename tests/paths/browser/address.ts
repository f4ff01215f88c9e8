let address = process.env.SHOP_ADDRESS ?? '';

/** Where the shop is that the paths are taken through; SHOP_ADDRESS for a spec that was exported. */
export const shopAddress = () => address;
export const setShopAddress = (value: string) => {
  address = value;
};
