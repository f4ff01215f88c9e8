const longestSide = 1280;
const quality = 0.75;

/** A picture small enough for a phone's storage and connection, as a data URL; null for what is none. */
export async function preparePhoto(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', quality);
}

/** The picture of such an address as a file. */
export function fileOf(photo: string): File {
  const bytes = Uint8Array.from(atob(photo.replace(/^.*,/, '')), (letter) => letter.charCodeAt(0));
  return new File([bytes], 'photo.jpg', { type: 'image/jpeg' });
}
