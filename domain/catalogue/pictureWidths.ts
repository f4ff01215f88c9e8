/** Pixels in which the shop's pictures are asked for: rows, cards of a desktop, of a phone and of sharp desktops, pages, large screens. */
export const pictureWidths = [160, 240, 400, 480, 720, 1280] as const;

/** For those who do not say how large a picture will stand. */
export const usualWidth = 640;
