import { useEffect, useRef } from 'react';

interface FormPhotoProps {
  name: string;
  photo: File | string | null;
}

/** Carries the cut photo in a native form, as a hidden file input. */
export function FormPhoto({ name, photo }: FormPhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!input.current) return;
    const files = new DataTransfer();
    if (photo instanceof File) files.items.add(photo);
    input.current.files = files.files;
  }, [photo]);
  return <input ref={input} type="file" name={name} hidden />;
}
