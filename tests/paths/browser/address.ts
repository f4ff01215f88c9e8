let address = '';

/** Where the shop is that the paths are taken through. */
export const shopAddress = () => address;
export const setShopAddress = (value: string) => {
  address = value;
};
