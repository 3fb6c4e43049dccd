import type { ClassRecord } from '@skillcert/api-client';
import { useState } from 'react';
import type { ListedClassEvent } from '../event/fire-class-event.js';

type OpenDialog =
  | { readonly kind: 'form'; readonly record: ClassRecord | undefined }
  | { readonly kind: 'event'; readonly record: ClassRecord; readonly event: ListedClassEvent };

/** Which dialog lies over the class list: the form, a question about an event, or none. */
export const useClassDialogs = () => {
  const [current, setCurrent] = useState<OpenDialog | undefined>(undefined);
  return {
    current,
    create: () => setCurrent({ kind: 'form', record: undefined }),
    edit: (record: ClassRecord) => setCurrent({ kind: 'form', record }),
    ask: (record: ClassRecord, event: ListedClassEvent) => setCurrent({ kind: 'event', record, event }),
    close: () => setCurrent(undefined),
  };
};
