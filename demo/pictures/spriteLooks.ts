/** As it is, cut through its crumb, out of focus, or as the shade that it casts. */
export const spriteLooks = ['plain', 'crumb', 'soft', 'shade'] as const;
export type SpriteLook = (typeof spriteLooks)[number];

/** Air around a sprite as a part of its width: what is out of focus, or only a shade, spreads into it. */
export const spreads: Record<SpriteLook, number> = { plain: 0, crumb: 0, soft: 0.12, shade: 0.2 };
