import { useEffect, useState } from 'react';

/**
 * The address of a picture for as long as it is shown; undefined if `file` is not a picture, as while it loads or
 * after a failure.
 */
export const useFileAddress = (file: unknown): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!(file instanceof Blob)) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};
