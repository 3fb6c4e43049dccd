/** Enough for small print, and a fraction of what a phone's camera makes. */
const longest_px = 2_400;
const quality = 0.85;

/** Makes a photographed page small enough for a slow network; a PDF, and what the browser cannot read, goes as it is. */
export const shrinkDocument = async (file: File): Promise<Blob> => {
  if (!file.type.startsWith('image/')) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const { width, height } = picture;
  const factor = longest_px / Math.max(width, height);
  if (factor >= 1) return file;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width * factor), height: Math.round(height * factor) });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  return smaller ?? file;
};
