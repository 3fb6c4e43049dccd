import { useEffect, useState } from 'react';

/** Where a chosen picture can be shown from; an address is itself. */
export const usePictureAddress = (picture: File | string | null): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!(picture instanceof File)) return;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return picture instanceof File ? address : picture;
};
