import { useEffect, useState } from 'react';

/** The address of a picture for as long as it is shown; undefined while `file` is none, as it is on its way or where it fails. */
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
