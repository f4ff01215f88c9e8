export const photosTimeoutMs = 60_000;

export function photoFields(photos: readonly object[]) {
  const [image_1, image_2, image_3] = photos.filter((photo) => photo instanceof File);
  return { image_1, image_2, image_3 };
}
