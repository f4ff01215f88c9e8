/**
 * The demo city as the build made it, in JSON; null where nothing was built (development, tests). Making it
 * takes half a second, which every start of the built server would wait for.
 */
export const madeCity: string | null = null;
