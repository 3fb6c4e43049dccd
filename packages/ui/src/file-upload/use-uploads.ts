import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createUploadQueue, type UploadHost, uploadsAtOnce } from './create-upload-queue.js';
import { isOpen, type StoredFile, type UploadEntry, type UploadRow } from './upload-entry.js';

interface UploadsHost<Stored> extends Pick<UploadHost<Stored>, 'upload' | 'describeError'> {
  value: readonly Stored[];
  onValueChange: (value: readonly Stored[]) => void;
  onRemove?: ((stored: Stored) => unknown) | undefined;
  onPendingChange?: ((pending: number) => void) | undefined;
  /** Whether a file takes the place of the one before, so that two are never sent beside each other. */
  single: boolean;
}

/** The queue of one FileUpload and its files; uploads stop on unmount. */
export const useUploads = <Stored extends StoredFile>(host: UploadsHost<Stored>) => {
  const [entries, setEntries] = useState<readonly UploadEntry<Stored>[]>([]);
  const latest = useRef(host);
  // Two uploads may end before the next render, so each must see the change of the one before.
  const setValue = (value: readonly Stored[]) => {
    latest.current = { ...latest.current, value };
    latest.current.onValueChange(value);
  };
  const [queue] = useState(() =>
    createUploadQueue<Stored>(
      () => ({
        upload: latest.current.upload,
        describeError: latest.current.describeError,
        onEntries: (next) => {
          setEntries(next);
          latest.current.onPendingChange?.(next.filter(isOpen).length);
        },
        onStored: (stored) => setValue([...latest.current.value, stored]),
      }),
      host.single ? 1 : uploadsAtOnce,
    ),
  );
  useLayoutEffect(() => {
    latest.current = host;
  });
  useEffect(
    () => () => {
      queue.stop();
      // A field that is gone sends nothing any more.
      latest.current.onPendingChange?.(0);
    },
    [queue],
  );
  /** Takes a line away. `before` runs before that, so that the list can say where the focus goes. */
  const remove = async ({ id, stored }: UploadRow<Stored>, before: () => void) => {
    if (stored) await latest.current.onRemove?.(stored);
    before();
    if (stored) setValue(latest.current.value.filter((other) => other.id !== stored.id));
    queue.remove(id);
  };
  return { entries, queue, remove };
};
