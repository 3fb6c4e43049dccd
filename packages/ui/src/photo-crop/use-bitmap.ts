import { useEffect, useState } from 'react';

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; bitmap: ImageBitmap };

/** A file as pixels, upright as its camera meant it (EXIF). They are given free when another file comes. */
export const useBitmap = (source: Blob): Loaded => {
  const [loaded, setLoaded] = useState<{ source: Blob; result: Loaded } | null>(null);
  useEffect(() => {
    let current = true;
    let made: ImageBitmap | undefined;
    createImageBitmap(source, { imageOrientation: 'from-image' }).then(
      (bitmap) => {
        if (!current) return bitmap.close();
        made = bitmap;
        setLoaded({ source, result: { state: 'ready', bitmap } });
      },
      () => current && setLoaded({ source, result: { state: 'failed' } }),
    );
    return () => {
      current = false;
      made?.close();
    };
  }, [source]);
  return loaded?.source === source ? loaded.result : { state: 'loading' };
};
