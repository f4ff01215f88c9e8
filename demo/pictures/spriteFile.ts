/** Where an icon's picture lies: beside this file, in the source and in the built demo alike. */
export const spriteFile = (name: string, isSmall: boolean): URL =>
  new URL(`./sprites/${isSmall ? 'small/' : ''}${name}.webp`, import.meta.url);
