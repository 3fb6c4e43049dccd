import { pictureFault } from '@skillcert/core';
import { useEffect, useState } from 'react';

/** The fault of a file that cannot be cut. */
type BitmapFault = 'heic' | 'damaged' | 'unreadable';

type Loaded =
  | { state: 'loading' }
  | { state: 'failed'; fault: BitmapFault }
  | { state: 'ready'; bitmap: ImageBitmap };

/** Browsers draw the remains of a truncated picture, so its end is checked first. */
const faultOf = async (source: Blob): Promise<BitmapFault | undefined> => {
  const found = pictureFault(new Uint8Array(await source.arrayBuffer()));
  if (found?.fault === 'format') return found.format === 'HEIC' ? 'heic' : 'unreadable';
  return found?.fault === 'damaged' ? 'damaged' : undefined;
};

const decode = async (source: Blob): Promise<ImageBitmap | BitmapFault> => {
  const fault = await faultOf(source).catch(() => undefined);
  if (fault === 'damaged') return fault;
  // Any picture that this browser reads is good enough.
  return createImageBitmap(source, { imageOrientation: 'from-image' }).catch(() => fault ?? 'damaged');
};

/** A file as pixels, upright as its camera meant it (EXIF). They are given free when another file comes. */
export const useBitmap = (source: Blob): Loaded => {
  const [loaded, setLoaded] = useState<{ source: Blob; result: Loaded } | null>(null);
  useEffect(() => {
    let current = true;
    let made: ImageBitmap | undefined;
    decode(source).then((bitmap) => {
      if (typeof bitmap === 'string') {
        if (current) setLoaded({ source, result: { state: 'failed', fault: bitmap } });
        return;
      }
      if (!current) return bitmap.close();
      made = bitmap;
      setLoaded({ source, result: { state: 'ready', bitmap } });
    });
    return () => {
      current = false;
      made?.close();
    };
  }, [source]);
  return loaded?.source === source ? loaded.result : { state: 'loading' };
};
