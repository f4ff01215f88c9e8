/** Pixels in which the shop's pictures are asked for: rows, cards of a desktop and of a phone, pages, large screens. */
export const pictureWidths = [160, 240, 400, 640, 960, 1280] as const;

/** What a picture is shown in where nobody says how large it will stand. */
export const usualWidth = 640;
