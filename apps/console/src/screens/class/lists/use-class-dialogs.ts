import type { ClassRecord } from '@skillcert/api-client';
import { useState } from 'react';
import type { ListedClassEvent } from '../event/listed-class-event.js';
import type { CopiedDates } from '../form/copied-class.js';

/** The class that a new one copies. */
export interface CopyOf {
  readonly record: ClassRecord;
  readonly dates: CopiedDates;
}

type OpenDialog =
  | { readonly kind: 'export'; readonly chosen: ReadonlySet<string> | undefined }
  | { readonly kind: 'form'; readonly record: ClassRecord | undefined; readonly copy?: CopyOf }
  | { readonly kind: 'event'; readonly record: ClassRecord; readonly event: ListedClassEvent };

/** The dialog that is open over the class list, if any: the form, a question about an event, or an export. */
export const useClassDialogs = () => {
  const [current, setCurrent] = useState<OpenDialog | undefined>(undefined);
  return {
    current,
    create: () => setCurrent({ kind: 'form', record: undefined }),
    edit: (record: ClassRecord) => setCurrent({ kind: 'form', record }),
    copy: (record: ClassRecord, dates: CopiedDates) =>
      setCurrent({ kind: 'form', record: undefined, copy: { record, dates } }),
    exportList: (chosen?: ReadonlySet<string>) => setCurrent({ kind: 'export', chosen }),
    ask: (record: ClassRecord, event: ListedClassEvent) => setCurrent({ kind: 'event', record, event }),
    close: () => setCurrent(undefined),
  };
};
