/** Tests that show a screen also stop clocks and put other modules in the place of some: here these are the product's own. */
export const vi = { mock: () => undefined, useFakeTimers: () => undefined };
