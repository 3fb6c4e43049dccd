import { useEffect, useState } from 'react';

/** The bytes of a file that a call answered with; undefined while they are on their way. */
export const useFileBytes = (file: unknown): Uint8Array | undefined => {
  const [bytes, setBytes] = useState<Uint8Array>();
  useEffect(() => {
    if (!(file instanceof Blob)) return;
    let isWanted = true;
    void file.arrayBuffer().then((buffer) => {
      if (isWanted) setBytes(new Uint8Array(buffer));
    });
    return () => {
      isWanted = false;
    };
  }, [file]);
  return bytes;
};
