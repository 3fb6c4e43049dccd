import { type RefObject, useEffect } from 'react';

const waitsForKeys = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]';

/** Hand scanners type wherever the focus is: letters and digits that nothing else waits for go to the field. */
export const useScanFocus = (field: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || !/^[\da-z]$/i.test(key)) return;
      if (target instanceof Element && target.closest(waitsForKeys)) return;
      field.current?.focus();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [field]);
};
