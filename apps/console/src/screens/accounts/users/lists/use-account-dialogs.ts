import type { AccountRecord, OutputOf } from '@skillcert/api-client';
import type { AccountEvent } from '@skillcert/core';
import { useState } from 'react';

/** An account name with the password that is shown once. */
export type InitialPassword = OutputOf<'user/createUser'>;

type OpenDialog =
  | { readonly kind: 'form'; readonly record: AccountRecord | undefined }
  | { readonly kind: 'event'; readonly record: AccountRecord; readonly event: AccountEvent }
  | {
      readonly kind: 'assign' | 'reset' | 'forgotten' | 'factor' | 'grant' | 'expert';
      readonly record: AccountRecord;
    }
  | { readonly kind: 'add_expert' }
  | { readonly kind: 'password'; readonly secret: InitialPassword; readonly isPending: boolean };

/** The dialog that is open over a list of accounts, if any. */
export const useAccountDialogs = () => {
  const [current, setCurrent] = useState<OpenDialog | undefined>(undefined);
  return {
    current,
    create: () => setCurrent({ kind: 'form', record: undefined }),
    addExpert: () => setCurrent({ kind: 'add_expert' }),
    edit: (record: AccountRecord) => setCurrent({ kind: 'form', record }),
    apply: (record: AccountRecord, event: AccountEvent) => setCurrent({ kind: 'event', record, event }),
    assign: (record: AccountRecord) => setCurrent({ kind: 'assign', record }),
    /** The password of an administrator takes a second person. */
    reset: (record: AccountRecord) =>
      setCurrent({ kind: record.roles.includes('admin') ? 'forgotten' : 'reset', record }),
    resetFactor: (record: AccountRecord) => setCurrent({ kind: 'factor', record }),
    requestGrant: (record: AccountRecord) => setCurrent({ kind: 'grant', record }),
    setExpert: (record: AccountRecord) => setCurrent({ kind: 'expert', record }),
    showPassword: (secret: InitialPassword, isPending: boolean) =>
      setCurrent({ kind: 'password', secret, isPending }),
    close: () => setCurrent(undefined),
  };
};

/** The dialogs of a list of accounts. */
export type AccountDialogsState = ReturnType<typeof useAccountDialogs>;
