import sharp from 'sharp';

const tones = [
  ['#dfe7f3', '#7d8fa9'],
  ['#e9e2f4', '#8d7fa8'],
  ['#e0f0e8', '#6f9a85'],
  ['#f6e9dd', '#b08a6a'],
  ['#f3dfe3', '#a9808a'],
  ['#e4eef0', '#6f8f97'],
] as const;

const silhouette = (
  background: string,
  figure: string,
  { width, height }: { width: number; height: number },
) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="${width}" height="${height}">
    <rect width="100" height="140" fill="${background}"/>
    <ellipse cx="50" cy="56" rx="21" ry="26" fill="${figure}"/>
    <path d="M8 140c0-34 20-48 42-48s42 14 42 48z" fill="${figure}"/>
  </svg>`;

/** Neutral portraits, nobody's: a few colours of one figure, as JPEG. */
export const demoPhotos = (size: { width: number; height: number }): Promise<Buffer[]> =>
  Promise.all(
    tones.map(([background, figure]) =>
      sharp(Buffer.from(silhouette(background, figure, size)))
        .jpeg({ quality: 80 })
        .toBuffer(),
    ),
  );
