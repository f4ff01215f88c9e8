/** Air around a sprite as a part of its width: what is out of focus, or only a shade, spreads into it. */
export const spreads = { plain: 0, soft: 0.12, shade: 0.2 } as const;

/** As it is, out of focus, or as the shade that it casts. */
export type SpriteLook = keyof typeof spreads;
